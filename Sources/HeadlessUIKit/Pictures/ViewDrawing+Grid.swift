internal import DisplayList
internal import LayoutCore

extension ViewDrawing {
    /// Reports where the drawing has half-covered rows at a scale, because it was laid out for another one.
    func reportEdges(at scale: Double) {
        guard let edge = edgeBetweenPixels(at: scale) else { return }
        let (scale, own) = (format(scale), format(Double(self.scale)))
        let reason =
            "laid out for \(own) pixels per point and drawn with \(scale), the edge at \(format(edge)) is "
            + "half covered; ViewDrawing(of:scale:) lays out for the scale of the picture"
        // Issues are reported on the main thread, whatever thread draws.
        if MainTurn.isOnMainActor {
            MainActor.assumeIsolated {
                LayoutDiagnostics.report(.advice, about: "ViewDrawing", because: reason)
            }
        } else {
            Task { @MainActor in
                LayoutDiagnostics.report(.advice, about: "ViewDrawing", because: reason)
            }
        }
    }

    /// The first edge of a filled rectangle that lies between pixels at a scale and did not where it was laid out; nil
    /// without one, and at whole multiples of the layout's scale.
    func edgeBetweenPixels(at scale: Double) -> Double? {
        let own = Double(self.scale)
        guard scale > 0, own > 0, scale.isFinite, (scale / own).truncatingRemainder(dividingBy: 1) != 0 else {
            return nil
        }
        var offsets = [Optional(Point.zero)]
        for command in list.commands {
            switch command {
            case .save, .beginGroup, .beginShadow: offsets.append(offsets[offsets.count - 1])
            case .restore, .endGroup: if offsets.count > 1 { offsets.removeLast() }
            case .concatenate(let transform):
                let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
                offsets[offsets.count - 1] =
                    isMove
                    ? offsets[offsets.count - 1].map { Point(x: $0.x + transform.tx, y: $0.y + transform.ty) }
                    : nil
            case .fillRect(let rect, let color) where color.alpha > 0:
                guard let offset = offsets[offsets.count - 1] else { continue }
                let (left, top) = (rect.origin.x + offset.x, rect.origin.y + offset.y)
                for edge in [left, top, left + rect.size.width, top + rect.size.height]
                where isWhole(edge * own) && !isWhole(edge * scale) {
                    return edge
                }
            default: continue
            }
        }
        return nil
    }

    /// Whether a number of pixels is whole, within an invisible tolerance.
    private func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 0.02 }

    private func format(_ number: Double) -> String { String(format: "%g", number) }
}
