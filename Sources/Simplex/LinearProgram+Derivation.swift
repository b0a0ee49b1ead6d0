/// Where values of sums of variables come from, for explanations.
extension LinearProgram {
    /// A sum of variables.
    typealias Sum = [(variable: Int32, factor: Double)]

    /// A part of a value: a coefficient times a constant.
    struct ValuePart {
        /// The row whose constant it is; -1 for a free variable.
        var row: Int32
        var coefficient: Double
        var constant: Double
    }

    /// Why sums of variables have their values. What is connected is copied and solved once, for all of them.
    ///
    /// - Parameters:
    ///   - sums: The sums.
    ///   - related: For each of them further variables, whose violated constraints are reported.
    mutating func derivations(of sums: [Sum], related: [[Int32]]) -> [Solver.Derivation] {
        var result = [Solver.Derivation](repeating: Solver.Derivation(), count: sums.count)
        for component in separateComponents(of: sums) {
            derive(component, sums, related, &result)
        }
        return result
    }

    private mutating func derive(
        _ component: SeparateComponent, _ sums: [Sum], _ related: [[Int32]],
        _ result: inout [Solver.Derivation]
    ) {
        let violated = violated(among: component.rows)
        var around: [[Int32]] = []
        var candidates: Set<Int32> = []
        for sum in component.sums {
            let parts = parts(ofSum: sums[sum])
            result[sum].parts = parts.map { part($0) }
            for part in parts where part.row >= 0 && isPin(part.row) {
                result[sum].pins.insert(handle(ofRow: part.row))
            }
            let own = rows(mentioning: sums[sum].map(\.variable) + related[sum]).filter {
                violated.contains($0)
            }
            around.append(own)
            candidates.formUnion(parts.map(\.row))
            candidates.formUnion(own)
        }
        let triesAll = component.rows.count <= Solver.Derivation.exactLimit
        var trials = RemovalTrials(of: component, component.sums.map { sums[$0] }, in: self)
        for (index, range) in trials.ranges() { result[component.sums[index]].range = range }
        for (number, row) in component.rows.enumerated() {
            guard triesAll || candidates.contains(row), !isPin(row) else { continue }
            let outcome = trials.remove(number)
            let handle = handle(ofRow: row)
            for (index, value) in outcome.values {
                result[component.sums[index]].alternatives[handle] = value
                if violated.contains(row), !around[index].contains(row) { around[index].append(row) }
            }
            for index in outcome.undetermined {
                result[component.sums[index]].keepingDetermined.insert(handle)
            }
        }
        for (index, sum) in component.sums.enumerated() {
            result[sum].violated = around[index].sorted { rows[$0].order < rows[$1].order }
                .map { handle(ofRow: $0) }
        }
    }

    private func part(_ part: ValuePart) -> Solver.Part {
        let kind = part.row >= 0 ? rows[part.row].kind : .tieBreaker
        let origin: Solver.Part.Origin =
            switch kind {
            case .constraint: .constraint(handle(ofRow: part.row))
            case .bound: .bound
            case .tieBreaker: .tieBreaker
            }
        return Solver.Part(origin: origin, coefficient: part.coefficient, constant: part.constant)
    }

    /// A sum of variables as a sum of the constants of the rows that determine it.
    private mutating func parts(ofSum sum: Sum) -> [ValuePart] {
        let form = form(ofSum: sum)
        return form.slacks.map { row, coefficient in
            ValuePart(row: row, coefficient: coefficient, constant: rows[row].constant)
        }.sorted { rows[$0.row].order < rows[$1.row].order }
            + form.free.map { variable, coefficient in
                ValuePart(row: -1, coefficient: coefficient, constant: variables[variable].value)
            }.sorted { $0.constant < $1.constant }
    }

    /// A sum of variables in terms of the non-basic ones.
    private mutating func form(ofSum sum: Sum) -> (slacks: [Int32: Double], free: [Int32: Double]) {
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
        sum.reduce(0) { $0 + $1.factor * variables[$1.variable].value }
    }

    /// Whether a sum depends on nothing that can move at no cost. That is sufficient for it to be determined, not necessary.
    mutating func isFixed(_ sum: Sum) -> Bool {
        let form = form(ofSum: sum)
        return form.free.isEmpty && form.slacks.keys.allSatisfy { costsToLeave($0) }
    }

    /// The constraints that mention some variables.
    private func rows(mentioning some: [Int32]) -> [Int32] {
        var found: Set<Int32> = []
        for variable in some {
            var term = variables[variable].firstTerm
            while term >= 0 {
                if rows[terms[term].row].kind == .constraint { found.insert(terms[term].row) }
                term = terms[term].next
            }
        }
        return Array(found)
    }

    private func violated(among some: [Int32]) -> Set<Int32> { Set(some.filter { isViolated($0) }) }

    /// Whether a constraint is violated: an optional one, or a required one that was relaxed.
    private func isViolated(_ row: Int32) -> Bool {
        !rows[row].isInBasis && rows[row].slope != 0 && !isSatisfied(row)
    }
}
