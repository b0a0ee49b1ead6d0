internal import LayoutCore

extension SectionSolution {
    /// The level of cells: above a background.
    private var cellLevel: Int { plan.decorations.isEmpty ? 0 : 1 }

    /// The origin of a group, relative to the section's.
    private func origin(_ span: GroupSpan, _ solution: GroupSolution) -> CGPoint {
        let (flow, cross) = (flowAxis, flowAxis.cross)
        let gaps = plan.item.gaps
        var origin = bodyOrigin
        origin[flow] += span.offset + gaps.start(flow).minimum
        var free = FlexibleShare()
        free.add(gaps.start(cross))
        free.add(length: solution.size[cross])
        free.add(gaps.end(cross))
        let extent = plan.isOrthogonal ? self.flow.thickness : area
        origin[cross] += gaps.start(cross).length(share: free.share(of: extent))
        return origin
    }

    private func cell(_ index: Int, _ cell: SolvedCell, at origin: CGPoint) -> SolvedElement {
        SolvedElement(
            identity: .cell(index), frame: cell.frame.moved(by: origin), zIndex: cell.zIndex + cellLevel,
            measured: cell.measured, isScrolled: plan.isOrthogonal)
    }

    private func supplementary(_ item: SolvedSupplementary, base: Int, at origin: CGPoint) -> SolvedElement {
        SolvedElement(
            identity: .supplementary(SupplementaryKey(kind: item.kind, number: base + item.number)),
            frame: item.frame.moved(by: origin), zIndex: item.zIndex, measured: item.measured,
            isScrolled: plan.isOrthogonal)
    }

    // MARK: Single views

    /// A cell; nil if the section's group has no space for cells.
    func cell(_ item: Int) -> SolvedElement? {
        let flow = flow
        guard flow.groupCount > 0, (0..<itemCount).contains(item) else { return nil }
        let group = flow.group(ofItem: item)
        guard group < flow.groupCount else { return nil }
        let span = flow.span(ofGroup: group)
        let solution = flow.solution(ofGroup: span.index)
        let position = item - span.firstItem
        guard solution.cells.indices.contains(position) else { return nil }
        return cell(item, solution.cells[position], at: origin(span, solution))
    }

    /// A supplementary view of an item or group.
    func supplementary(_ key: SupplementaryKey) -> SolvedElement? {
        let flow = flow
        guard let group = flow.group(ofSupplementary: key.kind, number: key.number) else { return nil }
        let solution = flow.solution(ofGroup: group)
        let base = flow.supplementaryBase(key.kind, ofGroup: group)
        return solution.supplementaries.first { $0.kind == key.kind && base + $0.number == key.number }
            .map { supplementary($0, base: base, at: origin(flow.span(ofGroup: group), solution)) }
    }

    /// A view at the section's edges, not pinned.
    func boundary(_ index: Int) -> SolvedElement? {
        guard boundaryFrames.indices.contains(index) else { return nil }
        let plan = plan.boundaries[index]
        return SolvedElement(
            identity: .boundary(index), frame: boundaryFrames[index], zIndex: plan.zIndex,
            measured: plan.lengths.isMeasured ? plan.lengths : nil)
    }

    /// A background; nil if the section is empty.
    func decoration(_ index: Int) -> SolvedElement? {
        let size = space.size(length, space.size[space.axis.cross])
        guard plan.decorations.indices.contains(index), size.width > 0, size.height > 0 else { return nil }
        let plan = plan.decorations[index]
        return SolvedElement(
            identity: .decoration(index), frame: CGRect(origin: .zero, size: size).inset(by: plan.insets),
            zIndex: plan.zIndex)
    }

    // MARK: Views in a range

    /// The cells and supplementary views of the groups that meet a rectangle, relative to the section's origin.
    func groupElements(in rect: CGRect) -> [SolvedElement] {
        let flow = flow
        guard flow.groupCount > 0 else { return [] }
        let (axis, start) = (flowAxis, bodyOrigin[flowAxis])
        let overhang = flow.overhang
        let low = rect.origin[axis] - start - overhang.after
        let high = rect.end(axis) - start + overhang.before
        var (cells, others): ([SolvedElement], [SolvedElement]) = ([], [])
        var group = flow.group(endingAfter: low)
        while group < flow.groupCount {
            let span = flow.span(ofGroup: group)
            if span.offset >= high, span.offset > low { break }
            let solution = flow.solution(ofGroup: group)
            let origin = origin(span, solution)
            for (index, solved) in solution.cells.enumerated() {
                let element = cell(span.firstItem + index, solved, at: origin)
                if element.frame.meets(rect) { cells.append(element) }
            }
            for item in solution.supplementaries {
                let base = flow.supplementaryBase(item.kind, ofGroup: group)
                let element = supplementary(item, base: base, at: origin)
                if element.frame.meets(rect) { others.append(element) }
            }
            group += 1
        }
        return cells + others
    }
}

extension CGRect {
    /// Whether the rectangle has points in common with another; empty ones do within it.
    func meets(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + max(size.width, 0.001)
            && origin.y < other.origin.y + other.size.height
            && other.origin.y < origin.y + max(size.height, 0.001)
    }
}
