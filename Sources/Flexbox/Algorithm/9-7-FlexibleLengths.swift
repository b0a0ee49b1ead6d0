/// [9.7 Resolving flexible lengths](https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths).
extension FlexLayoutPass {
    /// The target main sizes of a line's items.
    mutating func resolveFlexibleLengths(of line: FlexLine) {
        guard frame.facts.contains(.flexes) else {
            guard frame.facts.contains(.asks) else { return }
            for index in line.items {
                items[index].target = items[index].clampedMain(items[index].hypothetical)
            }
            return
        }
        let used = line.items.reduce(gaps(in: line)) { $0 + items[$1].outerHypothetical }
        for index in line.items { items[index].target = items[index].clampedMain(items[index].hypothetical) }
        if used == frame.main { return }
        if errata.contains(.flexesInTwoPasses) {
            flexInTwoPasses(line, free: frame.main - used)
        } else {
            let isGrowing = used < frame.main
            freezeInflexibleItems(in: line, isGrowing: isGrowing)
            let initial = freeSpace(in: line)
            while distribute(in: line, isGrowing: isGrowing, initialFree: initial) {}
        }
    }

    /// The room that gaps take in a line.
    func gaps(in line: FlexLine) -> Double { frame.mainGap * Double(max(0, line.items.count - 1)) }

    private mutating func freezeInflexibleItems(in line: FlexLine, isGrowing: Bool) {
        for index in line.items {
            let factor = isGrowing ? items[index].grow : items[index].shrink
            let (base, hypothetical) = (items[index].base, items[index].hypothetical)
            let isBeyond = isGrowing ? base > hypothetical : base < hypothetical
            items[index].isFrozen = factor == 0 || isBeyond
        }
    }

    private func freeSpace(in line: FlexLine) -> Double {
        line.items.reduce(frame.main - gaps(in: line)) { free, index in
            free - items[index].mainMargin - (items[index].isFrozen ? items[index].target : items[index].base)
        }
    }

    /// One round: shares the free room among items that are not frozen, then freezes those at a limit.
    ///
    /// Items freeze in rounds because clamping one changes what the others may take.
    ///
    /// - Returns: Whether another round is needed.
    private mutating func distribute(in line: FlexLine, isGrowing: Bool, initialFree: Double) -> Bool {
        var factors = 0.0
        var weights = 0.0
        for index in line.items where !items[index].isFrozen {
            factors += isGrowing ? items[index].grow : items[index].shrink
            weights += weight(at: index, isGrowing: isGrowing)
        }
        guard factors > 0 else { return false }
        var free = freeSpace(in: line)
        if factors < 1, abs(initialFree * factors) < abs(free) { free = initialFree * factors }
        var violation = 0.0
        for index in line.items where !items[index].isFrozen {
            let share = weights > 0 ? free * (weight(at: index, isGrowing: isGrowing) / weights) : 0
            let wanted = items[index].base + share
            items[index].target = items[index].clampedMain(wanted)
            violation += items[index].target - wanted
        }
        if violation == 0 { return false }
        var hasFrozen = false
        for index in line.items where !items[index].isFrozen {
            let share = weights > 0 ? free * (weight(at: index, isGrowing: isGrowing) / weights) : 0
            let excess = items[index].target - (items[index].base + share)
            if violation > 0 ? excess > 0 : excess < 0 {
                items[index].isFrozen = true
                hasFrozen = true
            }
        }
        // Sums of numbers near the greatest are no numbers, and violate nothing.
        return hasFrozen
    }

    /// What an item's share of the free room is proportional to.
    private func weight(at index: Int, isGrowing: Bool) -> Double {
        if isGrowing { return items[index].grow }
        let (base, outer) = (items[index].base, errata.contains(.shrinkScalesByBorderBox))
        return items[index].shrink * (outer ? base : max(0, base - items[index].main.inset))
    }

    /// Yoga's way: the first pass takes out items that reach a limit, the second shares what is left. Where
    /// the first takes out more than there was to share, the second turns from shrinking to growing.
    private mutating func flexInTwoPasses(_ line: FlexLine, free: Double) {
        var (grows, shrinks) = (0.0, 0.0)
        for index in line.items {
            grows += items[index].grow
            shrinks += weight(at: index, isGrowing: false)
        }
        if grows > 0, grows < 1 { grows = 1 }
        var rest = free
        for index in line.items {
            let own = free > 0 ? items[index].grow : items[index].shrink * items[index].hypothetical
            guard own != 0 else { continue }
            let wanted = items[index].hypothetical + free / (free > 0 ? grows : shrinks) * own
            let bound = items[index].clampedMain(wanted)
            guard wanted != bound else { continue }
            rest -= bound - items[index].hypothetical
            if free > 0 { grows -= items[index].grow } else { shrinks -= weight(at: index, isGrowing: false) }
        }
        for index in line.items {
            let own = rest > 0 ? items[index].grow : items[index].shrink * items[index].hypothetical
            guard own != 0, rest != 0 else { continue }
            let weights = rest > 0 ? grows : shrinks
            // What is left of a sum after all its parts have been taken off is noise.
            let isNothing = weights < 1e-9
            let all = items[index].main.max.isFinite ? items[index].main.max : rest
            let share = isNothing ? (rest > 0 ? all : -own) : rest / weights * own
            items[index].target = items[index].clampedMain(items[index].hypothetical + share)
        }
    }
}
