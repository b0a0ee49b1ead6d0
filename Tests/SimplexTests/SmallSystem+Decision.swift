import Simplex

/// The rule for alternative optima, applied by enumerating all vertices: an oracle without a basis.
extension SmallSystem {
    /// Whether the variables of a small system are lengths: every second one.
    static func isLength(_ variable: Int) -> Bool { variable % 2 == 1 }

    /// That no length is negative.
    var bounds: [Row] {
        (0..<variableCount).filter(Self.isLength).map { variable in
            var coefficients = [Int](repeating: 0, count: variableCount)
            coefficients[variable] = 1
            return Row(coefficients: coefficients, relation: .greaterThanOrEqual, constant: 0, level: 1000)
        }
    }

    /// Whether some rows can hold together where no length is negative.
    func canHold(_ rows: [Row]) -> Bool {
        var required = rows + bounds
        for index in required.indices { required[index].level = 1000 }
        return SmallSystem(variableCount: variableCount, rows: required).optimum().isFeasible
    }

    /// The required rows that cannot hold together with older ones that do.
    var brokenRows: [Int] {
        var (kept, broken): ([Row], [Int]) = ([], [])
        for (index, row) in rows.enumerated() where row.level == 1000 {
            if canHold(kept + [row]) { kept.append(row) } else { broken.append(index) }
        }
        return broken
    }

    /// The system as it counts: bounds first, and infeasible rows as optional ones above all others.
    private func settled() -> SmallSystem {
        var settled = self
        for index in rows.indices where rows[index].level == 1000 { settled.rows[index].level = 1001 }
        for index in brokenRows { settled.rows[index].level = 1000 }
        for bound in bounds {
            var bound = bound
            bound.level = 1001
            settled.rows.append(bound)
        }
        return settled
    }

    /// Where every variable has to be.
    func decided() -> [Rational] {
        let settled = settled()
        let own = settled.rows[..<rows.count]
        var planes = settled.rows.map {
            (coefficients: $0.coefficients.map { Rational($0) }, constant: Rational($0.constant))
        }
        for variable in 0..<variableCount {
            for constant in [0, -Self.wall, Self.wall] {
                var coefficients = [Rational](repeating: 0, count: variableCount)
                coefficients[variable] = 1
                planes.append((coefficients, Rational(constant)))
            }
        }
        var best: (rank: [Rational], point: [Rational])?
        for choice in Self.choices(of: variableCount, from: planes.count) {
            guard let point = Self.intersection(of: choice.map { planes[$0] }),
                point.allSatisfy({ $0.magnitude <= Rational(Self.wall) })
            else { continue }
            let rank = settled.costs(at: point) + preferences(own, at: point)
            if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (rank, point) }
        }
        return best?.point ?? []
    }

    /// What the rule minimizes, in its order.
    private func preferences(_ rows: ArraySlice<Row>, at point: [Rational]) -> [Rational] {
        let optional = rows.filter { $0.level <= 1000 }
        func missed(_ relation: Relation, by variable: Int) -> Rational {
            optional.filter { $0.limitedLength(relation) == variable }
                .reduce(0) { $0 + $1.missed(at: point) * Rational(1, abs($1.coefficients[variable])) }
        }
        let variables = Array(0..<variableCount)
        let lengths = variables.filter(Self.isLength)
        var minimized = optional.filter { !$0.isLimitOfLength }.map { $0.missed(at: point) }
        minimized += lengths.map { missed(.greaterThanOrEqual, by: $0) }
        minimized += lengths.reversed().map { missed(.lessThanOrEqual, by: $0) }
        minimized += lengths.reversed().map { point[$0] }
        minimized += rows.filter { $0.relation != .equal }.map { row in
            var row = row
            row.relation = .equal
            return row.missed(at: point)
        }
        return minimized + variables.filter { !Self.isLength($0) }.map { point[$0].magnitude }
    }
}

extension SmallSystem.Row {
    /// Whether the row limits a single length.
    var isLimitOfLength: Bool {
        limitedLength(.greaterThanOrEqual) != nil || limitedLength(.lessThanOrEqual) != nil
    }

    /// The single length that the row limits from below or from above.
    func limitedLength(_ relation: Relation) -> Int? {
        let own = coefficients.indices.filter { coefficients[$0] != 0 }
        guard own.count == 1, SmallSystem.isLength(own[0]), self.relation != .equal else { return nil }
        let isFromBelow = (self.relation == .greaterThanOrEqual) == (coefficients[own[0]] > 0)
        return isFromBelow == (relation == .greaterThanOrEqual) ? own[0] : nil
    }
}
