public import LayoutCore

/// What the function of a geometry reader gets.
public struct ReaderContext {
    /// The tree that is being laid out. The function may make, change and free nodes in the reader.
    public let tree: StackTree
    /// The reader.
    public let node: NodeID
    /// The size of the reader.
    public let size: Size
}

/// A function that gets the size of a geometry reader, and may make its children.
///
/// It is called while a layout places the reader: when the size is new, and when the reader or something in it
/// was marked dirty.
public typealias ReaderFunction = (ReaderContext) -> Void
