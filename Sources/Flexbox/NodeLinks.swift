/// The place of a node among its relatives, as rows of the tree's columns.
struct NodeLinks {
    /// No relative.
    static let none = -1

    var parent = Int32(none)
    var firstChild = Int32(none)
    var lastChild = Int32(none)
    var next = Int32(none)
    var previous = Int32(none)
    /// How often the row has been given away.
    var generation: UInt32 = 0
    /// Whether the row is taken.
    var isAlive = true
}
