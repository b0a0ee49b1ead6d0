/// An unknown of a ``Solver``: a handle that outlives its variable harmlessly.
public struct Variable: Hashable, Sendable {
    /// The place in the solver's columns.
    package let index: Int32
    /// How often the place had been given away before.
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// A constraint in a ``Solver``: a handle that outlives its constraint harmlessly.
public struct ConstraintID: Hashable, Sendable {
    /// The place in the solver's rows.
    package let index: Int32
    /// How often the place had been given away before.
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
