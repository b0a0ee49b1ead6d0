import Foundation

/// The position, size and look of an element of a collection view.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`, and its layout returns it as
/// ``UICollectionViewLayout/layoutAttributesClass``.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    final var values = ElementValues()

    /// The attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    /// The attributes of a supplementary view.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init()
        (values.category, values.kind, values.indexPath) = (.supplementaryView, elementKind, indexPath)
    }

    /// The attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (values.category, values.kind, values.indexPath) = (.decorationView, decorationViewKind, indexPath)
    }

    // MARK: Geometry

    /// The frame in the content's coordinates; with a transform, the box around the transformed bounds.
    open var frame: CGRect {
        get { values.frame }
        set { values.frame = newValue }
    }

    /// The middle, in the content's coordinates.
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    /// The size; changing it keeps the middle.
    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    /// The box in the element's own coordinates: the size at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.size) }
        set { values.size = newValue.size }
    }

    /// The transform around the middle.
    open var transform: CGAffineTransform {
        get { values.transform3D.map(CATransform3DGetAffineTransform) ?? .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform around the middle, in three dimensions.
    open var transform3D: CATransform3D {
        get { values.transform3D ?? CATransform3DIdentity }
        set { values.transform3D = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    // MARK: Look

    /// The opacity. 1 by default.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// The order from back to front. 0 by default.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether the element is not shown, and no view is made for it. False by default.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    // MARK: Identity

    /// The path of the item, or of the supplementary or decoration view.
    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    /// What the element is.
    open var representedElementCategory: UICollectionView.ElementCategory { values.category }

    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { values.category == .cell ? nil : values.kind }

    /// A copy of the same class. Subclasses copy their own properties too.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let copy = DynamicInit.object(of: Swift.type(of: self))
        copy.values = values
        return copy
    }

    /// Whether the other attributes are of the same element and have equal values.
    @discardableResult open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { other.values == values }
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { values.indexPath.hashValue } }

    open override nonisolated var description: String { MainActor.assumeIsolated { descriptionLine } }
}
