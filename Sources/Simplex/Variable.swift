/// A variable of a ``Solver``: a handle, which is invalid once the variable is removed.
public struct Variable: Hashable, Sendable {
    /// The index in the solver's columns.
    package let index: Int32
    /// How often the index had been reused before.
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// A constraint in a ``Solver``: a handle, which is invalid once the constraint is removed.
public struct ConstraintID: Hashable, Sendable {
    /// The index among the solver's rows.
    package let index: Int32
    /// How often the index had been reused before.
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
