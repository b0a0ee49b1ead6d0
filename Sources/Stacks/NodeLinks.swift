/// The links of a node to others, as rows of the tree's columns; -1 for none.
struct NodeLinks {
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    /// How often the row has been given away.
    var generation: UInt32 = 0
    /// Whether the row is taken.
    var isAlive = true
    /// Whether the node is empty, so that its parent lays out its siblings only.
    var isAbsent = false
    /// Fills the links up to a power of two, which makes them quick to find.
    private var filler: UInt32 = 0

    init(generation: UInt32 = 0, isAlive: Bool = true, isAbsent: Bool = false) {
        (self.generation, self.isAlive, self.isAbsent) = (generation, isAlive, isAbsent)
    }
}
