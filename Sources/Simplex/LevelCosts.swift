/// A cost for each level of priority, of which most are zero: compared from the highest level down.
///
/// Two levels lie inline, so that the common case allocates nothing.
struct LevelCosts {
    struct Entry {
        var level: Double
        var value: Double
    }

    /// What is smaller than this came from rounding.
    static let tolerance = 1e-9

    /// Highest level first; a value of 0 is no entry.
    private var first = Entry(level: 0, value: 0)
    private var second = Entry(level: 0, value: 0)
    /// The others; nil for none, which is cheaper to copy than an empty array.
    private var rest: [Entry]?

    var isZero: Bool { first.value == 0 }
    /// The cost of the highest level that has one.
    var leading: Double { first.value }

    var entries: [Entry] {
        var all = rest ?? []
        if second.value != 0 { all.insert(second, at: 0) }
        if first.value != 0 { all.insert(first, at: 0) }
        return all
    }

    /// Adds to the cost of one level.
    mutating func add(_ value: Double, at level: Double) {
        if first.value == 0 {
            if abs(value) > Self.tolerance { first = Entry(level: level, value: value) }
        } else if first.level == level {
            first.value += value
            if abs(first.value) <= Self.tolerance { removeFirst() }
        } else if second.value == 0, level < first.level {
            if abs(value) > Self.tolerance { second = Entry(level: level, value: value) }
        } else {
            addSlowly(value, at: level)
        }
    }

    /// Adds a multiple of other costs.
    mutating func add(_ costs: LevelCosts, times factor: Double) {
        if costs.first.value != 0 { add(costs.first.value * factor, at: costs.first.level) }
        if costs.second.value != 0 { add(costs.second.value * factor, at: costs.second.level) }
        for entry in costs.rest ?? [] { add(entry.value * factor, at: entry.level) }
    }

    /// Whether the costs, turned by `sign` and with 1 more at `penalty` (a level, if any), are below zero.
    func isNegative(times sign: Double, penalty: Double?) -> Bool {
        verdict(times: sign, penalty: penalty) < 0
    }

    /// Whether the costs, turned by `sign` and with 1 more at `penalty` (a level, if any), are above zero.
    func isPositive(times sign: Double, penalty: Double?) -> Bool {
        verdict(times: sign, penalty: penalty) > 0
    }

    /// The cost of the highest level that has one, turned by `sign` and with 1 more at `penalty`.
    private func verdict(times sign: Double, penalty: Double?) -> Double {
        var penalty = penalty
        func verdict(_ entry: Entry) -> Double? {
            if let level = penalty, level >= entry.level {
                guard level == entry.level else { return 1 }
                penalty = nil
                let sum = entry.value * sign + 1
                return abs(sum) <= Self.tolerance ? nil : sum
            }
            return entry.value * sign
        }
        if first.value != 0, let verdict = verdict(first) { return verdict }
        if second.value != 0, let verdict = verdict(second) { return verdict }
        for entry in rest ?? [] {
            if let verdict = verdict(entry) { return verdict }
        }
        return penalty == nil ? 0 : 1
    }

    /// Whether the costs of constraints, which have levels above 0, are none, turned by `sign` and with 1 more at
    /// `penalty` (a level above 0, if any).
    func isBalanced(times sign: Double, penalty: Double?) -> Bool {
        guard !isZero else { return penalty == nil }
        var costs = self
        if let penalty { costs.add(sign, at: penalty) }
        return costs.first.value == 0 || costs.first.level <= 0
    }

    private mutating func removeFirst() {
        first = second
        second = rest?.first ?? Entry(level: 0, value: 0)
        rest = rest.flatMap { $0.count > 1 ? Array($0.dropFirst()) : nil }
    }

    private mutating func addSlowly(_ value: Double, at level: Double) {
        var all = entries
        if let index = all.firstIndex(where: { $0.level <= level }) {
            if all[index].level == level {
                all[index].value += value
            } else {
                all.insert(Entry(level: level, value: value), at: index)
            }
        } else {
            all.append(Entry(level: level, value: value))
        }
        all.removeAll { abs($0.value) <= Self.tolerance }
        self = LevelCosts()
        if !all.isEmpty { first = all.removeFirst() }
        if !all.isEmpty { second = all.removeFirst() }
        rest = all.isEmpty ? nil : all
    }
}
