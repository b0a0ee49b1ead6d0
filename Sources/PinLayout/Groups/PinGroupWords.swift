internal import LayoutCore
import ViewBridge

/// The sentences of one axis of a member of a group: where the group is, and where the member is in it.
@MainActor
struct PinGroupWords {
    /// Those of the group's chain.
    let words: PinWords
    let member: PinRecording.Group
    let axis: Axis

    private var arrangement: PinArrangement { member.group.arrangement }
    private var isMain: Bool { axis == arrangement.axis }
    private var rounding: PixelRounding { PixelRounding(scale: member.scale) }
    private var groupSide: Interval { rounding.rounded(words.entry.found)[axis] }
    private var kind: String { arrangement.axis == .horizontal ? "row" : "column" }
    private var isReversed: Bool { isMain && axis == .horizontal && !member.geometry.isLTR }
    private var lengths: [Double] {
        member.geometry.sizes.map {
            rounding.rounded(Rect(x: 0, y: 0, width: $0.width, height: $0.height)).size[axis]
        }
    }
    private var track: PinTrack {
        PinTrack(
            arrangement, space: groupSide, lengths: lengths, isReversed: isReversed,
            grid: PixelGrid(scale: max(member.scale, 1)))
    }

    // MARK: Position

    var position: FrameStory.Number {
        var number = words.position
        if isMain {
            addMain(&number)
        } else {
            addCross(&number)
        }
        number.complete(to: member.frame[axis].start, .rounding, "members of groups are rounded to pixels")
        return number
    }

    private func addMain(_ number: inout FrameStory.Number) {
        let (track, sign) = (track, isReversed ? -1.0 : 1)
        if isReversed {
            number.add(.padding, groupSide.length, "the row runs from the right: the group's width")
        }
        if track.before != 0 {
            number.add(.gap, sign * track.before, "equal spaces: the one before the first")
        }
        let before = member.index
        if before > 0 {
            let sum = track.sides[..<before].reduce(0) { $0 + $1.length }
            number.add(.sibling, sign * sum, [.words("the views before it in the \(kind):")] + names(before))
            if track.gap != 0 {
                number.add(
                    .gap, sign * track.gap * Double(before), .words(gapWords), .number(track.gap), "times",
                    .number(CGFloat(before)))
            }
        }
        if isReversed { number.add(.content, -member.frame[axis].length, "its own width") }
    }

    private var gapWords: String {
        switch arrangement.distribution {
        case .packed: ".packed: gaps of"
        case .equalGaps: ".equalGaps: gaps of"
        case .equalSpaces: ".equalSpaces: gaps of"
        case .equalSizes: ".equalSizes: gaps of"
        }
    }

    private func names(_ count: Int) -> [FrameStory.Part] {
        var parts: [FrameStory.Part] = []
        for box in member.group.members.prefix(min(count, 8)) {
            if case .view(let view) = box { parts.append(.view(view)) }
        }
        if count > 8 { parts += ["and", .number(CGFloat(count - 8)), "more"] }
        return parts
    }

    private func addCross(_ number: inout FrameStory.Number) {
        guard !arrangement.isStretched else { return }
        let spare = groupSide.length - lengths[member.index]
        switch arrangement.axis == nil ? nil : arrangement.anchor(isLTR: member.geometry.isLTR) {
        case nil:
            let offset =
                member.geometry.members[member.index][axis].start - member.geometry.union[axis].start
            if offset != 0 { number.add(.frame, offset, "it keeps its offset in the group") }
        case .start: break
        case .center: number.add(.alignment, spare / 2, "aligned: .center, half of the spare", .number(spare))
        case .end: number.add(.alignment, spare, "aligned: .end, the spare space of the group")
        }
    }

    // MARK: Length

    var length: FrameStory.Number {
        var number = FrameStory.Number()
        if isMain, arrangement.distribution == .equalSizes {
            let count = member.group.members.count
            let gaps = arrangement.gap * Double(count - 1)
            number.add(
                .share, max(groupSide.length - gaps, 0) / Double(count), ".equalSizes: the group's",
                .number(groupSide.length), "less gaps of", .number(gaps), ", among", .number(CGFloat(count)))
            number.notes.append(groupNote)
        } else if arrangement.isStretched, !isMain {
            number = words.length
            number.complete(to: groupSide.length, .rounding, "groups are rounded to pixels")
        } else if member.group.fittedSizes.isEmpty {
            number.add(.frame, member.geometry.sizes[member.index][axis], "it keeps its own length")
        } else {
            number.add(
                .content, member.geometry.sizes[member.index][axis], "the size of its content, by sizeToFit")
        }
        number.complete(to: member.frame[axis].length, .rounding, "lengths are rounded to pixels")
        return number
    }

    /// Why the group is as long as it is.
    private var groupNote: [FrameStory.Part] {
        ["the group's length is the sum of"] + words.length.sumInWords
    }
}
