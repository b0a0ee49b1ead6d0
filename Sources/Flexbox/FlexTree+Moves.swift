public import LayoutCore

extension FlexTree {
    /// The nodes whose frames the last layout has changed, parents first.
    public var movedNodes: [NodeID] { movedRows.map(handle(of:)) }
}
