extension Solver {
    /// A part of a value: a coefficient times the constant of a constraint.
    package struct Part {
        /// What the constant belongs to.
        package enum Origin: Hashable {
            /// A constraint that was added.
            case constraint(ConstraintID)
            /// The bound 0 of a length.
            case bound
            /// The rule that selects one of several solutions.
            case tieBreaker
        }

        /// What the constant belongs to.
        package var origin: Origin
        /// The coefficient.
        package var coefficient: Double
        /// The constant.
        package var constant: Double
        /// What the part adds to the value.
        package var amount: Double { coefficient * constant }
    }

    /// Why a sum of variables has its value.
    package struct Derivation {
        /// Up to how many connected constraints each is tried; of more, only those that determine the value or are violated.
        static let exactLimit = 200

        /// The parts: the value is the sum of their amounts.
        package var parts: [Part]
        /// Constraints that are violated, of those that are connected with the variables.
        package var violated: [ConstraintID]
        /// Those without which the value would be another one.
        package var deciding: Set<ConstraintID>
    }
}
