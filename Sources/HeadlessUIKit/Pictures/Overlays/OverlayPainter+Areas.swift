/// The overlays of areas: margins, safe areas, guides.
extension OverlayPainter {
    private static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    mutating func drawMargins() {
        for shown in tree.views where shown.isInPicture && usesMargins(shown.view) {
            let margins = shown.view.layoutMargins
            guard margins != .zero, margins.isFiniteNumber else { continue }
            drawBand(margins, of: shown, .green)
        }
    }

    /// Whether margins were set, something is laid out by them, or they are others than a new view's.
    private func usesMargins(_ view: UIView) -> Bool {
        guard !view.subviewStorage.isEmpty || view.extras?.layoutMargins != nil else { return false }
        if view.extras?.layoutMargins != nil || view.madeGuide(following: .layoutMargins) != nil {
            return true
        }
        return view.layoutMargins != Self.usualMargins && view.layoutMargins != view.safeAreaInsets
            && view.controller != nil
    }

    mutating func drawSafeAreas() {
        var areas: Set<[Int]> = []
        for shown in tree.views where shown.isInPicture {
            let insets = shown.view.safeAreaInsets
            guard insets != .zero, insets.isFiniteNumber else { continue }
            // Views in each other exclude the same parts: those of the outermost are drawn.
            let inner = shown.bounds.inset(by: insets).applying(shown.map)
            let sides = [inner.minX, inner.minY, inner.maxX, inner.maxY].map {
                Int(min(max($0 * 16, -1e9), 1e9))
            }
            let set = [insets.left != 0, insets.top != 0, insets.right != 0, insets.bottom != 0]
            let added = zip(sides, set).enumerated().filter { index, side in
                side.1 && areas.insert([index, side.0]).inserted
            }
            guard !added.isEmpty else { continue }
            let shares = Set(added.map(\.offset))
            drawBand(
                UIEdgeInsets(
                    top: shares.contains(1) ? insets.top : 0, left: shares.contains(0) ? insets.left : 0,
                    bottom: shares.contains(3) ? insets.bottom : 0,
                    right: shares.contains(2) ? insets.right : 0), of: shown, .orange)
        }
    }

    /// Fills what insets exclude, with the numbers where they fit.
    private mutating func drawBand(_ insets: UIEdgeInsets, of shown: ShownView, _ ink: OverlayInk) {
        let bounds = shown.bounds
        let inner = bounds.inset(by: insets)
        guard inner.width >= 0, inner.height >= 0 else { return }
        fillBand(bounds, inner, of: shown, ink)
        let bands = [
            (insets.top, CGRect(x: inner.minX, y: bounds.minY, width: inner.width, height: insets.top)),
            (insets.left, CGRect(x: bounds.minX, y: inner.minY, width: insets.left, height: inner.height)),
            (insets.bottom, CGRect(x: inner.minX, y: inner.maxY, width: inner.width, height: insets.bottom)),
            (insets.right, CGRect(x: inner.maxX, y: inner.minY, width: insets.right, height: inner.height)),
        ]
        for (length, band) in bands where length > 0 {
            label(overlayNumber(length), ink, at: band.applying(shown.map), of: shown, isOptional: true)
        }
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
