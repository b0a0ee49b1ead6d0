import LayoutCore
import Stacks

extension WrittenRules {
    func orientation(_ box: Sketch) -> Axis? {
        guard let parent = parents[ObjectIdentifier(box)] else { return nil }
        switch parent.kind {
        case .stack(let axis, _, _): return axis
        case .lazyStack(let axis, _, _): return axis
        case .frame, .flexible, .fixedSize, .aspect, .padding, .offset, .position, .overlay, .background,
            .priority, .guide, .ignoring, .following:
            return orientation(parent)
        default: return nil
        }
    }

    func priority(_ box: Sketch) -> Double {
        switch box.kind {
        case .spacer: -.infinity
        case .priority(let value): value
        case .fixedSize, .offset, .overlay, .background, .guide, .ignoring, .following:
            box.children.first.map(priority) ?? 0
        default: 0
        }
    }

    enum Edge { case leading, trailing, top, bottom }

    /// Whether a box wants no default spacing at an edge.
    func isBare(_ box: Sketch, _ edge: Edge) -> Bool {
        switch box.kind {
        case .spacer:
            switch orientation(box) {
            case .horizontal: return edge == .leading || edge == .trailing
            case .vertical: return edge == .top || edge == .bottom
            case nil: return true
            }
        case .fixedSize, .offset, .overlay, .background, .priority, .guide, .ignoring, .following:
            return box.children.first.map { isBare($0, edge) } ?? false
        case .gridRow:
            if edge == .leading { return box.children.first.map { isBare($0, edge) } ?? false }
            if edge == .trailing { return box.children.last.map { isBare($0, edge) } ?? false }
            return !box.children.isEmpty && box.children.allSatisfy { isBare($0, edge) }
        case .stack(.horizontal, _, _):
            if edge == .leading { return box.children.first.map { isBare($0, edge) } ?? false }
            if edge == .trailing { return box.children.last.map { isBare($0, edge) } ?? false }
            return !box.children.isEmpty && box.children.allSatisfy { isBare($0, edge) }
        case .stack(.vertical, _, _):
            if edge == .top { return box.children.first.map { isBare($0, edge) } ?? false }
            if edge == .bottom { return box.children.last.map { isBare($0, edge) } ?? false }
            return !box.children.isEmpty && box.children.allSatisfy { isBare($0, edge) }
        default: return false
        }
    }

    func gaps(_ box: Sketch, _ axis: Axis, _ spacing: Double?) -> [Double] {
        zip(box.children, box.children.dropFirst()).map { one, other in
            if let spacing { return spacing }
            let isBare =
                axis == .horizontal
                ? isBare(one, .trailing) || isBare(other, .leading)
                : isBare(one, .bottom) || isBare(other, .top)
            return isBare ? 0 : 8
        }
    }

    /// What each child of a stack is offered.
    func shares(_ box: Sketch, _ axis: Axis, _ spacing: Double?, _ p: Offer) -> [Offer] {
        let children = box.children
        guard let length = p[axis] else { return children.map { _ in p } }
        func extent(_ index: Int, _ main: Double) -> Double {
            var offer = p
            offer[axis] = main
            return size(children[index], offer)[axis]
        }
        let least = children.indices.map { extent($0, 0) }
        let flexibility = children.indices.map { index in
            let result = extent(index, .infinity) - least[index]
            return result.isNaN ? 0 : max(result, 0)
        }
        let order = children.indices.sorted { one, other in
            let (first, second) = (priority(children[one]), priority(children[other]))
            if first != second { return first > second }
            if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
            if flexibility[one] == .infinity, least[one] != least[other] { return least[one] > least[other] }
            return one < other
        }
        var offers = children.map { _ in p }
        guard let firstIndex = order.first else { return offers }
        let top = priority(children[firstIndex])
        let others = children.indices.filter { priority(children[$0]) != top }
        var room = length - gaps(box, axis, spacing).reduce(0, +) - others.map { least[$0] }.reduce(0, +)
        var position = 0
        while position < order.count {
            let level = priority(children[order[position]])
            let group = order[position...].prefix { priority(children[$0]) == level }
            if position > 0 { room += group.map { least[$0] }.reduce(0, +) }
            var remaining = Double(group.count)
            for index in group {
                let part = max(room / remaining, 0)
                offers[index][axis] = part
                let taken = extent(index, part)
                // Where there is no end of room, taking from it leaves no end of room.
                if room != .infinity { room -= taken }
                remaining -= 1
            }
            position += group.count
        }
        return offers
    }

    func stack(
        _ box: Sketch, _ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double?, _ p: Offer
    ) -> (size: Size, children: [Placed]) {
        let cross = axis.cross
        let offers = shares(box, axis, spacing, p)
        let gaps = [0] + gaps(box, axis, spacing)
        var cursor = 0.0
        var children: [Placed] = []
        var (low, high) = (Double.infinity, -Double.infinity)
        var isEndless = false
        for (index, child) in box.children.enumerated() {
            let size = size(child, offers[index])
            cursor += gaps[index]
            let place = size[cross] == .infinity ? 0 : place(of: guide, in: child, offers[index])
            children.append(
                Placed(box: child, offer: offers[index], origin: Point(axis, main: cursor, cross: -place)))
            cursor += size[axis]
            if size[cross] == .infinity { isEndless = true }
            low = min(low, -place)
            high = max(high, size[cross] - place)
        }
        if children.isEmpty { return (.zero, []) }
        for index in children.indices { children[index].origin[cross] -= low }
        return (Size(axis, main: max(cursor, 0), cross: isEndless ? .infinity : max(high - low, 0)), children)
    }
}
