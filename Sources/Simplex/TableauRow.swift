/// A linear form in terms of the non-basic variables: what a row of the simplex tableau holds.
struct TableauRow {
    /// The rows of the basis with the coefficients of their slacks.
    var slacks: [(row: Int32, coefficient: Double)] = []
    /// The free variables with their coefficients.
    var free: [(variable: Int32, coefficient: Double)] = []

    mutating func removeAll() {
        slacks.removeAll(keepingCapacity: true)
        free.removeAll(keepingCapacity: true)
    }
}

/// Rows of the tableau, computed by substitution: the basic variables of a form are replaced by their definitions, those
/// first that no other definition in question mentions. (The revised simplex method calls that BTRAN.)
extension LinearProgram {
    /// A row as a row of the tableau.
    mutating func tableauRow(of row: Int32) -> TableauRow {
        let order = inputs(ofRow: row)
        clearWork(order)
        for term in termIndices(of: row) { variables[terms[term].variable].work += terms[term].coefficient }
        return substituteAll(order)
    }

    /// A weighted sum of rows as a row of the tableau.
    mutating func tableauRow(ofSum changes: ArraySlice<SlopeChange>) -> TableauRow {
        var order = makeOrder()
        for change in changes {
            for term in termIndices(of: change.row) { addInputs(of: terms[term].variable, to: &order) }
        }
        clearWork(order)
        for change in changes {
            for term in termIndices(of: change.row) {
                variables[terms[term].variable].work += change.change * terms[term].coefficient
            }
        }
        return substituteAll(order)
    }

    /// A variable as a row of the tableau.
    mutating func tableauRow(ofVariable variable: Int32) -> TableauRow {
        var order = makeOrder()
        addInputs(of: variable, to: &order)
        clearWork(order)
        variables[variable].work = 1
        return substituteAll(order)
    }

    /// The constraints of the basis that determine a variable, by age.
    mutating func rows(determining variable: Int32) -> [Int32] {
        let tableauRow = tableauRow(ofVariable: variable)
        defer { release(tableauRow) }
        return tableauRow.slacks
            .filter { rows[$0.row].kind == .constraint && abs($0.coefficient) > Self.smallestPivot }
            .map(\.row).sorted { rows[$0].order < rows[$1].order }
    }

    /// Sets the work vector to 0 for the variables of an order.
    func clearWork(_ order: borrowing TopologicalOrder) {
        for variable in order.variables { variables[variable].work = 0 }
    }

    /// Replaces the basic variables of the form whose coefficients are in ``VariableRecord/work``.
    private mutating func substituteAll(_ order: consuming TopologicalOrder) -> TableauRow {
        statistics.tableauRows += 1
        var result = makeTableauRow()
        let rowStamp = newStamp()
        for variable in order.variables.reversed() {
            let coefficient = variables[variable].work
            guard coefficient != 0 else { continue }
            if isFree(variable) {
                if abs(coefficient) > LexicographicCost.tolerance {
                    result.free.append((variable, coefficient))
                }
                continue
            }
            substitute(variable, times: coefficient, slackSign: 1, rowStamp, &result)
        }
        release(order)
        for index in result.slacks.indices {
            result.slacks[index].coefficient = slackWork[result.slacks[index].row]
        }
        return result
    }

    /// Replaces a basic variable by its definition: adds the coefficients of the variables to ``VariableRecord/work``,
    /// those of the slacks times `slackSign` to ``slackWork``, and the rows to `result`.
    func substitute(
        _ variable: Int32, times coefficient: Double, slackSign: Double, _ rowStamp: UInt32,
        _ result: inout TableauRow
    ) {
        let block = variables[variable].block
        if block >= 0 {
            for part in blocks[block].parts {
                addSlack(of: part.row, slackSign * coefficient * part.factor, rowStamp, &result)
            }
            for term in blocks[block].terms {
                variables[term.variable].work += coefficient * term.coefficient
            }
            return
        }
        let row = variables[variable].definingRow
        let basicTerm = rows[row].basicTerm
        let factor = coefficient / terms[basicTerm].coefficient
        addSlack(of: row, slackSign * factor, rowStamp, &result)
        for term in termIndices(of: row) where term != basicTerm {
            variables[terms[term].variable].work -= factor * terms[term].coefficient
        }
    }

    /// Adds to the coefficient of a slack, which is 0 for a new stamp.
    func addSlack(of row: Int32, _ coefficient: Double, _ rowStamp: UInt32, _ result: inout TableauRow) {
        if rows[row].stamp != rowStamp {
            rows[row].stamp = rowStamp
            slackWork[row] = 0
            result.slacks.append((row, 0))
        }
        slackWork[row] += coefficient
    }
}
