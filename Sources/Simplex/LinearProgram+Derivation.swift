/// Where values of sums of variables come from, for explanations.
extension LinearProgram {
    /// A sum of variables.
    typealias Sum = [(variable: Int32, factor: Double)]

    /// Sums that are to be explained.
    struct DerivationQueries {
        var sums: [Sum]
        /// For each of them further variables, whose violated constraints are reported.
        var related: [[Int32]]
        /// Whether values without constraints are needed.
        var needAlternatives: [Bool]
    }

    /// Why sums of variables have their values. What is connected is copied and solved once, for all of them.
    mutating func derivations(of queries: DerivationQueries) -> [Solver.Derivation] {
        var result = [Solver.Derivation](repeating: Solver.Derivation(), count: queries.sums.count)
        let components = separateComponents(of: queries.sums)
        let count = components.reduce(0) { $0 + $1.rows.count }
        for component in components {
            derive(component, queries, isExact: count <= Solver.Derivation.exactLimit, &result)
        }
        return result
    }

    private func derive(
        _ component: SeparateComponent, _ queries: DerivationQueries, isExact: Bool,
        _ result: inout [Solver.Derivation]
    ) {
        let violated = violated(among: component.rows)
        let handles = component.rows.map { handle(ofRow: $0) }
        var trials = RemovalTrials(of: component, queries, in: self, isExact: isExact)
        trials.findRanges()
        var around: [Set<Int32>] = []
        for (index, sum) in component.sums.enumerated() {
            result[sum].parts = trials.parts(ofSum: index, handles)
            result[sum].isAmbiguous = trials.undetermined.contains(index)
            result[sum].range = trials.ranges[index]
            around.append(
                violated.isEmpty
                    ? [] : rows(of: queries.sums[sum].map(\.variable) + queries.related[sum], among: violated)
            )
        }
        for (number, row) in component.rows.enumerated() {
            let handle = handles[number]
            guard !isPin(row) else {
                for index in trials.sums(determinedBy: number) {
                    result[component.sums[index]].deciding.insert(handle)
                }
                continue
            }
            let outcome = trials.remove(number)
            for index in outcome.moved { result[component.sums[index]].deciding.insert(handle) }
            for (index, value) in outcome.values {
                result[component.sums[index]].deciding.insert(handle)
                result[component.sums[index]].alternatives[handle] = value
            }
            for index in outcome.undetermined {
                result[component.sums[index]].keepingDetermined.insert(handle)
            }
            guard violated.contains(row) else { continue }
            for index in outcome.moved + outcome.values.map(\.sum) { around[index].insert(row) }
        }
        for (index, sum) in component.sums.enumerated() {
            result[sum].violated = around[index].sorted { rows[$0].order < rows[$1].order }
                .map { handle(ofRow: $0) }
        }
    }

    /// A sum of variables in terms of the non-basic ones.
    mutating func form(ofSum sum: Sum) -> (slacks: [Int32: Double], free: [Int32: Double]) {
        var (slacks, free): ([Int32: Double], [Int32: Double]) = ([:], [:])
        for (variable, factor) in sum where factor != 0 {
            let tableauRow = tableauRow(ofVariable: variable)
            for (row, coefficient) in tableauRow.slacks { slacks[row, default: 0] += factor * coefficient }
            for (input, coefficient) in tableauRow.free { free[input, default: 0] += factor * coefficient }
            release(tableauRow)
        }
        return (
            slacks.filter { abs($0.value) > Self.smallestPivot },
            free.filter { abs($0.value) > Self.smallestPivot }
        )
    }

    /// The value of a sum.
    func value(of sum: Sum) -> Double {
        sum.reduce(0) { $0 + $1.factor * values[$1.variable] }
    }

    /// Whether a sum depends on nothing that can move at no cost. That is sufficient for it to be determined, not necessary.
    mutating func isFixed(_ sum: Sum) -> Bool {
        let form = form(ofSum: sum)
        return form.free.isEmpty && form.slacks.keys.allSatisfy { costsToLeave($0) }
    }

    /// Those of some constraints that mention some variables.
    private func rows(of variables: [Int32], among some: Set<Int32>) -> Set<Int32> {
        var found: Set<Int32> = []
        for variable in variables {
            var term = self.variables[variable].firstTerm
            while term >= 0 {
                if some.contains(terms[term].row) { found.insert(terms[term].row) }
                term = terms[term].next
            }
        }
        return found
    }

    private func violated(among some: [Int32]) -> Set<Int32> { Set(some.filter { isViolated($0) }) }

    /// Whether a constraint is violated: an optional one, or a required one that was relaxed.
    private func isViolated(_ row: Int32) -> Bool {
        !isInBasis(row) && rows[row].slope != 0 && !isSatisfied(row)
    }
}
