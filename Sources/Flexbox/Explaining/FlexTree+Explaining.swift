internal import Columns
package import LayoutCore

/// Reading why a layout came out as it did. Nothing is recorded by layout: a copy of the tree is laid out anew.
extension FlexTree {
    /// Why every node in a root that was laid out has its box, by node; nil where it was never laid out as a root.
    ///
    /// Measure functions are called, for nodes that they were set on.
    package func explanations(in root: NodeID) -> [NodeID: FlexExplanation]? {
        guard let row = row(of: root), let space = storage.lastSpaces[row], !storage.activeRoots.contains(row)
        else { return nil }
        if case .definite(let width) = space.width, width.isNaN { return nil }
        var originals: [NodeID] = []
        let copy = copy(of: row, &originals)
        return copy.explainLayout(in: space).reduce(into: [:]) { result, entry in
            var explanation = entry.value
            explanation.container = originals[Int(explanation.container.index)]
            explanation.rename(by: originals)
            result[originals[entry.key]] = explanation
        }
    }

    /// The outermost node above one, or the node itself, that was laid out as a root.
    package func laidOutRoot(of node: NodeID) -> NodeID? {
        guard var row = row(of: node) else { return nil }
        var result: NodeID?
        while true {
            if storage.lastSpaces[row] != nil { result = handle(of: Int32(row)) }
            guard links[row].parent >= 0 else { return result }
            row = Int(links[row].parent)
        }
    }

    /// A tree with copies of a node and all in it, in the order of the tree.
    private func copy(of root: Int, _ originals: inout [NodeID]) -> FlexTree {
        let copy = FlexTree(defaults: defaults, errata: errata)
        var pending: [(row: Int, parent: NodeID?)] = [(root, nil)]
        while let (row, parent) = pending.popLast() {
            let node = handle(of: Int32(row))
            let made = copy.makeNode(style(of: node))
            originals.append(node)
            copy.leafFunctions[Int(made.index)] = leafFunctions[row]
            if let parent { copy.append(made, to: parent) }
            for child in children(of: node).reversed() { pending.append((Int(child.index), made)) }
        }
        return copy
    }

    /// Lays the tree out by its only root, and explains every item.
    private func explainLayout(in space: RootSpace) -> [Int: FlexExplanation] {
        updateTraits(of: 0)
        var request = rootRequest(0, space)
        let isFoundFirst = traits[0].contains(.dependsOnSpace) || request.available.width.isMinContent
        if request.known.width == nil, isFoundFirst, !rules.percentagesReferToAvailableSpace {
            request.known.width = FlexLayoutPass.size(of: 0, in: self, request).width
        }
        request.performsLayout = true
        var result: [Int: FlexExplanation] = [:]
        FlexLayoutPass.trace(0, in: self, request) { pass in pass.explainItems(&result) }
        layout(handle(of: 0), in: space)
        for row in result.keys {
            let (box, pixels) = (boxes[row], pixelBoxes[row])
            result[row]?.x.complete(to: box.origin.x, by: .other)
            result[row]?.y.complete(to: box.origin.y, by: .other)
            result[row]?.width.complete(to: box.size.width, by: .other)
            result[row]?.height.complete(to: box.size.height, by: .other)
            guard !pixels.size.width.isNaN else { continue }
            result[row]?.x.complete(to: pixels.origin.x, by: .rounding)
            result[row]?.y.complete(to: pixels.origin.y, by: .rounding)
            result[row]?.width.complete(to: pixels.size.width, by: .rounding)
            result[row]?.height.complete(to: pixels.size.height, by: .rounding)
        }
        return result
    }
}

extension FlexExplanation {
    /// Gives nodes that amounts mention the handles of the tree that was copied.
    fileprivate mutating func rename(by originals: [NodeID]) {
        for path in [\FlexExplanation.x, \.y] {
            self[keyPath: path] = self[keyPath: path].map { amount in
                guard case .itemsBefore(let nodes) = amount.source else { return amount }
                return FlexAmount(.itemsBefore(nodes.map { originals[Int($0.index)] }), amount.amount)
            }
        }
    }
}

extension FlexLayoutPass {
    /// Runs a pass like ``size(of:in:_:)``, and calls a function for each container that has been laid out, before its
    /// items are removed.
    static func trace(
        _ row: Int, in tree: FlexTree, _ request: SizingRequest, record: (FlexLayoutPass) -> Void
    ) {
        let pass = FlexLayoutPass(tree, row: row, request)
        if pass.immediateMeasurement(of: row, request) != nil { return }
        while true {
            do { try pass.performSteps() } catch { continue }
            if pass.container.request.performsLayout { record(pass) }
            _ = pass.finish()
            if pass.containers.isEmpty { return }
        }
    }
}
