internal import LayoutCore

extension FramePins {
    /// The size that is proposed to the content.
    mutating func proposal(for type: FitType, current: Rect) -> Size {
        guard let axis = type.axis else {
            return Size(
                width: fitBound(.horizontal) ?? horizontal.proposal(current: current.size.width),
                height: fitBound(.vertical) ?? vertical.proposal(current: current.size.height))
        }
        return Size(
            axis, main: given(axis, for: type, current: current[axis].length),
            cross: .greatestFiniteMagnitude)
    }

    /// The length that is given where the content decides about the other.
    @inline(__always)  // Pays in `feed cell by pins`, as do the others of this file.
    private func given(_ axis: Axis, for type: FitType, current: Double) -> Double {
        if type.isFlexible, let bound = fitBound(axis) { return bound }
        let known = axis == .horizontal ? horizontal.clampedKnownLength : vertical.clampedKnownLength
        let given = known ?? min(current, fitBound(axis) ?? current)
        return given.isUsableLength ? given : current
    }

    /// The space that a bounded fit must not exceed on an axis; nil where there is no such bound.
    private func fitBound(_ axis: Axis) -> Double? {
        guard let fitBounds, let space = self[axis].availableSpace(in: fitBounds[axis]) else { return nil }
        return min(space, .greatestFiniteMagnitude)
    }

    /// How long the box is on both axes.
    @inline(__always)
    mutating func lengths(current: Rect, measured: Size?) -> FoundLengths {
        switch (adjustment, measured) {
        case (nil, _):
            return FoundLengths(
                horizontal: horizontal.clamped(horizontal.knownLength ?? current.size.width),
                vertical: vertical.clamped(vertical.knownLength ?? current.size.height))
        case (.aspectRatio(let ratio), _): return lengths(ratio: ratio)
        case (.fit, nil): return clampedKnownLengths
        case (.fit(let type), let measured?):
            let lengths = fitted(type, measured, current)
            return fitBounds == nil ? lengths : bounded(lengths, for: type)
        }
    }

    /// The measured lengths where the chain does not say more.
    @inline(__always)
    private mutating func fitted(_ type: FitType, _ measured: Size, _ current: Rect) -> FoundLengths {
        switch type {
        case .content:
            // A dimension that the chain sets by itself is kept.
            FoundLengths(
                horizontal: horizontal.clamped(horizontal.length ?? measured.width),
                vertical: vertical.clamped(vertical.length ?? measured.height))
        case .width:
            FoundLengths(
                horizontal: given(.horizontal, for: type, current: current.size.width),
                vertical: vertical.clamped(measured.height))
        case .height:
            FoundLengths(
                horizontal: horizontal.clamped(measured.width),
                vertical: given(.vertical, for: type, current: current.size.height))
        case .widthFlexible, .heightFlexible:
            FoundLengths(
                horizontal: horizontal.clamped(measured.width), vertical: vertical.clamped(measured.height))
        }
    }

    /// Lengths that a bounded fit does not let exceed the available space: that of the given dimension, and of the other where
    /// the chain says how long it is.
    private mutating func bounded(_ lengths: FoundLengths, for type: FitType) -> FoundLengths {
        var bounded = lengths
        for axis in Axis.allCases {
            let isGiven = type.axis == nil || type.axis == axis
            guard let bound = isGiven ? fitBound(axis) : self[axis].knownLength.map({ max($0, 0) }) else {
                continue
            }
            bounded[axis] = lengths[axis].map { min($0, bound) }
        }
        return bounded
    }

    /// One dimension is known, the other follows. Where none is known, a limit takes its place.
    private mutating func lengths(ratio: Double) -> FoundLengths {
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
        FoundLengths(horizontal: horizontal.clampedKnownLength, vertical: vertical.clampedKnownLength)
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
