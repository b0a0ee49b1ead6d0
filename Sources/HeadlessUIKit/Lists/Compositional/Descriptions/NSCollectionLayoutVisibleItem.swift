/// A visible view of a section, which `visibleItemsInvalidationHandler` may change, or a dynamic animator.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// Whether the view is not shown.
    var isHidden: Bool { get set }
    /// The middle, in the content's coordinates without the section's own scrolling.
    var center: CGPoint { get set }
    /// The transform around the middle.
    var transform: CGAffineTransform { get set }
    /// The transform around the middle, in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The box in the view's own coordinates.
    var bounds: CGRect { get }
    /// The frame, in the content's coordinates without the section's own scrolling.
    var frame: CGRect { get }
    /// What the view is, in words: its category and kind.
    var name: String { get }
    /// The path of the item or supplementary view.
    var indexPath: IndexPath { get }
    /// What the view is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; nil for cells.
    var representedElementKind: String? { get }
}

/// The attributes of a visible view, as a handler or a behavior changes them.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    private weak var view: UICollectionView?

    init(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView) {
        (self.attributes, self.view) = (attributes, view)
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { change { $0.alpha = newValue } }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { change { $0.zIndex = newValue } }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { change { $0.isHidden = newValue } }
    }
    var center: CGPoint {
        get { attributes.center }
        set { change { $0.center = newValue } }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { change { $0.transform = newValue } }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { change { $0.transform3D = newValue } }
    }
    var bounds: CGRect { attributes.bounds }
    var frame: CGRect { attributes.frame }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }

    /// Changes the attributes. Outside of the handler the views follow in the next layout pass.
    private func change(_ change: (UICollectionViewLayoutAttributes) -> Void) {
        change(attributes)
        view?.visibleItemChanged()
    }
}
