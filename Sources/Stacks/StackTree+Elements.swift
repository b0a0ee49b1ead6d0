public import LayoutCore

extension StackTree {
    /// What a node is; empty for a node that has been freed.
    public func element(of node: NodeID) -> StackElement {
        guard let row = row(of: node) else { return .empty }
        var element = StackElement(nodes.kinds[row])
        element.tracks = nodes.functions[row]?.tracks ?? []
        return element
    }

    /// Changes the element of a node. Layout has nothing to do if it is the same.
    public func setElement(_ element: StackElement, of node: NodeID) {
        guard let row = row(of: node) else { return }
        if !element.tracks.isEmpty || nodes.functions[row]?.tracks.isEmpty == false,
            nodes.functions[row]?.tracks != element.tracks
        {
            change(node) { $0.tracks = element.tracks }
        }
        guard nodes.kinds[row] != element.kind else { return }
        nodes.kinds[row] = element.kind
        nodes.links.setMark(element.kind.isEmpty, of: row)
        markDirty(row: row)
        markAncestorDependents(inChildrenOf: row)
    }

    /// Sets the function that measures a leaf, whose element is ``StackElement/measured(_:)``.
    public func setMeasure(_ measure: MeasureFunction?, of node: NodeID) {
        change(node) { $0.measure = measure }
    }

    /// Sets the function that finds the baselines of a leaf's text, so that measuring does not have to.
    public func setBaselines(_ baselines: BaselineFunction?, of node: NodeID) {
        change(node) { $0.baselines = baselines }
    }

    /// Sets the function that positions the guide of a ``StackElement/guide(_:)`` in the box of its child.
    public func setGuide(_ position: ((Dimensions) -> Double)?, of node: NodeID) {
        change(node) { $0.guide = position }
    }

    /// Sets the function that gets the size of a ``StackElement/geometryReader``, and may make its children.
    public func setReader(_ reader: ReaderFunction?, of node: NodeID) { change(node) { $0.reader = reader } }

    /// Sets the layout of a ``StackElement/custom``.
    public func setLayout(_ layout: (any CustomLayout)?, of node: NodeID) {
        change(node) { $0.layout = layout }
        guard let row = row(of: node) else { return }
        markAncestorDependents(inChildrenOf: row)
    }

    /// Sets a value that a custom layout around a node reads from ``Subview/layoutValue``.
    public func setLayoutValue(_ value: Any?, of node: NodeID) { change(node) { $0.layoutValue = value } }

    /// Sets how a node behaves as a cell of a grid.
    public func setCell(_ cell: GridCell, of node: NodeID) {
        guard let row = row(of: node), nodes.functions[row]?.cell ?? GridCell() != cell else { return }
        change(node) { $0.cell = cell }
        // The grid around the line depends on its cells.
        if nodes.links[row].parent >= 0 { markDirty(row: Int(nodes.links[row].parent)) }
    }

    /// Sets which part of a lazy grid or stack is visible along its axis; nil for all of it.
    ///
    /// What is not visible is not measured but hidden, and as long as it was when it was measured last, or as the
    /// measured lines are on average.
    public func setVisible(_ interval: Interval?, of node: NodeID) {
        guard let row = row(of: node), nodes.functions[row]?.visible != interval else { return }
        let usable = interval.flatMap { $0.start.isFinite && $0.length >= 0 ? $0 : nil }
        change(node) { $0.visible = usable }
    }

    /// Gives a node a name, for issues and explanations.
    public func setName(_ name: String?, of node: NodeID) {
        if let row = row(of: node) { names[row] = name }
    }

    /// Makes a custom alignment guide.
    ///
    /// - Parameters:
    ///   - axis: The axis on which it has a position.
    ///   - position: Its position in a box where it is not set explicitly.
    public func makeGuide(_ axis: Axis, default position: @escaping (Dimensions) -> Double) -> AlignmentGuide
    {
        state.customGuides.append(position)
        let index = AlignmentGuide.commonCount + state.customGuides.count - 1
        return AlignmentGuide(isVertical: axis == .vertical, index: Int16(clamping: index))
    }

    /// Marks a node whose functions have other results now.
    public func markDirty(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        // A stack has no functions: its traits follow from its children, which have not changed.
        let isStack = if case .stack = nodes.kinds[row] { true } else { false }
        markDirty(row: row, structureChanged: !isStack)
    }

    private func change(_ node: NodeID, _ body: (NodeFunctions) -> Void) {
        guard let row = row(of: node) else { return }
        let all = nodes.functions[row] ?? NodeFunctions()
        body(all)
        nodes.functions[row] = all
        markDirty(row: row)
    }

    /// Marks a node and its ancestors. The ancestors of a marked node are marked already.
    ///
    /// - Parameter structureChanged: Whether the traits of the node have to be found again; those of its ancestors always
    ///   have to.
    func markDirty(row: Int, structureChanged: Bool = true) {
        var row = row
        var marks: NodeTraits.Flags = structureChanged ? [.dirty, .structureChanged] : .dirty
        while row != state.activeReader, !nodes.traits[row].flags.isSuperset(of: marks) {
            nodes.traits[row].flags.formUnion(marks)
            guard nodes.links[row].parent >= 0 else { return }
            row = Int(nodes.links[row].parent)
            marks = [.dirty, .structureChanged]
        }
    }

    /// Marks the descendants of a node that depend on what the node lies in: spacers on the axis of a stack, rows on
    /// a grid, relative frames on a container.
    func markAncestorDependents(_ row: Int) {
        guard mayDependOnAncestors(row) else { return }
        var pending = [Int32(row)]
        while let next = pending.popLast() {
            let row = Int(next)
            if nodes.kinds[row].dependsOnAncestors { markDirty(row: row) }
            let passesStackAxis = nodes.kinds[row].passesStackAxis
            var child = nodes.links[row].firstChild
            while child >= 0 {
                if passesStackAxis || nodes.traits[child].flags.contains(.dependsOnContainer),
                    mayDependOnAncestors(Int(child))
                {
                    pending.append(child)
                }
                child = nodes.links[child].next
            }
        }
    }

    private func markAncestorDependents(inChildrenOf row: Int) {
        var child = nodes.links[row].firstChild
        while child >= 0 {
            markAncestorDependents(Int(child))
            child = nodes.links[child].next
        }
    }

    /// Whether a node or a descendant may depend on what the node lies in.
    private func mayDependOnAncestors(_ row: Int) -> Bool {
        nodes.kinds[row].dependsOnAncestors || nodes.kinds[row].passesStackAxis
            || nodes.traits[row].flags.contains(.dependsOnContainer)
    }
}
