import Foundation

/// Layouts that are mirrored in the opposite direction.
extension UICollectionView {
    /// Whether the layout is shown mirrored.
    final var isMirrored: Bool {
        layoutStorage.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layoutStorage.developmentLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = contentSize.width - rect.maxX
        return rect
    }

    /// A rectangle of the content in the layout's coordinates.
    final func inLayout(_ rect: CGRect) -> CGRect { isMirrored ? mirrored(rect) : rect }

    /// The layout's attributes as they are shown.
    final func fromLayout(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate
        if let section = attributes.values.nestedSection, let scroller = nested[section] {
            copy.values.box = scroller.mirrored(attributes.values.box)
        } else {
            copy.values.box = mirrored(attributes.values.box)
        }
        return copy
    }

    /// Attributes that are shown, as the layout has them.
    final func toLayout(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        fromLayout(attributes)
    }
}
