internal import LayoutCore

/// Stacks: children share a length along one axis. One algorithm for both axes.
extension StackTree {
    /// The length of a stack along its axis.
    func stackLength(of row: Int, _ axis: Axis, _ offer: ProposedSize) throws(TooDeep) -> Double {
        let isShared = isShared(offer[axis], in: row)
        if isShared { try share(offer, of: row, axis) }
        let spacing = spacing(of: row)
        var total = 0.0
        var previous = -1
        var child = firstChild(of: row)
        while child >= 0 {
            if previous >= 0 { total += spacing.isNaN ? usualGap(previous, child, axis) : spacing }
            total += isShared ? shares[child].length : try length(axis, of: child, offer)
            previous = child
            child = nextChild(after: child)
        }
        return max(total, 0)
    }

    /// The length of a stack across its axis.
    func stackBreadth(of row: Int, _ axis: Axis, _ guide: AlignmentGuide, _ offer: ProposedSize)
        throws(TooDeep) -> Double
    {
        let isShared = isShared(offer[axis], in: row) && traits[row].sensesCross(axis.cross)
        if isShared { try share(offer, of: row, axis) }
        if !isPlain(row) { return try guidedBreadth(of: row, axis, guide, offer, isShared) }
        var inner = offer
        var result = 0.0
        spreadFor[row] = .unspecified
        var child = firstChild(of: row)
        while child >= 0 {
            if isShared { inner[axis] = shares[child].offer }
            let breadth = try length(axis.cross, of: child, inner)
            shares[child].breadth = breadth
            result = max(result, breadth)
            child = nextChild(after: child)
        }
        spreadFor[row] = breadthKey(of: row, axis, offer)
        return result
    }

    /// What the lengths of a stack's children across its axis follow from.
    func breadthKey(of row: Int, _ axis: Axis, _ offer: ProposedSize) -> ProposedSize {
        var key = offer
        if !traits[row].sensesCross(axis.cross) { key[axis] = .nan }
        if traits[row].ignores(axis.cross) { key[axis.cross] = .nan }
        return key
    }

    /// The length across its axis of a stack whose children's guides lie anywhere.
    private func guidedBreadth(
        of row: Int, _ axis: Axis, _ guide: AlignmentGuide, _ offer: ProposedSize, _ isShared: Bool
    ) throws(TooDeep) -> Double {
        var inner = offer
        var (low, high) = (Double.infinity, -Double.infinity)
        var isEndless = false
        var child = firstChild(of: row)
        while child >= 0 {
            if isShared { inner[axis] = shares[child].offer }
            let breadth = try length(axis.cross, of: child, inner)
            if breadth == .infinity {
                isEndless = true
            } else {
                let place = try place(of: guide, in: child, inner)
                low = min(low, -place)
                high = max(high, breadth - place)
            }
            child = nextChild(after: child)
        }
        return isEndless ? .infinity : max(high - low, 0)
    }

    /// Plans where the children of a stack go.
    func planStack(_ row: Int, _ axis: Axis, _ guide: AlignmentGuide, _ offer: ProposedSize) throws(TooDeep) {
        let cross = axis.cross
        var offer = offer
        if offer[cross].isNaN { offer[cross] = try length(cross, of: row, offer) }
        let isShared = isShared(offer[axis], in: row)
        if isShared { try share(offer, of: row, axis) }
        let isPlain = isPlain(row)
        let key = breadthKey(of: row, axis, offer)
        let isSpread = key != .unspecified && spreadFor[row] == key
        let spacing = spacing(of: row)
        var (breadth, low) = (0.0, Double.infinity)
        var cursor = 0.0
        var inner = offer
        var previous = -1
        var child = firstChild(of: row)
        while child >= 0 {
            if isShared { inner[axis] = shares[child].offer }
            let main = isShared ? shares[child].length : try length(axis, of: child, inner)
            let across = isSpread ? shares[child].breadth : try length(cross, of: child, inner)
            if previous >= 0 { cursor += spacing.isNaN ? usualGap(previous, child, axis) : spacing }
            var place = 0.0
            if isPlain {
                breadth = max(breadth, across)
            } else {
                place = -(try self.place(of: guide, in: child, inner))
                low = min(low, place)
            }
            plans[child] = Plan(
                offer: inner, origin: Point(axis, main: cursor, cross: place),
                size: Size(axis, main: main, cross: across))
            cursor += main
            previous = child
            child = nextChild(after: child)
        }
        if !isPlain || guide.fraction > 0 { alignPlans(of: row, cross, guide, isPlain, breadth, low) }
    }

    /// Brings the planned children of a stack to their places across its axis.
    private func alignPlans(
        of row: Int, _ cross: Axis, _ guide: AlignmentGuide, _ isPlain: Bool, _ breadth: Double, _ low: Double
    ) {
        let fraction = guide.fraction
        // Nothing is appended meanwhile.
        let plans = plans
        var child = firstChild(of: row)
        while child >= 0 {
            if isPlain {
                plans[child].origin[cross] = fraction * (breadth - plans[child].size[cross])
            } else {
                plans[child].origin[cross] -= low
            }
            child = nextChild(after: child)
        }
    }

    /// The room between the children of a stack; NaN where nobody says how much.
    @inline(__always)
    func spacing(of row: Int) -> Double {
        if case .stack(_, _, let spacing) = rules[row] { spacing.points } else { .nan }
    }

    /// Whether children of a stack that is offered a length get different ones. Where everybody gets what the stack
    /// was offered, nobody has to be asked for the others' sake; nothing is shared but the room that negative
    /// spacing leaves.
    @inline(__always)
    func isShared(_ length: Double, in row: Int) -> Bool {
        if length > 0 { return length < .infinity }
        guard length == 0, case .stack(_, _, let spacing) = rules[row] else { return false }
        return spacing.points < 0
    }

    /// Whether a stack's guide lies at a fixed part of each child's length.
    @inline(__always)
    func isPlain(_ row: Int) -> Bool { traits[row].flags.contains(.hasPlainGuide) }

    /// The room between two children where nobody says how much.
    func usualGap(_ previous: Int, _ child: Int, _ axis: Axis) -> Double {
        let before = traits[previous].flags.contains(axis == .horizontal ? .touchesTrailing : .touchesBottom)
        let after = traits[child].flags.contains(axis == .horizontal ? .touchesLeading : .touchesTop)
        return before || after ? 0 : 8
    }
}
