import Foundation

/// A menu over a window: what is lifted, the menu beside it, and the dimmed rest, which closes the menu.
final class MenuOverlay: UIControl {
    let box = MenuBox()
    /// What is lifted off the screen; nil for the menu of a control.
    private let lifted: UIView?
    /// What the menu belongs to, in the window's coordinates.
    private let source: CGRect
    private let dims: Bool
    var onDismiss: (() -> Void)?
    var onPreviewTap: (() -> Void)?

    init(source: CGRect, lifted: UIView?, dims: Bool) {
        self.source = source
        self.lifted = lifted
        self.dims = dims
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let lifted {
            lifted.isUserInteractionEnabled = false
            addSubview(lifted)
        }
        addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = MenuMetrics(traitCollection)
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: metrics.distance, dy: metrics.distance)
        var size = box.sizeThatFits(safe.size)
        size.height = min(size.height, safe.height)
        let lift = liftedFrame(menuHeight: size.height, in: safe, distance: metrics.distance)
        lifted?.frame = lift
        let fitsBelow = lift.maxY + metrics.distance + size.height <= safe.maxY
        let fitsAbove = lift.minY - metrics.distance - size.height >= safe.minY
        var origin = CGPoint(x: 0, y: lift.maxY + metrics.distance)
        if !fitsBelow, fitsAbove { origin.y = lift.minY - metrics.distance - size.height }
        // The menu lines up with the edge of its source that is nearer to the same edge of the window.
        origin.x = lift.midX <= bounds.midX ? lift.minX : lift.maxX - size.width
        origin.x = min(max(origin.x, safe.minX), max(safe.minX, safe.maxX - size.width))
        origin.y = min(max(origin.y, safe.minY), max(safe.minY, safe.maxY - size.height))
        box.bounds.size = size
        box.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }

    /// The frame of what is lifted: moved up where the menu would not fit below.
    private func liftedFrame(menuHeight: CGFloat, in safe: CGRect, distance: CGFloat) -> CGRect {
        guard let lifted else { return source }
        var frame = CGRect(
            x: source.midX - lifted.bounds.width / 2, y: source.midY - lifted.bounds.height / 2,
            width: lifted.bounds.width, height: lifted.bounds.height)
        let needed = distance + menuHeight
        if frame.maxY + needed > safe.maxY, frame.minY - needed < safe.minY {
            frame.origin.y = max(safe.minY, safe.maxY - needed - frame.height)
        }
        frame.origin.x = min(
            max(frame.minX, min(safe.minX, source.minX)), max(safe.maxX, source.maxX) - frame.width)
        return frame
    }

    override func drawContent(in painter: inout LayerPainter) {
        guard dims else { return }
        painter.fillRounded(bounds, radius: 0, .dynamic(0x0000_0033, 0x0000_007A))
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        onDismiss?()
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let lifted, let point = touch?.location(in: self), lifted.frame.contains(point) else { return }
        onPreviewTap?()
    }
}
