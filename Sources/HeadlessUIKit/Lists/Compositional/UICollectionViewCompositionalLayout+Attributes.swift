internal import LayoutCore

extension UICollectionViewCompositionalLayout {
    /// The path of the views at the layout's edges.
    static var layoutPath: IndexPath { IndexPath(item: Int.max, section: 0) }

    /// The level that pinned views are added to, above all others.
    private static var pinnedLevel: Int { 1_000_000_000 }

    /// What is seen of the content, without the insets.
    final var visibleRect: CGRect {
        guard let view = owner else { return .zero }
        let rect = view.inLayout(view.bounds)
        var insets = view.adjustedContentInset
        if view.isMirrored { (insets.left, insets.right) = (insets.right, insets.left) }
        return CGRect(
            x: rect.minX + insets.left, y: rect.minY + insets.top,
            width: rect.width - insets.left - insets.right,
            height: rect.height - insets.top - insets.bottom)
    }

    // MARK: Single views

    final func cellAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solved, solved.has(path), let element = solved.layout.sections[path[0]].cell(path[1]) else {
            return nil
        }
        return changed(made(element, inSection: path[0], solved), inSection: path[0])
    }

    final func supplementaryAttributes(_ kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let solved else { return nil }
        if path == Self.layoutPath {
            return solved.boundaries.firstIndex { $0.kind == kind }.map { boundary($0, solved) }
        }
        guard path.count == 2, solved.has(path[0]) else { return nil }
        let section = solved.layout.sections[path[0]]
        if path[1] == 0, let index = section.plan.boundaries.firstIndex(where: { $0.kind == kind }) {
            return boundary(index, ofSection: path[0], solved)
        }
        guard let element = section.supplementary(SupplementaryKey(kind: kind, number: path[1])) else {
            return nil
        }
        return changed(made(element, inSection: path[0], solved), inSection: path[0])
    }

    final func decorationAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solved, path.count == 2, solved.has(path[0]) else { return nil }
        let section = solved.layout.sections[path[0]]
        guard let index = section.plan.decorations.firstIndex(where: { $0.kind == kind }),
            let element = section.decoration(index)
        else { return nil }
        return made(element, inSection: path[0], solved)
    }

    // MARK: Views in a rectangle

    final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let solved else { return [] }
        callHandlers()
        var found: [UICollectionViewLayoutAttributes] = []
        let low = rect.standardized.origin[axis]
        for index in solved.layout.sections(meeting: low...rect.standardized.end(axis)) {
            let section = solved.layout.sections[index]
            for decoration in section.plan.decorations.indices {
                if let element = section.decoration(decoration) {
                    found.append(made(element, inSection: index, solved))
                }
            }
            for element in section.groupElements(in: window(rect, ofSection: index, solved)) {
                found.append(changed(made(element, inSection: index, solved), inSection: index))
            }
            for boundary in section.plan.boundaries.indices {
                let attributes = changedBoundary(boundary, ofSection: index, solved)
                if attributes.frame.meets(rect) { found.append(attributes) }
            }
        }
        for index in solved.boundaries.indices {
            let attributes = boundary(index, solved)
            if attributes.frame.meets(rect) { found.append(attributes) }
        }
        return found
    }

    /// What of a section is seen in a rectangle of the content, relative to the section's origin.
    private func window(_ rect: CGRect, ofSection index: Int, _ solved: SolvedLayout) -> CGRect {
        let section = solved.layout.sections[index]
        let origin = solved.layout.origin(ofSection: index)
        let local = rect.moved(by: CGPoint(x: -origin.x, y: -origin.y))
        guard section.plan.isOrthogonal else { return local }
        var offset = CGPoint.zero
        offset[axis.cross] = rowOffsets[index] ?? 0
        return local.intersection(section.scrollerFrame).moved(by: offset)
    }

    // MARK: Making attributes

    private func made(
        _ element: SolvedElement, inSection index: Int, _ solved: SolvedLayout
    ) -> UICollectionViewLayoutAttributes {
        let section = solved.layout.sections[index]
        let frame = element.frame.moved(by: solved.layout.origin(ofSection: index)).onPixels(
            solved.key.space.scale)
        let attributes: UICollectionViewLayoutAttributes
        switch element.identity {
        case .cell(let item):
            let key = ElementKey(cell: IndexPath(item: item, section: index))
            let type = solved.sections[index].itemAdjuster?.attributesClass
            attributes = type.map { .make($0, for: key) } ?? madeAttributes(key)
        case .supplementary(let key):
            attributes = madeAttributes(
                supplementaryKey(key.kind, IndexPath(item: key.number, section: index)))
        case .boundary(let boundary):
            let kind = section.plan.boundaries[boundary].kind
            attributes = madeAttributes(supplementaryKey(kind, IndexPath(item: 0, section: index)))
        case .decoration(let decoration):
            let key = ElementKey(
                category: .decorationView, kind: section.plan.decorations[decoration].kind,
                indexPath: IndexPath(item: 0, section: index))
            attributes = madeAttributes(key)
        }
        attributes.frame = frame
        attributes.zIndex = element.zIndex
        attributes.values.isEstimated = Self.estimatedAxes(element.measured)
        if element.isScrolled { attributes.values.nestedSection = index }
        if case .cell = element.identity {
            solved.sections[index].itemAdjuster?.adjust(attributes, count: section.itemCount)
        }
        return attributes
    }

    private func supplementaryKey(_ kind: String, _ path: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, indexPath: path)
    }

    private static func estimatedAxes(_ lengths: LayoutLengths?) -> ElementValues.EstimatedAxes {
        ElementValues.EstimatedAxes(
            width: lengths?.width.isMeasured ?? false, height: lengths?.height.isMeasured ?? false)
    }

    /// A boundary view of a section, pinned to what is visible, as a handler changed it.
    private func changedBoundary(
        _ index: Int, ofSection section: Int, _ solved: SolvedLayout
    ) -> UICollectionViewLayoutAttributes {
        changed(boundary(index, ofSection: section, solved), inSection: section)
    }

    final func boundary(
        _ index: Int, ofSection section: Int, _ solved: SolvedLayout
    ) -> UICollectionViewLayoutAttributes {
        let plan = solved.layout.sections[section].plan.boundaries[index]
        let frame = solved.layout.boundaryFrame(index, ofSection: section, visible: visibleRect)
        return boundary(plan, frame, IndexPath(item: 0, section: section), solved)
    }

    private func boundary(_ index: Int, _ solved: SolvedLayout) -> UICollectionViewLayoutAttributes {
        let frame = solved.layout.boundaryFrame(index, visible: visibleRect)
        return boundary(solved.boundaries[index], frame, Self.layoutPath, solved)
    }

    private func boundary(
        _ plan: BoundaryPlan, _ frame: CGRect, _ path: IndexPath, _ solved: SolvedLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributes = madeAttributes(supplementaryKey(plan.kind, path))
        attributes.frame = frame.onPixels(solved.key.space.scale)
        attributes.zIndex = plan.zIndex + (plan.pins ? Self.pinnedLevel : 0)
        attributes.values.isEstimated = Self.estimatedAxes(plan.lengths)
        return attributes
    }

    // MARK: Handlers

    /// The attributes as the section's handler changed them.
    private func changed(
        _ attributes: UICollectionViewLayoutAttributes, inSection section: Int
    ) -> UICollectionViewLayoutAttributes {
        guard let changes = visibleItems.attributes[section] else { return attributes }
        return changes[attributes.values.key] ?? attributes
    }

    /// Calls the sections' handlers with what is visible, the last section first, where it changed.
    private func callHandlers() {
        guard let solved, let view = owner, solved.followsOffset else { return }
        let bounds = view.inLayout(view.bounds)
        for index in solved.sections.indices.reversed() {
            guard let handler = solved.sections[index].visibleItemsInvalidationHandler else { continue }
            let section = solved.layout.sections[index]
            var offset = bounds.origin
            if section.plan.isOrthogonal {
                offset = .zero
                offset[axis.cross] = rowOffsets[index] ?? 0
            }
            let state = VisibleItemChanges.State(
                generation: solved.generation, bounds: bounds, offset: offset)
            guard visibleItems.states[index] != state else { continue }
            visibleItems.states[index] = state
            visibleItems.attributes[index] = nil
            let elements = section.groupElements(in: window(bounds, ofSection: index, solved))
            var items = elements.map { VisibleItem(made($0, inSection: index, solved), in: view) }
            for boundary in section.plan.boundaries.indices {
                let attributes = self.boundary(boundary, ofSection: index, solved)
                if attributes.frame.meets(bounds) { items.append(VisibleItem(attributes, in: view)) }
            }
            let insets = NSDirectionalEdgeInsets.zero
            handler(
                items, offset,
                LayoutEnvironment(size: solved.key.space.size, insets: insets, traits: view.traitCollection))
            visibleItems.attributes[index] = Dictionary(
                items.map { ($0.attributes.values.key, $0.attributes) },
                uniquingKeysWith: { first, _ in first })
        }
    }
}
