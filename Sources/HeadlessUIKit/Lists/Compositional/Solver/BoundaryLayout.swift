internal import LayoutCore

/// Positions of the views at the edges of a section, or of the whole layout.
///
/// Views that extend the section lie outside of its content; the section grows by what they exceed the content by.
struct BoundaryLayout {
    let plans: [BoundaryPlan]
    let space: LayoutSpace
    let insets: CrossInsets
    /// The measured sizes by position.
    var measured: [Int: CGSize] = [:]

    /// The axis on which a view lies outside of the content; nil if it does not.
    private func outerAxis(_ plan: BoundaryPlan) -> Axis? {
        if plan.edges.names(space.axis) { return space.axis }
        return plan.edges.names(space.axis.cross) ? space.axis.cross : nil
    }

    /// The size of a view at content of a length along the scroll direction.
    private func size(_ index: Int, content: CGFloat) -> CGSize {
        let across = max(space.size[space.axis.cross] - insets.start - insets.end, 0)
        return plans[index].lengths.resolved(
            in: space.size(content, across), measured: measured[index], scale: space.scale)
    }

    /// The space before and after the content that extending views need on an axis.
    func extents(on axis: Axis, content: CGFloat) -> CrossInsets {
        var extents = CrossInsets()
        for (index, plan) in plans.enumerated() where plan.extends && outerAxis(plan) == axis {
            let length = size(index, content: content)[axis]
            if plan.edges.isAtStart(axis) {
                extents.start = max(extents.start, length - plan.offset[axis])
            } else {
                extents.end = max(extents.end, length + plan.offset[axis])
            }
        }
        return extents
    }

    /// The frames of all views where the content lies in a range along the scroll direction.
    func frames(content: ClosedRange<CGFloat>) -> [CGRect] {
        let cross = space.axis.cross
        let length = content.upperBound - content.lowerBound
        let crossExtents = extents(on: cross, content: length)
        let area = insets.start...max(space.size[cross] - insets.end, insets.start)
        let inner =
            area.lowerBound
            + crossExtents.start...max(
                area.upperBound - crossExtents.end, area.lowerBound + crossExtents.start)
        return plans.indices.map { index in
            let (plan, size) = (plans[index], size(index, content: length))
            let isOutsideAcross = plan.extends && outerAxis(plan) == cross
            let along = position(
                plan, size, on: space.axis, in: content,
                isOutside: plan.extends && outerAxis(plan) == space.axis)
            let across = position(
                plan, size, on: cross, in: isOutsideAcross ? inner : area, isOutside: isOutsideAcross)
            var frame = CGRect(origin: space.point(along, across), size: size)
            frame = frame.moved(by: plan.offset)
            return frame.inset(by: plan.insets.counting(plan.lengths))
        }
    }

    private func position(
        _ plan: BoundaryPlan, _ size: CGSize, on axis: Axis, in range: ClosedRange<CGFloat>, isOutside: Bool
    ) -> CGFloat {
        guard plan.edges.names(axis) else { return (range.lowerBound + range.upperBound - size[axis]) / 2 }
        if plan.edges.isAtStart(axis) { return isOutside ? range.lowerBound - size[axis] : range.lowerBound }
        return isOutside ? range.upperBound : range.upperBound - size[axis]
    }
}

extension NSDirectionalRectEdge {
    /// Whether the edge where an axis starts is among the edges.
    func isAtStart(_ axis: Axis) -> Bool { contains(axis == .horizontal ? .leading : .top) }

    /// Whether an edge at one end of an axis is among the edges.
    func names(_ axis: Axis) -> Bool {
        isAtStart(axis) || contains(axis == .horizontal ? .trailing : .bottom)
    }
}
