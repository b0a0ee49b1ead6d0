/// The rows that decide where constraints leave a choice. They stand below all levels of constraints, each on a
/// level of its own, and are there only for what has a choice.
struct Preferences {
    /// What decides about a constraint.
    struct ForRow {
        /// That it misses as little as it can before the next one of its level; -1 for none.
        var tie: Int32 = -1
        /// That it is as close as it can be to being exact; -1 for none.
        var tightness: Int32 = -1
    }

    /// What decides, by how much it matters.
    enum Rank: Double {
        /// Of equal wishes, the one that was added first.
        case wish = 1
        /// Of equal limits of lengths from below, that of the oldest length.
        case leastLength
        /// Of equal limits of lengths from above, that of the newest length: the oldest gets what is left.
        case greatestLength
        /// Short lengths, the newest first.
        case length
        /// Exact inequalities, the first first.
        case tightness
        /// Places at 0, the oldest first.
        case place

        /// How many rows or variables a rank tells apart.
        private static let room = 0x1p40

        /// The level of a preference.
        ///
        /// - Parameter age: Of rows and variables of a rank, those with the lesser age come first.
        func level(_ age: Int) -> Double { -(rawValue * Self.room + Double(age)) }

        /// The level of a preference of a rank in which the newest comes first.
        func level(newestFirst age: Int) -> Double { -((rawValue + 1) * Self.room - 1 - Double(age)) }
    }

    /// That lengths are short, by variable.
    var forLength: [Int32: Int32] = [:]
    /// By constraint.
    var forRow: [Int32: ForRow] = [:]
    /// That places are at 0.
    var forPlaces: [Int32] = []

    var isEmpty: Bool { forLength.isEmpty && forRow.isEmpty && forPlaces.isEmpty }
    var count: Int { forLength.count + 2 * forRow.count + forPlaces.count }

    /// The rows that decide about a constraint.
    func rows(for row: Int32) -> [Int32] {
        guard let found = forRow[row] else { return [] }
        return [found.tie, found.tightness].filter { $0 >= 0 }
    }

    /// All rows, the same in each run.
    var all: [Int32] {
        (forLength.values + forRow.values.flatMap { [$0.tie, $0.tightness] }.filter { $0 >= 0 } + forPlaces)
            .sorted()
    }
}
