/// [9.7 Resolving flexible lengths](https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths).
extension FlexLayoutPass {
    /// The used main sizes of a line's items.
    func resolveFlexibleLengths(of line: FlexLine) {
        var nothing = NoShares()
        resolveFlexibleLengths(of: line, recordingIn: &nothing)
    }

    /// The used main sizes of a line's items; explanations record the shares. The recorder is a generic parameter, so that
    /// layout has a copy of the section without one.
    func resolveFlexibleLengths(of line: FlexLine, recordingIn recorder: inout some ShareRecorder) {
        // Inflexible fixed-size items have had their target main sizes from the start.
        if container.features.isDisjoint(with: [.isFlexible, .needsMeasuring]) { return }
        for index in line.items {
            items[index].targetMainSize = items[index].clampedMain(items[index].hypotheticalMainSize)
        }
        guard container.features.contains(.isFlexible) else { return }
        let used = hypotheticalLength(of: line)
        if used == container.mainSize { return }
        if rules.resolvesFlexibleLengthsInTwoPasses {
            return resolveInTwoPasses(line, free: container.mainSize - used, &recorder)
        }
        let factor: FlexFactor = used < container.mainSize ? .grow : .shrink  // Step 1
        freezeInflexibleItems(of: line, factor)  // Step 2
        let initialFreeSpace = freeSpace(in: line)  // Step 3
        while distributeFreeSpace(in: line, factor, initialFreeSpace, &recorder) {}  // Step 4
    }

    /// Which flex factor is used.
    private enum FlexFactor {
        case grow, shrink
    }

    /// The sum of the gaps in a line.
    func gaps(in line: FlexLine) -> Double { container.mainGap * Double(max(0, line.items.count - 1)) }

    private func factor(_ factor: FlexFactor, of item: FlexItem) -> Double {
        switch factor {
        case .grow: item.grow
        case .shrink: item.shrink
        }
    }

    /// What an item's share of the free space is proportional to.
    private func weight(_ factor: FlexFactor, of item: FlexItem) -> Double {
        switch factor {
        case .grow: item.grow
        case .shrink: rules.scaledShrinkFactor(of: item)
        }
    }

    /// Step 2: sizes inflexible items.
    private func freezeInflexibleItems(of line: FlexLine, _ factor: FlexFactor) {
        for index in line.items {
            let item = items[index]
            let isBeyond =
                switch factor {
                case .grow: item.flexBaseSize > item.hypotheticalMainSize
                case .shrink: item.flexBaseSize < item.hypotheticalMainSize
                }
            item.isFrozen = self.factor(factor, of: item) == 0 || isBeyond
        }
    }

    /// Steps 3 and 4b: the free space.
    private func freeSpace(in line: FlexLine) -> Double {
        line.items.reduce(container.mainSize - gaps(in: line)) { free, index in
            let item = items[index]
            return free - item.mainMargin - (item.isFrozen ? item.targetMainSize : item.flexBaseSize)
        }
    }

    /// Step 4: distributes the free space among unfrozen items, then freezes those at a limit.
    ///
    /// Items freeze in rounds because clamping one changes what the others may take.
    ///
    /// - Returns: Whether another round is needed.
    private func distributeFreeSpace(
        in line: FlexLine, _ factor: FlexFactor, _ initialFreeSpace: Double,
        _ recorder: inout some ShareRecorder
    ) -> Bool {
        var (factors, weights) = (0.0, 0.0)
        for index in line.items where !items[index].isFrozen {
            factors += self.factor(factor, of: items[index])
            weights += weight(factor, of: items[index])
        }
        guard factors > 0 else { return false }
        var free = freeSpace(in: line)
        if factors < 1, abs(initialFreeSpace * factors) < abs(free) { free = initialFreeSpace * factors }
        func flexedSize(_ item: FlexItem) -> Double {
            item.flexBaseSize + (weights > 0 ? free * (weight(factor, of: item) / weights) : 0)
        }
        var totalViolation = 0.0
        for index in line.items where !items[index].isFrozen {
            let size = flexedSize(items[index])
            recorder.record(index) {
                FlexShare(
                    free: free, factor: weight(factor, of: items[index]), sum: weights, grows: factor == .grow
                )
            }
            items[index].targetMainSize = items[index].clampedMain(size)
            totalViolation += items[index].targetMainSize - size
        }
        if totalViolation == 0 { return false }
        var hasFrozen = false
        for index in line.items where !items[index].isFrozen {
            let violation = items[index].targetMainSize - flexedSize(items[index])
            if totalViolation > 0 ? violation > 0 : violation < 0 {
                items[index].isFrozen = true
                hasFrozen = true
            }
        }
        // Where sums overflow and are not finite, no item is at a limit.
        return hasFrozen
    }

    /// Yoga's way: the first pass freezes items that reach a limit, the second distributes the rest. Where the first
    /// takes more than there was to distribute, the second grows items instead of shrinking them, or shrinks them.
    private func resolveInTwoPasses(
        _ line: FlexLine, free: Double, _ recorder: inout some ShareRecorder
    ) {
        var (grow, shrink) = (0.0, 0.0)
        for index in line.items {
            grow += items[index].grow
            shrink += rules.scaledShrinkFactor(of: items[index])
        }
        if grow > 0, grow < 1 { grow = 1 }
        var rest = free
        for index in line.items {
            let item = items[index]
            let own = free > 0 ? item.grow : item.shrink * item.hypotheticalMainSize
            guard own != 0 else { continue }
            let size = item.hypotheticalMainSize + free / (free > 0 ? grow : shrink) * own
            let clamped = item.clampedMain(size)
            guard size != clamped else { continue }
            rest -= clamped - item.hypotheticalMainSize
            if free > 0 { grow -= item.grow } else { shrink -= rules.scaledShrinkFactor(of: item) }
        }
        for index in line.items {
            let item = items[index]
            let own = rest > 0 ? item.grow : item.shrink * item.hypotheticalMainSize
            guard own != 0, rest != 0 else { continue }
            let weights = rest > 0 ? grow : shrink
            // What is left of a sum after all its parts have been subtracted is noise.
            let isZero = weights < 1e-9
            let all = item.main.max.isFinite ? item.main.max : rest
            let share = isZero ? (rest > 0 ? all : -own) : rest / weights * own
            recorder.record(index) {
                isZero
                    ? FlexShare(free: share, factor: 1, sum: 1, grows: rest > 0)
                    : FlexShare(free: rest, factor: own, sum: weights, grows: rest > 0)
            }
            item.targetMainSize = item.clampedMain(item.hypotheticalMainSize + share)
        }
    }
}
