package import LayoutCore
import Simplex

extension LayoutEngine {
    /// Why an edge of an item is where it is, in the coordinates of its parent.
    package struct EdgeDerivation {
        /// A part of the position.
        package struct Part {
            /// The row that it comes from; nil for a bound of 0, or a rule that selects one of several solutions.
            package var source: RowSource?
            /// Whether the position would be another one without the row.
            package var isDeciding: Bool
            /// What the row's constant is multiplied by.
            package var coefficient: Double
            /// What the part adds to the position.
            package var amount: Double
        }

        /// The position by the last solution.
        package var position: Double
        /// The parts: the position is the sum of their amounts.
        package var parts: [Part]
        /// Rows without a part of their own: those that do not hold, and those without which the position would be another
        /// one.
        package var others: [(source: RowSource, isDeciding: Bool, isViolated: Bool)]
        /// Whether a rule has selected one of several solutions.
        package var isSelected: Bool
    }

    /// Why the near or the far edge of an item is where it is. For explanations: it takes long.
    package func derivation(of item: LayoutItem, _ axis: Axis, isFar: Bool) -> EdgeDerivation? {
        guard contains(item), records.items[item.index].insetOf < 0 else { return nil }
        let record = records.items[item.index]
        var sum = [(variable: record.start(axis), factor: 1.0)]
        if isFar { sum.append((record.length(axis), 1)) }
        let derivation = solver.derivation(of: sum)
        func source(_ row: ConstraintID) -> RowSource? {
            row.index < records.sources.count ? records.sources[row.index] : nil
        }
        let parts = derivation.parts.map { part in
            guard case .constraint(let row) = part.origin else {
                return EdgeDerivation.Part(
                    source: nil, isDeciding: true, coefficient: part.coefficient, amount: part.amount)
            }
            return EdgeDerivation.Part(
                source: source(row), isDeciding: derivation.deciding.contains(row),
                coefficient: part.coefficient, amount: part.amount)
        }
        let named = Set(
            derivation.parts.compactMap { part -> ConstraintID? in
                guard case .constraint(let row) = part.origin else { return nil }
                return row
            })
        let silent = derivation.deciding.subtracting(named).subtracting(derivation.violated)
        let others = derivation.violated + silent.sorted { $0.index < $1.index }
        return EdgeDerivation(
            position: sum.reduce(0) { $0 + $1.factor * solver.value(of: $1.variable) }, parts: parts,
            others: others.compactMap { row in
                source(row).map {
                    ($0, derivation.deciding.contains(row), derivation.violated.contains(row))
                }
            },
            isSelected: derivation.parts.contains { $0.origin == .tieBreaker })
    }

    /// The length of an item, and what it would be without each of the rows that are connected with it. For explanations: it
    /// takes long.
    package func lengthAlternatives(of item: LayoutItem, _ axis: Axis) -> [(
        source: RowSource, length: Double
    )] {
        guard contains(item), records.items[item.index].insetOf < 0 else { return [] }
        let record = records.items[item.index]
        let found = solver.alternatives(of: [(variable: record.length(axis), factor: 1.0)])
        return found.sorted { $0.key.index < $1.key.index }.compactMap { row, length in
            guard row.index < records.sources.count, let source = records.sources[row.index] else {
                return nil
            }
            return (source, length)
        }
    }
}
