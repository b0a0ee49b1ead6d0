import Foundation
import HeadlessUIKit
import ViewBridge

/// Reasons of the stories of languages.
@MainActor
struct StoryReasons {
    let view: UIView
    let method: LayoutMethod
    let names: ReasonNames

    /// The reasons of the left and upper edge and of both lengths.
    func reasons(_ story: FrameStory) -> [LayoutReason] {
        [
            reason(.left, story.x), reason(.top, story.y), reason(.width, story.width),
            reason(.height, story.height),
        ]
    }

    private func reason(_ subject: FrameValue, _ number: FrameStory.Number) -> LayoutReason {
        let value = subject.value(in: view.frame)
        var number = number
        if number.steps.isEmpty, value == 0 { number.add(.padding, 0, "nothing moves it from the edge") }
        number.complete(to: value, .frame, "the frame has been changed after the layout by")
        return LayoutReason(
            view: names.name(view), subject: subject, value: value, method: method,
            steps: number.steps.map(step),
            losers: number.ignored.map {
                LayoutReason.Step(origin: .setting, amount: 0, isMet: false, parts: parts($0))
            }, notes: number.notes.map(parts))
    }

    private func step(_ step: FrameStory.Step) -> LayoutReason.Step {
        LayoutReason.Step(
            origin: LayoutReason.Origin(rawValue: step.origin.rawValue) ?? .frame, amount: step.amount,
            parts: parts(step.parts))
    }

    private func parts(_ parts: [FrameStory.Part]) -> [ReasonPart] {
        parts.map { part in
            switch part {
            case .words(let words): .words(words)
            case .number(let number): .number(number.finite)
            case .view(let view): names.part(view)
            }
        }
    }
}
