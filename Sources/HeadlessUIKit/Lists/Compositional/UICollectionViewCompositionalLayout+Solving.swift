internal import LayoutCore

extension UICollectionViewCompositionalLayout {
    final var axis: Axis { settings.scrollDirection == .vertical ? .vertical : .horizontal }

    /// What the frames depend on in the collection view as it is.
    final var solvingKey: SolvedLayout.Key? {
        guard let view = owner else { return nil }
        let size = view.bounds.size
        let space = LayoutSpace(axis: axis, size: size, scale: view.roundingScale)
        let isFlipped = view.isMirrored
        func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(
                top: insets.top, leading: isFlipped ? insets.right : insets.left, bottom: insets.bottom,
                trailing: isFlipped ? insets.left : insets.right)
        }
        let frame = view.readableContentGuide.layoutFrame
        let bounds = view.bounds
        let readable = UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
        return SolvedLayout.Key(
            space: space, safeArea: directional(view.safeAreaInsets),
            layoutMargins: directional(view.layoutMargins),
            readableContent: directional(readable))
    }

    /// Solves all sections again where their descriptions or what they depend on have changed.
    final func solveIfNeeded() {
        guard let view = owner, let key = solvingKey, key.space.size.width > 0, key.space.size.height > 0
        else {
            if solved != nil, owner == nil { solved = nil }
            return
        }
        if !needsSections, let solved, solved.key == key { return }
        let old = keepsMeasuredSizes && solved?.key.space == key.space ? solved : nil
        let guides = InsetGuides(
            safeArea: key.safeArea, layoutMargins: key.layoutMargins, readableContent: key.readableContent,
            automatic: settings.contentInsetsReference)
        let cross = guides.insets(settings.contentInsetsReference, across: axis.cross)
        let traits = view.traitCollection
        let environment = LayoutEnvironment(size: key.space.size, insets: insets(cross), traits: traits)
        var sections: [NSCollectionLayoutSection] = []
        var solutions: [SectionSolution] = []
        for index in 0..<view.numberOfSections {
            let section = provider(index, environment) ?? missingSection()
            var plan = section.plan(axis: axis, traits: traits, guides: guides)
            if index == 0 { plan.spaceBefore += section.spaceBeforeFirst }
            let count = view.numberOfItems(inSection: index)
            sections.append(section)
            solutions.append(
                SectionSolution(
                    plan, itemCount: count, in: key.space, measured: measured(index, count: count, from: old))
            )
        }
        let plans = settings.boundarySupplementaryItems.map(\.boundaryPlan)
        let boundaries = BoundaryLayout(
            plans: plans, space: key.space, insets: cross, measured: old?.layout.boundaries.measured ?? [:])
        let hasPins =
            plans.contains(where: \.pins) || solutions.contains { $0.plan.boundaries.contains(where: \.pins) }
        let hasHandlers = sections.contains { $0.visibleItemsInvalidationHandler != nil }
        solved = SolvedLayout(
            key: key,
            layout: LayoutSolution(
                space: key.space, sections: solutions, spacing: settings.interSectionSpacing,
                boundaries: boundaries),
            sections: sections, boundaries: plans, followsOffset: hasPins || hasHandlers,
            generation: (solved?.generation ?? 0) + 1)
        needsSections = false
        keepsMeasuredSizes = true
        movedSizes = nil
        limitRowOffsets()
    }

    private func insets(_ cross: CrossInsets) -> NSDirectionalEdgeInsets {
        axis == .vertical
            ? NSDirectionalEdgeInsets(top: 0, leading: cross.start, bottom: 0, trailing: cross.end)
            : NSDirectionalEdgeInsets(top: cross.start, leading: 0, bottom: cross.end, trailing: 0)
    }

    /// Raises, and returns a section without content where a handler of exceptions continues.
    private func missingSection() -> NSCollectionLayoutSection {
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason:
                "Invalid section definition. Please specify a valid section definition when content is to be "
                + "rendered for a section. This is a client error."
        ).raise()
        let none = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .custom(layoutSize: none) { _ in [] })
    }

    /// The measured sizes of a section that hold in a new solution.
    private func measured(_ section: Int, count: Int, from old: SolvedLayout?) -> MeasuredViews? {
        guard let old else { return nil }
        if let movedSizes { return movedSizes[section].flatMap { $0.cells.count == count ? $0 : nil } }
        guard old.has(section) else { return nil }
        let solution = old.layout.sections[section]
        guard solution.itemCount == count else { return nil }
        return solution.measured
    }

    private func limitRowOffsets() {
        guard let solved else { return }
        for (section, offset) in rowOffsets {
            guard solved.has(section), solved.layout.sections[section].plan.isOrthogonal else {
                rowOffsets[section] = nil
                continue
            }
            rowOffsets[section] = min(
                max(offset, 0), OrthogonalStops(solved.layout.sections[section]).maximum)
        }
    }

    // MARK: Bounds

    final func dependsOn(_ bounds: CGRect) -> Bool {
        guard let solved else { return true }
        return solved.key.space.size != bounds.size || solved.followsOffset
    }
}
