internal import LayoutCore

/// Putting everything at its place, from the top down. What has the proposal that it had, and has not changed, is
/// as it was inside.
extension StackTree {
    /// Places a root and everything in it.
    func place(root: Int, _ space: StackSpace) {
        let outer = (activeRoot, activeRoom, activeSafeArea)
        defer { (activeRoot, activeRoom, activeSafeArea) = outer }
        let offer = space.room
        (activeRoot, activeRoom, activeSafeArea) = (root, offer, space.safeArea)
        if traits[root].flags.contains(.sensesContainer) { enterContainer(root, offer) }
        let size = settled(Size.zero) { () throws(TooDeep) in try self.size(of: root, offer) }
        let origin = Point(x: space.safeArea.left, y: space.safeArea.top)
        plans[root] = Plan(offer: offer, origin: origin, size: size)
        // What waits in a layout around this one stays below.
        let bottom = pending.count
        _ = put(root)
        var readersLeft = links.count * 4 + 1000
        while pending.count > bottom {
            let row = Int(pending.popLast())
            guard links[row].isAlive else { continue }
            if rules[row].isReader {
                readersLeft -= 1
                if readersLeft > 0 {
                    read(row)
                } else if readersLeft == 0 {
                    reportReaders(row)
                }
                guard links[row].isAlive, rules[row].isReader else { continue }
            }
            traits[row].flags.remove(.unplaced)
            statistics.placedNodes += 1
            let count = pending.count
            if placeChildren(of: row) { traits[row].flags.insert(.placed) }
            pending.reverse(from: count)
        }
    }

    /// Puts the children of a node at their places, and those that have to be visited into the list.
    ///
    /// - Returns: Whether the sweep finds something new among them.
    private func placeChildren(of row: Int) -> Bool {
        if isPlain(row), case .stack(let axis, let guide, let spacing) = rules[row] {
            if traits[row].flags.contains(.isSimple) {
                return placeSimpleStack(row, axis, guide, spacing.points)
            }
            let across = settled(Double?.none) { () throws(TooDeep) in
                try findShares(of: row, axis, guide)
            }
            if let across { return placeShares(of: row, axis, across: across, guide, spacing.points) }
        }
        settled(()) { () throws(TooDeep) in try plan(row, offers[row]) }
        var isNew = false
        var child = Int(links[row].firstChild)
        while child >= 0 {
            if links[child].isAbsent { plans[child] = Plan(isHidden: true) }
            if put(child) { isNew = true }
            child = Int(links[child].next)
        }
        return isNew
    }

    /// Puts a node where it has been planned to be; returns whether that is news for the sweep.
    @inline(__always)
    private func put(_ row: Int) -> Bool {
        let plan = plans.place(row)
        if plan.pointee.isHidden { return hide(row) }
        return put(row, plan.pointee.offer, Rect(origin: plan.pointee.origin, size: plan.pointee.size))
    }

    /// Marks a node as one that is not shown.
    func hide(_ row: Int) -> Bool {
        // A mark that it has just been placed tells the sweep that this is new.
        if !traits[row].flags.contains(.hidden) {
            traits[row].flags.formUnion([.moved, .hidden, .placed])
        }
        return traits[row].flags.contains(.moved)
    }

    /// Puts a node into a box; returns whether that is news for the sweep.
    @inline(__always)
    func put(_ row: Int, _ offer: ProposedSize, _ box: Rect) -> Bool {
        let known = traits.place(row).pointee.flags
        var flags = known
        if flags.contains(.hidden) {
            flags.remove(.hidden)
            flags.formUnion([.moved, .unplaced])
        }
        if boxes[row] != box {
            boxes[row] = box
            flags.insert(.moved)
        }
        var isNew = false
        if !flags.isDisjoint(with: [.unplaced, .sensesPlace]) || offers[row] != offer {
            offers[row] = offer
            if links[row].firstChild >= 0 || rules[row].isReader {
                pending.append(Int32(row))
                isNew = true
            } else {
                flags.remove(.unplaced)
            }
        }
        if flags != known { traits.place(row).pointee.flags = flags }
        return isNew || !flags.isDisjoint(with: [.moved, .new, .placed])
    }

    /// Tells a geometry reader its size, and prepares what has changed in it.
    private func read(_ row: Int) {
        guard let reader = functions[row]?.reader else { return }
        let outer = barrier
        barrier = row
        reader(ReaderContext(tree: self, node: handle(of: row), size: boxes[row].size))
        barrier = outer
        guard links[row].isAlive else { return }
        var child = links[row].firstChild
        while child >= 0 {
            refresh(Int(child))
            child = links[Int(child)].next
        }
    }

    private func reportReaders(_ row: Int) {
        issues.append(
            LayoutIssue(
                .feedbackLoop, subject: describe(row),
                because: "geometry readers make geometry readers without end; their content is left as it is")
        )
    }
}

extension Rule {
    /// Whether a function may still make what is in the node.
    @inline(__always)
    var isReader: Bool { if case .reader = self { true } else { false } }
}
