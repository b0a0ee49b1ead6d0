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
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        story.x = position(explanation, .horizontal, isMirrored: isMirrored, container)
        story.y = position(explanation, .vertical, isMirrored: false, container)
        if abs(story.x.sum - frame.minX) <= 1 {
            story.x.complete(to: frame.minX, .rounding, "edges are rounded to pixels")
        }
        if abs(story.y.sum - frame.minY) <= 1 {
            story.y.complete(to: frame.minY, .rounding, "edges are rounded to pixels")
        }
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
            let own: LayoutCore.Axis = axis == .horizontal ? .horizontal : .vertical
            if let order = order(explanation, own) { number.notes.append(order) }
            if axis == .horizontal { story.width = number } else { story.height = number }
        }
        return story
    }

    /// The position in the container: what each node on the way adds to it.
    private static func position(
        _ explanation: Explanation, _ axis: LayoutCore.Axis, isMirrored: Bool, _ container: LayoutHostView
    ) -> FrameStory.Number {
        var number = FrameStory.Number()
        var (outer, outerName) = (Double(container.bounds.width), "the container")
        for step in explanation.steps {
            let length = axis == .horizontal ? step.size.width : step.size.height
            if isMirrored, outer != length {
                number.add(
                    .padding, CGFloat(outer - length),
                    .words(
                        "lines run from right to left: the width of \(outerName) less that of \(step.name),"),
                    .number(CGFloat(outer)), "-", .number(CGFloat(length)))
            }
            for part in step.position[axis] ?? [] {
                let amount = CGFloat(isMirrored ? -part.amount : part.amount)
                number.steps.append(
                    FrameStory.Step(origin(part.kind), amount, sentence(part, step.name, outerName)))
            }
            (outer, outerName) = (length, step.name)
        }
        return number
    }

    private static func origin(_ kind: Explanation.PositionPart.Kind) -> FrameStory.Origin {
        switch kind {
        case .safeArea, .padding: .padding
        case .siblings: .sibling
        case .spacing: .gap
        case .alignment, .rule: .alignment
        case .offset: .setting
        case .length: .content
        }
    }

    private static func sentence(
        _ part: Explanation.PositionPart, _ name: String, _ outer: String
    ) -> [FrameStory.Part] {
        var parts: [FrameStory.Part] = [.words("\(outer): \(part.words)")]
        switch part.kind {
        case .alignment where part.numbers.count == 3:
            parts += [
                ",", .number(CGFloat(part.numbers[0])), "of its", .number(CGFloat(part.numbers[1])),
                .words("less the"), .number(CGFloat(part.numbers[2])), .words("of \(name)"),
            ]
        case .siblings, .spacing:
            let shown = part.numbers.prefix(8)
            parts.append(",")
            for (index, number) in shown.enumerated() {
                if index > 0 { parts.append("+") }
                parts.append(.number(CGFloat(number)))
            }
            if part.numbers.count > 8 { parts.append("+ ...") }
        default: break
        }
        return parts
    }

    /// How the innermost stack on the axis has distributed its length, in the order of the shares.
    private static func order(_ explanation: Explanation, _ axis: LayoutCore.Axis) -> [FrameStory.Part]? {
        for index in explanation.steps.indices.dropFirst().reversed() {
            let step = explanation.steps[index]
            guard !step.shares.isEmpty, case .share(let own) = step.reason,
                abs(own.length - (axis == .horizontal ? step.size.width : step.size.height)) < 1e-9
            else { continue }
            var parts: [FrameStory.Part] = [
                .words("\(explanation.steps[index - 1].name) distributes its length to")
            ]
            for named in step.shares.prefix(8) {
                let share = named.share
                parts += [
                    .words("\(named.name) (priority"), .number(CGFloat(share.priority)), ", flexibility",
                    .number(CGFloat(share.flexibility)), ", proposed", .number(CGFloat(share.proposed)),
                    ", took",
                    .number(CGFloat(share.length)), ");",
                ]
            }
            if step.shares.count > 8 {
                parts += ["and", .number(CGFloat(step.shares.count - 8)), "more"]
            }
            return parts
        }
        return nil
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
