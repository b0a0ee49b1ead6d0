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
        let pins = entry.pins.withPinnedEdges
        let lengths = pins.lengths(current: entry.current, measured: entry.measured)
        var story = FrameStory()
        for axis in Axis.allCases {
            let words = PinWords(
                entry: entry, pins: pins, axis: axis, found: lengths[axis], rounded: Rect(entry.rounded))
            let (position, length) = (words.position, words.length)
            if axis == .horizontal {
                (story.x, story.width) = (position, length)
            } else {
                (story.y, story.height) = (position, length)
            }
        }
        for warning in recording.warnings[ObjectIdentifier(view)] ?? [] {
            story.width.ignored.append([.words("\(warning.issue(about: "it"))")])
        }
        return story
    }

    private func recording(of superview: UIView) -> PinRecording {
        if let known = recordings[ObjectIdentifier(superview)] { return known }
        let recording = PinRecording()
        recordings[ObjectIdentifier(superview)] = recording
        let showsWarnings = PinSettings.logWarnings
        PinSettings.logWarnings = true
        let sizing = AutoSizing.begin()
        sizing.recording = recording
        superview.setNeedsLayout()
        superview.layoutIfNeeded()
        sizing.end()
        PinSettings.logWarnings = showsWarnings
        return recording
    }
}

/// The sentences of one axis of a chain.
private struct PinWords {
    let entry: PinRecording.Entry
    let pins: FramePins
    let axis: Axis
    /// The length that the chain found; nil keeps the one before.
    let found: Double?
    let rounded: Rect

    private var own: AxisPins { pins[axis] }
    private var side: Interval { entry.found[axis] }
    private var containerLength: Double? {
        entry.container.map { Double(axis == .horizontal ? $0.width : $0.height) }
    }

    @MainActor var position: FrameStory.Number {
        var number = FrameStory.Number()
        if let start = own.start {
            number.add(.setting, start, .words("its \(AxisAnchor.start.name(axis)) is pinned"))
            add(own.startMargin, &number)
            if let end = own.end {
                number.complete(
                    to: side.start, .alignment,
                    .words("it is aligned between its two pins, of which the other is at"), .number(end))
            }
        } else if let end = own.end {
            addFar(end, &number)
            if own.endMargin != 0 { number.add(.margin, -own.endMargin, "its margin") }
            number.add(.content, -side.length, "its length, as the far edge is pinned")
        } else if let center = own.center {
            if let length = containerLength, length / 2 == center {
                number.add(
                    .setting, center, "its centre is pinned to that of the superview, half of",
                    .number(length))
            } else {
                number.add(.setting, center, "its centre is pinned")
            }
            number.add(.content, -side.length / 2, "half of its length")
            let margin = own.startMargin - own.endMargin
            if margin != 0 { number.add(.margin, margin, "its margins") }
        } else {
            number.add(.frame, side.start, "no pin says anything, so that it stays where it was")
        }
        number.complete(to: side.start, .selection, "other rules of pins")
        number.complete(to: rounded[axis].start, .rounding, "origins are rounded to the nearest pixel")
        return number
    }

    @MainActor private func addFar(_ end: Double, _ number: inout FrameStory.Number) {
        let name = AxisAnchor.end.name(axis)
        guard let length = containerLength, length != end else {
            return number.add(.setting, end, .words("its \(name) is pinned"))
        }
        number.add(.padding, length, "the length of the superview")
        number.add(.setting, end - length, .words("its \(name) is pinned at this distance from the far edge"))
    }

    @MainActor private func add(_ margin: Double, _ number: inout FrameStory.Number) {
        if margin != 0 { number.add(.margin, margin, "its margin") }
    }

    @MainActor var length: FrameStory.Number {
        var number = FrameStory.Number()
        switch source {
        case .between(let start, let end):
            number.add(.setting, end, "it is pinned at both edges, and ends at")
            number.add(.setting, -start, "it starts at", .number(start))
            if own.startMargin != 0 { number.add(.margin, -own.startMargin, "its margin before") }
            if own.endMargin != 0 { number.add(.margin, -own.endMargin, "its margin behind") }
        case .set(let length): number.add(.setting, length, "its length is set")
        case .measured(let length):
            number.add(.content, length, "the size of its content, by sizeToFit")
        case .ratio(let ratio):
            number.add(.content, side.length, "the other length and the aspect ratio of", .number(ratio))
        case .kept:
            number.add(
                .frame, entry.current[axis].length, "no call says anything, so that it keeps its length")
        }
        if let minimum = own.minimum, number.sum < side.length, side.length == minimum {
            number.complete(to: side.length, .limit, "its minimum of", .number(minimum))
        } else if let maximum = own.maximum, number.sum > side.length, side.length == maximum {
            number.complete(to: side.length, .limit, "its maximum of", .number(maximum))
        }
        number.complete(to: side.length, .selection, "other rules of pins")
        number.complete(to: rounded[axis].length, .rounding, "lengths are rounded up to pixels")
        return number
    }

    private enum Source {
        case between(Double, Double)
        case set(Double)
        case measured(Double)
        case ratio(Double)
        case kept
    }

    private var source: Source {
        guard found?.isUsableLength == true else { return .kept }
        switch pins.adjustment {
        case .fit(let type)?:
            let isGiven = type == .width && axis == .horizontal || type == .height && axis == .vertical
            if let measured = entry.measured, !isGiven, own.length == nil || type != .content {
                return .measured(measured[axis])
            }
        case .aspectRatio(let ratio)?:
            if own.knownLength == nil { return .ratio(ratio) }
        case nil: break
        }
        if let length = own.length { return .set(length) }
        if let start = own.start, let end = own.end { return .between(start, end) }
        return .kept
    }
}
