internal import LayoutCore

/// Stacks whose children all clamp their proposals, are of one priority, and are either fixed or have a common
/// minimum and no maximum. Their shares follow in the order of the children, and these are placed without
/// measuring.
///
/// Pays in `stack growth flat|depth3|depth5`.
extension StackTree {
    /// Places the children of such a stack; nil for another one, else whether there is something to round.
    func placeClampedStack(_ row: Int, _ stack: NodeKind.Stack) -> Bool? {
        guard nodes.traits[row].flags.contains(.isClampedStack) else { return nil }
        let (axis, cross) = (stack.axis, stack.axis.cross)
        let (ranges, crossRanges) = (nodes.ranges(axis), nodes.ranges(cross))
        let fraction = stack.guide.fraction ?? 0
        var proposal = nodes.proposals[row]
        let crossRange = crossRanges[row]
        if proposal[cross].isUnspecified { proposal[cross] = OptionalLength(crossRange.ideal) }
        let crossLength = crossRange.length(for: proposal[cross])
        let isDistributed = stack.distributes(proposal[axis])
        var shares = isDistributed ? clampedShares(of: row, stack, proposal[axis].definite) : ClampedShares()
        var childProposal = proposal
        var main = 0.0
        var isChanged = false
        var previous = -1
        var child = Int(nodes.links[row].firstChild)
        while child >= 0 {
            let next = Int(nodes.links[child].next)
            if nodes.links[child].isMarked {
                if hide(child) { isChanged = true }
                child = next
                continue
            }
            main += spacing(in: stack, from: previous, to: child)
            var length = 0.0
            if isDistributed {
                (childProposal[axis], length) = shares.takeNext(ranges[child])
            } else {
                length = ranges[child].length(for: proposal[axis])
            }
            let childCross = crossRanges[child].length(for: proposal[cross])
            // Infinite lengths have no difference.
            let position = fraction > 0 ? fraction * (crossLength - childCross) : 0
            let frame = Rect(
                origin: Point(axis, main: main, cross: position),
                size: Size(axis, main: length, cross: childCross))
            if setFrame(frame, of: child, childProposal) { isChanged = true }
            main += length
            previous = child
            child = next
        }
        return isChanged
    }

    private func clampedShares(of row: Int, _ stack: NodeKind.Stack, _ length: Double) -> ClampedShares {
        let ranges = nodes.ranges(stack.axis)
        var spacing = 0.0
        var count = 0
        var previous = -1
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            spacing += self.spacing(in: stack, from: previous, to: child)
            count += 1
            previous = child
            child = nodes.nextSibling(of: child)
        }
        var shares = ClampedShares(available: length - spacing, count: count)
        child = nodes.firstChild(of: row)
        while child >= 0 {
            let range = ranges[child]
            if range.minimum == range.maximum {
                shares.flexibleAvailable -= range.minimum
                shares.flexibleCount -= 1
            }
            child = nodes.nextSibling(of: child)
        }
        return shares
    }
}

/// The shares of fixed children, which get theirs first, and of the flexible ones, in the order of the children.
private struct ClampedShares {
    /// What is left for the fixed children and all after them, and how many these are.
    var available = 0.0
    var count = 0
    /// What is left for the flexible children, and how many these are.
    var flexibleAvailable = 0.0
    var flexibleCount = 0

    init(available: Double = 0, count: Int = 0) {
        (self.available, self.count) = (available, count)
        (flexibleAvailable, flexibleCount) = (available, count)
    }

    mutating func takeNext(_ range: LengthRange) -> (proposed: OptionalLength, length: Double) {
        if range.minimum == range.maximum {
            let share = max(available / Double(count), 0)
            available -= range.minimum
            count -= 1
            return (OptionalLength(share), range.minimum)
        }
        let share = max(flexibleAvailable / Double(flexibleCount), 0)
        let length = share > range.minimum ? share : range.minimum
        flexibleAvailable -= length
        flexibleCount -= 1
        return (OptionalLength(share), length)
    }
}
