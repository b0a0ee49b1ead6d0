internal import LayoutCore

/// Explanations of the items of a container whose steps have all been performed.
extension FlexLayoutPass {
    /// Adds the explanations of the container's items.
    func explainItems(_ result: inout [Int: FlexExplanation]) {
        for (number, line) in linesAtHand.enumerated() { explain(lines[line], number, &result) }
        for index in container.firstAbsolute..<absolutes.count {
            result[absolutes[index].row] = explanation(of: absolutes[index])
        }
    }

    private var axes: FlowAxes { container.axes }

    /// An explanation without amounts.
    var emptyExplanation: FlexExplanation {
        FlexExplanation(
            container: tree.handle(of: Int32(container.row)),
            containingBlock: (container.containingBlockSize.width, container.containingBlockSize.height))
    }

    private func explain(_ line: FlexLine, _ number: Int, _ result: inout [Int: FlexExplanation]) {
        let shares = FlexShares(of: line, in: self)
        let positions = mainPositions(in: line)
        let free = container.mainSize - hypotheticalLength(of: line)
        for (offset, index) in line.items.enumerated() {
            let item = items[index]
            var explanation = emptyExplanation
            explanation.line = FlexExplanation.Line(
                axis: axes.main, index: number, count: linesAtHand.count, item: offset,
                itemCount: line.items.count, mainSize: container.mainSize, freeSpace: free)
            let main = position(positions[offset], item.targetMainSize, axes.main)
            let cross = position(crossPosition(of: item, in: line, number), item.crossSize, axes.cross)
            let mainLength = mainLength(of: item, shares.share(of: index), shares.startsFromHypothetical)
            let crossLength = crossLength(of: item, in: line)
            (explanation.x, explanation.y) = axes.main == .horizontal ? (main, cross) : (cross, main)
            (explanation.width, explanation.height) =
                axes.main == .horizontal ? (mainLength, crossLength) : (crossLength, mainLength)
            if item.isRelativelyMoved {
                explanation.x.complete(to: tree.boxes[item.row].origin.x, by: .inset)
                explanation.y.complete(to: tree.boxes[item.row].origin.y, by: .inset)
            }
            result[item.row] = explanation
        }
    }

    // MARK: Positions

    /// Amounts from the start of the content box, as amounts from the left or top of the container.
    private func position(_ amounts: [FlexAmount], _ length: Double, _ axis: Axis) -> [FlexAmount] {
        let isMain = axis == axes.main
        let start = isMain ? container.mainStart : container.crossStart
        guard isMain ? axes.isMainReversed : axes.isCrossReversed else {
            var result: [FlexAmount] = []
            result.add(.padding, start)
            return result + amounts
        }
        let size = isMain ? container.mainSize : container.crossSize
        var result = [FlexAmount(.farEdge(innerSize: size), start + size)]
        result += amounts.map { FlexAmount($0.source, -$0.amount) }
        result.add(.ownLength, -length)
        return result
    }

    /// The amounts of the main-axis offsets of a line's items.
    private func mainPositions(in line: FlexLine) -> [[FlexAmount]] {
        let style = tree.styles[container.row]
        let justify = style.justifyContent.resolved(in: axes, container.request.direction)
        let used = line.items.reduce(gaps(in: line)) {
            $0 + items[$1].targetMainSize + items[$1].mainMargin
        }
        let free = container.mainSize - used
        var autos = 0
        for index in line.items {
            for margin in [AutoMargins.mainStart, .mainEnd] where items[index].autoMargins.contains(margin) {
                autos += 1
            }
        }
        let autoMargin = autos > 0 && free > 0 ? free / Double(autos) : 0
        let isFilled = autos > 0 && (free > 0 || rules.autoMarginsReplaceJustification)
        let isReversed = style.flexDirection.isReversed && rules.overflowKeepsReadingStart
        let spacing = (isFilled ? .flexStart : justify)
            .spacing(free: free, count: line.items.count, isReversed: isReversed)
        var (before, autosBefore) = (0.0, 0.0)
        var nodes: [NodeID] = []
        return line.items.enumerated().map { number, index in
            let item = items[index]
            var amounts: [FlexAmount] = []
            amounts.add(.justification(justify, free: free), spacing.before)
            // All of them by name would take the square of their number.
            amounts.add(.itemsBefore(number <= 8 ? nodes : [nodes[0], nodes[number - 1]]), before)
            amounts.add(
                .gapsBefore(gap: container.mainGap, count: number), container.mainGap * Double(number))
            amounts.add(
                .spacesBefore(justify, space: spacing.between, count: number),
                spacing.between * Double(number))
            amounts.add(.autoMarginsBefore, autosBefore)
            if item.autoMargins.contains(.mainStart) {
                amounts.add(.autoMargin(free: free, count: autos), autoMargin)
                autosBefore += autoMargin
            }
            amounts.add(.margin, item.mainMarginStart)
            amounts.complete(to: item.mainOffset, by: .other)
            if item.autoMargins.contains(.mainEnd) { autosBefore += autoMargin }
            before += item.targetMainSize + item.mainMargin
            nodes.append(tree.handle(of: Int32(item.row)))
            return amounts
        }
    }

    private func crossPosition(of item: FlexItem, in line: FlexLine, _ number: Int) -> [FlexAmount] {
        var amounts: [FlexAmount] = []
        if container.wraps, number > 0 {
            let before = linesAtHand.prefix(number).reduce(0) { $0 + lines[$1].crossSize }
            amounts.add(.linesBefore(count: number), before)
            amounts.add(
                .gapsBefore(gap: container.crossGap, count: number), container.crossGap * Double(number))
        }
        amounts.complete(
            to: line.crossOffset, by: .lineAlignment(tree.styles[container.row].alignContent))
        amounts.add(.margin, item.crossMarginStart)
        let free = line.crossSize - item.outerCrossSize
        let style = tree.styles[item.row]
        let align = style.alignSelf ?? container.alignItems
        if !item.autoMargins.isDisjoint(with: .cross) {
            let count = item.autoMargins.isSuperset(of: .cross) ? 2 : 1
            amounts.complete(to: item.crossOffset, by: .autoMargin(free: max(0, free), count: count))
        } else if container.alignsBaselines, item.align == .baseline || item.align == .lastBaseline {
            amounts.complete(to: item.crossOffset, by: .baseline)
        } else {
            amounts.complete(to: item.crossOffset, by: .alignment(align, free: free))
        }
        return amounts
    }

    // MARK: Lengths

    private func mainLength(
        of item: FlexItem, _ share: FlexShare?, _ startsFromHypothetical: Bool
    ) -> [FlexAmount] {
        var amounts = [FlexAmount(mainSource(of: item), item.flexBaseSize)]
        if startsFromHypothetical { addLimit(of: item, item.hypotheticalMainSize, &amounts) }
        if let share {
            amounts.add(
                .share(free: share.free, factor: share.factor, sum: share.sum, grows: share.grows),
                share.amount)
        }
        addLimit(of: item, item.targetMainSize, &amounts)
        return amounts
    }

    private func addLimit(of item: FlexItem, _ size: Double, _ amounts: inout [FlexAmount]) {
        let isMaximum = size < amounts.sum
        amounts.complete(
            to: size,
            by: .limit(
                isMaximum ? item.main.max : max(item.minimumMainSize, item.main.min ?? 0),
                isMaximum: isMaximum))
    }

    private func mainSource(of item: FlexItem) -> FlexAmount.Source {
        let (style, axis) = (tree.styles[item.row], axes.main)
        if rules.onlyFlexibleItemStartsFromZero, item.flexBaseSize == 0, item.grow > 0, item.shrink > 0,
            container.isMainDefinite
        {
            return .zero
        }
        if item.flexBasis != nil {
            let basis = style.flexBasis
            let isSize = basis == .auto || basis.isUndefined || basis.resolved(against: 1) == nil
            return isSize
                ? .size(percent: style.size(axis).percentage) : .basis(percent: basis.percentage)
        }
        if item.hasAspectRatio, definiteCrossSize(of: item) != nil { return .aspectRatio }
        return item.content == .empty ? .ownPadding : .content
    }

    private func crossLength(of item: FlexItem, in line: FlexLine) -> [FlexAmount] {
        let (style, axis) = (tree.styles[item.row], axes.cross)
        var amounts: [FlexAmount] = []
        if item.stretches, !(item.hasAspectRatio && !rules.aspectRatiosFollowCSS) {
            amounts.append(FlexAmount(.line(line.crossSize), line.crossSize))
            amounts.add(.margins, -item.crossMargin)
        } else if item.cross.size != nil {
            let side = tree.box(
                of: item.row, containingBlockSize: container.containingBlockSize, container.request.direction)[
                    axis]
            amounts.append(
                FlexAmount(
                    .size(percent: style.size(axis).percentage), side.unclampedSize ?? item.crossSize))
        } else {
            let isRatio = item.hasAspectRatio
            let source: FlexAmount.Source =
                isRatio ? .aspectRatio : item.content == .empty ? .ownPadding : .content
            if item.content == .empty, !isRatio, item.crossSize != item.cross.paddingAndBorder {
                amounts.append(FlexAmount(source, item.cross.paddingAndBorder))
            } else {
                return [FlexAmount(source, item.crossSize)]
            }
        }
        let isMaximum = item.crossSize < amounts.sum
        amounts.complete(
            to: item.crossSize,
            by: .limit(
                isMaximum ? item.cross.max : max(item.cross.min ?? 0, item.cross.paddingAndBorder),
                isMaximum: isMaximum))
        return amounts
    }
}

extension Length {
    /// The number of a percentage; nil for other lengths.
    var percentage: Double? { isPercent ? resolved(against: 100) : nil }
}
