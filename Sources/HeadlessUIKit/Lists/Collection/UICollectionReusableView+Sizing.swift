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
    /// The size that fits the content: by its constraints where there are some, else by `sizeThatFits`; the target where a
    /// class has neither.
    final func contentFittingSize(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize? {
        let content = contentView
        content.updateConstraintsIfNeeded()
        if content.isSizedByConstraints {
            let size = content.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: priorities.horizontal,
                verticalFittingPriority: priorities.vertical)
            return usable(size, target)
        }
        if holdsConstraints { return nil }
        let available = CGSize(width: target.width, height: .greatestFiniteMagnitude)
        guard var size = overriddenSizeThatFits(available) else { return target }
        if priorities.horizontal > .defaultHigh { size.width = target.width }
        if priorities.vertical > .defaultHigh { size.height = target.height }
        return size
    }

    /// Constraints that leave no size are taken for a mistake.
    private func usable(_ size: CGSize, _ target: CGSize) -> CGSize {
        guard size.width <= 0, size.height <= 0, target.width > 0, target.height > 0 else { return size }
        if !CollectionWarnings.reportedZeroSize {
            CollectionWarnings.reportedZeroSize = true
            LayoutDiagnostics.report(
                .advice, about: "",
                because:
                    "Warning once only: Detected a case where constraints ambiguously suggest a size of zero "
                    + "for a collection view cell's content view. We're considering the collapse unintentional "
                    + "and using standard size instead. Cell: \(debugLine)")
        }
        return CGSize(width: 50, height: 50)
    }
}

/// Which of the warnings that come once have come.
@MainActor
enum CollectionWarnings {
    static var reportedZeroSize = false
}

/// The view that holds a cell's content.
final class CollectionCellContent: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionViewCell)?.invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let cell = superview as? UICollectionViewCell else { return }
        cell.collectionView?.constraintsChanged(in: cell)
    }
}
