public import LayoutCore

extension FlexTree {
    /// The style of a node; the tree's defaults for a freed one.
    public func style(of node: NodeID) -> FlexStyle {
        row(of: node).map { FlexStyle(styles[$0]) } ?? defaults
    }

    /// Replaces a node's style. The node is laid out again only if something has changed.
    public func setStyle(_ style: FlexStyle, of node: NodeID) {
        if let row = row(of: node), storage.styles.set(row, to: style) { markDirty(row) }
    }

    /// Changes a node's style in place. The node is laid out again only if something has changed.
    public func updateStyle(of node: NodeID, _ change: (inout FlexStyle) -> Void) {
        var style = style(of: node)
        change(&style)
        setStyle(style, of: node)
    }

    /// Sets one property of a node's style. The node is laid out again only if its value has changed.
    public func set<Value: Equatable>(
        _ property: WritableKeyPath<FlexStyle, Value>, to value: Value, of node: NodeID
    ) {
        updateStyle(of: node) { $0[keyPath: property] = value }
    }

    /// Sets one edge of a node's style. The node is laid out again only if its value has changed.
    public func set(
        _ property: WritableKeyPath<FlexStyle, EdgeLengths>, _ edge: Edge, to value: Length, of node: NodeID
    ) {
        updateStyle(of: node) { $0[keyPath: property][edge] = value }
    }

    /// Gives a node a function that measures its content, or removes it. Only leaves are measured.
    public func setMeasure(_ measure: MeasureFunction?, of node: NodeID) {
        guard let row = row(of: node), measure != nil || leafFunctions[row]?.measure != nil else { return }
        if measure == nil, leafFunctions[row]?.isShared == true {
            leafFunctions[row] = nil
        } else {
            functions(of: row).measure = measure
        }
        markDirty(row)
    }

    /// Gives a node a measure function that it shares with other nodes.
    public func setMeasure(_ measure: SharedMeasure, of node: NodeID) {
        guard let row = row(of: node) else { return }
        if leafFunctions[row]?.isShared ?? true {
            leafFunctions[row] = measure.functions
        } else {
            functions(of: row).measure = measure.functions.measure
        }
        markDirty(row)
    }

    /// Gives a node a function that finds its first baseline, or removes it: then its first item's counts.
    public func setBaseline(_ baseline: BaselineFunction?, of node: NodeID) {
        guard let row = row(of: node), baseline != nil || leafFunctions[row]?.baseline != nil else { return }
        functions(of: row).baseline = baseline
        markDirty(row)
    }

    /// Gives a node a function that finds its last baseline, or removes it: then its last item's counts,
    /// or its bottom edge.
    public func setLastBaseline(_ baseline: BaselineFunction?, of node: NodeID) {
        guard let row = row(of: node), baseline != nil || leafFunctions[row]?.lastBaseline != nil else {
            return
        }
        functions(of: row).lastBaseline = baseline
        markDirty(row)
    }

    /// Whether a node is rounded to pixels as text, which starts at or before its position and loses no part
    /// of a pixel; nil means as text if the node is measured.
    public func setRoundsAsText(_ roundsAsText: Bool?, of node: NodeID) {
        guard let row = row(of: node), leafFunctions[row]?.roundsAsText != roundsAsText else { return }
        functions(of: row).roundsAsText = roundsAsText
        markDirty(row)
    }

    /// Invalidates the measurements of a node, whose content has changed.
    public func markDirty(_ node: NodeID) {
        if let row = row(of: node) { markDirty(row) }
    }

    /// Whether a node or something in it has changed since its last layout.
    public func isDirty(_ node: NodeID) -> Bool {
        row(of: node).map { traits[$0].contains(.dirty) } ?? false
    }

    /// Marks a row as changed, and it and its ancestors as dirty, up to one that is dirty already.
    func markDirty(_ row: Int) {
        var row = row
        traits[row].insert(.changed)
        while !traits[row].contains(.dirty) {
            traits[row].insert(.dirty)
            invalidateCache(of: row)
            let parent = links[row].parent
            if parent < 0 {
                rootChanged?(handle(of: Int32(row)))
                return
            }
            noteChange(of: row, in: Int(parent))
            row = Int(parent)
        }
    }

    private func functions(of row: Int) -> LeafFunctions {
        let old = leafFunctions[row]
        if let old, !old.isShared { return old }
        let functions = LeafFunctions()
        functions.measure = old?.measure
        leafFunctions[row] = functions
        return functions
    }
}
