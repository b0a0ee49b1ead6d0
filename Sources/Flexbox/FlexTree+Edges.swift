public import LayoutCore

extension FlexTree {
    /// Sets one edge of a node's style. The node is laid out again only if its value has changed.
    public func set(
        _ property: WritableKeyPath<FlexStyle, EdgeLengths>, _ edge: Edge, to value: Length, of node: NodeID
    ) {
        guard let row = row(of: node), styles[row][keyPath: property][edge] != value else { return }
        styles[row][keyPath: property][edge] = value
        markDirty(row)
    }
}
