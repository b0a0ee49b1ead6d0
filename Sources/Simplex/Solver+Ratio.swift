/// A place on the way at which a row begins to cost, or ceases to pay.
struct Breakpoint {
    var distance: Double
    var row: Int32
    /// By how much the slope of the row's level rises there.
    var rise: Double
    /// The slope of the row beyond.
    var slope: Int8
}

/// The ratio test: how far to go.
extension Solver {
    /// The place among ``breakpoints`` at which going on does not pay any more: the piecewise linear sums of what rows miss are
    /// followed through their breakpoints, so that one pivot passes many.
    func endOfTheWay(of item: Int32, _ direction: Double) -> Int? {
        let stamp = collectMovement(of: item, direction)
        collectBreakpoints(stamp)
        breakpoints.sort {
            ($0.distance, rows[$0.row].order) < ($1.distance, rows[$1.row].order)
        }
        var slope = LevelCosts()
        if item >= 0 {
            slope.add(rows[item].costs, times: direction)
            if rows[item].isEquality || direction < 0 { slope.add(1, at: rows[item].level) }
        } else {
            slope.add(unknowns[~item].costs, times: direction)
        }
        for (index, breakpoint) in breakpoints.enumerated() {
            slope.add(breakpoint.rise, at: rows[breakpoint.row].level)
            if slope.leading >= 0 { return index }
        }
        return nil
    }

    /// How fast variables move if a row of the basis, or a free variable, moves: in the `sum`s of ``order``.
    ///
    /// - Returns: The stamp of the variables that move.
    private func collectMovement(of item: Int32, _ direction: Double) -> UInt32 {
        var seeds: [(variable: Int32, speed: Double)] = []
        if item < 0 {
            seeds = [(~item, direction)]
        } else {
            if rows[item].ownedTerm >= 0 {
                seeds.append((rows[item].owned, direction / terms[rows[item].ownedTerm].coefficient))
            }
            if rows[item].isPart {
                for index in compositesOfRow[item] ?? [] {
                    guard let composite = composites[Int(index)],
                        let part = composite.parts.first(where: { $0.row == item })
                    else { continue }
                    seeds.append((composite.variable, direction * part.factor))
                }
            }
        }
        collectDependents(of: seeds.map(\.variable))
        let moving = stamp
        for variable in order { unknowns[variable].sum = 0 }
        for seed in seeds { unknowns[seed.variable].sum += seed.speed }
        for variable in order.reversed() { spread(to: variable, moving) }
        return moving
    }

    /// Adds to a variable's speed what it has from those that its definition mentions.
    private func spread(to variable: Int32, _ moving: UInt32) {
        let composite = unknowns[variable].composite
        if composite >= 0 {
            for term in composites[Int(composite)]?.terms ?? [] where unknowns[term.variable].stamp == moving
            {
                unknowns[variable].sum += term.coefficient * unknowns[term.variable].sum
            }
            return
        }
        let owner = unknowns[variable].owner
        guard owner >= 0 else { return }
        let own = rows[owner].ownedTerm
        let coefficient = terms[own].coefficient
        for place in places(of: owner)
        where place != own && unknowns[terms[place].variable].stamp == moving {
            unknowns[variable].sum -=
                terms[place].coefficient * unknowns[terms[place].variable].sum / coefficient
        }
    }

    private func collectBreakpoints(_ moving: UInt32) {
        breakpoints.removeAll(keepingCapacity: true)
        let seen = newStamp()
        for variable in order where unknowns[variable].sum != 0 {
            var place = unknowns[variable].firstTerm
            while place >= 0 {
                let row = terms[place].row
                place = terms[place].next
                guard !rows[row].isBasic, !rows[row].isNew, rows[row].stamp != seen else { continue }
                rows[row].stamp = seen
                addBreakpoint(of: row, moving)
            }
        }
    }

    private func addBreakpoint(of row: Int32, _ moving: UInt32) {
        var speed = 0.0
        for place in places(of: row) where unknowns[terms[place].variable].stamp == moving {
            speed += terms[place].coefficient * unknowns[terms[place].variable].sum
        }
        guard abs(speed) > Self.smallestPivot else { return }
        let residual = residual(of: row)
        let isExact = abs(residual) <= Self.tolerance
        guard isExact || (residual < 0) == (speed > 0) else { return }
        let beyond: Int8 = speed < 0 ? -1 : rows[row].isEquality ? 1 : 0
        let rise = Double(beyond - rows[row].slope) * speed
        guard rise > 0 else { return }
        breakpoints.append(
            Breakpoint(
                distance: isExact ? 0 : -residual / speed, row: row, rise: rise, slope: beyond))
    }
}
