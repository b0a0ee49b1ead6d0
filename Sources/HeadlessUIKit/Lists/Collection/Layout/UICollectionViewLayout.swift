import Foundation

/// Places the elements of a collection view. A subclass overrides what it needs.
///
/// In a layout pass the collection view calls ``prepare()`` once after each invalidation, then
/// ``collectionViewContentSize`` and ``layoutAttributesForElements(in:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    final weak var owner: UICollectionView?
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// Whether ``prepare()`` is due.
    final var isInvalid = true
    /// Whether the class does not decide about preferred sizes, so that no view needs to be measured.
    final var ignoresPreferredSizes = false
    /// Whether ``prepare()`` runs.
    final var isPreparing = false
    /// The updates between `prepare(forCollectionViewUpdates:)` and `finalizeCollectionViewUpdates()`.
    final var updates: CollectionUpdates?
    final var movement: LayoutMovement?

    /// Creates a layout.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates a layout with default values of a nib.
    public required init?(coder: NSCoder) {
        super.init()
        InterfaceCoder.restore(self, as: UICollectionViewLayout.self, from: coder)
    }

    /// Does nothing: nibs are not written here.
    open func encode(with coder: NSCoder) {}

    /// Called when the object was loaded from a nib and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}

    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { owner }

    // MARK: Classes

    /// The class of the attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers the class of decoration views of a kind; nil removes it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Layout

    /// Called before the layout is read, once after each invalidation. The default does nothing.
    open func prepare() {}

    /// The size of the content. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that intersect a rectangle. None by default.
    @discardableResult open func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    { nil }

    /// The attributes of an item. None by default.
    @discardableResult open func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// The attributes of a supplementary view. None by default.
    @discardableResult open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    )
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// The attributes of a decoration view. None by default.
    @discardableResult open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    )
        -> UICollectionViewLayoutAttributes?
    { nil }

    // MARK: Invalidation

    /// Whether new bounds of the collection view need another layout. False by default.
    @discardableResult open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context of an invalidation by new bounds.
    @discardableResult open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    { madeContext() }

    /// Whether a view that prefers other attributes than the layout's needs another layout. False by default.
    @discardableResult open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        ignoresPreferredSizes = true
        return false
    }

    /// The context of an invalidation by a view that prefers other attributes.
    @discardableResult open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { madeContext() }

    /// Makes the next layout pass lay out everything.
    open func invalidateLayout() { invalidateEverything() }

    /// Makes the next layout pass lay out what the context names.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        takeInvalidation(context)
    }

    // MARK: Offsets

    /// Where scrolling should end that would end at an offset. The offset itself by default.
    @discardableResult open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The content offset after an update or a change of layout. The proposed offset by default.
    @discardableResult open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called before items are inserted, deleted or moved, after ``prepare()``.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called inside the animation of an update, after all attributes were read.
    open func finalizeCollectionViewUpdates() {}

    /// Called before the animation of a change of the collection view's size.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after the animation of a change of the collection view's size.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before the layout is replaced.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the layout replaces another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after the transition between two layouts.
    open func finalizeLayoutTransition() {}

    /// From which attributes an item appears. Transparent in its own position by default.
    @discardableResult open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { initialAttributes(ElementKey(cell: itemIndexPath)) }

    /// To which attributes an item disappears. Transparent in its own position by default.
    @discardableResult open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { finalAttributes(ElementKey(cell: itemIndexPath)) }

    /// From which attributes a supplementary view appears.
    @discardableResult open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        initialAttributes(.init(category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath))
    }

    /// To which attributes a supplementary view disappears.
    @discardableResult open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        finalAttributes(.init(category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath))
    }

    /// From which attributes a decoration view appears.
    @discardableResult open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        initialAttributes(.init(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
    }

    /// To which attributes a decoration view disappears.
    @discardableResult open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        finalAttributes(.init(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
    }

    /// The supplementary views that an update adds besides those of new items and sections. None by default.
    @discardableResult open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String)
        -> [IndexPath]
    { [] }
    /// The supplementary views that an update removes besides those of deleted sections. None by default.
    @discardableResult open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String)
        -> [IndexPath]
    { [] }
    /// The decoration views that an update adds. None by default.
    @discardableResult open func indexPathsToInsertForDecorationView(ofKind elementKind: String)
        -> [IndexPath]
    { [] }
    /// The decoration views that an update removes. None by default.
    @discardableResult open func indexPathsToDeleteForDecorationView(ofKind elementKind: String)
        -> [IndexPath]
    { [] }

    // MARK: Interactive movement

    /// The path at which an item that a finger moves would be inserted. That of the item under it by default.
    @discardableResult open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { movementTarget(from: previousIndexPath, at: position) }

    /// The attributes of an item that a finger moves. Its own, at the finger, by default.
    @discardableResult open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { movementAttributes(at: indexPath, position: position) }

    /// The context of an invalidation while a finger moves items.
    @discardableResult open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(targetIndexPaths, targetPosition, from: previousIndexPaths, previousPosition)
    }

    /// The context of the invalidation that ends an interactive movement.
    @discardableResult open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        movementEndContext(indexPaths, from: previousIndexPaths)
    }

    // MARK: Direction

    /// The direction of the language that the layout was written for. Left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout where the direction is not the one it was written for.
    /// False by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: What the kit's own layouts override

    /// Whether ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)`` measures a view by default.
    func measuresViews(with attributes: UICollectionViewLayoutAttributes) -> Bool { !ignoresPreferredSizes }

    /// The priorities of the lengths of the attributes when a view is measured.
    func fittingPriorities(for attributes: UICollectionViewLayoutAttributes)
        -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    { (.fittingSizeLevel, .fittingSizeLevel) }

    /// Whether what is seen stays when measured sizes move the content. False by default.
    var keepsVisibleContent: Bool { false }

    /// The sections that scroll by themselves and intersect a rectangle of the content. None by default.
    ///
    /// Elements whose attributes name such a section (`values.nestedSection`) are put into a scroll view that the
    /// collection view makes for it. Their frames are those in the collection view's content without the scroller's
    /// offset; `layoutAttributesForElements(in:)` returns those that are visible with ``NestedScroller/offset``.
    func nestedScrollers(in rect: CGRect) -> [NestedScroller] { [] }

    /// The user or the program scrolled a section. The collection view reads the elements again afterwards.
    func nestedScrollerDidScroll(_ section: Int, to offset: CGPoint) {}

    /// Where the scrolling of a section should end. The proposed offset by default.
    func nestedTargetOffset(
        _ section: Int, from offset: CGPoint, proposed: CGPoint, velocity: CGPoint
    ) -> CGPoint { proposed }

    /// The scroller of a section, visible or not. Nil by default.
    func nestedScroller(of section: Int) -> NestedScroller? { nil }

    /// The class of decoration views of a kind.
    func decorationClass(_ kind: String) -> UICollectionReusableView.Type? {
        decorationClasses[kind] ?? (kind == ListBackgroundView.kind ? ListBackgroundView.self : nil)
    }

    /// Drops what was read from the data source: it has another, or all is reloaded.
    func dataReloaded() {}

    /// An update inserts, deletes or moves elements: what is stored by path moves with them.
    func dataMoved(_ map: UpdateMap) {}

    /// Drops what was read from the delegate: there is another.
    func delegateChanged() {}

    /// The collection view's adjusted content inset changed.
    func insetsChanged() {}

    /// Drops the sizes that views preferred.
    func dropMeasuredSizes() {}

    /// A view was measured and prefers the size that the layout gave it.
    func sizeConfirmed(_ attributes: UICollectionViewLayoutAttributes) {}

    /// Called each time after the collection view's layout pass has applied attributes.
    func didApplyAttributes() {}
}
