/// An unknown of a ``Solver``: a handle that outlives its variable harmlessly.
public struct Variable: Hashable, Sendable {
    /// The place in the solver's columns.
    let index: Int32
    /// How often the place had been given away before.
    let generation: UInt32
}

/// A constraint in a ``Solver``: a handle that outlives its constraint harmlessly.
public struct ConstraintID: Hashable, Sendable {
    /// The place in the solver's rows.
    let index: Int32
    /// How often the place had been given away before.
    let generation: UInt32
}
