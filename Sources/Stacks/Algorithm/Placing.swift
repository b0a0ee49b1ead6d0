internal import LayoutCore

/// Placing all nodes, from the root down. A node that has not changed and gets the proposal that it had is not
/// visited: its descendants stay as they are.
extension StackTree {
    /// Places a root and its descendants.
    func placeRoot(_ root: Int, _ space: StackSpace) {
        let outer = (state.activeRoot, state.activeProposal, state.activeSafeArea)
        defer { (state.activeRoot, state.activeProposal, state.activeSafeArea) = outer }
        let proposal = space.rootProposal
        (state.activeRoot, state.activeProposal, state.activeSafeArea) = (root, proposal, space.safeArea)
        if nodes.traits[root].flags.contains(.dependsOnContainer) { enterContainer(root, proposal) }
        let size = measuringDeeply { self.size(of: root, proposal) }
        let origin = Point(x: space.safeArea.left, y: space.safeArea.top)
        nodes.placements[root] = Placement(proposal: proposal, origin: origin, size: size)
        // The rows of a layout around this one stay below.
        let bottom = nodes.pending.count
        _ = commitPlacement(of: root)
        var remainingReaders = nodes.links.count * 4 + 1000
        while nodes.pending.count > bottom {
            let row = Int(nodes.pending.removeLast())
            guard nodes.links[row].isAlive else { continue }
            if nodes.kinds[row].isReader {
                callReader(row, &remainingReaders)
                guard nodes.links[row].isAlive, nodes.kinds[row].isReader else { continue }
            }
            nodes.traits[row].flags.remove(.needsPlacement)
            state.statistics.placedNodes += 1
            let count = nodes.pending.count
            if placeChildren(of: row) { nodes.traits[row].flags.insert(.childrenPlaced) }
            nodes.pending.reverse(from: count)
        }
    }

    /// Places the children of a node, and adds those that have to be visited to the pending rows.
    ///
    /// - Returns: Whether there is something among them to round to pixels.
    private func placeChildren(of row: Int) -> Bool {
        if case .stack(let stack) = nodes.kinds[row],
            let isChanged = placeClampedStack(row, stack) ?? placeSharedStack(row, stack)
        {
            return isChanged
        }
        measuringDeeply { computePlacements(of: row, nodes.proposals[row]) }
        var isChanged = false
        var child = Int(nodes.links[row].firstChild)
        while child >= 0 {
            if nodes.links[child].isMarked { nodes.placements[child] = Placement(isHidden: true) }
            if commitPlacement(of: child) { isChanged = true }
            child = Int(nodes.links[child].next)
        }
        return isChanged
    }

    /// Makes the computed placement of a node its frame; returns whether there is something to round.
    @inline(__always)  // Pays in `stack growth mixed`.
    private func commitPlacement(of row: Int) -> Bool {
        let placement = nodes.placements.address(of: row)
        if placement.pointee.isHidden { return hide(row) }
        let frame = Rect(origin: placement.pointee.origin, size: placement.pointee.size)
        return setFrame(frame, of: row, placement.pointee.proposal)
    }

    /// Hides a node; returns whether there is something to round.
    func hide(_ row: Int) -> Bool {
        if !nodes.traits[row].flags.contains(.hidden) {
            nodes.traits[row].flags.formUnion([.frameChanged, .hidden, .childrenPlaced])
        }
        return nodes.traits[row].flags.contains(.frameChanged)
    }

    /// Sets the frame and the proposal of a node; returns whether there is something to round.
    @inline(__always)  // Pays in `stack growth flat|depth5`.
    func setFrame(_ frame: Rect, of row: Int, _ proposal: ProposedSize) -> Bool {
        let before = nodes.traits.address(of: row).pointee.flags
        var flags = before
        if flags.contains(.hidden) {
            flags.remove(.hidden)
            flags.formUnion([.frameChanged, .needsPlacement])
        }
        if nodes.frames[row] != frame {
            nodes.frames[row] = frame
            flags.insert(.frameChanged)
        }
        var isPending = false
        if !flags.isDisjoint(with: [.needsPlacement, .dependsOnPosition]) || nodes.proposals[row] != proposal
        {
            nodes.proposals[row] = proposal
            if nodes.links[row].firstChild >= 0 || nodes.kinds[row].isReader {
                nodes.pending.append(Int32(row))
                isPending = true
            } else {
                flags.remove(.needsPlacement)
            }
        }
        if flags != before { nodes.traits.address(of: row).pointee.flags = flags }
        return isPending || !flags.isDisjoint(with: [.frameChanged, .isNew, .childrenPlaced])
    }

    // MARK: Geometry readers

    /// Calls the function of a geometry reader, unless readers make readers without end, and finds the traits of
    /// what has changed in it.
    private func callReader(_ row: Int, _ remaining: inout Int) {
        remaining -= 1
        if remaining == 0 { reportReaders(row) }
        guard remaining > 0, let reader = nodes.functions[row]?.reader else { return }
        let outer = state.activeReader
        state.activeReader = row
        reader(ReaderContext(tree: self, node: handle(of: row), size: nodes.frames[row].size))
        state.activeReader = outer
        guard nodes.links[row].isAlive else { return }
        var child = nodes.links[row].firstChild
        while child >= 0 {
            updateTraits(Int(child))
            child = nodes.links[child].next
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
