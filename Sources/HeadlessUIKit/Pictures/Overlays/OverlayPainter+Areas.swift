internal import DisplayList

/// The overlays of areas: margins, safe areas, guides.
extension OverlayPainter {
    private static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    mutating func drawMargins() {
        for shown in tree.views where shown.isInPicture && usesMargins(shown.view) {
            let margins = shown.view.layoutMargins
            guard margins != .zero, margins.isFiniteNumber else { continue }
            guard shown.isStraight else {
                drawRing(margins, of: shown, .green)
                continue
            }
            drawBand(margins, in: shown.box, as: margins, of: shown, .green)
        }
    }

    /// Whether margins were set, something is laid out by them, or they are others than a new view's.
    private func usesMargins(_ view: UIView) -> Bool {
        guard !view.subviewStorage.isEmpty || view.extras?.layoutMargins != nil else { return false }
        if view.extras?.layoutMargins != nil || view.madeGuide(following: .layoutMargins) != nil {
            return true
        }
        return view.layoutMargins != Self.usualMargins && view.layoutMargins != view.safeAreaInsets
            && view.controller?.children.isEmpty == true
    }

    mutating func drawSafeAreas() {
        // What views around exclude already, in the picture; nil where they exclude nothing.
        var safe: [CGRect?] = []
        for shown in tree.views {
            let outer = shown.parent.flatMap { safe[$0] }
            let insets = shown.view.safeAreaInsets
            guard insets != .zero, insets.isFiniteNumber, shown.isStraight else {
                safe.append(outer)
                if !shown.isStraight, shown.isInPicture, insets != .zero, insets.isFiniteNumber {
                    drawRing(insets, of: shown, .orange)
                }
                continue
            }
            let own = shown.bounds.inset(by: insets).applying(shown.map)
            safe.append(outer.map { own.common(with: $0) } ?? own)
            guard shown.isInPicture else { continue }
            let (from, to) = (
                outer.map { shown.box.common(with: $0) } ?? shown.box, safe[safe.count - 1] ?? own
            )
            let parts = UIEdgeInsets(
                top: to.minY - from.minY, left: to.minX - from.minX, bottom: from.maxY - to.maxY,
                right: from.maxX - to.maxX)
            guard [parts.top, parts.left, parts.bottom, parts.right].contains(where: { $0 > 0.01 }) else {
                continue
            }
            drawBand(parts, in: from, as: insets, of: shown, .orange)
        }
    }

    /// Fills what insets exclude of a rectangle of the picture.
    ///
    /// - Parameter values: The numbers that are written where they fit.
    private mutating func drawBand(
        _ insets: UIEdgeInsets, in outer: CGRect, as values: UIEdgeInsets, of shown: ShownView,
        _ ink: OverlayInk
    ) {
        let inner = outer.inset(by: insets)
        guard inner.width >= 0, inner.height >= 0 else { return }
        var path = Path(outer.displayRect)
        path.append(Path(inner.displayRect))
        append(.fill(path, .color(ink.color(alpha: 0.25)), .evenOdd), of: shown)
        let bands = [
            (values.top, CGRect(x: inner.minX, y: outer.minY, width: inner.width, height: insets.top)),
            (values.left, CGRect(x: outer.minX, y: inner.minY, width: insets.left, height: inner.height)),
            (values.bottom, CGRect(x: inner.minX, y: inner.maxY, width: inner.width, height: insets.bottom)),
            (values.right, CGRect(x: inner.maxX, y: inner.minY, width: insets.right, height: inner.height)),
        ]
        for (value, band) in bands where band.width > 0.01 && band.height > 0.01 {
            label(overlayNumber(value), ink, at: band, of: shown, isOptional: true)
        }
    }

    /// Fills what insets exclude of a rotated view.
    private mutating func drawRing(_ insets: UIEdgeInsets, of shown: ShownView, _ ink: OverlayInk) {
        let inner = shown.bounds.inset(by: insets)
        guard inner.width >= 0, inner.height >= 0 else { return }
        var path = Path(shown.bounds.displayRect)
        path.append(Path(inner.displayRect))
        let turned = path.applying(shown.map.displayTransform)
        append(.fill(turned, .color(ink.color(alpha: 0.25)), .evenOdd), of: shown)
    }

    mutating func drawGuides() {
        for shown in tree.views where shown.isInPicture {
            for guide in shown.view.extras?.layoutGuides ?? [] where guide.area == nil {
                let frame = guide.layoutFrame
                guard frame.isFiniteNumber else { continue }
                outline(frame, of: shown, .violet, dashes: [4, 3])
                let name = guide.identifier.isEmpty ? "guide" : guide.identifier
                let text = "\(name) \(overlaySize(frame.size))"
                labels.append(
                    OverlayLabel(text: text, ink: .violet, box: frame.applying(shown.map), isOptional: false))
            }
        }
    }
}
