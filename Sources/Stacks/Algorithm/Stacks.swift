internal import LayoutCore

/// Stacks: children share a length along one axis. One algorithm for both axes.
extension StackTree {
    /// The length of a stack along its axis.
    func stackLength(of row: Int, _ axis: Axis, _ offer: ProposedSize) throws(TooDeep) -> Double {
        let isShared = isShared(offer[axis], in: row)
        if isShared { try share(offer, of: row, axis) }
        var total = 0.0
        var previous = -1
        var child = firstChild(of: row)
        while child >= 0 {
            total += gap(previous, child, in: row, axis)
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
        let isPlain = isPlain(guide, in: row)
        var inner = offer
        var result = 0.0
        var (low, high) = (Double.infinity, -Double.infinity)
        var child = firstChild(of: row)
        while child >= 0 {
            if isShared { inner[axis] = shares[child].offer }
            let breadth = try length(axis.cross, of: child, inner)
            if isPlain || breadth == .infinity {
                result = max(result, breadth)
            } else {
                let place = try place(of: guide, in: child, inner)
                low = min(low, -place)
                high = max(high, breadth - place)
            }
            child = nextChild(after: child)
        }
        return isPlain || result == .infinity ? result : max(high - low, 0)
    }

    /// Plans where the children of a stack go.
    func planStack(_ row: Int, _ axis: Axis, _ guide: AlignmentGuide, _ offer: ProposedSize) throws(TooDeep) {
        let cross = axis.cross
        var offer = offer
        if offer[cross].isNaN { offer[cross] = try length(cross, of: row, offer) }
        let isShared = isShared(offer[axis], in: row)
        if isShared { try share(offer, of: row, axis) }
        let isPlain = isPlain(guide, in: row)
        var (breadth, low) = (0.0, Double.infinity)
        var cursor = 0.0
        var inner = offer
        var previous = -1
        var child = firstChild(of: row)
        while child >= 0 {
            if isShared { inner[axis] = shares[child].offer }
            let size = Size(
                axis, main: isShared ? shares[child].length : try length(axis, of: child, inner),
                cross: try length(cross, of: child, inner))
            cursor += gap(previous, child, in: row, axis)
            plans[child].offer = inner
            plans[child].isHidden = false
            plans[child].size = size
            plans[child].origin[axis] = cursor
            if isPlain {
                breadth = max(breadth, size[cross])
            } else {
                let place = try place(of: guide, in: child, inner)
                plans[child].origin[cross] = -place
                low = min(low, -place)
            }
            cursor += size[axis]
            previous = child
            child = nextChild(after: child)
        }
        child = firstChild(of: row)
        while child >= 0 {
            plans[child].origin[cross] =
                isPlain
                ? guide.fraction * (breadth - plans[child].size[cross]) : plans[child].origin[cross] - low
            child = nextChild(after: child)
        }
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

    /// Whether a guide lies at a fixed part of each child's length.
    private func isPlain(_ guide: AlignmentGuide, in row: Int) -> Bool {
        traits[row].guides & guide.bit == 0 && !guide.fraction.isNaN
    }

    /// The room in front of a child of a stack.
    @inline(__always)
    func gap(_ previous: Int, _ child: Int, in row: Int, _ axis: Axis) -> Double {
        guard previous >= 0 else { return 0 }
        if case .stack(_, _, let spacing) = rules[row], !spacing.points.isNaN { return spacing.points }
        return usualGap(previous, child, axis)
    }

    /// The room between two children where nobody says how much.
    func usualGap(_ previous: Int, _ child: Int, _ axis: Axis) -> Double {
        let before = traits[previous].flags.contains(axis == .horizontal ? .touchesTrailing : .touchesBottom)
        let after = traits[child].flags.contains(axis == .horizontal ? .touchesLeading : .touchesTop)
        return before || after ? 0 : 8
    }
}
