/// Rows that are connected by variables that can move, and the sums among them that a query is about.
struct SeparateComponent {
    /// The rows that are constraints, by age.
    var rows: [Int32] = []
    /// The indices of the sums in the query.
    var sums: [Int] = []
}

/// Components that pins separate: a variable with a fixed value carries no motion from one row to another.
extension LinearProgram {
    /// Whether a row fixes a single variable, and can be neither broken nor removed by source.
    func isPin(_ row: Int32) -> Bool {
        rows[row].termCount == 1 && rows[row].isEquality && rows[row].level == Self.requiredLevel
            && !rows[row].mayBeRelaxed && rows[row].kind == .constraint
    }

    /// The row that pins a variable; nil where it can move.
    func pin(of variable: Int32) -> Int32? {
        let row = variables[variable].definingRow
        return row >= 0 && variables[variable].block < 0 && isPin(row) ? row : nil
    }

    /// The components of some sums. Variables of one sum are connected.
    mutating func separateComponents(of sums: [Sum]) -> [SeparateComponent] {
        var sumsOfVariable: [Int32: [Int]] = [:]
        for (index, sum) in sums.enumerated() {
            for term in sum { sumsOfVariable[term.variable, default: []].append(index) }
        }
        var isFound = [Bool](repeating: false, count: sums.count)
        var components: [SeparateComponent] = []
        for index in sums.indices where !isFound[index] {
            isFound[index] = true
            var search = ComponentSearch(stamp: newStamp(), found: SeparateComponent(sums: [index]))
            for term in sums[index] { visit(term.variable, &search) }
            while let variable = search.frontier.popLast() {
                for other in sumsOfVariable[variable] ?? [] where !isFound[other] {
                    isFound[other] = true
                    search.found.sums.append(other)
                    for term in sums[other] { visit(term.variable, &search) }
                }
                visitRows(of: variable, &search)
            }
            search.found.rows.sort { rows[$0].order < rows[$1].order }
            components.append(search.found)
        }
        return components
    }

    private struct ComponentSearch {
        let stamp: UInt32
        var found: SeparateComponent
        var frontier: [Int32] = []
    }

    private mutating func visitRows(of variable: Int32, _ search: inout ComponentSearch) {
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            term = terms[term].next
            guard rows[row].kind == .constraint else { continue }
            guard insert(row, &search) else { continue }
            for other in termIndices(of: row) { visit(terms[other].variable, &search) }
        }
    }

    private mutating func visit(_ variable: Int32, _ search: inout ComponentSearch) {
        guard variables[variable].stamp != search.stamp else { return }
        variables[variable].stamp = search.stamp
        if let pin = pin(of: variable) {
            _ = insert(pin, &search)
        } else {
            search.frontier.append(variable)
        }
    }

    private mutating func insert(_ row: Int32, _ search: inout ComponentSearch) -> Bool {
        guard rows[row].stamp != search.stamp else { return false }
        rows[row].stamp = search.stamp
        search.found.rows.append(row)
        return true
    }
}
