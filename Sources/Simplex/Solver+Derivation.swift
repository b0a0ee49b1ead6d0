extension Solver {
    /// A sum of variables whose value is to be explained.
    package struct DerivationQuery {
        /// The variables with their factors.
        package var terms: [(variable: Variable, factor: Double)]
        /// Further variables: constraints that mention them, and do not hold, are reported.
        package var related: [Variable]

        /// Creates a query.
        package init(terms: [(variable: Variable, factor: Double)], related: [Variable] = []) {
            (self.terms, self.related) = (terms, related)
        }
    }

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

    /// The values of a sum in all optimal solutions.
    package struct OptimalRange: Hashable, Sendable {
        /// The minimum; nil where there is none.
        package var lower: Double?
        /// The maximum; nil where there is none.
        package var upper: Double?
    }

    /// Why a sum of variables has its value.
    package struct Derivation {
        /// Up to how many connected constraints each is tried; of more, only those that determine one of the values or are
        /// violated around it.
        static let exactLimit = 2000

        /// The parts: the value is the sum of their amounts.
        package var parts: [Part] = []
        /// Constraints that are violated, of those that mention the variables or are deciding.
        package var violated: [ConstraintID] = []
        /// The values without those constraints without which the value would be another one.
        package var alternatives: [ConstraintID: Double] = [:]
        /// Pins in the parts: they are not tried.
        package var pins: Set<ConstraintID> = []
        /// Constraints without which several values would be optimal. Empty where several are anyway.
        package var keepingDetermined: Set<ConstraintID> = []
        /// The optimal values, where there are several.
        package var range: OptimalRange?

        /// Whether the value would be another one without a constraint.
        package func isDecided(by constraint: ConstraintID) -> Bool {
            alternatives[constraint] != nil || pins.contains(constraint)
        }
    }
}
