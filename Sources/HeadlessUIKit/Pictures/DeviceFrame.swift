internal import DisplayList
internal import LayoutCore

/// The body of a device around its screen.
@MainActor
struct DeviceFrame {
    private let device: ScreenDevice
    private let orientation: UIInterfaceOrientation
    private let size: CGSize
    /// How far the body extends beyond the screen in portrait, in points.
    private let rim: UIEdgeInsets
    /// The width of the buttons at the body's sides.
    private static let buttonWidth: CGFloat = 3
    /// The width of the metal part of the rim.
    private static let metal: CGFloat = 3.5

    init(of device: ScreenDevice, orientation: UIInterfaceOrientation, size: CGSize) {
        self.device = device
        self.orientation = orientation
        self.size = size
        let side: CGFloat = device.idiom == .pad ? 26 : 14
        let hasButton = device.portrait.safeAreaInsets.bottom == 0
        rim = UIEdgeInsets(top: hasButton ? 92 : side, left: side, bottom: hasButton ? 92 : side, right: side)
    }

    private var hasHomeButton: Bool { device.portrait.safeAreaInsets.bottom == 0 }

    /// The rim in the current orientation.
    private var heldRim: UIEdgeInsets {
        guard orientation.isLandscape else { return rim }
        return UIEdgeInsets(top: rim.left, left: rim.top, bottom: rim.right, right: rim.bottom)
    }

    /// The picture of the device that shows a drawing.
    func list(around screen: DisplayList, _ traits: UITraitCollection) -> DisplayList {
        let (rim, edge) = (heldRim, Self.buttonWidth)
        let body = CGRect(
            x: edge, y: edge, width: size.width + rim.left + rim.right,
            height: size.height + rim.top + rim.bottom)
        let display = CGRect(
            x: body.minX + rim.left, y: body.minY + rim.top, width: size.width, height: size.height)
        let whole = CGSize(width: body.width + 2 * edge, height: body.height + 2 * edge)
        var painter = LayerPainter(traits: traits)
        painter.drawCustom(CGRect(origin: .zero, size: whole)) { _ in draw(body, around: display) }
        let corner = CornerRadii(Double(device.cornerRadius))
        painter.commands += [
            .save, .clip(Path(display.displayRect, corners: corner), .winding),
            .concatenate(.translation(x: Double(display.minX), y: Double(display.minY))),
        ]
        painter.commands += screen.commands
        painter.commands.append(.restore)
        return DisplayList(
            size: Size(width: Double(whole.width), height: Double(whole.height)), commands: painter.commands)
    }

    private func draw(_ body: CGRect, around display: CGRect) {
        let corner = hasHomeButton ? 56 : device.cornerRadius + rim.left
        UIColor(white: 0.36, alpha: 1).setFill()
        for button in buttons(of: body) { UIBezierPath(roundedRect: button, cornerRadius: 1.5).fill() }
        UIColor(white: 0.46, alpha: 1).setFill()
        UIBezierPath(roundedRect: body, cornerRadius: corner).fill()
        UIColor(white: 0.25, alpha: 1).setFill()
        UIBezierPath(roundedRect: body.insetBy(dx: 1.2, dy: 1.2), cornerRadius: corner - 1.2).fill()
        UIColor(white: 0.02, alpha: 1).setFill()
        UIBezierPath(
            roundedRect: body.insetBy(dx: Self.metal, dy: Self.metal), cornerRadius: corner - Self.metal
        ).fill()
        if hasHomeButton { drawHomeButton(body, display) }
    }

    private func drawHomeButton(_ body: CGRect, _ display: CGRect) {
        let isLandscape = orientation.isLandscape
        let atStart = orientation == .landscapeLeft
        let along =
            isLandscape
            ? (atStart ? (body.minX + display.minX) / 2 : (body.maxX + display.maxX) / 2)
            : (body.maxY + display.maxY) / 2
        let across = isLandscape ? body.midY : body.midX
        let center = CGPoint(x: isLandscape ? along : across, y: isLandscape ? across : along)
        let ring = UIBezierPath(
            ovalIn: CGRect(x: center.x - 29, y: center.y - 29, width: 58, height: 58))
        UIColor(white: 0.3, alpha: 1).setStroke()
        ring.lineWidth = 2
        ring.stroke()
    }

    /// The buttons at the long sides of a phone: silence and volume on one, power on the other.
    private func buttons(of body: CGRect) -> [CGRect] {
        guard device.idiom == .phone else { return [] }
        let length = max(body.width, body.height)
        let spans: [(isFirstSide: Bool, from: CGFloat, to: CGFloat)] = [
            (true, 0.17, 0.21), (true, 0.25, 0.32), (true, 0.34, 0.41), (false, 0.27, 0.38),
        ]
        return spans.map { isFirstSide, from, to in
            let (start, extent) = (from * length, (to - from) * length)
            guard orientation.isLandscape else {
                let x = isFirstSide ? body.minX - 2.5 : body.maxX - 2.5
                return CGRect(x: x, y: body.minY + start, width: 5, height: extent)
            }
            // Rotated to the left, the upper edge of the device is at the left.
            let isLeft = orientation == .landscapeRight
            let x = isLeft ? body.minX + start : body.maxX - start - extent
            let y = isFirstSide == isLeft ? body.maxY - 2.5 : body.minY - 2.5
            return CGRect(x: x, y: y, width: extent, height: 5)
        }
    }
}
