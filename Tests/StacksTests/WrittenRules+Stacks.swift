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

    /// Whether a box has no default spacing at an edge.
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

    /// What is proposed to each child of a stack: its share of the length.
    func shares(_ box: Sketch, _ axis: Axis, _ spacing: Double?, _ p: Proposal) -> [Proposal] {
        let children = box.children
        guard let length = p[axis] else { return children.map { _ in p } }
        func extent(_ index: Int, _ main: Double) -> Double {
            var proposal = p
            proposal[axis] = main
            return size(children[index], proposal)[axis]
        }
        let minimums = children.indices.map { extent($0, 0) }
        let flexibility = children.indices.map { index in
            let result = extent(index, .infinity) - minimums[index]
            return result.isNaN ? 0 : max(result, 0)
        }
        let order = children.indices.sorted { one, other in
            let (first, second) = (priority(children[one]), priority(children[other]))
            if first != second { return first > second }
            if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
            if flexibility[one] == .infinity, minimums[one] != minimums[other] {
                return minimums[one] > minimums[other]
            }
            return one < other
        }
        var proposals = children.map { _ in p }
        guard let firstIndex = order.first else { return proposals }
        let top = priority(children[firstIndex])
        let others = children.indices.filter { priority(children[$0]) != top }
        var available =
            length - gaps(box, axis, spacing).reduce(0, +) - others.map { minimums[$0] }.reduce(0, +)
        var position = 0
        while position < order.count {
            let level = priority(children[order[position]])
            let group = order[position...].prefix { priority(children[$0]) == level }
            if position > 0 { available += group.map { minimums[$0] }.reduce(0, +) }
            var remaining = Double(group.count)
            for index in group {
                let share = max(available / remaining, 0)
                proposals[index][axis] = share
                let taken = extent(index, share)
                // What is left of an infinite length is infinite.
                if available != .infinity { available -= taken }
                remaining -= 1
            }
            position += group.count
        }
        return proposals
    }

    func stack(
        _ box: Sketch, _ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double?, _ p: Proposal
    ) -> (size: Size, children: [Placed]) {
        let cross = axis.cross
        let proposals = shares(box, axis, spacing, p)
        let gaps = [0] + gaps(box, axis, spacing)
        var cursor = 0.0
        var children: [Placed] = []
        var (low, high) = (Double.infinity, -Double.infinity)
        var isInfinite = false
        for (index, child) in box.children.enumerated() {
            let size = size(child, proposals[index])
            cursor += gaps[index]
            let position = size[cross] == .infinity ? 0 : position(of: guide, in: child, proposals[index])
            children.append(
                Placed(
                    box: child, proposal: proposals[index],
                    origin: Point(axis, main: cursor, cross: -position)))
            cursor += size[axis]
            if size[cross] == .infinity { isInfinite = true }
            low = min(low, -position)
            high = max(high, size[cross] - position)
        }
        if children.isEmpty { return (.zero, []) }
        for index in children.indices { children[index].origin[cross] -= low }
        return (
            Size(axis, main: max(cursor, 0), cross: isInfinite ? .infinity : max(high - low, 0)), children
        )
    }
}
