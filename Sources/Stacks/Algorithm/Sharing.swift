internal import LayoutCore

/// Those who share a length: the children of a stack, or the tracks of a grid.
protocol Sharers {
    /// The axis of the length.
    var axis: Axis { get }
    /// The length of one of them who is offered a length.
    func length(of member: Int, offered: Double) throws(TooDeep) -> Double
    /// The least and the largest length of one of them.
    func limits(of member: Int) throws(TooDeep) -> (least: Double, most: Double)
    /// The limits of one of them where nobody has to be asked for them.
    func knownLimits(of member: Int) -> (least: Double, most: Double)?
    /// Whether one of them surely takes no less than the least and no more than the largest length.
    func isMonotone(_ member: Int) -> Bool
    /// What is known about one of them who has not been asked.
    func traits(of member: Int) -> NodeTraits?
    /// Notes what one of them has been offered and has taken.
    mutating func take(_ member: Int, _ share: Share)
}

/// The children of a stack as those who share its length.
struct StackChildren: Sharers {
    let tree: StackTree
    let axis: Axis
    let offer: ProposedSize

    @inline(__always)
    func length(of member: Int, offered: Double) throws(TooDeep) -> Double {
        try tree.length(axis, of: member, offer.replacing(axis, by: offered))
    }

    @inline(__always)
    func limits(of member: Int) throws(TooDeep) -> (least: Double, most: Double) {
        let limits = try tree.limits(axis, of: member, across: offer[axis.cross])
        return (limits.least, limits.most)
    }

    @inline(__always)
    func knownLimits(of member: Int) -> (least: Double, most: Double)? {
        let range = tree.ranges(axis)[member]
        return range.isKnown ? (range.min, range.max) : nil
    }

    @inline(__always)
    func traits(of member: Int) -> NodeTraits? { tree.traits[member] }

    @inline(__always)
    func isMonotone(_ member: Int) -> Bool {
        tree.traits[member].isBounded(axis)
    }

    @inline(__always)
    func take(_ member: Int, _ share: Share) {
        tree.shares[member].offer = share.offer
        tree.shares[member].length = share.length
    }
}

/// Who gets how much of a stack's length.
extension StackTree {
    /// Shares what a stack is offered among its children.
    func share(_ offer: ProposedSize, of row: Int, _ axis: Axis) throws(TooDeep) {
        var key = offer
        if !traits[row].sensesCross(axis) { key[axis.cross] = .nan }
        if sharedFor[row] == key { return }
        sharedFor[row] = .unspecified
        // Where lengths across do not follow from what everybody gets, they stay as they are.
        if traits[row].sensesCross(axis.cross) { spreadFor[row] = .unspecified }
        if traits[row].flags.contains(.asksForLimits) {
            try shareByLimits(offer, of: row, axis)
        } else {
            let start = queue.count
            let parts = traits[row].flags.contains(.hasParts) ? try serveParts(offer, of: row, axis) : 0
            let (gaps, isUniform) = collectContenders(of: row, axis)
            var children = StackChildren(tree: self, axis: axis, offer: offer)
            try share(offer[axis] - gaps - parts, among: &children, from: start, isUniform: isUniform)
        }
        sharedFor[row] = key
    }

    /// Offers the children whose lengths are parts of the stack's all of it; returns what they take together.
    func serveParts(_ offer: ProposedSize, of row: Int, _ axis: Axis) throws(TooDeep) -> Double {
        var total = 0.0
        var child = firstChild(of: row)
        while child >= 0 {
            if traits[child].flags.contains(.part(of: axis)) {
                let taken = try length(axis, of: child, offer)
                shares[child].offer = offer[axis]
                shares[child].length = taken
                total += taken
            }
            child = nextChild(after: child)
        }
        return total
    }

    /// Shares a length among children of the same priority, all of which are asked for limits: what the general way
    /// comes to, in fewer walks.
    private func shareByLimits(_ offer: ProposedSize, of row: Int, _ axis: Axis) throws(TooDeep) {
        if try shareAmongRigid(offer, of: row, axis) { return }
        let start = queue.count
        let spacing = spacing(of: row)
        var gaps = 0.0
        var (isSorted, last) = (true, 0.0)
        var previous = -1
        var index: Int32 = 0
        var child = firstChild(of: row)
        while child >= 0 {
            if previous >= 0 { gaps += spacing.isNone ? usualGap(previous, child, axis) : spacing }
            let limits = try limits(axis, of: child, across: offer[axis.cross])
            var contender = Contender(row: Int32(truncatingIfNeeded: child), index: index, priority: 0)
            contender.take(limits, isBounded: traits[child].isBounded(axis))
            if contender.flexibility < last || contender.flexibility == .infinity { isSorted = false }
            last = contender.flexibility
            queue.append(contender)
            index &+= 1
            previous = child
            child = nextChild(after: child)
        }
        let end = queue.count
        if !isSorted { sort(from: start, to: end) }
        var room = offer[axis] - gaps
        var inner = offer
        for place in start..<end {
            let member = Int(queue[place].row)
            let part = max(room / Double(end - place), 0)
            inner[axis] = part
            let taken = queue[place].isRigid ? queue[place].min : try length(axis, of: member, inner)
            shares[member].offer = part
            shares[member].length = taken
            room -= taken
        }
        queue.cut(to: start)
    }

    /// Shares a length among children of the same priority if none of them has a choice, so that they are served as
    /// they stand; false as soon as one has.
    private func shareAmongRigid(_ offer: ProposedSize, of row: Int, _ axis: Axis) throws(TooDeep) -> Bool {
        let spacing = spacing(of: row)
        let across = offer[axis.cross]
        var (room, count) = (offer[axis], 0)
        var gaps = 0.0
        var previous = -1
        var child = firstChild(of: row)
        while child >= 0 {
            if previous >= 0 { gaps += spacing.isNone ? usualGap(previous, child, axis) : spacing }
            let limits = try limits(axis, of: child, across: across)
            guard limits.least == limits.most, traits[child].isBounded(axis) else { return false }
            shares[child].length = limits.least
            count &+= 1
            previous = child
            child = nextChild(after: child)
        }
        room -= gaps
        child = firstChild(of: row)
        while child >= 0 {
            let part = room / Double(count)
            shares[child].offer = part > 0 ? part : 0
            room -= shares[child].length
            count &-= 1
            child = nextChild(after: child)
        }
        return true
    }

    /// Shares a length among those who are in the queue from a place on: higher priorities first, and among equals
    /// the least flexible first, each being offered an equal part of what is left.
    ///
    /// - Parameter isUniform: Whether all are known to have the same priority.
    func share(
        _ length: Double, among sharers: inout some Sharers, from start: Int, isUniform: Bool = false
    ) throws(TooDeep) {
        try orderContenders(from: start, sharers, isUniform: isUniform)
        let end = queue.count
        var room = length
        var group = isUniform ? end : groupEnd(after: start)
        for index in group..<end { room -= queue[index].min }
        var first = start
        while first < end {
            if first > start { for index in first..<group { room += queue[index].min } }
            for index in first..<group {
                let member = Int(queue[index].row)
                let part = max(room / Double(group - index), 0)
                let taken =
                    queue[index].isRigid ? queue[index].min : try sharers.length(of: member, offered: part)
                sharers.take(member, Share(offer: part, length: taken))
                // Where there is no end of room, taking from it leaves no end of room.
                if room < .infinity { room -= taken }
            }
            first = group
            group = groupEnd(after: first)
        }
        queue.cut(to: start)
    }

    /// Puts the children of a stack into the queue, but for those that take parts of it; returns the room between
    /// them, and whether all have the same priority.
    func collectContenders(of row: Int, _ axis: Axis) -> (gaps: Double, isUniform: Bool) {
        var gaps = 0.0
        var isUniform = true
        let start = queue.count
        let spacing = spacing(of: row)
        let hasParts = traits[row].flags.contains(.hasParts)
        var previous = -1
        var index: Int32 = 0
        var child = firstChild(of: row)
        while child >= 0 {
            if previous >= 0 { gaps += spacing.isNaN ? usualGap(previous, child, axis) : spacing }
            if !hasParts || !traits[child].flags.contains(.part(of: axis)) {
                let priority = traits[child].priority
                queue.append(Contender(row: Int32(child), index: index, priority: priority))
                if queue[start].priority != priority { isUniform = false }
                index += 1
            }
            previous = child
            child = nextChild(after: child)
        }
        return (gaps, isUniform)
    }

    /// Brings the queue from a place on into the order in which it is served.
    ///
    /// - Parameters:
    ///   - isUniform: Whether all are known to have the same priority.
    ///   - exactly: Whether everybody is asked for limits, also where the order is clear without.
    func orderContenders(
        from start: Int, _ sharers: some Sharers, isUniform: Bool = false, exactly: Bool = false
    ) throws(TooDeep) {
        if !isUniform { sort(from: start, to: queue.count) }
        var first = start
        let end = queue.count
        while first < end {
            let groupEnd = isUniform ? end : groupEnd(after: first)
            if groupEnd - first > 1 {
                let isClear =
                    exactly
                    ? false : try knowOrder(from: first, to: groupEnd, sharers, isFirst: first == start)
                var isSorted = !isClear
                if !isClear {
                    var last = 0.0
                    for index in first..<groupEnd {
                        try findFlexibility(index, sharers)
                        let next = queue[index].flexibility
                        if next < last || next == .infinity { isSorted = false }
                        last = next
                    }
                }
                if !isSorted { sort(from: first, to: groupEnd) }
            } else if first > start {
                queue[first].min = try sharers.length(of: Int(queue[first].row), offered: 0)
            }
            first = groupEnd
        }
    }

    /// Finds the flexibilities in a group, as far as the order takes them, without asking for limits: where they are
    /// known for all but one, who is served after those that have no choice and before those that have no limit.
    ///
    /// Of two that have no choice the earlier one is served first, and offered another length than the later one,
    /// which matters to what is in it. So who might have no choice either has to stand behind all that have none.
    ///
    /// - Returns: Whether the order is clear.
    private func knowOrder(from first: Int, to end: Int, _ sharers: some Sharers, isFirst: Bool)
        throws(TooDeep) -> Bool
    {
        var unknown = -1
        var (rigid, isBounded) = (-1, true)
        for index in first..<end {
            guard let (least, most) = sharers.knownLimits(of: Int(queue[index].row)) else {
                if unknown >= 0 { return false }
                unknown = index
                continue
            }
            queue[index].min = least
            queue[index].flexibility = max(most - least, 0)
            if most > least, most < .infinity || least == .infinity { return false }
            if most == least {
                queue[index].isRigid = true
                rigid = index
            } else {
                isBounded = false
            }
        }
        guard unknown >= 0 else { return true }
        let member = Int(queue[unknown].row)
        guard let traits = sharers.traits(of: member) else { return false }
        let isText = traits.flags.contains(.isText)
        if !isBounded, traits.isEndless(sharers.axis) { return false }
        if rigid > unknown, !isText { return false }
        // Text without a choice is empty, and the same whatever it is offered.
        queue[unknown].flexibility = isText ? .leastNonzeroMagnitude : 0
        queue[unknown].min = isFirst ? 0 : try sharers.length(of: member, offered: 0)
        return true
    }

    @inline(__always)
    private func findFlexibility(_ index: Int, _ sharers: some Sharers) throws(TooDeep) {
        let member = Int(queue[index].row)
        let (least, most) = try sharers.limits(of: member)
        queue[index].take(LengthLimits(least: least, most: most), isBounded: sharers.isMonotone(member))
    }

    /// The place after the last contender of the same priority.
    private func groupEnd(after first: Int) -> Int {
        guard first < queue.count else { return first }
        let priority = queue[first].priority
        var end = first + 1
        while end < queue.count, queue[end].priority == priority { end += 1 }
        return end
    }

    /// Sorts a part of the queue, all of one priority or not yet asked for their flexibility; equals stay as they are.
    private func sort(from start: Int, to end: Int) {
        var sorted = start + 1
        while sorted < end, !queue[sorted].comesBefore(queue[sorted - 1]) { sorted += 1 }
        guard sorted < end else { return }
        if end - start > 32 {
            sortMany(from: start, to: end)
        } else {
            sortFew(from: start, to: end, sorted: sorted)
        }
    }

    /// Puts those that have no choice first, which most have not, before it sorts the others.
    private func sortMany(from start: Int, to end: Int) {
        let count = queue.count
        var rigid = start
        for index in start..<end {
            if queue[index].flexibility > 0 {
                queue.append(queue[index])
            } else {
                queue[rigid] = queue[index]
                rigid += 1
            }
        }
        for index in rigid..<end { queue[index] = queue[count + index - rigid] }
        queue.cut(to: count)
        // Who has not been asked yet has no flexibility, but a priority.
        if rigid == end { rigid = start }
        var sorted = rigid + 1
        while sorted < end, !queue[sorted].comesBefore(queue[sorted - 1]) { sorted += 1 }
        guard sorted < end else { return }
        var part = queue.places(from: rigid, to: end)
        part.sort { $0.comesBefore($1) }
    }

    private func sortFew(from start: Int, to end: Int, sorted: Int) {
        for index in sorted..<end {
            let contender = queue[index]
            var place = index
            while place > start, contender.comesBefore(queue[place - 1]) {
                queue[place] = queue[place - 1]
                place -= 1
            }
            queue[place] = contender
        }
    }
}

extension Contender {
    /// Takes over limits.
    @inline(__always)
    mutating func take(_ limits: LengthLimits, isBounded: Bool) {
        // Others than these may have other lengths between the least and the largest one.
        if limits.least == limits.most, isBounded { isRigid = true }
        min = limits.least
        flexibility = limits.least < .infinity ? Swift.max(limits.most - limits.least, 0) : 0
    }

    /// Whether this child is served before another one.
    @inline(__always)
    func comesBefore(_ other: Contender) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, min != other.min { return min > other.min }
        return index < other.index
    }
}

extension ProposedSize {
    @inline(__always)
    func replacing(_ axis: Axis, by length: Double) -> ProposedSize {
        var result = self
        result[axis] = length
        return result
    }
}
