/// A step length at which the slack of a row outside the basis reaches 0, so that its slope changes.
struct Breakpoint {
    var distance: Double
    var row: Int32
    /// By how much the slope of the objective rises, at the level of the row.
    var rise: Double
    /// The slope of the row beyond.
    var slope: Int8
}

/// The result of a ratio test: the slack of a row leaves the basis, where the row becomes exact.
struct RatioTest {
    /// All breakpoints by distance. Those before ``index`` are passed.
    var breakpoints: [Breakpoint]
    /// The breakpoint at which the step ends.
    var index: Int

    /// The row whose slack leaves the basis.
    var row: Int32 { breakpoints[index].row }
    /// The step length.
    var distance: Double { breakpoints[index].distance }
}

/// A column of the simplex tableau: how fast basic variables move with an entering variable. Their speeds are in
/// ``VariableRecord/work``.
struct TableauColumn {
    /// The variables that move.
    var order: TopologicalOrder
}

/// The ratio test: how far the entering variable moves, and which variable leaves the basis.
extension LinearProgram {
    /// The leaving variable for an entering one; nil where the objective decreases without bounds.
    ///
    /// The objective is piecewise linear along the edge: it is followed through its breakpoints as long as it decreases,
    /// so that one pivot passes many. (That is the long-step rule.) Ties go to the oldest row.
    mutating func ratioTest(_ entering: EnteringVariable) -> RatioTest? {
        let column = tableauColumn(of: entering)
        var breakpoints = breakpoints(along: column)
        release(column.order)
        breakpoints.sort {
            ($0.distance, rows[$0.row].order) < ($1.distance, rows[$1.row].order)
        }
        var slope = initialSlope(of: entering)
        for (index, breakpoint) in breakpoints.enumerated() {
            slope.add(breakpoint.rise, at: rows[breakpoint.row].level)
            if slope.leading >= 0 { return RatioTest(breakpoints: breakpoints, index: index) }
        }
        release(RatioTest(breakpoints: breakpoints, index: 0))
        return nil
    }

    /// How the objective changes as an entering variable begins to move.
    private func initialSlope(of entering: EnteringVariable) -> LexicographicCost {
        var slope = LexicographicCost()
        switch entering.variable {
        case .slack(let row):
            slope.add(slackCosts[row], times: entering.direction)
            if rows[row].isEquality || entering.direction < 0 { slope.add(1, at: rows[row].level) }
        case .free(let variable):
            slope.add(freeCosts[variable], times: entering.direction)
        }
        return slope
    }

    // MARK: The column of the tableau

    /// The column of an entering variable. (The revised simplex method calls that FTRAN.)
    private mutating func tableauColumn(of entering: EnteringVariable) -> TableauColumn {
        let seeds: [(variable: Int32, speed: Double)]
        switch entering.variable {
        case .free(let variable): seeds = [(variable, 1)]
        case .slack(let row): seeds = definitions(with: row)
        }
        let order = dependents(of: seeds.map(\.variable))
        clearWork(order)
        for seed in seeds { variables[seed.variable].work += entering.direction * seed.speed }
        for variable in order.variables.reversed() { addInputSpeeds(to: variable, order.stamp) }
        return TableauColumn(order: order)
    }

    /// The variables whose definitions contain a row of the basis, and how fast they move with its slack.
    func definitions(with row: Int32) -> [(variable: Int32, speed: Double)] {
        var found: [(variable: Int32, speed: Double)] = []
        if rows[row].basicTerm >= 0 {
            found.append((rows[row].basicVariable, 1 / terms[rows[row].basicTerm].coefficient))
        }
        guard rows[row].isInBlocks else { return found }
        forEachBlock(of: row) { block in
            for part in blocks[block].parts where part.row == row {
                found.append((blocks[block].variable, part.factor))
            }
        }
        return found
    }

    /// Adds to the speed of a variable what it has from those by which it is defined.
    private func addInputSpeeds(to variable: Int32, _ moving: UInt32) {
        let block = variables[variable].block
        if block >= 0 {
            for term in blocks[block].terms where variables[term.variable].stamp == moving {
                variables[variable].work += term.coefficient * variables[term.variable].work
            }
            return
        }
        let row = variables[variable].definingRow
        guard row >= 0 else { return }
        let basicTerm = rows[row].basicTerm
        let coefficient = terms[basicTerm].coefficient
        for term in termIndices(of: row)
        where term != basicTerm && variables[terms[term].variable].stamp == moving {
            variables[variable].work -=
                terms[term].coefficient * variables[terms[term].variable].work / coefficient
        }
    }

    // MARK: Breakpoints

    private mutating func breakpoints(along column: borrowing TableauColumn) -> [Breakpoint] {
        var breakpoints = makeBreakpoints()
        let moving = column.order.stamp
        let visited = newStamp()
        for variable in column.order.variables where variables[variable].work != 0 {
            var term = variables[variable].firstTerm
            while term >= 0 {
                let (row, defined) = (terms[term].row, terms[term].definedVariable)
                term = terms[term].next
                guard defined == RowTerm.outside, !rows[row].isNew, rows[row].stamp != visited else {
                    continue
                }
                rows[row].stamp = visited
                if let breakpoint = breakpoint(of: row, moving) { breakpoints.append(breakpoint) }
            }
        }
        return breakpoints
    }

    private func breakpoint(of row: Int32, _ moving: UInt32) -> Breakpoint? {
        var speed = 0.0
        for term in termIndices(of: row) where variables[terms[term].variable].stamp == moving {
            speed += terms[term].coefficient * variables[terms[term].variable].work
        }
        guard abs(speed) > Self.smallestPivot else { return nil }
        let slack = slack(of: row)
        let isExact = abs(slack) <= Self.tolerance
        guard isExact || (slack < 0) == (speed > 0) else { return nil }
        let beyond: Int8 = speed < 0 ? -1 : rows[row].isEquality ? 1 : 0
        let rise = Double(beyond - rows[row].slope) * speed
        guard rise > 0 else { return nil }
        return Breakpoint(distance: isExact ? 0 : -slack / speed, row: row, rise: rise, slope: beyond)
    }
}
