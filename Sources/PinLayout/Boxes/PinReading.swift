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

    /// Why pins have given a view its frame; nil where no chain of its superview's layout says anything about it.
    ///
    /// The layout of the superview runs once more, with all chains keeping what they find.
    package func story(of view: UIView) -> FrameStory? {
        guard let superview = view.superview else { return nil }
        let recording = recording(of: superview)
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
