internal import LayoutCore

/// The insets of the boundaries that content insets may refer to, in a collection view.
struct InsetGuides {
    var safeArea = NSDirectionalEdgeInsets.zero
    var layoutMargins = NSDirectionalEdgeInsets.zero
    var readableContent = NSDirectionalEdgeInsets.zero
    /// The reference of the layout's configuration.
    var automatic = UIContentInsetsReference.safeArea

    /// The insets of a reference across the scroll direction.
    func insets(_ reference: UIContentInsetsReference, across cross: Axis) -> CrossInsets {
        let insets: NSDirectionalEdgeInsets =
            switch reference {
            case .none: .zero
            case .safeArea: safeArea
            case .layoutMargins: layoutMargins
            case .readableContent: readableContent
            case .automatic: automatic == .automatic ? safeArea : .zero
            }
        if reference == .automatic, automatic != .automatic { return self.insets(automatic, across: cross) }
        return CrossInsets(start: insets.start(cross), end: insets.end(cross))
    }
}

extension NSCollectionLayoutSection {
    /// The section as the solver uses it, in a layout that scrolls along an axis.
    final func plan(axis: Axis, traits: UITraitCollection, guides: InsetGuides) -> SectionPlan {
        let cross = axis.cross
        var plan = SectionPlan(item: group.plan(for: traits))
        plan.insets = contentInsets
        plan.reference = guides.insets(contentInsetsReference, across: cross)
        plan.boundaryInsets = boundaryInsets(guides, across: cross)
        plan.spacing = interGroupSpacing
        plan.spaceBefore = spaceBefore
        plan.behavior = orthogonalScrollingBehavior
        plan.boundaries = boundarySupplementaryItems.map(\.boundaryPlan)
        plan.decorations = decorationItems.map(\.decorationPlan)
        return plan
    }

    private func boundaryInsets(_ guides: InsetGuides, across cross: Axis) -> CrossInsets {
        guard followsInsets, supplementaryContentInsetsReference != .none else { return CrossInsets() }
        let reference =
            supplementaryContentInsetsReference == .automatic
            ? contentInsetsReference : supplementaryContentInsetsReference
        var insets = guides.insets(reference, across: cross)
        insets.start += contentInsets.start(cross)
        insets.end += contentInsets.end(cross)
        return insets
    }
}
