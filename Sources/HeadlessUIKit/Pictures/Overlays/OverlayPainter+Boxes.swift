/// The overlays of boxes: frames, alignment rectangles, depths, baselines.
extension OverlayPainter {
    mutating func drawFrames() {
        for shown in tree.views where shown.isInPicture {
            outline(shown.bounds, of: shown, .blue)
            guard shown.view.subviewStorage.isEmpty else { continue }
            label(
                overlaySize(shown.bounds.size), .blue, at: shown.box, of: shown, isOptional: true,
                isAtEnd: true)
        }
    }

    mutating func drawAlignmentRectangles() {
        for shown in tree.views where shown.isInPicture {
            let rect = shown.view.alignmentRect(forFrame: shown.bounds)
            guard rect.isFiniteNumber else { continue }
            outline(rect, of: shown, .amber)
            guard rect != shown.bounds else { continue }
            let insets = [
                rect.minY - shown.bounds.minY, rect.minX - shown.bounds.minX,
                shown.bounds.maxY - rect.maxY, shown.bounds.maxX - rect.maxX,
            ]
            let text = insets.map(overlayNumber).joined(separator: " ")
            label("align \(text)", .amber, at: rect.applying(shown.map), of: shown, isOptional: true)
        }
    }

    mutating func drawDepth() {
        for shown in tree.views where shown.isInPicture {
            let ink = OverlayInk(depth: shown.depth)
            fill(shown.bounds, of: shown, ink, alpha: 0.12)
            outline(shown.bounds, of: shown, ink)
            label("\(shown.depth)", ink, at: shown.box, of: shown, isOptional: true)
        }
    }

    mutating func drawBaselines() {
        // A container has the baselines of its content, which comes later and is drawn once.
        var drawn: Set<[Int]> = []
        for shown in tree.views.reversed() where shown.isInPicture {
            guard let baselines = shown.view.inspectedBaselines else { continue }
            let isOne = baselines.first == baselines.last
            for y in isOne ? [baselines.first] : [baselines.first, baselines.last] where y.isFinite {
                let start = CGPoint(x: shown.bounds.minX, y: shown.bounds.minY + y).applying(shown.map)
                let end = CGPoint(x: shown.bounds.maxX, y: shown.bounds.minY + y).applying(shown.map)
                guard !isCovered(shown, y: start.y, by: &drawn) else { continue }
                line(from: start, to: end, .magenta, of: shown)
            }
        }
    }

    /// Whether a view inside of this one has a line at a height already; notes the line for the views above.
    private func isCovered(_ shown: ShownView, y: CGFloat, by drawn: inout Set<[Int]>) -> Bool {
        let height = Int((min(max(y, -1e6), 1e6) * 16).rounded())
        guard let index = tree.indices[ObjectIdentifier(shown.view)] else { return false }
        if drawn.contains([index, height]) { return true }
        var next = shown.parent
        while let parent = next {
            drawn.insert([parent, height])
            next = tree.views[parent].parent
        }
        return false
    }
}
