/// Describes the section of an index for an environment; nil raises if the section has to be shown.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that are composed of items and groups.
///
/// A pure solver (`LayoutSolution`) calculates frames from values; the layout reads the descriptions, hands measured
/// sizes to the solver and makes attributes of its frames.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // MARK: Stored state

    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var settings: UICollectionViewCompositionalLayoutConfiguration
    /// What is solved; nil before the first pass.
    final var solved: SolvedLayout?
    /// Whether the section provider is called again in the next pass.
    final var needsSections = true
    /// How far the sections that scroll on their own are scrolled.
    final var rowOffsets: [Int: CGFloat] = [:]
    /// What the handlers of visible items have changed.
    final var visibleItems = VisibleItemChanges()
    /// The measured sizes by the sections after an update; nil if there was none since the last solve.
    final var movedSizes: [Int: MeasuredViews]?
    /// The sizes that are kept though the sections are described again.
    final var keepsMeasuredSizes = true

    // MARK: Making layouts

    /// Creates a layout all of whose sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout all of whose sections are alike, with a configuration.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        settings = Self.copy(of: configuration)
        super.init()
    }

    /// Creates a layout with a closure that describes each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with a closure that describes each section, and a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        settings = Self.copy(of: configuration)
        super.init()
    }

    /// Creates a layout without sections of a nib.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        settings = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UICollectionViewCompositionalLayout.self, from: coder)
    }

    private static func copy(
        of configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    /// What concerns the layout as a whole; assigned as a copy, which invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { settings }
        set {
            settings = Self.copy(of: newValue)
            invalidateLayout()
        }
    }

    // MARK: Layout

    /// Solves what is invalid.
    open override func prepare() { solveIfNeeded() }

    /// The size of all sections with the views at the layout's edges.
    open override var collectionViewContentSize: CGSize { solved?.layout.contentSize ?? .zero }

    /// The attributes of the cells, supplementary and decoration views that intersect a rectangle.
    @discardableResult open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        attributes(in: rect)
    }

    /// The attributes of a cell.
    @discardableResult open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        cellAttributes(at: indexPath)
    }

    /// The attributes of a supplementary view at an item, a group, a section or the layout.
    @discardableResult open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, at: indexPath) }

    /// The attributes of a section's background.
    @discardableResult open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, at: indexPath) }

    /// Compositional layouts are mirrored in the opposite direction.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Invalidation

    /// Whether new bounds have another size, or move views that are pinned or that a handler changes.
    @discardableResult open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        dependsOn(newBounds)
    }

    /// Whether a view prefers another size on an axis that is estimated.
    @discardableResult open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { changesSize(preferredAttributes, from: originalAttributes) }

    /// A context of the view whose size was measured.
    @discardableResult open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        measuredContext(preferredAttributes, from: originalAttributes)
    }

    /// Makes the next layout pass lay out what the context names.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { needsSections = true }
        super.invalidateLayout(with: context)
    }

    // MARK: What the kit's collection view calls

    override func measuresViews(with attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.values.isEstimated.width || attributes.values.isEstimated.height
    }

    override func fittingPriorities(for attributes: UICollectionViewLayoutAttributes)
        -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    {
        let axes = attributes.values.isEstimated
        return (axes.width ? .fittingSizeLevel : .required, axes.height ? .fittingSizeLevel : .required)
    }

    override var keepsVisibleContent: Bool { true }

    override func nestedScrollers(in rect: CGRect) -> [NestedScroller] { scrollers(in: rect) }

    override func nestedScroller(of section: Int) -> NestedScroller? { scroller(of: section) }

    override func nestedScrollerDidScroll(_ section: Int, to offset: CGPoint) {
        rowScrolled(section, to: offset)
    }

    override func nestedTargetOffset(
        _ section: Int, from offset: CGPoint, proposed: CGPoint, velocity: CGPoint
    ) -> CGPoint { rowTarget(section, from: offset, proposed: proposed, velocity: velocity) }

    override func dataReloaded() {
        needsSections = true
        keepsMeasuredSizes = false
    }

    override func dataMoved(_ map: UpdateMap) { moveMeasuredSizes(map) }

    override func insetsChanged() {
        if let solved, solved.key != solvingKey { invalidateLayout() }
    }

    override func dropMeasuredSizes() {
        keepsMeasuredSizes = false
        invalidateLayout()
    }
}
