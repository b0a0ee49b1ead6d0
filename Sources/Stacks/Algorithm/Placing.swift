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
        var pending: [Int32] = []
        put(root, &pending)
        var readersLeft = links.count * 4 + 1000
        while let next = pending.popLast() {
            let row = Int(next)
            guard links[row].isAlive else { continue }
            if case .reader = rules[row] {
                readersLeft -= 1
                if readersLeft > 0 {
                    read(row)
                } else if readersLeft == 0 {
                    reportReaders(row)
                }
                guard links[row].isAlive, case .reader = rules[row] else { continue }
            }
            traits[row].flags.remove(.unplaced)
            traits[row].flags.insert(.placed)
            statistics.placedNodes += 1
            settled(()) { () throws(TooDeep) in try plan(row, offers[row]) }
            let count = pending.count
            var child = Int(links[row].firstChild)
            while child >= 0 {
                if links[child].isAbsent { plans[child] = Plan(isHidden: true) }
                put(child, &pending)
                child = Int(links[child].next)
            }
            if pending.count > count + 1 { pending[count...].reverse() }
        }
    }

    /// Puts a node where it has been planned to be.
    @inline(__always)
    private func put(_ row: Int, _ pending: inout [Int32]) {
        let plan = plans[row]
        if plan.isHidden {
            // A mark that it has just been placed tells the sweep that this is new.
            if !traits[row].flags.contains(.hidden) {
                traits[row].flags.formUnion([.moved, .hidden, .placed])
            }
            return
        }
        if traits[row].flags.contains(.hidden) {
            traits[row].flags.remove(.hidden)
            traits[row].flags.formUnion([.moved, .unplaced])
        }
        let box = Rect(origin: plan.origin, size: plan.size)
        if boxes[row] != box {
            boxes[row] = box
            traits[row].flags.insert(.moved)
        }
        guard !traits[row].flags.isDisjoint(with: [.unplaced, .sensesPlace]) || offers[row] != plan.offer
        else { return }
        offers[row] = plan.offer
        if links[row].firstChild >= 0 || rules[row].isReader {
            pending.append(Int32(row))
        } else {
            traits[row].flags.remove(.unplaced)
        }
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
