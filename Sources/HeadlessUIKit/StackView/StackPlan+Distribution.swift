/// How space is distributed along the axis.
extension StackPlan {
    mutating func share() {
        switch stack.distributionStorage {
        case .fillEqually: shareEqually()
        case .fillProportionally: shareProportionally()
        case .fill, .equalSpacing, .equalCentering: separateTextWidths()
        }
    }

    private mutating func shareEqually() {
        guard let first = shown.first else { return }
        for index in shown.dropFirst() {
            add(.fillEqually, nodes[index], is: 1, of: nodes[first], at: .required)
        }
    }

    /// Multipliers include the spacing, as on iOS, so that the last view, whose priority is the lowest, takes the
    /// remaining or missing space. A stack counts with its fitting length. Views without an intrinsic length are empty;
    /// where none has one, all are equal.
    private mutating func shareProportionally() {
        let lengths = shown.map { index in
            let view = stack.arranged[index]
            let size = (view as? UIStackView)?.systemLayoutSizeFitting(.zero) ?? view.intrinsicContentSize
            let length = size.along(axis)
            return length.isFinite ? max(0, length) : 0
        }
        let sum = lengths.reduce(0, +)
        guard sum > 0 else { return shareEqually() }
        if stack.options.contains(.exactProportions) { return shareExactly(lengths) }
        let spaces = zip(shown, shown.dropFirst()).reduce(0) { sum, pair in
            sum
                + stack.space(
                    after: stack.arranged[pair.0], before: stack.arranged[pair.1], fromBaselines: false)
        }
        let range = StackPriority.proportions
        for (place, (index, length)) in zip(shown, lengths).enumerated() {
            var priority = UILayoutPriority(max(range.upperBound - Float(place), range.lowerBound))
            if place == shown.count - 1, place > 0, priority.rawValue == range.lowerBound {
                priority.rawValue -= 1
            }
            guard length > 0, sum + spaces > 0 else {
                add(.fillProportionally, nodes[index], axis.extent, is: 0, at: priority)
                continue
            }
            add(
                .fillProportionally, nodes[index], is: length / (sum + spaces), of: stack.layoutNode,
                at: priority)
        }
    }

    /// Lengths in the ratio of the natural ones, whatever the spaces.
    private mutating func shareExactly(_ lengths: [CGFloat]) {
        guard let reference = lengths.firstIndex(where: { $0 > 0 }) else { return }
        for (index, (place, length)) in zip(shown, lengths).enumerated() where index != reference {
            guard length > 0 else {
                add(.fillProportionally, nodes[place], axis.extent, is: 0, at: StackPriority.almostRequired)
                continue
            }
            add(
                .fillProportionally, nodes[place], is: length / lengths[reference],
                of: nodes[shown[reference]], at: StackPriority.almostRequired)
        }
    }

    /// Texts of several lines next to each other have no width of their own: each gets an optional equal part.
    /// A single text needs none.
    private mutating func separateTextWidths() {
        guard axis == .horizontal else { return }
        var texts: [Int] = []
        for index in shown where stack.arranged[index].isFlowingText {
            texts.append(index)
            self.texts.insert(ObjectIdentifier(stack.arranged[index]))
        }
        guard texts.count > 1 else { return }
        for index in texts {
            add(
                .textWidth, nodes[index], is: 1 / CGFloat(shown.count), of: stack.layoutNode,
                at: StackPriority.textWidth)
        }
    }
}
