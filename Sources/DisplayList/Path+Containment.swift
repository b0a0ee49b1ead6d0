public import LayoutCore

extension Path {
    /// Straight pieces that stand for one curve when a point is looked for: they miss it by less than
    /// a thousandth of its extent.
    private static let piecesPerCurve = 32

    /// Whether a point lies inside; open subpaths count as closed.
    public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
        var windings = 0
        var crossings = 0
        func count(_ start: Point, _ end: Point) {
            guard (start.y <= point.y) != (end.y <= point.y) else { return }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            guard x > point.x else { return }
            crossings += 1
            windings += start.y < end.y ? 1 : -1
        }
        for subpath in subpaths {
            for segment in subpath.segments {
                let pieces = segment.controls == nil ? 1 : Self.piecesPerCurve
                var previous = segment.start
                for index in 1...pieces {
                    let next = segment.point(at: Double(index) / Double(pieces))
                    count(previous, next)
                    previous = next
                }
            }
            count(subpath.end, subpath.start)
        }
        return rule == .winding ? windings != 0 : crossings % 2 != 0
    }
}
