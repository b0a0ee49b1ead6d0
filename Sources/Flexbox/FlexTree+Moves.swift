public import LayoutCore

extension FlexTree {
    /// The nodes whose frames the last layout has changed, parents first.
    public var movedNodes: [NodeID] { (0..<movedRows.count).map { handle(of: movedRows[$0]) } }
}
