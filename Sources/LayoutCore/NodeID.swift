/// An opaque handle of a node in a tree of flat columns.
///
/// A handle outlives its node harmlessly: the generation distinguishes a freed node from the one that took its place.
public struct NodeID: Hashable, Sendable {
    /// The row of the node in the columns of its tree.
    package let index: UInt32
    /// How often the row had been given away before.
    package let generation: UInt32

    /// Creates a handle; only trees do that.
    package init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
