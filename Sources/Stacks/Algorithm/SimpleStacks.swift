internal import LayoutCore

/// Stacks of which everything is known: most are. Nobody is asked and nothing is sorted, and the children are put
/// where the rules for all stacks would put them, without a plan in between.
extension StackTree {
    /// Puts the children of a simple stack at their places; returns whether that is news for the sweep.
    func placeSimpleStack(_ row: Int, _ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double) -> Bool {
        let cross = axis.cross
        let (mains, crosses) = (ranges(axis), ranges(cross))
        let fraction = guide.fraction
        var offer = offers[row]
        let across = crosses[row]
        if offer[cross].isNone { offer[cross] = across.ideal }
        let breadth = across.length(for: offer[cross])
        let isShared = isShared(offer[axis], in: row)
        var queue = isShared ? simpleQueue(of: row, axis, offer[axis], spacing) : SimpleQueue()
        var inner = offer
        var cursor = 0.0
        var isNew = false
        var previous = -1
        var child = Int(links[row].firstChild)
        while child >= 0 {
            let next = Int(links[child].next)
            if links[child].isAbsent {
                if hide(child) { isNew = true }
                child = next
                continue
            }
            if previous >= 0 { cursor += spacing.isNone ? usualGap(previous, child, axis) : spacing }
            let range = mains[child]
            var main = 0.0
            if isShared {
                (inner[axis], main) = queue.serve(range)
            } else {
                main = range.length(for: offer[axis])
            }
            let length = crosses[child].length(for: offer[cross])
            // Lengths without end have no difference.
            let place = fraction > 0 ? fraction * (breadth - length) : 0
            let box = Rect(
                origin: Point(axis, main: cursor, cross: place),
                size: Size(axis, main: main, cross: length))
            if put(child, inner, box) { isNew = true }
            cursor += main
            previous = child
            child = next
        }
        return isNew
    }

    /// Finds what the children of a stack with a plain guide get and take, which is kept in their shares; returns
    /// what they are offered across, or nil where that could not be found.
    func findShares(of row: Int, _ axis: Axis, _ guide: AlignmentGuide) throws(TooDeep) -> Double? {
        var offer = offers[row]
        if offer[axis.cross].isNone { offer[axis.cross] = try length(axis.cross, of: row, offer) }
        let isShared = isShared(offer[axis], in: row)
        // Other shares may have other lengths across.
        if isShared { try share(offer, of: row, axis) }
        let key = breadthKey(of: row, axis, offer)
        let isSpread = key != .unspecified && spreadFor[row] == key
        if isShared {
            if !isSpread { _ = try stackBreadth(of: row, axis, guide, offer) }
            return offer[axis.cross]
        }
        // Everybody gets the same.
        sharedFor[row] = .unspecified
        spreadFor[row] = .unspecified
        var child = firstChild(of: row)
        while child >= 0 {
            let length = try length(axis, of: child, offer)
            let breadth = isSpread ? shares[child].breadth : try self.length(axis.cross, of: child, offer)
            shares[child] = Share(offer: offer[axis], length: length, breadth: breadth)
            child = nextChild(after: child)
        }
        spreadFor[row] = key
        return offer[axis.cross]
    }

    /// Puts the children of a stack where their shares say; returns whether that is news for the sweep.
    func placeShares(of row: Int, _ axis: Axis, across: Double, _ guide: AlignmentGuide, _ spacing: Double)
        -> Bool
    {
        let fraction = guide.fraction
        var inner = ProposedSize(axis, main: 0, cross: across)
        var breadth = 0.0
        var child = fraction > 0 ? firstChild(of: row) : -1
        while child >= 0 {
            let own = shares[child].breadth
            if own > breadth { breadth = own }
            child = nextChild(after: child)
        }
        var cursor = 0.0
        var isNew = false
        var previous = -1
        child = Int(links[row].firstChild)
        while child >= 0 {
            let next = Int(links[child].next)
            if links[child].isAbsent {
                if hide(child) { isNew = true }
                child = next
                continue
            }
            if previous >= 0 { cursor += spacing.isNone ? usualGap(previous, child, axis) : spacing }
            let share = shares.place(child)
            inner[axis] = share.pointee.offer
            let (main, across) = (share.pointee.length, share.pointee.breadth)
            let place = fraction > 0 ? fraction * (breadth - across) : 0
            let box = Rect(
                origin: Point(axis, main: cursor, cross: place), size: Size(axis, main: main, cross: across))
            if put(child, inner, box) { isNew = true }
            cursor += main
            previous = child
            child = next
        }
        return isNew
    }

    /// What there is for the children of a simple stack.
    @inline(__always)
    private func simpleQueue(of row: Int, _ axis: Axis, _ length: Double, _ spacing: Double) -> SimpleQueue {
        let mains = ranges(axis)
        var gaps = 0.0
        var count = 0
        var previous = -1
        var child = firstChild(of: row)
        while child >= 0 {
            if previous >= 0 { gaps += spacing.isNone ? usualGap(previous, child, axis) : spacing }
            count += 1
            previous = child
            child = nextChild(after: child)
        }
        var result = SimpleQueue(room: length - gaps, count: count)
        child = firstChild(of: row)
        while child >= 0 {
            let range = mains[child]
            if range.min == range.max {
                result.roomLeft -= range.min
                result.countLeft -= 1
            }
            child = nextChild(after: child)
        }
        return result
    }
}

/// Room that is shared by those that have one length, who are served first, and those that take any.
private struct SimpleQueue {
    /// What is left for those that have one length and all after them, and how many these are.
    var room: Double
    var count: Int
    /// What is left for the others.
    var roomLeft: Double
    var countLeft: Int

    init(room: Double = 0, count: Int = 0) {
        (self.room, self.count, roomLeft, countLeft) = (room, count, room, count)
    }

    /// What the next one is offered, and takes.
    @inline(__always)
    mutating func serve(_ range: LengthRange) -> (offer: Double, length: Double) {
        if range.min == range.max {
            let part = Swift.max(room / Double(count), 0)
            room -= range.min
            count -= 1
            return (part, range.min)
        }
        let part = Swift.max(roomLeft / Double(countLeft), 0)
        let taken = part > range.min ? part : range.min
        roomLeft -= taken
        countLeft -= 1
        return (part, taken)
    }
}
