internal import LayoutCore

/// Sections that scroll on their own.
extension UICollectionViewCompositionalLayout {
    final func scrollers(in rect: CGRect) -> [NestedScroller] {
        guard let solved else { return [] }
        let range = rect.standardized.origin[axis]...rect.standardized.end(axis)
        return solved.layout.sections(meeting: range).compactMap { scroller(of: $0) }.filter {
            $0.frame.meets(rect)
        }
    }

    final func scroller(of index: Int) -> NestedScroller? {
        guard let solved, solved.has(index) else { return nil }
        let section = solved.layout.sections[index]
        guard section.plan.isOrthogonal else { return nil }
        let frame = section.scrollerFrame.moved(by: solved.layout.origin(ofSection: index))
            .onPixels(solved.key.space.scale)
        var contentSize = frame.size
        contentSize[axis.cross] = section.rowLength
        var offset = CGPoint.zero
        offset[axis.cross] = rowOffsets[index] ?? 0
        var model = NestedScroller(section: index, frame: frame, contentSize: contentSize, offset: offset)
        let properties = solved.sections[index].orthogonalScrollingProperties
        let automatic: UIScrollView.DecelerationRate = section.plan.behavior == .continuous ? .normal : .fast
        model.decelerationRate =
            properties.decelerationRate == .automatic
            ? automatic : UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        model.bounces = properties.bounce != .never
        model.alwaysBounces = properties.bounce == .always
        return model
    }

    final func rowScrolled(_ section: Int, to offset: CGPoint) {
        rowOffsets[section] = offset[axis.cross]
    }

    /// Where the scrolling of a section comes to rest.
    final func rowTarget(_ index: Int, from start: CGPoint, proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let solved, solved.has(index) else { return proposed }
        let cross = axis.cross
        var target = proposed
        target[cross] = OrthogonalStops(solved.layout.sections[index]).target(
            from: start[cross], current: rowOffsets[index] ?? start[cross], natural: proposed[cross],
            speed: velocity[cross])
        return target
    }
}
