internal import LayoutCore

/// A section whose frames are known, relative to its origin.
///
/// It is solved when it is made; a measured size solves the groups again that it changes, and nothing else.
final class SectionSolution {
    let plan: SectionPlan
    let space: LayoutSpace
    let itemCount: Int

    private var uniform: UniformFlow?
    private var measuring: MeasuredFlow?
    private var varying: VaryingFlow?

    /// The length along the scroll direction.
    private(set) var length: CGFloat = 0
    /// The part along the scroll direction between the boundary views: the content with its insets.
    private(set) var content: ClosedRange<CGFloat> = 0...0
    /// Where the groups lie: the first group's origin.
    private(set) var bodyOrigin = CGPoint.zero
    /// The extent of the groups across the scroll direction.
    private(set) var area: CGFloat = 0
    /// The frames of the boundary views, by position.
    private(set) var boundaryFrames: [CGRect] = []
    private var boundarySizes: [Int: CGSize] = [:]
    /// How far views overflow the section along the scroll direction.
    private(set) var overhang = Overhang()

    init(_ plan: SectionPlan, itemCount: Int, in space: LayoutSpace, measured: MeasuredViews? = nil) {
        self.plan = plan
        self.space = space
        self.itemCount = itemCount
        let measured = measured ?? MeasuredViews(count: itemCount)
        boundarySizes = measured.boundaries
        makeFlow(measured)
        updateGeometry()
    }

    /// The axis on which groups follow each other.
    var flowAxis: Axis { plan.isOrthogonal ? space.axis.cross : space.axis }

    /// The groups.
    var flow: any GroupFlow {
        if let uniform { return uniform }
        if let measuring { return measuring }
        if let varying { return varying }
        preconditionFailure("a section has groups of one kind")
    }

    /// The sizes of views that were measured.
    var measured: MeasuredViews {
        var views = measuring?.measured ?? varying?.measured ?? MeasuredViews(count: itemCount)
        views.boundaries = boundarySizes
        return views
    }

    private var boundaryLayout: BoundaryLayout {
        BoundaryLayout(
            plans: plan.boundaries, space: space, insets: plan.boundaryInsets, measured: boundarySizes)
    }

    // MARK: Solving

    /// What boundary views and insets take across the scroll direction.
    private var crossInsets: CrossInsets {
        let cross = space.axis.cross
        let extents = boundaryLayout.extents(on: cross, content: space.size[space.axis])
        return CrossInsets(
            start: plan.insets.start(cross) + plan.reference.start + extents.start,
            end: plan.insets.end(cross) + plan.reference.end + extents.end)
    }

    private func makeFlow(_ measured: MeasuredViews) {
        let insets = crossInsets
        area = max(space.size[space.axis.cross] - insets.start - insets.end, 0)
        let source = FlowSource(
            plan: plan.item, container: space.size(space.size[space.axis], area), axis: flowAxis,
            trim: space.axis,
            spacing: plan.spacing, scale: space.scale, itemCount: itemCount)
        (uniform, measuring, varying) = (nil, nil, nil)
        if source.isVarying {
            varying = VaryingFlow(source, measured: measured)
        } else if source.isMeasured {
            measuring = MeasuredFlow(source, measured: measured)
        } else {
            uniform = UniformFlow(source)
        }
    }

    private func updateGeometry() {
        let (axis, cross, boundaries) = (space.axis, space.axis.cross, boundaryLayout)
        let insets = crossInsets
        if area != max(space.size[cross] - insets.start - insets.end, 0) { makeFlow(measured) }
        let flow = flow
        let body = plan.isOrthogonal ? flow.thickness : flow.total
        let inner = plan.insets.start(axis) + body + plan.insets.end(axis)
        let extents = boundaries.extents(on: axis, content: inner)
        let start = plan.spaceBefore + extents.start
        content = start...start + max(inner, 0)
        length = content.upperBound + extents.end
        let rowStart = plan.isOrthogonal ? rowInsets.start : insets.start
        bodyOrigin = space.point(start + plan.insets.start(axis), rowStart)
        boundaryFrames = boundaries.frames(content: content)
        updateOverhang(flow)
    }

    private func updateOverhang(_ flow: any GroupFlow) {
        let axis = space.axis
        overhang = Overhang()
        if !plan.isOrthogonal, flow.groupCount > 0 {
            let (start, end) = (bodyOrigin[axis], bodyOrigin[axis] + flow.total)
            overhang.before = max(0, flow.overhang.before - start)
            overhang.after = max(0, end + flow.overhang.after - length)
        }
        for frame in boundaryFrames {
            overhang.before = max(overhang.before, -frame.origin[axis])
            overhang.after = max(overhang.after, frame.end(axis) - length)
        }
    }

    /// How many supplementary views of a kind each item has; nil where that differs.
    func supplementariesPerItem(_ kind: String) -> Int? {
        guard let measuring, measuring.capacity > 0 else { return nil }
        let count = measuring.full.supplementaryCounts[kind, default: 0]
        return count % measuring.capacity == 0 ? count / measuring.capacity : nil
    }

    // MARK: Measuring

    /// Whether sizes of cells or their supplementary views are measured.
    var isMeasured: Bool { uniform == nil }

    /// Stores the measured size of a cell.
    func measure(_ size: CGSize, ofItem item: Int) {
        guard measuring != nil || varying != nil else { return }
        measuring?.measure(size, ofItem: item)
        varying?.measure(size, ofItem: item)
        updateGeometry()
    }

    /// Stores the measured size of a supplementary view of an item or group.
    func measure(_ size: CGSize, ofSupplementary key: SupplementaryKey) {
        measuring?.measure(size, ofSupplementary: key)
        varying?.measure(size, ofSupplementary: key)
        updateOverhang(flow)
    }

    /// Stores the measured size of a boundary view.
    func measure(_ size: CGSize, ofBoundary index: Int) {
        boundarySizes[index] = size
        updateGeometry()
    }

    // MARK: Scrolling across

    /// The space before the first and after the last group of a section that scrolls on its own.
    var rowInsets: CrossInsets {
        var insets = crossInsets
        let flow = flow
        guard plan.behavior == .groupPagingCentered, flow.groupCount > 0 else { return insets }
        let viewport = space.size[space.axis.cross]
        insets.start = max(insets.start, (viewport - flow.span(ofGroup: 0).length) / 2)
        insets.end = max(insets.end, (viewport - flow.span(ofGroup: flow.groupCount - 1).length) / 2)
        return insets
    }

    /// The extent of the groups of a section that scrolls on its own, with the space around them.
    var rowLength: CGFloat {
        let insets = rowInsets
        return insets.start + flow.total + insets.end
    }

    /// The frame of the part of the section that scrolls on its own.
    var scrollerFrame: CGRect {
        let axis = space.axis
        return CGRect(
            origin: space.point(bodyOrigin[axis], 0), size: space.size(flow.thickness, space.size[axis.cross])
        )
    }
}
