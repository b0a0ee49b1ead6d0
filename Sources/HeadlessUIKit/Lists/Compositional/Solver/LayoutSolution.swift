internal import LayoutCore

/// All sections of a compositional layout, one after the other, and the views at the layout's edges.
struct LayoutSolution {
    let space: LayoutSpace
    let sectionSpacing: CGFloat
    private(set) var sections: [SectionSolution]
    /// Where each section starts along the scroll direction.
    private(set) var starts: [CGFloat] = []
    /// The length of the content along the scroll direction.
    private(set) var length: CGFloat = 0
    /// The views at the edges of the layout.
    private(set) var boundaries: BoundaryLayout
    private(set) var boundaryFrames: [CGRect] = []
    /// How far views overflow their sections along the scroll direction, at most.
    private var overhang = Overhang()

    init(space: LayoutSpace, sections: [SectionSolution], spacing: CGFloat, boundaries: BoundaryLayout) {
        self.space = space
        self.sections = sections
        self.boundaries = boundaries
        sectionSpacing = spacing
        update(from: 0)
    }

    var contentSize: CGSize { space.size(length, space.size[space.axis.cross]) }

    /// Follows a change of a section's length.
    mutating func update(from section: Int) {
        var inner: CGFloat = 0
        overhang = Overhang()
        for section in sections {
            inner += section.length
            overhang.before = max(overhang.before, section.overhang.before)
            overhang.after = max(overhang.after, section.overhang.after)
        }
        inner += sectionSpacing * CGFloat(max(sections.count - 1, 0))
        let extents = boundaries.extents(on: space.axis, content: inner)
        var offset = extents.start
        starts.removeAll(keepingCapacity: true)
        for section in sections {
            starts.append(offset)
            offset += section.length + sectionSpacing
        }
        length = extents.start + max(inner, 0) + extents.end
        boundaryFrames = boundaries.frames(content: extents.start...extents.start + max(inner, 0))
    }

    /// Stores the measured size of a view at the layout's edges.
    mutating func measure(_ size: CGSize, ofBoundary index: Int) {
        boundaries.measured[index] = size
        update(from: 0)
    }

    /// The origin of a section in the content.
    func origin(ofSection section: Int) -> CGPoint { space.point(starts[section], 0) }

    /// The sections that meet a range along the scroll direction, with the views that overflow them; those without
    /// length at its edges as well.
    func sections(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
        let range = range.lowerBound - overhang.after...range.upperBound + overhang.before
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] + sections[middle].length < range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var end = low
        while end < starts.count, starts[end] <= range.upperBound { end += 1 }
        return low..<end
    }

    // MARK: Pinning

    /// The frame of a boundary view of a section in the content, pinned to what is visible.
    func boundaryFrame(_ index: Int, ofSection section: Int, visible: CGRect) -> CGRect {
        let solution = sections[section]
        let frame = solution.boundaryFrames[index].moved(by: origin(ofSection: section))
        let plan = solution.plan.boundaries[index]
        guard plan.pins else { return frame }
        let start = starts[section]
        return pinned(
            frame, plan, in: start...start + solution.length, visible: visibleBetweenBoundaries(visible))
    }

    /// What is visible between the layout's own pinned views: those of sections do not go under them.
    private func visibleBetweenBoundaries(_ visible: CGRect) -> CGRect {
        let axis = space.axis
        var (start, end) = (visible.origin[axis], visible.end(axis))
        for (index, plan) in boundaries.plans.enumerated() where plan.pins && plan.extends {
            let frame = boundaryFrame(index, visible: visible)
            if plan.edges.isAtStart(axis) {
                start = max(start, frame.end(axis))
            } else if plan.edges.names(axis) {
                end = min(end, frame.origin[axis])
            }
        }
        var inner = visible
        inner.origin[axis] = start
        inner.size[axis] = end - start
        return inner
    }

    /// The frame of a view at the layout's edges, pinned to what is visible.
    func boundaryFrame(_ index: Int, visible: CGRect) -> CGRect {
        let (frame, plan) = (boundaryFrames[index], boundaries.plans[index])
        return plan.pins ? pinned(frame, plan, in: 0...max(length, 0), visible: visible) : frame
    }

    private func pinned(
        _ frame: CGRect, _ plan: BoundaryPlan, in range: ClosedRange<CGFloat>, visible: CGRect
    ) -> CGRect {
        let axis = space.axis
        var frame = frame
        let length = frame.size[axis]
        if plan.edges.isAtStart(axis) {
            frame.origin[axis] = min(
                max(frame.origin[axis], visible.origin[axis]),
                max(range.upperBound - length, frame.origin[axis]))
        } else if plan.edges.names(axis) {
            frame.origin[axis] = max(
                min(frame.origin[axis], visible.end(axis) - length), min(range.lowerBound, frame.origin[axis])
            )
        }
        return frame
    }
}
