internal import LayoutCore

/// The minimum and the maximum length of a node: those for proposals of zero and infinity.
struct LengthLimits {
    var minimum: Double
    var maximum: Double

    init(minimum: Double, maximum: Double) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// One length for every proposal.
    init(fixed length: Double) { (minimum, maximum) = (length, length) }

    var isFixed: Bool { minimum == maximum }
}

/// What shares a length: the children of a stack, or the tracks of a grid.
protocol DistributionMembers {
    /// The length of a member for a proposed one.
    func length(of member: Int, proposed: OptionalLength) -> Double
    /// The minimum and the maximum length of a member.
    func limits(of member: Int) -> LengthLimits
    /// Whether no length of a member lies outside of its limits.
    func isBounded(_ member: Int) -> Bool
    /// Finds the flexibilities of the members in a part of `nodes.members` without measuring their limits; false
    /// where that is not possible. A fast path.
    func findOrder(from start: Int, to end: Int, isHighest: Bool) -> Bool
    /// Sets the share of a member.
    mutating func setShare(of member: Int, proposed: OptionalLength, length: Double)
}

/// A member of a distribution, in the order in which it gets its share.
struct DistributionMember {
    let row: Int32
    /// Its position among its siblings.
    let index: Int32
    let priority: Double
    var minimum = 0.0
    /// How much longer than its minimum it can be.
    var flexibility = 0.0
    /// Whether it takes its minimum length for every proposal.
    var isFixed = false

    init(row: Int, index: Int, priority: Double) {
        self.row = Int32(truncatingIfNeeded: row)
        self.index = Int32(truncatingIfNeeded: index)
        self.priority = priority
    }

    mutating func setLimits(_ limits: LengthLimits, isBounded: Bool) {
        isFixed = limits.isFixed && isBounded
        minimum = limits.minimum
        flexibility = limits.minimum < .infinity ? max(limits.maximum - limits.minimum, 0) : 0
    }

    /// Higher priorities come first, and among equals the less flexible ones.
    func precedes(_ other: DistributionMember) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
        return index < other.index
    }
}

/// Distribution: how a length is shared.
extension StackTree {
    /// Distributes a length among the members that are in `nodes.members` from `start` on, and removes them from
    /// there.
    ///
    /// Members of the highest priority get their shares first; the minimum lengths of the others are reserved
    /// meanwhile. Among members of one priority the less flexible ones come first. Each is proposed an equal
    /// part of what is left, and what it does not take is left for the next ones.
    func distribute(_ length: Double, among members: inout some DistributionMembers, from start: Int) {
        order(members, from: start)
        let end = nodes.members.count
        var available = length
        var first = start
        var groupEnd = endOfPriority(from: start)
        for index in groupEnd..<end { available -= nodes.members[index].minimum }
        while first < end {
            if first > start { for index in first..<groupEnd { available += nodes.members[index].minimum } }
            for index in first..<groupEnd {
                let taken = share(max(available / Double(groupEnd - index), 0), to: index, &members)
                // What is taken from infinite space leaves infinite space.
                if available < .infinity { available -= taken }
            }
            first = groupEnd
            groupEnd = endOfPriority(from: first)
        }
        nodes.members.truncate(to: start)
    }

    /// Proposes a share to a member; returns the length that it takes.
    @inline(__always)  // Pays in `stack growth depth5-text`.
    private func share(_ share: Double, to index: Int, _ members: inout some DistributionMembers) -> Double {
        let member = nodes.members[index]
        let proposed = OptionalLength(share)
        let length =
            member.isFixed ? member.minimum : members.length(of: Int(member.row), proposed: proposed)
        members.setShare(of: Int(member.row), proposed: proposed, length: length)
        return length
    }

    /// Brings the members from `start` on into the order in which they get their shares.
    ///
    /// - Parameter measuresAll: Whether limits are measured also where the order is clear without.
    func order(_ members: some DistributionMembers, from start: Int, measuresAll: Bool = false) {
        if !isOrderedByPriority(from: start) { sort(from: start, to: nodes.members.count) }
        var first = start
        while first < nodes.members.count {
            let end = endOfPriority(from: first)
            orderByFlexibility(members, from: first, to: end, isHighest: first == start, measuresAll)
            first = end
        }
    }

    /// Brings members of one priority into the order of their flexibility. A single member needs no order: all that
    /// counts is its minimum length, if that has to be reserved.
    ///
    /// - Parameter isHighest: Whether the priority is the highest one, whose minimum lengths are not reserved.
    private func orderByFlexibility(
        _ members: some DistributionMembers, from start: Int, to end: Int, isHighest: Bool,
        _ measuresAll: Bool
    ) {
        if end - start == 1 {
            if !isHighest {
                nodes.members[start].minimum = members.length(
                    of: Int(nodes.members[start].row), proposed: .zero)
            }
            return
        }
        if measuresAll || !members.findOrder(from: start, to: end, isHighest: isHighest) {
            findFlexibilities(members, from: start, to: end)
        }
        sort(from: start, to: end)
    }

    /// Finds the flexibilities of members by measuring their limits.
    private func findFlexibilities(_ members: some DistributionMembers, from start: Int, to end: Int) {
        for index in start..<end {
            let member = Int(nodes.members[index].row)
            nodes.members[index].setLimits(
                members.limits(of: member), isBounded: members.isBounded(member))
        }
    }

    private func isOrderedByPriority(from start: Int) -> Bool {
        var index = start + 1
        while index < nodes.members.count {
            if nodes.members[index].priority > nodes.members[index - 1].priority { return false }
            index += 1
        }
        return true
    }

    /// The index after the last member of the same priority.
    private func endOfPriority(from first: Int) -> Int {
        guard first < nodes.members.count else { return first }
        let priority = nodes.members[first].priority
        var end = first + 1
        while end < nodes.members.count, nodes.members[end].priority == priority { end += 1 }
        return end
    }

    /// Sorts members; most are in order already.
    private func sort(from start: Int, to end: Int) {
        var sorted = start + 1
        while sorted < end, !nodes.members[sorted].precedes(nodes.members[sorted - 1]) { sorted += 1 }
        if sorted >= end { return }
        if end - start > 32 {
            var members = nodes.members.elements(start..<end)
            members.sort { $0.precedes($1) }
            return
        }
        for index in sorted..<end {
            let member = nodes.members[index]
            var position = index
            while position > start, member.precedes(nodes.members[position - 1]) {
                nodes.members[position] = nodes.members[position - 1]
                position -= 1
            }
            nodes.members[position] = member
        }
    }
}
