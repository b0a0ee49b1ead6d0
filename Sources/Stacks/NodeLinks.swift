/// The place of a node among its relatives, as rows of the tree's columns; -1 for no relative.
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
    /// Whether the node is empty, and so no child of anybody.
    var isAbsent = false
    /// Fills the links up to a power of two, which makes them quick to find.
    private var filler: UInt32 = 0

    init(generation: UInt32 = 0, isAlive: Bool = true, isAbsent: Bool = false) {
        (self.generation, self.isAlive, self.isAbsent) = (generation, isAlive, isAbsent)
    }
}
