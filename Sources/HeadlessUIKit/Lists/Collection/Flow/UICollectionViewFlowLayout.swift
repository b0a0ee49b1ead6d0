import Foundation
internal import LayoutCore

/// Items in lines, in sections with headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What the insets of sections are added to.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// The estimated size that makes the items measure themselves without an estimate.
    public class var automaticSize: CGSize {
        CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
    }

    final var settings = FlowSettings()
    final var engine = FlowEngine()
    final var invalid = FlowInvalidation()
    /// The extent of the collection view along the lines for which they were broken.
    final var preparedExtent: CGFloat = -1
    /// Whether the sizes that views preferred outlast the next reading of the delegate.
    final var keepsMeasured = false
    /// The sizes that views preferred, by the sections after an update.
    final var movedSizes: [Int: MeasuredSizes]?
    /// The insets of the sections, as the delegate gave them.
    final var sectionInsets: [Int: UIEdgeInsets] = [:]

    /// The minimum space between lines. 10 by default.
    open var minimumLineSpacing: CGFloat {
        get { settings.lineSpacing }
        set { change { $0.lineSpacing = newValue } }
    }
    /// The minimum space between the items of a line. 10 by default.
    open var minimumInteritemSpacing: CGFloat {
        get { settings.interitemSpacing }
        set { change { $0.interitemSpacing = newValue } }
    }
    /// The size of items. 50 by 50 by default.
    open var itemSize: CGSize {
        get { settings.itemSize }
        set { change { $0.itemSize = newValue } }
    }
    /// The size of items until they are measured; zero, the default, does not measure them.
    open var estimatedItemSize: CGSize {
        get { settings.estimatedItemSize }
        set { change { $0.estimatedItemSize = newValue } }
    }
    /// The axis along which the content scrolls. Vertical by default.
    open var scrollDirection: UICollectionView.ScrollDirection {
        get { settings.scrollDirection }
        set { change { $0.scrollDirection = newValue } }
    }
    /// The size of sections' headers; only the length along the axis of scrolling counts. Zero, none, by default.
    open var headerReferenceSize: CGSize {
        get { settings.headerSize }
        set { change { $0.headerSize = newValue } }
    }
    /// The size of sections' footers; only the length along the axis of scrolling counts. Zero, none, by default.
    open var footerReferenceSize: CGSize {
        get { settings.footerSize }
        set { change { $0.footerSize = newValue } }
    }
    /// The insets of sections. Zero by default.
    open var sectionInset: UIEdgeInsets {
        get { settings.sectionInset }
        set { change { $0.sectionInset = newValue } }
    }
    /// What the insets of sections are added to. The content inset by default.
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
        get { settings.insetReference }
        set { change { $0.insetReference = newValue } }
    }
    /// Whether headers stay visible while their section is. False by default.
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { settings.pinsHeaders }
        set { change { $0.pinsHeaders = newValue } }
    }
    /// Whether footers stay visible while their section is. False by default.
    open var sectionFootersPinToVisibleBounds: Bool {
        get { settings.pinsFooters }
        set { change { $0.pinsFooters = newValue } }
    }

    // MARK: Layout

    /// The class of the invalidation contexts: the flow layout's.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// Breaks the items into lines where that is due.
    open override func prepare() {
        super.prepare()
        update()
    }

    /// The size of the content: the sections along the axis of scrolling, the collection view's extent across.
    open override var collectionViewContentSize: CGSize {
        if isInvalid { owner?.prepareLayoutIfNeeded() }
        return FlowSize(main: engine.extent, cross: engine.crossExtent).size(engine.axis)
    }

    /// The attributes of the items, headers and footers that intersect a rectangle.
    @discardableResult open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        elements(in: rect)
    }

    /// The attributes of an item.
    @discardableResult open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        itemAttributes(indexPath)
    }

    /// The attributes of a header or a footer.
    @discardableResult open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }

    /// Whether the extent along the lines changes, or headers or footers are pinned.
    @discardableResult open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size[axis.cross] != preparedExtent || settings.pinsHeaders || settings.pinsFooters
    }

    /// The context of an invalidation by new bounds.
    @discardableResult open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    { boundsContext(newBounds, super.invalidationContext(forBoundsChange: newBounds)) }

    /// Whether items measure themselves and one prefers another size.
    @discardableResult open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isEstimating && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    /// The context of an invalidation by an item that prefers another size.
    @discardableResult open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        preferredContext(
            preferredAttributes,
            super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        )
    }

    /// Makes the next layout pass lay out what the context names.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(context)
        super.invalidateLayout(with: context)
    }

    override func measuresViews(with attributes: UICollectionViewLayoutAttributes) -> Bool {
        isEstimating && attributes.representedElementCategory == .cell
    }

    override var keepsVisibleContent: Bool { isEstimating }

    override func dataReloaded() {
        keepsMeasured = false
        invalid = FlowInvalidation()
    }

    override func dataMoved(_ map: UpdateMap) {
        // They have the paths before the update.
        takePreferred()
        invalid.metrics = true
        moveMeasured(map)
    }

    override func delegateChanged() {
        if !isInvalid { invalidateLayout() }
    }

    override func insetsChanged() {
        guard let owner, !isInvalid else { return }
        let space = FlowSpace(of: owner, axis: axis, reference: settings.insetReference)
        if space.extent != engine.crossExtent || settings.insetReference != .fromContentInset
            || settings.pinsHeaders
            || settings.pinsFooters
        {
            let context = madeContext()
            (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
                false
            invalidateLayout(with: context)
        }
    }

    override func dropMeasuredSizes() {
        keepsMeasured = false
        invalidateLayout()
    }

    override func sizeConfirmed(_ attributes: UICollectionViewLayoutAttributes) { noteConfirmed(attributes) }
}
