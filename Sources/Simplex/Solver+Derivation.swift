extension Solver {
    /// A sum of variables whose value is to be explained.
    package struct DerivationQuery {
        /// The variables with their factors.
        package var terms: [(variable: Variable, factor: Double)]
        /// Further variables: constraints that mention them, and do not hold, are reported.
        package var related: [Variable]
        /// Whether all values without constraints are computed, not only whether there are others.
        package var needsAlternatives: Bool

        /// Creates a query.
        package init(
            terms: [(variable: Variable, factor: Double)], related: [Variable] = [],
            needsAlternatives: Bool = false
        ) {
            (self.terms, self.related, self.needsAlternatives) = (terms, related, needsAlternatives)
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
        /// Up to how many connected constraints the result is exact. Of more, a constraint counts as deciding if the value
        /// moves as soon as it is gone, not if it does so only after others have given way; whether it is determined then is
        /// not computed.
        static let exactLimit = 200

        /// The parts: the value is the sum of their amounts.
        package var parts: [Part] = []
        /// Constraints that are violated, of those that mention the variables or are deciding.
        package var violated: [ConstraintID] = []
        /// Those without which the value would be another one, where it is determined without them; pins are not tried.
        package var deciding: Set<ConstraintID> = []
        /// The values without constraints, as far as they have been computed and are others.
        package var alternatives: [ConstraintID: Double] = [:]
        /// Constraints without which several values would be optimal. Empty where several are anyway.
        package var keepingDetermined: Set<ConstraintID> = []
        /// Whether several values are optimal, of which a rule has selected one.
        package var isAmbiguous = false
        /// The optimal values, where there are several and not too many sums are ambiguous.
        package var range: OptimalRange?
    }
}
