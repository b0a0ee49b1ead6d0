internal import LayoutCore

/// Where a section that scrolls on its own comes to rest.
struct OrthogonalStops {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The visible length.
    let viewport: CGFloat
    /// The length of the row of groups with the space around it.
    let rowLength: CGFloat
    /// Where the first group starts in the row.
    let rowStart: CGFloat
    let flow: any GroupFlow

    init(_ section: SectionSolution) {
        behavior = section.plan.behavior
        viewport = section.space.size[section.space.axis.cross]
        rowLength = section.rowLength
        rowStart = section.rowInsets.start
        flow = section.flow
    }

    /// The largest offset.
    var maximum: CGFloat { max(rowLength - viewport, 0) }

    /// The offset at which a group rests.
    func stop(ofGroup index: Int) -> CGFloat {
        guard flow.groupCount > 0 else { return 0 }
        let span = flow.span(ofGroup: min(max(index, 0), flow.groupCount - 1))
        let offset =
            behavior == .groupPagingCentered
            ? rowStart + span.offset + (span.length - viewport) / 2 : span.offset
        return min(max(offset, 0), maximum)
    }

    /// The group that rests nearest to an offset.
    func group(near offset: CGFloat) -> Int {
        guard flow.groupCount > 0 else { return 0 }
        let reference = behavior == .groupPagingCentered ? offset - rowStart + viewport / 2 : offset
        let candidate = min(flow.group(endingAfter: reference), flow.groupCount - 1)
        let neighbours = [candidate - 1, candidate, candidate + 1].filter {
            (0..<flow.groupCount).contains($0)
        }
        return neighbours.min { abs(stop(ofGroup: $0) - offset) < abs(stop(ofGroup: $1) - offset) }
            ?? candidate
    }

    /// Where scrolling comes to rest that began at an offset, and would end at `natural` by itself.
    ///
    /// - Parameters:
    ///   - speed: The speed at the end of the drag, in points per millisecond.
    ///   - current: The offset at the end of the drag.
    func target(from start: CGFloat, current: CGFloat, natural: CGFloat, speed: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous: return natural
        case .continuousGroupLeadingBoundary:
            return natural <= 0 || natural >= maximum ? natural : stop(ofGroup: group(near: natural))
        case .paging:
            guard viewport > 0 else { return natural }
            let page = step((start / viewport).rounded(), current / viewport, speed: speed)
            return min(max(page * viewport, 0), maximum)
        case .groupPaging, .groupPagingCentered:
            let first = group(near: start)
            let nearest = group(near: current)
            var group = abs(speed) <= 0.1 ? nearest : speed > 0 ? first + 1 : first - 1
            group = min(max(group, first - 1), first + 1)
            return stop(ofGroup: group)
        }
    }

    /// The page after a swipe that began on `first` and led to `position`, in pages.
    private func step(_ first: CGFloat, _ position: CGFloat, speed: CGFloat) -> CGFloat {
        let page = abs(speed) <= 0.1 ? position.rounded() : speed > 0 ? first + 1 : first - 1
        return min(max(page, first - 1), first + 1)
    }
}
