import Foundation
import HeadlessUIKit
import ViewBridge

/// Springs and struts: what a mask does with a frame that was set.
@MainActor
struct SpringReasons {
    let view: UIView
    let superview: UIView

    /// The frame as it is, and how it follows the superview's size.
    var story: FrameStory {
        var story = FrameStory()
        let frame = view.frame
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        let numbers: [WritableKeyPath<FrameStory, FrameStory.Number>] = [\.x, \.y, \.width, \.height]
        for (path, value) in zip(numbers, values) {
            story[keyPath: path].add(.frame, value, "its frame was set, and its mask may have moved it since")
        }
        addNotes(to: &story, .horizontal)
        addNotes(to: &story, .vertical)
        return story
    }

    private func addNotes(to story: inout FrameStory, _ axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        let (mask, frame, bounds) = (view.autoresizingMask, view.frame, superview.bounds)
        let extent = isHorizontal ? bounds.width : bounds.height
        let (start, length) = isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        let parts: [(isFlexible: Bool, length: CGFloat)] =
            isHorizontal
            ? [
                (mask.contains(.flexibleLeftMargin), start), (mask.contains(.flexibleWidth), length),
                (mask.contains(.flexibleRightMargin), extent - start - length),
            ]
            : [
                (mask.contains(.flexibleTopMargin), start), (mask.contains(.flexibleHeight), length),
                (mask.contains(.flexibleBottomMargin), extent - start - length),
            ]
        let flexible = parts.filter(\.isFlexible)
        let sum = flexible.reduce(0) { $0 + $1.length }
        func note(_ part: (isFlexible: Bool, length: CGFloat)) -> [FrameStory.Part] {
            guard part.isFlexible else { return ["it is kept when", .view(superview), "is resized"] }
            let share = sum == 0 ? 1 / CGFloat(flexible.count) : part.length / sum
            return [
                "it takes", .number(share), "of each point by which", .view(superview),
                "is resized: its part of", .number(part.length), "of the flexible", .number(sum),
            ]
        }
        if isHorizontal {
            story.x.notes.append(note(parts[0]))
            story.width.notes.append(note(parts[1]))
        } else {
            story.y.notes.append(note(parts[0]))
            story.height.notes.append(note(parts[1]))
        }
    }
}
