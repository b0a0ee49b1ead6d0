/// Whether and how a node makes a box.
public enum Display: UInt8, Hashable, Sendable, CaseIterable {
    /// A box that lays out its children as flex items.
    case flex
    /// No box: the node and all in it have no size.
    case none
    /// No box of its own: its children take its place in its parent.
    case contents
}
