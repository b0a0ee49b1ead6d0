import Simplex

/// A small system with whole numbers, solved exactly by looking at every corner.
///
/// What optional constraints miss, as a sum for each level, is smallest at a corner: a point where as many rows
/// are exact as there are variables. Walls far away close what is open, so that a choice without end has
/// corners too. All corners are computed in fractions and compared level by level.
struct SmallSystem {
    struct Row: Hashable {
        var coefficients: [Int]
        var relation: Relation
        /// The right side.
        var constant: Int
        /// 1000 is required.
        var level: Double

        func missed(at point: [Rational]) -> Rational {
            var sum = Rational(-constant)
            for (coefficient, value) in zip(coefficients, point) { sum = sum + Rational(coefficient) * value }
            switch relation {
            case .equal: return sum.magnitude
            case .greaterThanOrEqual: return sum < 0 ? -sum : 0
            case .lessThanOrEqual: return sum < 0 ? 0 : sum
            }
        }
    }

    /// The best that can be had.
    struct Optimum {
        /// What is missed in total, for each level, highest first.
        var costs: [Rational]
        /// Between where each variable may be.
        var ranges: [ClosedRange<Rational>]
        var isFeasible: Bool
    }

    static let wall = 2000
    var variableCount: Int
    var rows: [Row]

    var levels: [Double] { Set(rows.map(\.level)).sorted(by: >) }

    func costs(at point: [Rational]) -> [Rational] {
        levels.map { level in
            rows.filter { $0.level == level }.reduce(Rational(0)) { $0 + $1.missed(at: point) }
        }
    }

    /// The optimum where no variable is farther from 0 than a wall.
    func optimum(within wall: Int = Self.wall) -> Optimum {
        var planes = rows.map {
            (coefficients: $0.coefficients.map { Rational($0) }, constant: Rational($0.constant))
        }
        for variable in 0..<variableCount {
            for side in [-wall, wall] {
                var coefficients = [Rational](repeating: 0, count: variableCount)
                coefficients[variable] = 1
                planes.append((coefficients, Rational(side)))
            }
        }
        var best: [Rational]?
        var ranges: [ClosedRange<Rational>] = []
        for choice in Self.choices(of: variableCount, from: planes.count) {
            guard let point = Self.intersection(of: choice.map { planes[$0] }),
                point.allSatisfy({ $0.magnitude <= Rational(wall) })
            else { continue }
            let costs = costs(at: point)
            if best == nil || costs.lexicographicallyPrecedes(best ?? []) {
                best = costs
                ranges = point.map { $0...$0 }
            } else if costs == best {
                ranges = zip(ranges, point).map { min($0.lowerBound, $1)...max($0.upperBound, $1) }
            }
        }
        let costs = best ?? []
        let isFeasible = levels.first != 1000 || costs.first == 0
        return Optimum(costs: costs, ranges: ranges, isFeasible: isFeasible)
    }

    static func choices(of count: Int, from total: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        guard total >= count else { return [] }
        return choices(of: count - 1, from: total - 1).map { $0 + [total - 1] }
            + choices(of: count, from: total - 1)
    }

    /// The one point where planes meet, by elimination.
    static func intersection(of planes: [(coefficients: [Rational], constant: Rational)])
        -> [Rational]?
    {
        var planes = planes
        for column in planes.indices {
            guard let pivot = (column..<planes.count).first(where: { planes[$0].coefficients[column] != 0 })
            else { return nil }
            planes.swapAt(column, pivot)
            let scale = planes[column].coefficients[column]
            planes[column].coefficients = planes[column].coefficients.map { $0 / scale }
            planes[column].constant = planes[column].constant / scale
            for row in planes.indices where row != column && planes[row].coefficients[column] != 0 {
                let factor = planes[row].coefficients[column]
                planes[row].coefficients = zip(planes[row].coefficients, planes[column].coefficients)
                    .map { $0 - factor * $1 }
                planes[row].constant = planes[row].constant - factor * planes[column].constant
            }
        }
        return planes.map(\.constant)
    }
}
