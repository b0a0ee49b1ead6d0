/// A cost of a lexicographic objective: one number for each priority level, compared from the highest level down.
///
/// Most levels are zero, and are not stored. Two levels are stored inline, so that the common case allocates nothing.
struct LexicographicCost {
    struct Entry {
        var level: Double
        var value: Double
    }

    /// A smaller magnitude is rounding error.
    static let tolerance = 1e-9

    /// Highest level first; a value of 0 is no entry.
    private var first = Entry(level: 0, value: 0)
    private var second = Entry(level: 0, value: 0)
    /// The other levels; nil for none, which is cheaper to copy than an empty array.
    private var rest: [Entry]?

    var isZero: Bool { first.value == 0 }
    /// The value at the highest level that has one.
    var leading: Double { first.value }

    var entries: [Entry] {
        var all = rest ?? []
        if second.value != 0 { all.insert(second, at: 0) }
        if first.value != 0 { all.insert(first, at: 0) }
        return all
    }

    /// Adds to the value at one level.
    mutating func add(_ value: Double, at level: Double) {
        if first.value == 0 {
            if abs(value) > Self.tolerance { first = Entry(level: level, value: value) }
        } else if first.level == level {
            first.value += value
            if abs(first.value) <= Self.tolerance { removeFirst() }
        } else if second.value == 0, level < first.level {
            if abs(value) > Self.tolerance { second = Entry(level: level, value: value) }
        } else {
            addToEntries(value, at: level)
        }
    }

    /// Adds a multiple of another cost.
    mutating func add(_ cost: LexicographicCost, times factor: Double) {
        if cost.first.value != 0 { add(cost.first.value * factor, at: cost.first.level) }
        if cost.second.value != 0 { add(cost.second.value * factor, at: cost.second.level) }
        for entry in cost.rest ?? [] { add(entry.value * factor, at: entry.level) }
    }

    /// Whether `sign * self`, plus 1 at the level `penalty` if there is one, is below zero.
    func isNegative(times sign: Double, penalty: Double?) -> Bool {
        leading(times: sign, penalty: penalty) < 0
    }

    /// Whether `sign * self`, plus 1 at the level `penalty` if there is one, is above zero.
    func isPositive(times sign: Double, penalty: Double?) -> Bool {
        leading(times: sign, penalty: penalty) > 0
    }

    /// The leading value of `sign * self`, plus 1 at the level `penalty` if there is one.
    private func leading(times sign: Double, penalty: Double?) -> Double {
        var penalty = penalty
        func value(at entry: Entry) -> Double? {
            if let level = penalty, level >= entry.level {
                guard level == entry.level else { return 1 }
                penalty = nil
                let sum = entry.value * sign + 1
                return abs(sum) <= Self.tolerance ? nil : sum
            }
            return entry.value * sign
        }
        if first.value != 0, let value = value(at: first) { return value }
        if second.value != 0, let value = value(at: second) { return value }
        for entry in rest ?? [] {
            if let value = value(at: entry) { return value }
        }
        return penalty == nil ? 0 : 1
    }

    /// Whether `sign * self`, plus 1 at the level `penalty` if there is one, is zero on all levels of constraints,
    /// which are those above 0: the levels of tie-breakers are below.
    func isZeroForConstraints(times sign: Double, penalty: Double?) -> Bool {
        guard !isZero else { return penalty == nil }
        var cost = self
        if let penalty { cost.add(sign, at: penalty) }
        return cost.first.value == 0 || cost.first.level <= 0
    }

    private mutating func removeFirst() {
        first = second
        second = rest?.first ?? Entry(level: 0, value: 0)
        rest = rest.flatMap { $0.count > 1 ? Array($0.dropFirst()) : nil }
    }

    private mutating func addToEntries(_ value: Double, at level: Double) {
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
        self = LexicographicCost()
        if !all.isEmpty { first = all.removeFirst() }
        if !all.isEmpty { second = all.removeFirst() }
        rest = all.isEmpty ? nil : all
    }
}
