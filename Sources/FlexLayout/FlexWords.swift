internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// The sentences of a ``FlexExplanation``.
@MainActor
struct FlexWords {
    let explanation: FlexExplanation
    /// Whether the item is a layout-only one that the view lies in.
    let isGroup: Bool

    func steps(_ amounts: [FlexAmount]) -> [FrameStory.Step] {
        let subject = isGroup ? "its layout-only item: " : ""
        return amounts.map { amount in
            let (origin, parts) = phrase(amount)
            guard isGroup else { return FrameStory.Step(origin, CGFloat(amount.amount), parts) }
            return FrameStory.Step(origin, CGFloat(amount.amount), [.words(subject)] + parts)
        }
    }

    /// Adds the line of the item and what percentages refer to.
    func addNotes(to story: inout FrameStory) {
        if let line = explanation.line {
            var note: [FrameStory.Part] = [
                .words("it is item"), .number(CGFloat(line.item + 1)), "of", .number(CGFloat(line.itemCount)),
            ]
            if line.count > 1 {
                note += [
                    "on line", .number(CGFloat(line.index + 1)), "of", .number(CGFloat(line.count)),
                ]
            }
            note += [
                ", and", .number(CGFloat(line.mainSize)),
                .words(line.axis == .horizontal ? "points of width" : "points of height"),
                .words(line.freeSpace < 0 ? "lack" : "leave"), .number(CGFloat(abs(line.freeSpace))),
                "before items grow or shrink",
            ]
            if line.axis == .horizontal {
                story.width.notes.append(note)
            } else {
                story.height.notes.append(note)
            }
        }
        addPercentageNote(explanation.width, explanation.containingBlock.width, &story.width)
        addPercentageNote(explanation.height, explanation.containingBlock.height, &story.height)
    }

    private func addPercentageNote(
        _ amounts: [FlexAmount], _ base: Double?, _ number: inout FrameStory.Number
    ) {
        let hasPercentage = amounts.contains { amount in
            switch amount.source {
            case .size(let percent), .basis(let percent): percent != nil
            default: false
            }
        }
        guard hasPercentage, let base else { return }
        number.notes.append(["percentages refer to the container's", .number(CGFloat(base))])
    }

    // MARK: Phrases

    private func phrase(_ amount: FlexAmount) -> (FrameStory.Origin, [FrameStory.Part]) {
        switch amount.source {
        case .padding: (.padding, ["padding and border of the container"])
        case .farEdge(let size):
            (.padding, ["the flow starts at the far end of the container's", .number(CGFloat(size))])
        case .containingBlock(let size, let fromEnd):
            fromEnd
                ? (
                    .padding,
                    ["it is positioned from the far edge of its containing block of", .number(CGFloat(size))]
                )
                : (.padding, ["its containing block of", .number(CGFloat(size))])
        case .ownLength: (.content, ["its own length, as it is positioned from the far edge"])
        case .margin: (.margin, ["its margin"])
        case .margins: (.margin, ["its margins, which a size that fills leaves out"])
        case .inset: (.setting, ["its inset"])
        case .staticPosition: (.alignment, ["it has no inset, and stays where the flow would have it"])
        case .content: (.content, ["the size of its content"])
        case .aspectRatio: (.content, ["the size that its aspect ratio gives it"])
        case .ownPadding: (.content, ["its padding and border: it has no content and no size"])
        case .zero: (.content, ["it is the only flexible item, and starts from zero"])
        case .size(let percent): (.setting, setting("its size", percent))
        case .basis(let percent): (.setting, setting("its flex basis", percent))
        case .limit(let limit, let isMaximum):
            (.limit, [.words(isMaximum ? "its maximum of" : "its minimum of"), .number(CGFloat(limit))])
        case .line(let size): (.share, ["it fills its line of", .number(CGFloat(size))])
        case .rounding: (.rounding, ["edges are rounded to pixels"])
        case .other: (.selection, ["what follows from other rules of flexbox"])
        default: flowPhrase(amount)
        }
    }

    /// Phrases about other items and free space.
    private func flowPhrase(_ amount: FlexAmount) -> (FrameStory.Origin, [FrameStory.Part]) {
        switch amount.source {
        case .justification(let justify, let free):
            return (.alignment, [.words("justifyContent(.\(justify)) of the free"), .number(CGFloat(free))])
        case .spacesBefore(let justify, let space, let count):
            return (
                .alignment,
                [
                    .words("justifyContent(.\(justify)):"), .number(CGFloat(count)), "times",
                    .number(CGFloat(space)),
                ]
            )
        case .itemsBefore(let nodes): return (.sibling, ["the items before it, with margins:"] + list(nodes))
        case .gapsBefore(let gap, let count):
            return (
                .gap,
                [.words(count == 1 ? "the gap of" : "gaps of"), .number(CGFloat(gap))]
                    + (count == 1 ? [] : [", times", .number(CGFloat(count))])
            )
        case .autoMargin(let free, let count):
            return (
                .margin,
                ["its auto margin, of the free", .number(CGFloat(free)), "among", .number(CGFloat(count))]
            )
        case .autoMarginsBefore: return (.margin, ["auto margins of the items before it"])
        case .linesBefore(let count):
            return (.sibling, ["the lines before its line:", .number(CGFloat(count))])
        case .lineAlignment(let align): return (.alignment, [.words("alignContent(.\(align))")])
        case .alignment(let align, let free):
            return (
                .alignment,
                [.words("\(alignCall)(.\(align)) of the free"), .number(CGFloat(free)), "in its line"]
            )
        case .baseline: return (.alignment, ["its baseline is that of its line"])
        case .share(let free, let factor, let sum, let grows):
            return (
                .share,
                [
                    .words(
                        grows ? "it grows by its share of the free" : "it shrinks by its share of the lacking"
                    ),
                    .number(CGFloat(abs(free))), ":", .number(CGFloat(factor)), "of", .number(CGFloat(sum)),
                ]
            )
        default: return (.selection, ["other rules of flexbox"])
        }
    }

    private var alignCall: String { "align" }

    private func setting(_ words: String, _ percent: Double?) -> [FrameStory.Part] {
        guard let percent else { return [.words(words)] }
        return [.words(words + " of"), .number(CGFloat(percent)), "%"]
    }

    private func list(_ nodes: [NodeID]) -> [FrameStory.Part] {
        var parts: [FrameStory.Part] = []
        for node in nodes {
            if !parts.isEmpty { parts.append(",") }
            parts.append(FlexNodes.flex(of: node)?.heldView.map { .view($0) } ?? "a layout-only item")
        }
        return parts
    }
}
