import Foundation

extension UICollectionReusableView {
    /// The attributes with the size that the content has; those of the layout where it does not measure views.
    final func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let layout = collectionView?.collectionViewLayout, layout.measuresViews(with: attributes) else {
            return attributes
        }
        let priorities = layout.fittingPriorities(for: attributes)
        let size = systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
        guard size != attributes.size, size.isUsable,
            let fitted = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        fitted.size = size
        return fitted
    }
}

extension CGSize {
    /// Whether both lengths are finite and none is negative.
    var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension UICollectionViewCell {
    /// The size that fits the content: by its constraints where there are some, else by `sizeThatFits`.
    final func contentFittingSize(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        if let fitting = overriddenSizeThatFits(target) { return fitting }
        let size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
        return size
    }
}
