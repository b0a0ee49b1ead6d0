import Foundation

extension NSCollectionLayoutSection {
    /// A section of rows that look like a table view's.
    @discardableResult public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let traits = layoutEnvironment.traitCollection
        let metrics = ListSectionMetrics(configuration, layoutEnvironment)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(ListMetrics(traits).rowHeight))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = metrics.insets
        section.spaceBefore = metrics.spaceBefore
        section.spaceBeforeFirst = metrics.spaceBeforeFirst
        section.itemAdjuster = ListRows(configuration, traits: traits)
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                metrics.boundary(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                metrics.boundary(UICollectionView.elementKindSectionFooter, .bottom))
        }
        let background = NSCollectionLayoutDecorationItem.background(elementKind: ListBackgroundView.kind)
        background.zIndex = -1
        section.decorationItems = [background]
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of sections that all look like a table view's.
    @discardableResult public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// The lengths of a list's section, in points.
@MainActor
struct ListSectionMetrics {
    /// The space above the header.
    var spaceBefore: CGFloat = 0
    /// What the list's first section has in addition: 10 above grouped headers of iOS 26.
    var spaceBeforeFirst: CGFloat = 0
    /// The insets of the items.
    var insets = NSDirectionalEdgeInsets.zero
    private let appearance: UICollectionLayoutListConfiguration.Appearance

    init(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) {
        appearance = configuration.appearance
        let traits = environment.traitCollection
        let isToday = traits.systemVersion >= .iOS26
        let scale = max(1, traits.displayScale)
        // Half of the space between groups, on pixels: 17.5 on screens of scale 2, 17.667 of scale 3.
        let half = (17.5 * scale).rounded(.up) / scale
        if configuration.headerMode != .none {
            // Plain headers have space above them since iOS 15; on iOS 26 18.5 was measured above first items.
            let plain: CGFloat = isToday ? 18.5 : 22
            spaceBefore = configuration.headerTopPadding ?? (appearance == .plain ? plain : 0)
        }
        guard appearance == .grouped || appearance == .insetGrouped else { return }
        if configuration.headerMode != .none, isToday { spaceBeforeFirst = 10 }
        if configuration.headerMode == .none { insets.top = isToday ? 35 : half }
        let isFollowedDirectly = isToday && configuration.headerMode == .none
        if configuration.footerMode == .none, !isFollowedDirectly { insets.bottom = half }
        guard appearance == .insetGrouped else { return }
        let side = ListMargins.ofCards(inWindowOf: environment.container.contentSize, traits: traits)
        (insets.leading, insets.trailing) = (side, side)
    }

    /// A header or footer of the section's width.
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem
    {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(appearance == .plain ? 28 : 17.5))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = appearance == .plain
        return item
    }
}
