public import LayoutCore

extension StackTree {
    /// What a node is; empty for a node that has been freed.
    public func element(of node: NodeID) -> StackElement {
        guard let row = row(of: node) else { return .empty }
        var element = StackElement(rules[row])
        element.tracks = functions[row]?.tracks ?? []
        return element
    }

    /// Makes a node something else. Nothing has to be laid out anew if it is that already.
    public func setElement(_ element: StackElement, of node: NodeID) {
        guard let row = row(of: node) else { return }
        if !element.tracks.isEmpty || functions[row]?.tracks.isEmpty == false,
            functions[row]?.tracks != element.tracks
        {
            change(node) { $0.tracks = element.tracks }
        }
        guard rules[row] != element.rule else { return }
        rules[row] = element.rule
        links[row].isAbsent = element.rule.isAbsent
        markDirty(row: row)
        var child = links[row].firstChild
        while child >= 0 {
            turn(Int(child))
            child = links[Int(child)].next
        }
    }

    /// Sets the function that measures a leaf, whose element is ``StackElement/measured(_:)``.
    public func setMeasure(_ measure: MeasureFunction?, of node: NodeID) {
        change(node) { $0.measure = measure }
    }

    /// Sets the function that knows the baselines of a leaf's text, so that measuring does not have to find them.
    public func setBaselines(_ baselines: BaselineFunction?, of node: NodeID) {
        change(node) { $0.baselines = baselines }
    }

    /// Sets the function that places the guide of a ``StackElement/guide(_:)`` in the box of its child.
    public func setGuide(_ place: ((Dimensions) -> Double)?, of node: NodeID) {
        change(node) { $0.guide = place }
    }

    /// Sets the function that is told the size of a ``StackElement/geometryReader``, and may make what is in it.
    public func setReader(_ reader: ReaderFunction?, of node: NodeID) { change(node) { $0.reader = reader } }

    /// Sets the layout of a ``StackElement/custom``.
    public func setLayout(_ layout: (any CustomLayout)?, of node: NodeID) {
        change(node) { $0.layout = layout }
        guard let row = row(of: node) else { return }
        var child = links[row].firstChild
        while child >= 0 {
            turn(Int(child))
            child = links[Int(child)].next
        }
    }

    /// Sets a value that a custom layout around a node reads from ``Subview/layoutValue``.
    public func setLayoutValue(_ value: Any?, of node: NodeID) { change(node) { $0.layoutValue = value } }

    /// Says how a node behaves as a cell of a grid.
    public func setCell(_ cell: GridCell, of node: NodeID) {
        guard let row = row(of: node), functions[row]?.cell ?? GridCell() != cell else { return }
        change(node) { $0.cell = cell }
        // A cell in a line concerns the grid around that.
        if links[row].parent >= 0 { markDirty(row: Int(links[row].parent)) }
    }

    /// Says which part of a lazy grid or stack can be seen along its axis; nil for all of it.
    ///
    /// What nobody sees is not measured but hidden, and as long as it was when it was measured last, or as those
    /// that are known on average.
    public func setVisible(_ interval: Interval?, of node: NodeID) {
        guard let row = row(of: node), functions[row]?.visible != interval else { return }
        let usable = interval.flatMap { $0.start.isFinite && $0.length >= 0 ? $0 : nil }
        change(node) { $0.visible = usable }
    }

    /// Gives a node a name, for issues and explanations.
    public func setName(_ name: String?, of node: NodeID) {
        if let row = row(of: node) { names[row] = name }
    }

    /// Makes an alignment guide of one's own.
    ///
    /// - Parameters:
    ///   - axis: The axis on which it has a place.
    ///   - place: Where it is in a box that does not say otherwise.
    public func makeGuide(_ axis: Axis, default place: @escaping (Dimensions) -> Double) -> AlignmentGuide {
        customGuides.append(place)
        let index = AlignmentGuide.commonCount + customGuides.count - 1
        return AlignmentGuide(isVertical: axis == .vertical, index: Int16(clamping: index))
    }

    /// Says that a node's functions would now answer otherwise.
    public func markDirty(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        // A stack has no functions. What it is follows from its children, which are as they were.
        if case .stack = rules[row] { markDirty(row: row, isStale: false) } else { markDirty(row: row) }
    }

    private func change(_ node: NodeID, _ body: (NodeFunctions) -> Void) {
        guard let row = row(of: node) else { return }
        let all = functions[row] ?? NodeFunctions()
        body(all)
        functions[row] = all
        markDirty(row: row)
    }

    /// Marks a node and what it lies in. Who is marked already lies in marked ones.
    ///
    /// - Parameter isStale: Whether its traits have to be found anew; those of what it lies in always have to.
    func markDirty(row: Int, isStale: Bool = true) {
        var row = row
        var marks: NodeTraits.Flags = isStale ? [.dirty, .stale] : .dirty
        while row != barrier, !traits[row].flags.isSuperset(of: marks) {
            traits[row].flags.formUnion(marks)
            guard links[row].parent >= 0 else { return }
            row = Int(links[row].parent)
            marks = [.dirty, .stale]
        }
    }

    /// Marks what may find itself in other surroundings in a node: spacers in a stack of another axis or in none,
    /// lines in a grid or in none, parts of a container in another one.
    func turn(_ row: Int) {
        guard isTurned(row) else { return }
        var pending = [Int32(row)]
        while let next = pending.popLast() {
            let row = Int(next)
            if rules[row].isOriented { markDirty(row: row) }
            var child = links[row].firstChild
            let goesOn = rules[row].keepsOrientation
            while child >= 0 {
                if goesOn || traits[Int(child)].flags.contains(.sensesContainer), isTurned(Int(child)) {
                    pending.append(child)
                }
                child = links[Int(child)].next
            }
        }
    }

    /// Whether the surroundings of a node matter to it or to something in it.
    private func isTurned(_ row: Int) -> Bool {
        rules[row].isOriented || rules[row].keepsOrientation || traits[row].flags.contains(.sensesContainer)
    }
}

extension Rule {
    /// Whether it matters to the node what lies around it: the axis of a stack, a grid, a container.
    var isOriented: Bool {
        switch self {
        case .spacer, .divider, .gridRow, .containerFrame: true
        default: false
        }
    }

    /// Whether a spacer in the node grows along the axis of the stack around it.
    var keepsOrientation: Bool {
        switch self {
        case .frame, .flexibleFrame, .fixedSize, .aspectRatio, .padding, .offset, .position, .layers,
            .priority, .guide, .ignoresSafeArea:
            true
        default: false
        }
    }
}
