internal import LayoutCore

/// Custom layouts.
extension StackTree {
    private func subviews(of row: Int) -> Subviews {
        let first = nodes.firstChild(of: row)
        var others: [Int32] = []
        var child = first < 0 ? first : nodes.nextSibling(of: first)
        while child >= 0 {
            others.append(Int32(child))
            child = nodes.nextSibling(of: child)
        }
        return Subviews(tree: self, firstRow: first, otherRows: others)
    }

    /// Calls a function of a node's custom layout with the cache of that; nil if there is no layout, or a request has
    /// been interrupted.
    private func callLayout<Result>(
        of row: Int, _ function: (any CustomLayout, Subviews, inout Any?) -> Result
    ) -> Result? {
        guard let functions = nodes.functions[row], let layout = functions.layout else { return nil }
        var cache = functions.layoutCache
        guard let result = calling({ function(layout, subviews(of: row), &cache) }) else { return nil }
        functions.layoutCache = cache
        return result
    }

    /// The length of a custom layout on an axis. Both are measured, and the other one is cached too.
    func customLength(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double {
        let size = callLayout(of: row) { layout, subviews, cache in
            layout.sizeThatFits(proposal, subviews, &cache)
        }
        guard let size else { return 0 }
        let cross = Self.usableLength(size[axis.cross], proposal[axis.cross])
        nodes.cache.insert(axis.cross, cross, proposal, &nodes.cacheHeads[row])
        return Self.usableLength(size[axis], proposal[axis])
    }

    /// Computes the placements of a custom layout's children. A child that the layout does not place is centred.
    func placeCustom(_ row: Int, _ proposal: ProposedSize) {
        let bounds = Rect(origin: .zero, size: size(of: row, proposal))
        hideChildren(from: nodes.firstChild(of: row))
        let outer = state.activeCustomLayout
        state.activeCustomLayout = row
        defer { state.activeCustomLayout = outer }
        let isPlaced: Void? = callLayout(of: row) { layout, subviews, cache in
            layout.placeSubviews(subviews, in: bounds, proposal, &cache)
        }
        guard isPlaced != nil else { return }
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            if nodes.placements[child].isHidden {
                let size = size(of: child, .unspecified)
                let origin = Point(
                    x: bounds.size.width / 2 - size.width / 2, y: bounds.size.height / 2 - size.height / 2)
                nodes.placements[child] = Placement(proposal: .unspecified, origin: origin, size: size)
            }
            child = nodes.nextSibling(of: child)
        }
    }

    /// Sets the placement of a child while its parent's custom layout is placing its children.
    func placeSubview(_ row: Int, at position: Point, _ anchor: UnitPoint, _ proposal: ProposedSize) {
        guard state.activeCustomLayout >= 0, nodes.links[row].parent == state.activeCustomLayout else {
            return
        }
        var proposal = proposal
        var size = measuringDeeply { self.size(of: row, proposal) }
        for axis in BothAxes() where size[axis] == .infinity {
            proposal[axis] = .unspecified
            size = measuringDeeply { self.size(of: row, proposal) }
        }
        let corner = anchor.point(in: size)
        let origin = Point(
            x: Self.usablePosition(position.x) - corner.x, y: Self.usablePosition(position.y) - corner.y)
        nodes.placements[row] = Placement(proposal: proposal, origin: origin, size: size)
    }

    /// The position that a custom layout gives a guide; nil for the one that follows from its children.
    func customPosition(of guide: AlignmentGuide, _ row: Int, _ proposal: ProposedSize) -> Double? {
        guard nodes.functions[row]?.layout?.guides.contains(guide) == true else { return nil }
        let bounds = Rect(origin: .zero, size: size(of: row, proposal))
        let position = callLayout(of: row) { layout, subviews, cache in
            layout.position(of: guide, subviews, in: bounds, &cache)
        }
        return position.flatMap { $0 }.map(Self.usablePosition)
    }
}
