/// The texts of one table in one language.
struct StringTable: Sendable {
    var entries: [String: LocalizedEntry] = [:]
    var problems: [LocalizationProblem] = []
    /// The files that were read.
    var files: [String] = []

    /// Adds another file of the table; where both have a key, the other's entry counts.
    mutating func merge(_ other: StringTable) {
        entries.merge(other.entries) { $1 }
        problems += other.problems
        files += other.files
    }
}
