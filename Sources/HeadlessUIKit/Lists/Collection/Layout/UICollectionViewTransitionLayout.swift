import Foundation

/// A layout between two others, as far as ``transitionProgress`` says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private final let layouts: (current: UICollectionViewLayout, next: UICollectionViewLayout)
    private final var progress: CGFloat = 0
    private final var extraValues: [String: CGFloat] = [:]

    /// Creates a layout between the present one and the next.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        layouts = (currentLayout, newLayout)
        super.init()
    }

    /// Creates an empty layout of a nib.
    public required init?(coder: NSCoder) {
        layouts = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// How far the transition is, from 0 to 1. 0 by default.
    open var transitionProgress: CGFloat {
        get { progress }
        set {
            guard newValue.isFinite, newValue != progress else { return }
            progress = newValue
            invalidateLayout()
        }
    }

    /// The layout at progress 0.
    open var currentLayout: UICollectionViewLayout { layouts.current }
    /// The layout at progress 1.
    open var nextLayout: UICollectionViewLayout { layouts.next }

    /// Prepares both layouts.
    open override func prepare() {
        super.prepare()
        prepareBoth()
    }

    /// The size between those of both layouts' content.
    open override var collectionViewContentSize: CGSize { blendedSize }

    /// The attributes between those of both layouts, of what intersects a rectangle.
    @discardableResult open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        blendedElements(in: rect)
    }

    /// The attributes between those of both layouts.
    @discardableResult open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        blended(ElementKey(cell: indexPath))
    }

    /// The attributes between those of both layouts.
    @discardableResult open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blended(ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
    }

    /// The attributes between those of both layouts.
    @discardableResult open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blended(ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
    }

    override func decorationClass(_ kind: String) -> UICollectionReusableView.Type? {
        currentLayout.decorationClass(kind) ?? nextLayout.decorationClass(kind)
    }

    /// Stores a value of the transition under a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { extraValues[key] = value }

    /// The value that was stored under a key; 0 if none was.
    @discardableResult open func value(forAnimatedKey key: String) -> CGFloat { extraValues[key] ?? 0 }
}
