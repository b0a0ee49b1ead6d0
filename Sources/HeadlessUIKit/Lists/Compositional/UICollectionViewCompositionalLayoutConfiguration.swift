/// What concerns a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The axis along which the layout scrolls. Vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections. 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// Headers, footers and other views at the edges of the layout. None by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The boundary that the insets across the scroll direction are measured from. The safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration with the defaults.
    @preconcurrency @MainActor public override init() { super.init() }

    /// A configuration with the same values.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
