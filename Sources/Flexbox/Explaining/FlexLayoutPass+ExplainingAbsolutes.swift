internal import LayoutCore

/// Explanations of absolutely positioned items.
extension FlexLayoutPass {
    func explanation(of item: AbsoluteItem) -> FlexExplanation {
        var explanation = emptyExplanation
        let base = absoluteContainingBlockSize
        explanation.containingBlock = (base.width, base.height)
        let box = tree.box(of: item.row, containingBlockSize: base, container.request.direction)
        let size = tree.boxes[item.row].size
        explanation.x = position(of: item, .horizontal, size.width, box.horizontal)
        explanation.y = position(of: item, .vertical, size.height, box.vertical)
        explanation.width = length(of: item, .horizontal, size.width, box.horizontal)
        explanation.height = length(of: item, .vertical, size.height, box.vertical)
        return explanation
    }

    private func position(
        of item: AbsoluteItem, _ axis: Axis, _ length: Double, _ side: BoxSide
    ) -> [FlexAmount] {
        let area = paddingBox(axis)
        let (insets, target) = (insets(of: item.row, on: axis), tree.boxes[item.row].origin[axis])
        let startsAtEnd = axis == .horizontal && container.request.direction == .rightToLeft
        let isBetween =
            insets.start != nil && insets.end != nil
            && (side.isMarginStartAuto || side.isMarginEndAuto
                || alignmentBetweenInsets(of: item, on: axis) != nil)
        var amounts: [FlexAmount] = []
        if let end = insets.end, insets.start == nil || startsAtEnd && !isBetween {
            amounts.append(FlexAmount(.containingBlock(size: area.length, fromEnd: true), area.end))
            amounts.append(FlexAmount(.inset, -end))
            amounts.add(.margin, -side.marginEnd)
            amounts.add(.ownLength, -length)
        } else if let start = insets.start {
            amounts.add(.containingBlock(size: area.length, fromEnd: false), area.start)
            amounts.append(FlexAmount(.inset, start))
            amounts.add(.margin, side.marginStart)
        } else {
            amounts.complete(to: target, by: .staticPosition)
            return amounts
        }
        // A flow inside that is no containing block.
        amounts.add(.staticPosition, -item.flow.origin[axis])
        if isBetween {
            let free = area.length - (insets.start ?? 0) - (insets.end ?? 0) - side.margin - length
            if side.isMarginStartAuto || side.isMarginEndAuto {
                let count = side.isMarginStartAuto && side.isMarginEndAuto ? 2 : 1
                amounts.complete(to: target, by: .autoMargin(free: free, count: count))
            } else {
                amounts.complete(
                    to: target, by: .alignment(tree.styles[item.row].alignSelf ?? .stretch, free: free))
            }
        }
        return amounts
    }

    private func length(
        of item: AbsoluteItem, _ axis: Axis, _ length: Double, _ side: BoxSide
    ) -> [FlexAmount] {
        let style = tree.styles[item.row]
        let insets = insets(of: item.row, on: axis)
        var amounts: [FlexAmount] = []
        if let size = side.unclampedSize {
            amounts.append(FlexAmount(.size(percent: style.size(axis).percentage), size))
        } else if style.usableAspectRatio != nil {
            return [FlexAmount(.aspectRatio, length)]
        } else if let start = insets.start, let end = insets.end,
            (alignmentBetweenInsets(of: item, on: axis) ?? .stretch) == .stretch
        {
            let area = paddingBox(axis).length
            amounts.append(FlexAmount(.containingBlock(size: area, fromEnd: false), area))
            amounts.add(.inset, -start)
            amounts.add(.inset, -end)
            amounts.add(.margins, -side.margin)
        } else {
            return [FlexAmount(.content, length)]
        }
        let isMaximum = length < amounts.sum
        amounts.complete(
            to: length,
            by: .limit(
                isMaximum ? side.max : max(side.min ?? 0, side.paddingAndBorder), isMaximum: isMaximum))
        return amounts
    }
}
