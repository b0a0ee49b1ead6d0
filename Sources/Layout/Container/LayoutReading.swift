internal import LayoutCore
internal import Stacks
package import ViewBridge

/// What inspectors read of layouts.
@MainActor
package enum LayoutReading {
    /// Why a container's layout has given a view its frame; nil for a view that it does not show.
    package static func story(of view: UIView, in container: LayoutHostView) -> FrameStory? {
        guard let explanation = container.explanation(of: view), let own = explanation.steps.last else {
            return nil
        }
        var story = FrameStory()
        let frame = view.frame
        story.x.add(.alignment, frame.minX, "its containers have placed it")
        story.y.add(.alignment, frame.minY, "its containers have placed it")
        for axis in [Axis.horizontal, .vertical] {
            var number = FrameStory.Number()
            let size = axis == .horizontal ? own.size.width : own.size.height
            let value = axis == .horizontal ? frame.width : frame.height
            let proposed = axis == .horizontal ? own.proposal.width : own.proposal.height
            if let proposed, proposed == size {
                number.add(
                    .proposal, CGFloat(size), "it takes what was proposed:", .number(CGFloat(proposed)))
            } else if let proposed {
                number.add(
                    .content, CGFloat(size), "its size where", .number(CGFloat(proposed)), "was proposed")
            } else {
                number.add(.content, CGFloat(size), "its ideal size, as nothing was proposed")
            }
            if abs(number.sum - value) <= 1 {
                number.complete(to: value, .rounding, "edges are rounded to pixels")
            }
            for step in explanation.steps.reversed() { number.notes.append(note(step, axis)) }
            if axis == .horizontal { story.width = number } else { story.height = number }
        }
        return story
    }

    private static func note(_ step: Explanation.Step, _ axis: Axis) -> [FrameStory.Part] {
        let proposed = axis == .horizontal ? step.proposal.width : step.proposal.height
        let size = axis == .horizontal ? step.size.width : step.size.height
        var parts: [FrameStory.Part] = [.words("\(step.name): proposed")]
        if let proposed { parts.append(.number(CGFloat(proposed))) } else { parts.append("nothing") }
        parts += [", is", .number(CGFloat(size)), ";"]
        switch step.reason {
        case .availableSpace: parts.append("the available space of the layout")
        case .rule(let words): parts.append(.words(words))
        case .share(let share):
            parts += [
                "number", .number(CGFloat(share.order + 1)), "in the order of shares, with priority",
                .number(CGFloat(share.priority)), "and flexibility", .number(CGFloat(share.flexibility)),
                ": proposed", .number(CGFloat(share.proposed)), "of the available",
                .number(CGFloat(share.availableSpace)), "for", .number(CGFloat(share.remainingCount)),
            ]
        }
        return parts
    }
}
