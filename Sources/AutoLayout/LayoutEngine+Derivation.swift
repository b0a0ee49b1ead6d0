package import LayoutCore
import Simplex

extension LayoutEngine {
    /// A number of an item's rectangle that is to be explained, in the coordinates of its parent.
    package struct DerivationQuery {
        /// What of an axis.
        package enum Value: Sendable {
            case near, far, length
        }

        /// The item.
        package var item: LayoutItem
        /// The axis.
        package var axis: Axis
        /// What of the axis.
        package var value: Value

        /// Creates a query.
        package init(_ item: LayoutItem, _ axis: Axis, _ value: Value) {
            (self.item, self.axis, self.value) = (item, axis, value)
        }
    }

    /// Why a number of an item's rectangle has its value.
    package struct Derivation {
        /// A row of constraints that has to do with the value.
        package struct Row {
            /// Where it comes from.
            package var source: RowSource
            /// Whether the value would be another one without the row.
            package var isDeciding: Bool
            /// The value without the row, for lengths; nil where it would be the same.
            package var alternative: Double?
            /// Whether several values would be optimal without the row, and one is with it.
            package var keepsDetermined: Bool
            /// Whether the row does not hold.
            package var isViolated: Bool
        }

        /// A part of the value.
        package struct Part {
            /// The row that it comes from; nil for a bound of 0, or a rule that selects one of several solutions.
            package var row: Row?
            /// What the row's constant is multiplied by.
            package var coefficient: Double
            /// What the part adds to the value.
            package var amount: Double
        }

        /// The value by the last solution.
        package var value: Double
        /// The parts: the value is the sum of their amounts.
        package var parts: [Part]
        /// Rows without a part of their own: those that do not hold, and those without which the value would or could be
        /// another one.
        package var others: [Row]
        /// Whether several values are optimal, and a rule has selected one.
        package var isAmbiguous: Bool
        /// The minimum and the maximum of several optimal values; nil where there is none.
        package var range: (lower: Double?, upper: Double?)?
    }

    /// Why numbers of items' rectangles have their values. For explanations: what is connected is solved once for all of
    /// them, and each row that may decide one of them is removed on trial.
    ///
    /// - Returns: A derivation for each query; nil for items that are gone or have no variables.
    package func derivations(of queries: [DerivationQuery]) -> [Derivation?] {
        let known = queries.indices.filter { index in
            contains(queries[index].item) && records.items[queries[index].item.index].insetOf < 0
        }
        let sums = known.map { sum(of: queries[$0]) }
        var result = [Derivation?](repeating: nil, count: queries.count)
        for (index, (sum, found)) in zip(known, zip(sums, solver.derivations(of: sums))) {
            result[index] = derivation(sum, found)
        }
        return result
    }

    private func sum(of query: DerivationQuery) -> Solver.DerivationQuery {
        let record = records.items[query.item.index]
        let (start, length) = (record.start(query.axis), record.length(query.axis))
        switch query.value {
        case .near: return .init(terms: [(start, 1)], related: [length])
        case .far: return .init(terms: [(start, 1), (length, 1)])
        case .length: return .init(terms: [(length, 1)], needsAlternatives: true)
        }
    }

    private func derivation(_ sum: Solver.DerivationQuery, _ found: Solver.Derivation) -> Derivation {
        let violated = Set(found.violated)
        func row(_ id: ConstraintID) -> Derivation.Row? {
            guard id.index < records.sources.count, let source = records.sources[id.index] else { return nil }
            return Derivation.Row(
                source: source, isDeciding: found.deciding.contains(id), alternative: found.alternatives[id],
                keepsDetermined: found.keepingDetermined.contains(id), isViolated: violated.contains(id))
        }
        var named: Set<ConstraintID> = []
        let parts = found.parts.map { part in
            guard case .constraint(let id) = part.origin else {
                return Derivation.Part(coefficient: part.coefficient, amount: part.amount)
            }
            named.insert(id)
            return Derivation.Part(row: row(id), coefficient: part.coefficient, amount: part.amount)
        }
        let silent = found.keepingDetermined.union(found.deciding).subtracting(named)
            .subtracting(violated)
        let others = found.violated + silent.sorted { $0.index < $1.index }
        return Derivation(
            value: sum.terms.reduce(0) { $0 + $1.factor * solver.value(of: $1.variable) }, parts: parts,
            others: others.compactMap(row), isAmbiguous: found.isAmbiguous,
            range: found.range.map { ($0.lower, $0.upper) })
    }
}
