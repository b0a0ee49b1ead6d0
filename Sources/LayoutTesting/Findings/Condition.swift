/// What the configurations of a finding have in common, of those that were checked.
struct Condition {
    /// The condition in words.
    let text: String

    init(_ found: [LayoutConfiguration], of matrix: LayoutMatrix) {
        guard matrix.count > 1 else {
            text = found.first.map { "On \($0)." } ?? ""
            return
        }
        let all = matrix.configurations.map(\.values)
        let some = found.map(\.values)
        var parts: [String] = []
        for dimension in all.first.map({ Array($0.indices) }) ?? [] {
            let every = Self.distinct(all.map { $0[dimension].value })
            let few = Self.distinct(some.map { $0[dimension].value })
            if few.count < every.count { parts.append(few.joined(separator: " or ")) }
        }
        let share = "in \(found.count) of \(matrix.count) configurations"
        text = parts.isEmpty ? "Found \(share)." : "Found \(share): \(parts.joined(separator: "; "))."
    }

    private static func distinct(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }
}
