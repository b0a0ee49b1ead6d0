internal import LayoutCore

/// The order of a stack's children where it is clear without measuring their limits: where these are known for all
/// but one, which comes after those that are fixed and before those without a maximum.
///
/// Pays in `stack growth mixed|chain|chain-text`.
extension StackTree {
    /// Finds the flexibilities of children of one priority from their ranges; false where the order is not clear.
    ///
    /// Of two fixed children the earlier one comes first, and is proposed another length than the later one, which
    /// matters to its descendants. So a child that might be fixed too must be later than all that are.
    func findOrderFromRanges(
        _ axis: Axis, _ proposal: ProposedSize, from start: Int, to end: Int, isHighest: Bool
    ) -> Bool {
        var unknown = -1
        var (lastFixed, isBounded) = (-1, true)
        for index in start..<end {
            let range = nodes.ranges(axis)[Int(nodes.members[index].row)]
            guard range.isKnown else {
                if unknown >= 0 { return false }
                unknown = index
                continue
            }
            let limits = LengthLimits(minimum: range.minimum, maximum: range.maximum)
            if !limits.isFixed, limits.maximum < .infinity || limits.minimum == .infinity { return false }
            nodes.members[index].setLimits(limits, isBounded: true)
            if limits.isFixed { lastFixed = index } else { isBounded = false }
        }
        guard unknown >= 0 else { return true }
        let child = Int(nodes.members[unknown].row)
        let flags = nodes.traits[child].flags
        let isText = flags.contains(.isText)
        if !isBounded, flags.contains(.infinite(axis)) { return false }
        if lastFixed > unknown, !isText { return false }
        // A text without flexibility is empty, and the same whatever is proposed to it.
        nodes.members[unknown].flexibility = isText ? .leastNonzeroMagnitude : 0
        if !isHighest {
            nodes.members[unknown].minimum = length(
                axis, of: child, proposal.replacing(axis, by: .zero))
        }
        return true
    }
}
