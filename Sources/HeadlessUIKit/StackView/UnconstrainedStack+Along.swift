extension UnconstrainedStack {
    /// The positions and lengths along the axis.
    func along(_ requests: [LengthRequest], in available: CGFloat) -> [Side]? {
        guard let lengths = lengths(requests, in: available) else { return nil }
        guard hasGaps, shown.count > 1 else { return chain(lengths) }
        return stack.distributionStorage == .equalSpacing
            ? spaced(lengths, in: available) : centered(lengths, in: available)
    }

    private var hasGaps: Bool {
        stack.distributionStorage == .equalSpacing || stack.distributionStorage == .equalCentering
    }

    /// The lengths of all views, 0 for hidden ones.
    private func lengths(_ requests: [LengthRequest], in available: CGFloat) -> [CGFloat]? {
        var lengths = [CGFloat](repeating: 0, count: requests.count)
        guard let first = shown.first, let last = shown.last else { return lengths }
        let free = available - spaces
        guard free >= 0 else { return nil }
        if shown.count == 1 {
            lengths[first] = available
            return lengths
        }
        switch stack.distributionStorage {
        case .fillEqually:
            for index in shown { lengths[index] = free / CGFloat(shown.count) }
        case .fillProportionally:
            guard let natural = proportionalLengths else { return nil }
            let sum = natural.reduce(0, +)
            guard natural.allSatisfy({ $0 > 0 && $0.isFinite }), spaces >= 0, shown.count < 190,
                !stack.options.contains(.exactProportions), margins == .zero
            else { return nil }
            var used: CGFloat = 0
            for (index, length) in zip(shown, natural).dropLast() {
                lengths[index] = length / (sum + spaces) * available
                used += lengths[index]
            }
            guard free - used >= 0 else { return nil }
            lengths[last] = free - used
        case .fill:
            return textsAreAlone ? stretched(requests, to: free) : nil
        case .equalSpacing, .equalCentering:
            guard textsAreAlone else { return nil }
            for index in shown {
                let request = requests[index]
                guard let length = request.length, request.hasOrdinaryPriorities,
                    request.hugging.lowerBound > StackPriority.equalCentering.upperBound
                else { return nil }
                lengths[index] = length
            }
        }
        return lengths
    }

    /// The lengths by which the views that are shown get their parts: the natural ones, and the fitting ones of stacks.
    private var proportionalLengths: [CGFloat]? {
        var lengths: [CGFloat] = []
        lengths.reserveCapacity(shown.count)
        for index in shown {
            var size = stack.arranged[index].intrinsicContentSize
            if let inner = stack.arranged[index] as? UIStackView {
                guard let fitting = inner.directFittingSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
                else {
                    return nil
                }
                size = fitting
            }
            lengths.append(max(0, size.along(axis)))
        }
        return lengths
    }

    /// Several texts of several lines in a row get equal widths by constraints.
    private var textsAreAlone: Bool {
        guard axis == .horizontal else { return true }
        var count = 0
        for index in shown where stack.arranged[index].isFlowingText { count += 1 }
        return count < 2
    }

    /// Intrinsic lengths, and one view that takes all positive or negative free space: the one whose priority is the
    /// lowest. Nil where two priorities are equal.
    private func stretched(_ requests: [LengthRequest], to free: CGFloat) -> [CGFloat]? {
        var lengths = [CGFloat](repeating: 0, count: requests.count)
        var sum: CGFloat = 0
        for index in shown {
            let request = requests[index]
            guard request.length == nil || request.hasOrdinaryPriorities else { return nil }
            lengths[index] = request.length ?? 0
            sum += lengths[index]
        }
        let rest = free - sum
        if abs(rest) < 1e-9 { return lengths }
        let weakest = rest > 0 ? weakest(requests, \.hugging) : weakest(requests, \.compressionResistance)
        guard let weakest, lengths[weakest] + rest >= 0, rest > 0 || !requests[weakest].isStack else {
            return nil
        }
        lengths[weakest] += rest
        return lengths
    }

    private func weakest(_ requests: [LengthRequest], _ strength: KeyPath<LengthRequest, ClosedRange<Float>>)
        -> Int?
    {
        guard let first = shown.first else { return nil }
        var found = first
        for index in shown
        where requests[index][keyPath: strength].upperBound
            < requests[found][keyPath: strength].lowerBound
        {
            found = index
        }
        let bound = requests[found][keyPath: strength].upperBound
        for index in shown where index != found && requests[index][keyPath: strength].lowerBound <= bound {
            return nil
        }
        return found
    }

    // MARK: Positions

    private func chain(_ lengths: [CGFloat]) -> [Side]? {
        var (place, next): (CGFloat, Int) = (0, 0)
        let last = shown.last ?? 0
        return lengths.indices.map { index in
            let side = Side(start: place, length: lengths[index])
            place += lengths[index]
            if next < shown.count, shown[next] == index, index < last {
                place += space(index, shown[next + 1])
                next += 1
            }
            return side
        }
    }

    private func spaced(_ lengths: [CGFloat], in available: CGFloat) -> [Side]? {
        let gap = (available - lengths.reduce(0, +)) / CGFloat(shown.count - 1)
        guard gap >= spaces / CGFloat(shown.count - 1) else { return nil }
        return hung(lengths) { previous, _ in previous.start + previous.length + gap }
    }

    private func centered(_ lengths: [CGFloat], in available: CGFloat) -> [Side]? {
        guard let first = shown.first, let last = shown.last else { return nil }
        let step = (available - lengths[first] / 2 - lengths[last] / 2) / CGFloat(shown.count - 1)
        for (index, next) in zip(shown, shown.dropFirst()) {
            guard step - lengths[index] / 2 - lengths[next] / 2 >= space(index, next) else { return nil }
        }
        return hung(lengths) { previous, length in
            previous.start + previous.length / 2 + step - length / 2
        }
    }

    /// Each view that is shown where `start` says, hidden ones at the end of the one before.
    private func hung(_ lengths: [CGFloat], _ start: (Side, CGFloat) -> CGFloat) -> [Side] {
        var (sides, previous): ([Side], Side?) = ([], nil)
        var next = 0
        for (index, length) in lengths.enumerated() {
            let isShown = next < shown.count && shown[next] == index
            var side = Side(start: sides.last.map { $0.start + $0.length } ?? 0, length: length)
            if isShown {
                if let previous { side.start = start(previous, length) }
                previous = side
                next += 1
            }
            sides.append(side)
        }
        return sides
    }
}
