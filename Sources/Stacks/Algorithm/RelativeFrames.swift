internal import LayoutCore

/// Frames that are relative to the nearest container: a scroll view or the whole layout.
extension StackTree {
    /// The lengths that a container-relative frame fixes.
    func containerFrame(of row: Int, _ part: ContainerPart) -> ProposedSize {
        let container = containerSize(around: row)
        var result = ProposedSize.unspecified
        for axis in BothAxes() where part.axes.contains(axis) {
            guard let length = container[axis].value, length < .infinity else { continue }
            result[axis] = OptionalLength(part.length(of: length))
        }
        return result
    }

    /// The size of the nearest container around a node.
    private func containerSize(around row: Int) -> ProposedSize {
        var node = row
        while nodes.links[node].parent >= 0 {
            node = Int(nodes.links[node].parent)
            if case .scroll = nodes.kinds[node] { break }
        }
        return state.containers[node] ?? .unspecified
    }

    /// Sets the size of a container, and clears the caches of what depends on it if it is another one.
    func enterContainer(_ row: Int, _ size: ProposedSize) {
        if state.containers[row] == size { return }
        state.containers[row] = size
        state.version &+= 1
        var waiting = [Int32(row)]
        while let next = waiting.popLast() {
            let node = Int(next)
            if nodes.traits[node].flags.contains(.dependsOnContainer) { clearCaches(of: node) }
            var child = nodes.links[node].firstChild
            while child >= 0 {
                if nodes.traits[child].flags.contains(.dependsOnContainer) { waiting.append(child) }
                child = nodes.links[child].next
            }
        }
    }

    private func clearCaches(of row: Int) {
        nodes.cache.removeAll(&nodes.cacheHeads[row])
        nodes.widthLimits[row] = .none
        nodes.heightLimits[row] = .none
        nodes.sharesKeys[row] = .unspecified
        nodes.crossLengthsKeys[row] = .unspecified
        nodes.versions[row] = state.version
        nodes.traits[row].flags.insert(.needsPlacement)
        nodes.functions[row]?.grid = nil
        nodes.functions[row]?.lines = []
    }
}
