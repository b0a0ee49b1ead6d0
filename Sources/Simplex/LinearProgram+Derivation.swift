/// Where the value of a variable comes from, for explanations.
extension LinearProgram {
    /// A part of a value: a coefficient times a constant.
    struct ValuePart {
        /// The row whose constant it is; -1 for a free variable.
        var row: Int32
        var coefficient: Double
        var constant: Double
    }

    /// A sum of variables as a sum of the constants of the rows that determine it.
    mutating func parts(ofSum sum: [(variable: Int32, factor: Double)]) -> [ValuePart] {
        var coefficients: [Int32: Double] = [:]
        var free: [ValuePart] = []
        for (variable, factor) in sum {
            let tableauRow = tableauRow(ofVariable: variable)
            for (row, coefficient) in tableauRow.slacks {
                coefficients[row, default: 0] += factor * coefficient
            }
            for (input, coefficient) in tableauRow.free {
                free.append(
                    ValuePart(row: -1, coefficient: factor * coefficient, constant: variables[input].value))
            }
            release(tableauRow)
        }
        return coefficients.filter { abs($0.value) > Self.smallestPivot }
            .sorted { rows[$0.key].order < rows[$1.key].order }
            .map { ValuePart(row: $0.key, coefficient: $0.value, constant: rows[$0.key].constant) } + free
    }

    /// The constraints that are connected with some variables, by age.
    mutating func rows(connectedTo queried: [Int32]) -> [Int32] {
        Set(components(of: queried).flatMap(\.rows)).sorted { rows[$0].order < rows[$1].order }
    }

    /// The constraints among some rows that are violated: optional ones, and required ones that were relaxed.
    func violated(among some: [Int32]) -> [Int32] {
        some.filter { !rows[$0].isInBasis && rows[$0].slope != 0 && !isSatisfied($0) }
    }

    /// What a sum of variables would be without one of some rows, solved anew.
    ///
    /// - Parameters:
    ///   - sum: The variables with their factors.
    ///   - some: The rows that are connected with them.
    ///   - left: The row that is left out; nil for none.
    func value(ofSum sum: [(variable: Int32, factor: Double)], among some: [Int32], without left: Int32?)
        -> Double
    {
        var program = LinearProgram()
        var copies: [Int32: Int32] = [:]
        var mentioned = Set(sum.map(\.variable))
        for row in some { for term in termIndices(of: row) { mentioned.insert(terms[term].variable) } }
        // Ties are broken by age.
        for variable in mentioned.sorted(by: { variables[$0].age < variables[$1].age }) {
            copies[variable] = program.makeVariable(
                at: variables[variable].value, isLength: variables[variable].isLength)
        }
        for row in some where row != left { copy(row, to: &program, &copies, isRequired: false) }
        program.solve()
        return sum.reduce(0) {
            $0 + $1.factor * (copies[$1.variable].map { program.variables[$0].value } ?? 0)
        }
    }
}
