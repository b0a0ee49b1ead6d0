public import LayoutCore

extension FlexTree {
    /// Sets one edge of a node's style. The node is laid out again only if its value has changed.
    public func set(
        _ property: WritableKeyPath<FlexStyle, EdgeLengths>, _ edge: Edge, to value: Length, of node: NodeID
    ) {
        guard let row = row(of: node) else { return }
        var style = FlexStyle(styles[row])
        guard style[keyPath: property][edge] != value else { return }
        style[keyPath: property][edge] = value
        storage.styles.set(row, to: style)
        markDirty(row)
    }
}
