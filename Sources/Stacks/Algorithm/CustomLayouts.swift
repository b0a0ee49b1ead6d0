internal import LayoutCore

/// Layouts of callers.
extension StackTree {
    /// The children of a node for a custom layout.
    private func subviews(of row: Int) -> Subviews {
        var rows: [Int32] = []
        var child = firstChild(of: row)
        while child >= 0 {
            rows.append(Int32(child))
            child = nextChild(after: child)
        }
        return Subviews(tree: self, rows: rows)
    }

    /// Asks a custom layout for its size and keeps both lengths.
    func customLength(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        guard let own = functions[row], let layout = own.layout else { return 0 }
        var cache = own.layoutCache
        let size = layout.sizeThatFits(offer, subviews(of: row), &cache)
        try checkInterruption()
        own.layoutCache = cache
        let cross = Self.answered(size[axis.cross], to: offer[axis.cross])
        self.cache.keep(axis.cross, cross, to: offer, in: &answers[row])
        return Self.answered(size[axis], to: offer[axis])
    }

    /// Lets a custom layout plan its children.
    func planCustom(_ row: Int, _ offer: ProposedSize) throws(TooDeep) {
        guard let own = functions[row], let layout = own.layout else {
            return hideChildren(from: firstChild(of: row))
        }
        let bounds = Rect(origin: .zero, size: try size(of: row, offer))
        let subviews = subviews(of: row)
        for child in subviews.rows { plans[Int(child)] = Plan(isHidden: true) }
        let outer = placingRow
        placingRow = row
        var cache = own.layoutCache
        layout.placeSubviews(subviews, in: bounds, offer, &cache)
        placingRow = outer
        try checkInterruption()
        own.layoutCache = cache
        for child in subviews.rows where plans[Int(child)].isHidden {
            let size = try size(of: Int(child), .unspecified)
            let origin = Point(
                x: bounds.size.width / 2 - size.width / 2, y: bounds.size.height / 2 - size.height / 2)
            plans[Int(child)] = Plan(offer: .unspecified, origin: origin, size: size)
        }
    }

    /// Plans a subview where a custom layout puts it.
    func place(_ row: Int, at place: Point, _ anchor: UnitPoint, _ offer: ProposedSize) {
        guard placingRow >= 0, links[row].parent == placingRow else { return }
        var offer = offer
        var size = settled(Size.zero) { () throws(TooDeep) in try self.size(of: row, offer) }
        for axis in BothAxes() where size[axis] == .infinity {
            offer[axis] = .nan
            size = settled(Size.zero) { () throws(TooDeep) in try self.size(of: row, offer) }
        }
        let corner = anchor.point(in: size)
        plans[row] = Plan(
            offer: offer,
            origin: Point(x: Self.usable(place.x) - corner.x, y: Self.usable(place.y) - corner.y), size: size)
    }

    /// The place that a custom layout gives a guide; NaN for what its children say.
    func customPlace(of guide: AlignmentGuide, _ row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        guard let own = functions[row], let layout = own.layout, layout.guides.contains(guide) else {
            return .nan
        }
        let bounds = Rect(origin: .zero, size: try size(of: row, offer))
        var cache = own.layoutCache
        let place = layout.place(of: guide, subviews(of: row), in: bounds, &cache)
        try checkInterruption()
        own.layoutCache = cache
        return place.map(Self.usable) ?? .nan
    }
}
