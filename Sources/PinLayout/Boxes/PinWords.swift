internal import LayoutCore
import ViewBridge

/// The sentences of one axis of a chain.
@MainActor
struct PinWords {
    let recording: PinRecording
    let entry: PinRecording.Entry
    let axis: Axis
    /// What the chain says, with the edges that it pins by a length.
    private let pins: FramePins
    /// The length that the chain found; nil keeps the one before.
    private let found: Double?

    init(recording: PinRecording, entry: PinRecording.Entry, axis: Axis) {
        (self.recording, self.entry, self.axis) = (recording, entry, axis)
        var pins = entry.pins.withPinnedEdges
        found = pins.lengths(current: entry.current, measured: entry.measured)[axis]
        self.pins = pins
    }

    private var own: AxisPins { pins[axis] }
    private var side: Interval { entry.found[axis] }
    private var rounded: Rect { Rect(entry.rounded) }
    private var containerLength: Double? {
        entry.container.map { Double(axis == .horizontal ? $0.width : $0.height) }
    }
    private var subject: String { entry.group == nil ? "its" : "the group's" }
    private var lengthName: String { AxisLength.length.name(axis) }

    // MARK: Position

    var position: FrameStory.Number {
        var number = FrameStory.Number()
        if derivesEdge {
            addDerivedPosition(to: &number)
        } else if let start = own.start {
            number.add(.setting, start, anchorWords(.start))
            add(own.startMargin, [.start], &number)
            if let end = own.end {
                number.complete(
                    to: side.start, .alignment,
                    [
                        .words(
                            "it is aligned between its two pins\(alignmentCall), of which the other is at"),
                        .number(end),
                    ])
            }
        } else if let end = own.end {
            addFar(end, &number)
            add(-own.endMargin, [.end], &number)
            number.add(.content, -side.length, .words("\(subject) \(lengthName), as the far edge is pinned"))
        } else if let center = own.center {
            addCenter(center, &number)
            number.add(.content, -side.length / 2, .words("half of \(subject) \(lengthName)"))
            add(own.startMargin - own.endMargin, [.start, .end], &number)
        } else {
            number.add(.frame, side.start, "no pin says anything, so that it stays where it was")
        }
        number.complete(to: side.start, .selection, "other rules of pins")
        number.complete(to: rounded[axis].start, .rounding, "origins are rounded to the nearest pixel")
        return number
    }

    /// Whether `pinEdges()` has turned the length and one edge, or the centre, into both edges.
    private var derivesEdge: Bool {
        entry.pins.pinsEdges && !entry.pins[axis].hasBothEdges && own.hasBothEdges
    }

    private func addDerivedPosition(to number: inout FrameStory.Number) {
        let said = entry.pins[axis]
        let length = (own.end ?? 0) - (own.start ?? 0)
        if let start = said.start {
            number.add(.setting, start, anchorWords(.start))
        } else if let end = said.end {
            addFar(end, &number)
            number.add(.content, -length, [.words("\(subject) \(lengthName) by")] + derivedCall(length))
        } else if let center = said.center {
            addCenter(center, &number)
            number.add(
                .content, -length / 2, [.words("half of \(subject) \(lengthName) by")] + derivedCall(length))
        }
        add(own.startMargin, [.start], &number)
        if own.justification != nil {
            number.complete(
                to: side.start, .alignment, [.words("it is aligned between its edges\(alignmentCall)")])
        }
        if own.startMargin != 0 || own.endMargin != 0 { number.notes.append(derivationNote) }
    }

    /// The call that decides the length from which an edge follows: that of a limit where that clamps it.
    private func derivedCall(_ length: Double) -> [FrameStory.Part] {
        if length == own.maximum, entry.pins[axis].length != length { return lengthCall(.maximum) }
        if length == own.minimum, entry.pins[axis].length != length { return lengthCall(.minimum) }
        return lengthCall(.length)
    }

    /// What `pinEdges()` does with margins.
    private var derivationNote: [FrameStory.Part] {
        let said = entry.pins[axis]
        let anchor: AxisAnchor = said.start != nil ? .start : said.end != nil ? .end : .center
        var parts = anchorWords(anchor) + [", pinEdges() pins the opposite edge by"] + lengthCall(.length)
        let margins = [AxisAnchor.start, .end].compactMap { entry.calls[.margin($0, axis)] }
        if !margins.isEmpty {
            parts.append(
                .words(", and \(margins.joined(separator: " and ")) shrinks it without moving that edge"))
        }
        return parts
    }

    private func addCenter(_ center: Double, _ number: inout FrameStory.Number) {
        guard let length = containerLength, length / 2 == center else {
            return number.add(.setting, center, anchorWords(.center))
        }
        number.add(
            .setting, center,
            anchorWords(.center) + [", at the middle of the superview's"] + [.number(length)])
    }

    private func addFar(_ end: Double, _ number: inout FrameStory.Number) {
        guard let length = containerLength, length != end, !isReference(.end) else {
            return number.add(.setting, end, anchorWords(.end))
        }
        number.add(.padding, length, "the length of the superview")
        number.add(.setting, end - length, anchorWords(.end) + [", at this distance from the far edge"])
    }

    private func add(_ margin: Double, _ edges: [AxisAnchor], _ number: inout FrameStory.Number) {
        guard margin != 0 else { return }
        let calls = edges.compactMap { entry.calls[.margin($0, axis)] }
        var distinct: [String] = []
        for call in calls where !distinct.contains(call) { distinct.append(call) }
        let words = edges.count == 1 ? "its margin" : "its margins"
        number.add(
            .margin, margin,
            .words(distinct.isEmpty ? words : "\(words) by \(distinct.joined(separator: " and "))"))
    }

    /// Whether a call pins an anchor to another view or area.
    private func isReference(_ anchor: AxisAnchor) -> Bool {
        guard let call = entry.calls[.anchor(anchor, axis)] else { return false }
        return call.contains("of: ") || call.contains("to: ") || call.contains("Between(")
    }

    private func anchorWords(_ anchor: AxisAnchor) -> [FrameStory.Part] {
        let name = anchor.name(axis)
        if let call = entry.calls[.anchor(anchor, axis)] {
            return [.words("\(subject) \(name) is pinned by")] + parts(call)
        }
        return [.words("\(subject) \(name) is pinned")]
    }

    private var alignmentCall: String {
        switch axis {
        case .horizontal: entry.justify == .none ? "" : " by justify(.\(entry.justify))"
        case .vertical: entry.align == .none ? "" : " by align(.\(entry.align))"
        }
    }

    private func lengthCall(_ property: AxisLength) -> [FrameStory.Part] {
        entry.calls[.length(property, axis)].map(parts) ?? [.words(property.name(axis))]
    }

    /// A call in words, without the part of it that is meant, which the sentence says already.
    private func parts(_ call: String) -> [FrameStory.Part] {
        var call = call
        if call.hasSuffix(" coordinate"), let end = call.lastIndex(of: ")") {
            call = String(call[...end])
        } else if call.hasSuffix("'s width") || call.hasSuffix("'s height"), let end = call.lastIndex(of: ")")
        {
            call = String(call[...end])
        }
        return recording.parts(call)
    }

    // MARK: Length

    var length: FrameStory.Number {
        var number = FrameStory.Number()
        addLength(to: &number)
        let (requested, minimum) = (number.sum, own.minimum ?? 0)
        if let maximum = own.maximum, max(requested, minimum) > maximum, side.length == maximum {
            number = limited(.maximum, maximum, insteadOf: number)
            if requested < minimum {
                number.notes.append(["its minimum by"] + lengthCall(.minimum) + ["is larger than that"])
            }
        } else if requested < minimum, side.length == minimum {
            number = limited(.minimum, minimum, insteadOf: number)
        }
        if entry.pins.fitBounds != nil, case .fit? = pins.adjustment, number.sum > side.length {
            number.complete(to: side.length, .limit, "the fit is bounded by the available space")
        }
        number.complete(to: side.length, .selection, "other rules of pins")
        number.complete(to: rounded[axis].length, .rounding, "lengths are rounded up to pixels")
        return number
    }

    /// A length that a limit decides: what it would be without that is a fact beside it.
    private func limited(
        _ property: AxisLength, _ limit: Double, insteadOf other: FrameStory.Number
    ) -> FrameStory.Number {
        var number = FrameStory.Number()
        let words = property == .minimum ? "its minimum by" : "its maximum by"
        number.add(.limit, limit, [.words(words)] + lengthCall(property))
        number.notes = [["without this limit it would be", .number(other.sum), ":"] + other.sumInWords]
        number.notes += other.notes
        return number
    }

    private func addLength(to number: inout FrameStory.Number) {
        switch source {
        case .between(let start, let end) where derivesEdge:
            addSet(entry.pins[axis].length ?? end - start, to: &number)
            if number.sum != end - start {
                number = limited(
                    end - start > number.sum ? .minimum : .maximum, end - start, insteadOf: number)
            }
            add(-own.startMargin, [.start], &number)
            add(-own.endMargin, [.end], &number)
            if own.startMargin != 0 || own.endMargin != 0 { number.notes.append(derivationNote) }
        case .between(let start, let end): addSpan(start, end, to: &number)
        case .set(let length):
            addSet(length, to: &number)
            if entry.pins.pinsEdges, own.hasBothEdges {
                number.notes.append(
                    anchorWords(.start) + ["and"] + anchorWords(.end) + [", so that pinEdges() has no effect"]
                )
            }
        case .measured(let length):
            number.add(.content, length, .words("the size of its content, by \(fitCall)"))
        case .ratio(let ratio):
            number.add(
                .content, side.length, "the other length and aspectRatio, a ratio of", .number(ratio))
        case .natural(let length):
            number.add(.content, length, "the group is as long as its views and gaps need")
        case .kept: addKept(to: &number)
        }
    }

    private func addSet(_ length: Double, to number: inout FrameStory.Number) {
        number.add(.setting, length, [.words("\(subject) \(lengthName) is set by")] + lengthCall(.length))
    }

    private func addSpan(_ start: Double, _ end: Double, to number: inout FrameStory.Number) {
        number.add(.setting, end, ["it is pinned at both edges:"] + anchorWords(.end))
        number.add(.setting, -start, anchorWords(.start))
        add(-own.startMargin, [.start], &number)
        add(-own.endMargin, [.end], &number)
    }

    /// The length that no call sets. A replay finds it as limits have left it.
    private func addKept(to number: inout FrameStory.Number) {
        let length = entry.current[axis].length
        let limits: [(AxisLength, Double?)] = [(.minimum, own.minimum), (.maximum, own.maximum)]
        if let start = own.start, let end = own.end, own.length == nil, (own.knownLength ?? 0) < 0 {
            var span = FrameStory.Number()
            addSpan(start, end, to: &span)
            number.add(.frame, length, "its pins leave no space between them, so that it keeps its length")
            number.notes.append(["the space would be", .number(span.sum), ":"] + span.sumInWords)
            if derivesEdge { number.notes.append(derivationNote) }
            return
        }
        guard let limit = limits.first(where: { $0.1 == length }) else {
            return number.add(.frame, length, "no call says anything, so that it keeps its length")
        }
        number.add(
            .limit, length, ["no call sets its length, which is at its limit by"] + lengthCall(limit.0))
    }

    private var fitCall: String {
        guard let adjustment = pins.adjustment else { return "sizeToFit()" }
        guard entry.pins.fitBounds != nil, case .fit(let type) = adjustment else { return adjustment.call }
        return "sizeToFit(bounded: .\(type))"
    }

    private enum Source {
        case between(Double, Double)
        case set(Double)
        case measured(Double)
        case ratio(Double)
        case natural(Double)
        case kept
    }

    private var source: Source {
        if let group = entry.group, pins.adjustment == nil { return source(of: group) }
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

    private func source(of group: PinRecording.Group) -> Source {
        if let length = own.length { return .set(length) }
        if group.group.arrangement.fills(axis), let start = own.start, let end = own.end {
            return .between(start, end)
        }
        return .natural(group.naturalSize[axis])
    }
}

extension FrameStory.Number {
    /// Adds an amount with a sentence.
    mutating func add(_ origin: FrameStory.Origin, _ amount: Double, _ parts: [FrameStory.Part]) {
        steps.append(FrameStory.Step(origin, CGFloat(amount), parts))
    }

    /// The amounts with their sentences, as one sentence.
    var sumInWords: [FrameStory.Part] {
        var parts: [FrameStory.Part] = []
        for (index, step) in steps.enumerated() {
            if index > 0 { parts.append("and") }
            parts += [.number(step.amount), "("] + step.parts + [")"]
        }
        return parts
    }

    /// Adds what is missing to a value, where it is more than noise.
    mutating func complete(to value: Double, _ origin: FrameStory.Origin, _ parts: [FrameStory.Part]) {
        let before = steps.count
        complete(to: CGFloat(value), origin, "")
        if steps.count > before { steps[before].parts = parts }
    }
}
