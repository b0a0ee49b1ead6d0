/// A section of a compositional layout: one group, repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    final let group: NSCollectionLayoutGroup
    /// Adjusts the attributes of items: what lists add to a section. See ``ItemAdjusting``.
    final var itemAdjuster: (any ItemAdjusting)?

    /// Creates a section of repeated groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The distances of the content from the section's edges. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups. 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The boundary that the insets across the scroll direction are measured from. The layout's by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The boundary that boundary supplementary items are inset from. The section's by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether and how the section scrolls across the layout's direction. It does not by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How that scrolling decelerates and bounces.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and other views at the section's edges. None by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether boundary supplementary items are within the section's insets. True by default.
    @available(iOS, introduced: 13, deprecated: 16, message: "Use supplementaryContentInsetsReference.")
    open var supplementariesFollowContentInsets: Bool {
        get { followsInsets }
        set { followsInsets = newValue }
    }
    /// Called with what is visible when the layout is calculated and when it scrolls; may change the items.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The section's backgrounds. None by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    final var followsInsets = true
    /// The space above the section's header. 0 by default; lists set it.
    final var spaceBefore: CGFloat = 0
    /// What is added to ``spaceBefore`` where the section is the layout's first.
    final var spaceBeforeFirst: CGFloat = 0

    /// A section with the same values and a copy of the group.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group.copy() as? NSCollectionLayoutGroup ?? group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        if let properties = orthogonalScrollingProperties.copy()
            as? UICollectionLayoutSectionOrthogonalScrollingProperties
        {
            copy.orthogonalScrollingProperties = properties
        }
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.followsInsets = followsInsets
        copy.spaceBefore = spaceBefore
        copy.spaceBeforeFirst = spaceBeforeFirst
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        copy.itemAdjuster = itemAdjuster
        return copy
    }
}

/// Called with the visible items of a section, its scroll offset and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
