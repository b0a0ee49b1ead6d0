internal import LayoutCore

extension FramePins {
    /// The size that the content is asked about.
    func proposal(for type: FitType, current: Rect) -> Size {
        guard let axis = type.axis else {
            return Size(
                width: room(.horizontal) ?? horizontal.proposal(current: current.size.width),
                height: room(.vertical) ?? vertical.proposal(current: current.size.height))
        }
        return Size(
            axis, main: given(axis, for: type, current: current[axis].length),
            cross: .greatestFiniteMagnitude)
    }

    /// The length that is given where the content decides about the other.
    private func given(_ axis: Axis, for type: FitType, current: Double) -> Double {
        let pins = self[axis]
        if type.isFlexible, let room = room(axis) { return room }
        let given = pins.clamped(pins.knownLength) ?? min(current, room(axis) ?? current)
        return given.isUsableLength ? given : current
    }

    /// The room that a bounded fit must not exceed on an axis; nil where there is no such bound.
    private func room(_ axis: Axis) -> Double? {
        guard let fitBounds, let room = self[axis].room(in: fitBounds[axis]) else { return nil }
        return min(room, .greatestFiniteMagnitude)
    }

    /// How long the box is on both axes.
    func lengths(current: Rect, answer: Size?) -> FoundLengths {
        switch (adjustment, answer) {
        case (nil, _):
            return FoundLengths(
                horizontal: horizontal.clamped(horizontal.knownLength ?? current.size.width),
                vertical: vertical.clamped(vertical.knownLength ?? current.size.height))
        case (.aspectRatio(let ratio), _): return lengths(ratio: ratio)
        case (.fit, nil): return clampedKnownLengths
        case (.fit(let type), let answer?):
            return bounded(fitted(type, answer, current), for: type)
        }
    }

    /// What the content answers where the chain does not say more.
    private func fitted(_ type: FitType, _ answer: Size, _ current: Rect) -> FoundLengths {
        guard let axis = type.axis else {
            // A dimension that the chain sets by itself is kept.
            return FoundLengths(
                horizontal: horizontal.clamped(horizontal.length ?? answer.width),
                vertical: vertical.clamped(vertical.length ?? answer.height))
        }
        var found = FoundLengths()
        found[axis] =
            type.isFlexible
            ? self[axis].clamped(answer[axis]) : proposal(for: type, current: current)[axis]
        found[axis.cross] = self[axis.cross].clamped(answer[axis.cross])
        return found
    }

    /// Lengths that a bounded fit does not let exceed the room: that of the given dimension, and of the other where
    /// the chain says how long it is.
    private func bounded(_ lengths: FoundLengths, for type: FitType) -> FoundLengths {
        guard fitBounds != nil else { return lengths }
        var bounded = lengths
        for axis in Axis.allCases {
            let isGiven = type.axis == nil || type.axis == axis
            guard let room = isGiven ? room(axis) : self[axis].knownLength.map({ max($0, 0) }) else {
                continue
            }
            bounded[axis] = lengths[axis].map { min($0, room) }
        }
        return bounded
    }

    /// One dimension is known, the other follows. Where none is known, a limit takes its place.
    private func lengths(ratio: Double) -> FoundLengths {
        var found = clampedKnownLengths
        if horizontal.knownLength != nil, vertical.knownLength != nil { return found }
        let isWidthKnown =
            horizontal.knownLength != nil || (vertical.knownLength == nil && found.horizontal != nil)
        if isWidthKnown, let width = found.horizontal {
            found.vertical = vertical.clamped(width / ratio)
        } else if let height = found.vertical {
            found.horizontal = horizontal.clamped(height * ratio)
        }
        return found
    }

    /// What the chain says about the two dimensions without the content's help.
    private var clampedKnownLengths: FoundLengths {
        FoundLengths(
            horizontal: horizontal.clamped(horizontal.knownLength),
            vertical: vertical.clamped(vertical.knownLength))
    }
}

extension AxisPins {
    /// The length that is proposed to content that decides about both dimensions.
    fileprivate func proposal(current: Double) -> Double {
        guard let known = knownLength, let length = clamped(known), length.isUsableLength else {
            return current
        }
        return length
    }
}

extension FitType {
    /// The axis of the dimension that is given; nil where both follow from the content.
    fileprivate var axis: Axis? {
        switch self {
        case .width, .widthFlexible: .horizontal
        case .height, .heightFlexible: .vertical
        case .content: nil
        }
    }

    /// Whether the given dimension follows from the content as well.
    fileprivate var isFlexible: Bool { self == .widthFlexible || self == .heightFlexible }
}
