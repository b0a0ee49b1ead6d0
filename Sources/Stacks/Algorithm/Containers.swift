internal import LayoutCore

/// Room that comes from further out: safe areas and the lengths of containers.
extension StackTree {
    // MARK: Safe area

    /// What the two children of an inset are offered: the first one, and the one at the edge.
    private func insetOffers(of row: Int, _ axis: Axis, _ spacing: Double, _ offer: ProposedSize)
        throws(TooDeep) -> (base: ProposedSize, inset: ProposedSize)
    {
        let base = firstChild(of: row)
        let inset = base < 0 ? -1 : nextChild(after: base)
        guard inset >= 0, !offer[axis].isNaN else { return (offer, offer) }
        let least = try length(axis, of: base, offer.replacing(axis, by: 0))
        let room = offer[axis] - spacing - least
        let insetOffer = offer.replacing(axis, by: room > 0 ? room : 0)
        let taken = try length(axis, of: inset, insetOffer)
        let left = offer[axis] == .infinity ? .infinity : max(offer[axis] - spacing - taken, 0)
        return (offer.replacing(axis, by: left), insetOffer)
    }

    /// The length of a node with another one at its edge.
    func insetLength(_ side: Axis, of row: Int, _ edge: BoxEdge, _ spacing: Double, _ offer: ProposedSize)
        throws(TooDeep) -> Double
    {
        let base = firstChild(of: row)
        guard base >= 0 else { return 0 }
        let offers = try insetOffers(of: row, edge.axis, spacing, offer)
        let own = try length(side, of: base, offers.base)
        let inset = nextChild(after: base)
        guard inset >= 0 else { return own }
        let other = try length(side, of: inset, offers.inset)
        return side == edge.axis ? max(own + spacing + other, 0) : max(own, other)
    }

    func planInset(
        _ row: Int, _ edge: BoxEdge, _ alignment: Alignment, _ spacing: Double, _ offer: ProposedSize
    ) throws(TooDeep) {
        let base = firstChild(of: row)
        guard base >= 0 else { return }
        let offers = try insetOffers(of: row, edge.axis, spacing, offer)
        let inset = nextChild(after: base)
        let size = try size(of: row, offer)
        let cross = edge.axis.cross
        let guide = alignment[cross]
        var start = 0.0
        let order = edge.isStart ? [inset, base] : [base, inset]
        for child in order where child >= 0 {
            let inner = child == base ? offers.base : offers.inset
            let childSize = try self.size(of: child, inner)
            let place = defaultPlace(of: guide, in: size) - (try place(of: guide, in: child, inner))
            plans[child] = Plan(
                offer: inner, origin: Point(edge.axis, main: start, cross: place), size: childSize)
            start += childSize[edge.axis] + spacing
        }
        if inset >= 0 { hideChildren(from: nextChild(after: inset)) }
    }

    /// Plans a child that goes on into the safe area.
    func planIgnoring(_ row: Int, _ edges: BoxEdges, _ offer: ProposedSize) throws(TooDeep) {
        let child = firstChild(of: row)
        guard child >= 0 else { return }
        hideChildren(from: nextChild(after: child))
        let own = try size(of: row, offer)
        var grown = Insets.zero
        if edges.contains(.top) { grown.top = safeArea(beyond: .top, of: row, own) }
        if edges.contains(.leading) { grown.left = safeArea(beyond: .leading, of: row, own) }
        if edges.contains(.bottom) { grown.bottom = safeArea(beyond: .bottom, of: row, own) }
        if edges.contains(.trailing) { grown.right = safeArea(beyond: .trailing, of: row, own) }
        var inner = offer
        for axis in BothAxes() where !offer[axis].isNaN { inner[axis] = offer[axis] + grown.sum(axis) }
        let size = try self.size(of: child, inner)
        var origin = Point.zero
        for axis in BothAxes() {
            let room = own[axis] + grown.sum(axis)
            origin[axis] = (room - size[axis]) / 2 - grown.start(axis)
        }
        plans[child] = Plan(offer: inner, origin: origin, size: size)
    }

    /// How much safe area lies beyond an edge of a node, if the node touches it.
    private func safeArea(beyond edge: BoxEdge, of row: Int, _ size: Size) -> Double {
        if activeSafeArea == .zero, !hasInsets { return 0 }
        let axis = edge.axis
        var place = edge.isStart ? 0 : size[axis]
        var beyond = 0.0
        var node = row
        while true {
            let parent = Int(links[node].parent)
            // A scroll view's content does not touch what is around the scroll view.
            if node == activeRoot || parent < 0 { break }
            place += boxes[node].origin[axis]
            if case .safeAreaInset(edge, _, let spacing) = rules[parent], firstChild(of: parent) == node {
                let box = boxes[node]
                let safe = edge.isStart ? box.origin[axis] : box.origin[axis] + box.size[axis]
                if abs(place - safe) < 1e-6 {
                    let inset = nextChild(after: node)
                    let length = (inset < 0 ? 0 : plans[inset].size[axis]) + spacing
                    beyond += length
                    place += edge.isStart ? -length : length
                }
            } else if case .scroll = rules[parent] {
                return beyond
            }
            node = parent
        }
        let safe = edge.isStart ? 0 : activeRoom[axis]
        return safe.isNaN || abs(place - safe) > 1e-6 ? beyond : beyond + activeSafeArea[edge]
    }

    // MARK: Containers

    /// The room of the nearest container around a node.
    private func containerRoom(of row: Int) -> ProposedSize {
        var node = row
        while links[node].parent >= 0 {
            node = Int(links[node].parent)
            if case .scroll = rules[node] { break }
        }
        return containers[node] ?? .unspecified
    }

    /// Notes the room of a container, and forgets what nodes in it have answered if it is new.
    func enterContainer(_ row: Int, _ room: ProposedSize) {
        if containers[row] == room { return }
        containers[row] = room
        stamp &+= 1
        var pending = [Int32(row)]
        while let next = pending.popLast() {
            let node = Int(next)
            if traits[node].flags.contains(.sensesContainer) { forget(node) }
            var child = links[node].firstChild
            while child >= 0 {
                if traits[Int(child)].flags.contains(.sensesContainer) { pending.append(child) }
                child = links[Int(child)].next
            }
        }
    }

    /// Forgets what a node has answered.
    private func forget(_ row: Int) {
        cache.release(&answers[row])
        widthLimits[row] = .unknown
        heightLimits[row] = .unknown
        sharedFor[row] = .unspecified
        spreadFor[row] = .unspecified
        stamps[row] = stamp
        traits[row].flags.insert(.unplaced)
        functions[row]?.grid = nil
        functions[row]?.lines = []
    }

    /// What a container-relative frame fixes: NaN where it does not.
    func containerFrame(of row: Int, _ part: ContainerPart) -> ProposedSize {
        let room = containerRoom(of: row)
        var fixed = ProposedSize.unspecified
        for axis in BothAxes() where part.axes.contains(axis) && room[axis] < .infinity {
            fixed[axis] = part.length(of: room[axis])
        }
        return fixed
    }
}
