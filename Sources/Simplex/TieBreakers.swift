/// The rows that select one of several optimal solutions. Each has an objective level of its own, below those of all
/// constraints, and exists only while it concerns an undetermined variable.
struct TieBreakers {
    /// The tie-breakers that repeat a constraint.
    struct ForRow {
        /// Minimizes the violation before those of later constraints of its level; -1 for none.
        var tie: Int32 = -1
        /// Minimizes the slack; -1 for none.
        var tightness: Int32 = -1
    }

    /// The order of tie-breakers, from the highest level down.
    enum Rank: Double {
        /// Among violated constraints of one level, the earliest has the smallest violation.
        case constraint = 1
        /// Among tied lower bounds of lengths, that of the oldest length.
        case lowerBound
        /// Among tied upper bounds of lengths, that of the newest length: the oldest gets the remaining space.
        case upperBound
        /// Short lengths, the newest first.
        case length
        /// Tight inequalities, the earliest first.
        case tightness
        /// Positions at 0, the oldest first.
        case position

        /// How many rows or variables a rank distinguishes.
        private static let capacity = 0x1p40

        /// The objective level of a tie-breaker.
        ///
        /// - Parameter age: Among the rows and variables of a rank, those of lower age come first.
        func level(_ age: Int) -> Double { -(rawValue * Self.capacity + Double(age)) }

        /// The objective level of a tie-breaker of a rank in which the newest comes first.
        func level(newestFirst age: Int) -> Double { -((rawValue + 1) * Self.capacity - 1 - Double(age)) }
    }

    /// Those that minimize lengths, by variable.
    var forLength: [Int32: Int32] = [:]
    /// By constraint.
    var forRow: [Int32: ForRow] = [:]
    /// Those that put positions at 0.
    var forPositions: [Int32] = []

    var isEmpty: Bool { forLength.isEmpty && forRow.isEmpty && forPositions.isEmpty }
    var count: Int { forLength.count + 2 * forRow.count + forPositions.count }

    /// The tie-breakers of a constraint.
    func rows(for row: Int32) -> [Int32] {
        guard let found = forRow[row] else { return [] }
        return [found.tie, found.tightness].filter { $0 >= 0 }
    }

    /// All rows, in a reproducible order.
    var all: [Int32] {
        (forLength.values + forRow.values.flatMap { [$0.tie, $0.tightness] }.filter { $0 >= 0 } + forPositions)
            .sorted()
    }
}
