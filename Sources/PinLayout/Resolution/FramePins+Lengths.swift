internal import LayoutCore

extension FramePins {
    /// How long the box is on both axes.
    func lengths(current: Rect, sizeThatFits: (Size) -> Size?) -> FoundLengths {
        switch adjustment {
        case nil:
            FoundLengths(
                horizontal: horizontal.clamped(horizontal.knownLength ?? current.size.width),
                vertical: vertical.clamped(vertical.knownLength ?? current.size.height))
        case .aspectRatio(let ratio): lengths(ratio: ratio)
        case .fit(.content): contentLengths(current: current, sizeThatFits: sizeThatFits)
        case .fit(.width): fitted(along: .horizontal, current: current, sizeThatFits: sizeThatFits)
        case .fit(.height): fitted(along: .vertical, current: current, sizeThatFits: sizeThatFits)
        case .fit(.widthFlexible):
            fitted(along: .horizontal, isFlexible: true, current: current, sizeThatFits: sizeThatFits)
        case .fit(.heightFlexible):
            fitted(along: .vertical, isFlexible: true, current: current, sizeThatFits: sizeThatFits)
        }
    }

    /// One dimension is proposed, the other is without limit.
    private func fitted(
        along axis: Axis, isFlexible: Bool = false, current: Rect, sizeThatFits: (Size) -> Size?
    ) -> FoundLengths {
        var found = FoundLengths()
        var proposal = self[axis].clamped(self[axis].knownLength) ?? current[axis].length
        if !proposal.isUsableLength { proposal = current[axis].length }
        guard
            let answer = sizeThatFits(Size(axis, main: proposal, cross: .greatestFiniteMagnitude))
        else { return clampedKnownLengths }
        found[axis] = isFlexible ? self[axis].clamped(answer[axis]) : proposal
        found[axis.cross] = self[axis.cross].clamped(answer[axis.cross])
        return found
    }

    /// Both dimensions are proposed; one that the chain sets by itself is kept.
    private func contentLengths(current: Rect, sizeThatFits: (Size) -> Size?) -> FoundLengths {
        var proposal = current.size
        for axis in Axis.allCases {
            if let known = self[axis].knownLength, let length = self[axis].clamped(known),
                length.isUsableLength
            {
                proposal[axis] = length
            }
        }
        guard let answer = sizeThatFits(proposal) else { return clampedKnownLengths }
        return FoundLengths(
            horizontal: horizontal.clamped(horizontal.length ?? answer.width),
            vertical: vertical.clamped(vertical.length ?? answer.height))
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
