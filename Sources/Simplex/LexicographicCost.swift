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
    @inline(__always)
    func isNegative(times sign: Double, penalty: Double?) -> Bool {
        leading(times: sign, penalty: penalty) < 0
    }

    /// Whether `sign * self`, plus 1 at the level `penalty` if there is one, is above zero.
    func isPositive(times sign: Double, penalty: Double?) -> Bool {
        leading(times: sign, penalty: penalty) > 0
    }

    /// The leading value of `sign * self`, plus 1 at the level `penalty` if there is one.
    @inline(__always)  // A cost in a column would be copied. Pays in `feed instructions`.
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
        guard let penalty, penalty > 0 else { return first.value == 0 || first.level <= 0 }
        return first.value != 0 && first.level == penalty && abs(first.value + sign) <= Self.tolerance
            && (second.value == 0 || second.level <= 0)
    }

    private mutating func removeFirst() {
        first = second
        removeSecond()
    }

    private mutating func removeSecond() {
        guard var others = rest else {
            second = Entry(level: 0, value: 0)
            return
        }
        rest = nil
        second = others.removeFirst()
        if !others.isEmpty { rest = others }
    }

    /// Adds where the level is not that of the first entry, and not the second one of two.
    private mutating func addToEntries(_ value: Double, at level: Double) {
        let entry = Entry(level: level, value: value)
        if level > first.level {
            guard abs(value) > Self.tolerance else { return }
            if second.value != 0 { insertIntoRest(second, at: 0) }
            (first, second) = (entry, first)
        } else if level == second.level {
            second.value += value
            if abs(second.value) <= Self.tolerance { removeSecond() }
        } else if level > second.level {
            guard abs(value) > Self.tolerance else { return }
            insertIntoRest(second, at: 0)
            second = entry
        } else {
            addToRest(entry)
        }
    }

    private mutating func addToRest(_ entry: Entry) {
        let index = rest?.firstIndex { $0.level <= entry.level } ?? rest?.count ?? 0
        guard let found = rest?.dropFirst(index).first, found.level == entry.level else {
            if abs(entry.value) > Self.tolerance { insertIntoRest(entry, at: index) }
            return
        }
        let sum = found.value + entry.value
        if abs(sum) > Self.tolerance {
            rest?[index].value = sum
        } else if rest?.count == 1 {
            rest = nil
        } else {
            rest?.remove(at: index)
        }
    }

    private mutating func insertIntoRest(_ entry: Entry, at index: Int) {
        if rest == nil { rest = [entry] } else { rest?.insert(entry, at: index) }
    }
}
