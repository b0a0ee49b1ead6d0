internal import LayoutCore

/// Stacks whose guide is at the same fraction of each child: the children are placed from their shares, in which
/// measuring left their lengths, without computing placements in between.
///
/// Pays in `stack growth depth3|depth5|depth5-text|chain|chain-text|mixed`.
extension StackTree {
    /// Places the children of such a stack; nil for another one, else whether there is something to round.
    func placeSharedStack(_ row: Int, _ stack: NodeKind.Stack) -> Bool? {
        guard alignsByFraction(row) else { return nil }
        let axis = stack.axis
        let (cross, crossLength) = measuringDeeply { completeShares(of: row, stack) }
        let fraction = stack.guide.fraction ?? 0
        var proposal = ProposedSize(axis, main: .zero, cross: cross)
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
            let share = nodes.shares[child]
            proposal[axis] = share.proposed
            let position = fraction > 0 ? fraction * (crossLength - share.crossLength) : 0
            let frame = Rect(
                origin: Point(axis, main: main, cross: position),
                size: Size(axis, main: share.length, cross: share.crossLength))
            if setFrame(frame, of: child, proposal) { isChanged = true }
            main += share.length
            previous = child
            child = next
        }
        return isChanged
    }

    private func longestCrossLength(of row: Int) -> Double {
        var result = 0.0
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let length = nodes.shares[child].crossLength
            if length > result { result = length }
            child = nodes.nextSibling(of: child)
        }
        return result
    }

    /// Finds the shares of a stack's children with their cross lengths; returns what is proposed to them across, and
    /// the longest of these lengths.
    private func completeShares(
        of row: Int, _ stack: NodeKind.Stack
    ) -> (proposed: OptionalLength, longest: Double) {
        let (axis, cross) = (stack.axis, stack.axis.cross)
        var proposal = nodes.proposals[row]
        if proposal[cross].isUnspecified {
            proposal[cross] = OptionalLength(length(cross, of: row, proposal))
        }
        let isDistributed = stack.distributes(proposal[axis])
        // Other shares may have other cross lengths.
        if isDistributed { distribute(proposal, of: row, stack) }
        let key = crossLengthsKey(of: row, stack, proposal)
        let hasCrossLengths = key != .unspecified && nodes.crossLengthsKeys[row] == key
        if isDistributed {
            let longest =
                hasCrossLengths
                ? longestCrossLength(of: row) : stackCrossLength(of: row, stack, proposal)
            return (proposal[cross], longest)
        }
        // The same is proposed to all children.
        nodes.sharesKeys[row] = .unspecified
        nodes.crossLengthsKeys[row] = .unspecified
        var longest = 0.0
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let length = length(axis, of: child, proposal)
            let crossLength =
                hasCrossLengths
                ? nodes.shares[child].crossLength : self.length(cross, of: child, proposal)
            nodes.shares[child] = Share(
                proposed: proposal[axis], length: length, crossLength: crossLength)
            if crossLength > longest { longest = crossLength }
            child = nodes.nextSibling(of: child)
        }
        if !state.isInterrupted { nodes.crossLengthsKeys[row] = key }
        return (proposal[cross], longest)
    }
}
