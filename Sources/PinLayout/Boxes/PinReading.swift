internal import LayoutCore
import ViewBridge

/// What inspectors read of pins: layouts are replayed, and what their chains say is recorded.
///
/// A reading keeps what it has recorded: it is for views that are not laid out meanwhile.
@MainActor
package final class PinReading {
    private var recordings: [ObjectIdentifier: PinRecording] = [:]

    /// Creates a reading that has recorded nothing.
    package init() {}

    /// Why pins have given a view its frame; nil where no chain of the layout of a view above says anything about it.
    ///
    /// - Parameter ancestors: The views above whose layout may have pinned it, the nearest first. Their layouts run once more,
    ///   with all chains keeping what they find, up to the first that says something about the view.
    package func story(of view: UIView, pinnedBy ancestors: [UIView]) -> FrameStory? {
        for ancestor in ancestors {
            if let story = story(of: view, in: recording(of: ancestor)) { return story }
        }
        return nil
    }

    private func story(of view: UIView, in recording: PinRecording) -> FrameStory? {
        guard let entry = recording.entries[ObjectIdentifier(view)] else { return nil }
        var story = FrameStory()
        for axis in Axis.allCases {
            let words = PinWords(recording: recording, entry: entry, axis: axis)
            let numbers = entry.group.map { group in
                let words = PinGroupWords(words: words, member: group, axis: axis)
                return (words.position, words.length)
            }
            let (position, length) = numbers ?? (words.position, words.length)
            if axis == .horizontal {
                (story.x, story.width) = (position, length)
            } else {
                (story.y, story.height) = (position, length)
            }
        }
        for wrap in recording.wraps[ObjectIdentifier(view)] ?? [] {
            let parts: [FrameStory.Part] = [
                .words("\(wrap.call) moves the subviews of"), .view(wrap.wrapper),
            ]
            if wrap.move.dx != 0 { story.x.steps.append(.init(.sibling, wrap.move.dx, parts)) }
            if wrap.move.dy != 0 { story.y.steps.append(.init(.sibling, wrap.move.dy, parts)) }
        }
        for ignored in recording.ignored[ObjectIdentifier(view)] ?? [] {
            story.ignore(ignored.property, recording.parts("\(ignored.warning.issue(about: "it"))"))
        }
        return story
    }

    private func recording(of superview: UIView) -> PinRecording {
        if let known = recordings[ObjectIdentifier(superview)] { return known }
        let recording = PinRecording()
        recordings[ObjectIdentifier(superview)] = recording
        let showsWarnings = PinSettings.logWarnings
        PinSettings.logWarnings = true
        let outer = PinRecording.current
        PinRecording.current = recording
        let sizing = AutoSizing.begin(recording: recording)
        superview.setNeedsLayout()
        superview.layoutIfNeeded()
        sizing.end()
        PinRecording.current = outer
        PinSettings.logWarnings = showsWarnings
        return recording
    }
}

extension FrameStory {
    /// Adds a call without effect to the numbers that it would have decided.
    fileprivate mutating func ignore(_ property: PinProperty?, _ parts: [Part]) {
        switch property {
        case .anchor(_, .horizontal)?, .margin(_, .horizontal)?:
            x.ignored.append(parts)
            width.ignored.append(parts)
        case .anchor(_, .vertical)?, .margin(_, .vertical)?:
            y.ignored.append(parts)
            height.ignored.append(parts)
        case .length(_, .vertical)?: height.ignored.append(parts)
        case .length(_, .horizontal)?: width.ignored.append(parts)
        case nil:
            width.ignored.append(parts)
            height.ignored.append(parts)
        }
    }
}
