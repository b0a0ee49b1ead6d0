import Foundation
import HeadlessUIKit
import ViewBridge

/// The arithmetic of stack views.
@MainActor
struct StackReasons {
    let view: UIView
    let stack: UIStackView

    /// Why a stack view has given the view its frame; nil where constraints have.
    var story: FrameStory? {
        guard let arrangement = stack.inspectedArrangement,
            let index = arrangement.views.firstIndex(where: { $0 === view })
        else { return nil }
        var story = FrameStory()
        let axes = [true, false].map { isHorizontal in
            StackAxis(stack: stack, arrangement: arrangement, index: index, isHorizontal: isHorizontal)
        }
        (story.x, story.width) = (axes[0].position, axes[0].length)
        (story.y, story.height) = (axes[1].position, axes[1].length)
        let insets = view.alignmentRectInsets
        let outset = [-insets.left, -insets.top, insets.left + insets.right, insets.top + insets.bottom]
        let numbers: [WritableKeyPath<FrameStory, FrameStory.Number>] = [\.x, \.y, \.width, \.height]
        for (path, amount) in zip(numbers, outset) where amount != 0 {
            story[keyPath: path].add(.alignment, amount, "the frame reaches beyond the alignment rectangle")
        }
        let (origin, frame) = (stack.bounds.origin, view.frame)
        if origin.x != 0 { story.x.add(.setting, origin.x, "the stack view's bounds are scrolled") }
        if origin.y != 0 { story.y.add(.setting, origin.y, "the stack view's bounds are scrolled") }
        for (path, value) in zip(numbers, [frame.minX, frame.minY, frame.width, frame.height])
        where abs(story[keyPath: path].sum - value) < 1 {
            story[keyPath: path].complete(to: value, .rounding, "edges are rounded to pixels")
        }
        return story
    }
}

/// One axis of an arranged view.
@MainActor
private struct StackAxis {
    let stack: UIStackView
    let arrangement: InspectedArrangement
    let index: Int
    let isHorizontal: Bool

    private var isMain: Bool { isHorizontal == arrangement.isHorizontal }
    private var count: Int { arrangement.views.count }
    private func length(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.width : rect.height }
    private var own: CGFloat { length(arrangement.rects[index]) }
    private var start: CGFloat {
        isHorizontal ? arrangement.rects[index].minX : arrangement.rects[index].minY
    }
    private var content: CGFloat? {
        let lengths = arrangement.contentLengths[index]
        return isHorizontal ? lengths.horizontal : lengths.vertical
    }
    private var size: CGFloat { isHorizontal ? arrangement.size.width : arrangement.size.height }
    private var marginBefore: CGFloat { isHorizontal ? arrangement.margins.left : arrangement.margins.top }
    private var marginBehind: CGFloat {
        isHorizontal ? arrangement.margins.right : arrangement.margins.bottom
    }
    private var available: CGFloat { size - marginBefore - marginBehind }
    private var isReversed: Bool { isHorizontal && arrangement.isRightToLeft }
    private var spaces: CGFloat { arrangement.spaces.reduce(0, +) }

    // MARK: Positions

    var position: FrameStory.Number {
        var number = FrameStory.Number()
        let sign: CGFloat = isReversed ? -1 : 1
        if isReversed {
            number.add(.padding, size, "the stack view's width, as it runs from the right")
            if marginBehind != 0 { number.add(.padding, -marginBehind, "its layout margin") }
        } else if marginBefore != 0 {
            number.add(.padding, marginBefore, "the stack view's layout margin")
        }
        if isMain { addMain(&number, sign) }
        if isReversed { number.add(.content, -own, "its own width") }
        if !isMain {
            number.complete(
                to: start, .alignment, .words("alignment \(word(stack.alignment)) of the free"),
                .number(available - own))
        }
        number.complete(to: start, .selection, "other rules of stack views")
        if number.steps.isEmpty { number.add(.padding, 0, "it is first in the stack view") }
        return number
    }

    private func addMain(_ number: inout FrameStory.Number, _ sign: CGFloat) {
        guard index > 0 else { return }
        let before = arrangement.rects.prefix(index).reduce(0) { $0 + length($1) }
        var parts: [FrameStory.Part] = ["the views before it:"]
        for view in arrangement.views.prefix(min(index, 8)) {
            if parts.count > 1 { parts.append(",") }
            parts.append(.view(view))
        }
        if index > 8 { parts += ["and", .number(CGFloat(index - 8)), "more"] }
        number.steps.append(FrameStory.Step(.sibling, sign * before, parts))
        let lengths = arrangement.rects.reduce(0) { $0 + length($1) }
        switch stack.distribution {
        case .equalSpacing:
            let gap = (available - lengths) / CGFloat(count - 1)
            number.add(
                .gap, sign * gap * CGFloat(index), "equal spaces of", .number(gap), ", times",
                .number(CGFloat(index)), ": the free", .number(available - lengths), "among",
                .number(CGFloat(count - 1)))
        case .equalCentering:
            let target = isReversed ? start + own : start
            number.complete(to: target, .gap, "spaces that leave equal distances between centres")
        default:
            let gaps = arrangement.spaces.prefix(index).reduce(0, +)
            if gaps != 0 { number.add(.gap, sign * gaps, "spacing, times", .number(CGFloat(index))) }
        }
    }

    // MARK: Lengths

    var length: FrameStory.Number {
        var number = FrameStory.Number()
        if isMain { addMainLength(&number) } else { addCrossLength(&number) }
        number.complete(to: own, .selection, "other rules of stack views")
        return number
    }

    private func addCrossLength(_ number: inout FrameStory.Number) {
        guard stack.alignment != .fill else {
            return number.add(
                .share, available, "alignment fill: it is as long as the stack view without margins")
        }
        number.add(.content, content ?? 0, "the size of its content")
        if own == available {
            number.complete(to: own, .limit, "the stack view has no more than", .number(available))
        }
    }

    private func addMainLength(_ number: inout FrameStory.Number) {
        let free = available - spaces
        guard count > 1 else {
            return number.add(.share, available, "it is alone, and fills the stack view without margins")
        }
        switch stack.distribution {
        case .fillEqually:
            number.add(
                .share, free / CGFloat(count), "distribution fillEqually: the available", .number(available),
                "less spacing of", .number(spaces), ", among", .number(CGFloat(count)))
        case .fillProportionally:
            number.add(
                .share, own, "distribution fillProportionally: its content of", .number(content ?? 0),
                "of all, in the available", .number(available), "less spacing of", .number(spaces))
        case .fill:
            number.add(.content, content ?? 0, "the size of its content")
            let all = arrangement.contentLengths.reduce(0) {
                $0 + ((isHorizontal ? $1.horizontal : $1.vertical) ?? 0)
            }
            let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
            let view = arrangement.views[index]
            let isGrowing = free > all
            let priority =
                isGrowing
                ? view.contentHuggingPriority(for: axis)
                : view.contentCompressionResistancePriority(for: axis)
            number.complete(
                to: own, .share,
                .words(
                    isGrowing
                        ? "it takes the free space, as its content hugging is the lowest:"
                        : "it gives what lacks, as its compression resistance is the lowest:"),
                .number(CGFloat(priority.rawValue)), "; the available", .number(available), "less spacing of",
                .number(spaces), "less all content of", .number(all))
        default: number.add(.content, content ?? 0, "the size of its content")
        }
    }

    private func word(_ alignment: UIStackView.Alignment) -> String {
        switch alignment {
        case .fill: "fill"
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        @unknown default: "other"
        }
    }
}
