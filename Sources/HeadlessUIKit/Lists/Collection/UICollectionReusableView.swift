import Foundation

/// A view that a collection view reuses: a cell, a supplementary or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var storedIdentifier: String?
    /// The kind under which the view is reused; empty for cells.
    final var reuseKind = ""
    /// The attributes that the collection view gave the view last.
    final var layoutAttributes: UICollectionViewLayoutAttributes?
    /// The collection view that made the view.
    final weak var collectionView: UICollectionView?

    /// Creates a view. Dequeuing calls this initializer of the class that was registered.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareReusableView()
    }

    /// Creates an empty view of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareReusableView()
        InterfaceCoder.restore(self, as: UICollectionReusableView.self, from: coder)
    }

    /// The identifier under which the view is reused; nil outside of collection views.
    open var reuseIdentifier: String? { storedIdentifier }

    /// Called before the view is used for another element. Override it to reset the content.
    open func prepareForReuse() {}

    /// Called when the layout's attributes of the view changed, after the collection view has applied the frame, the
    /// transform, the opacity and the visibility. Override it to apply a subclass's attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view's layout is replaced by another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view's layout was replaced by another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that suit the view's content, from those of the layout. The default measures the content.
    @discardableResult open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittedAttributes(layoutAttributes)
    }

    /// The view whose constraints and size are measured.
    var measuredView: UIView { self }

    /// What the class does after its initializers.
    func prepareReusableView() {}

    /// The natural size of the content changed.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.contentSizeChanged(of: self)
    }
}
