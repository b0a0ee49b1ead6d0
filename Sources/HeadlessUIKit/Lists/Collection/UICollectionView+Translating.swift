import Foundation

extension UICollectionView: UIDataSourceTranslating {
    /// The section itself.
    @discardableResult public final func presentationSectionIndex(
        forDataSourceSectionIndex dataSourceSectionIndex: Int
    ) -> Int {
        dataSourceSectionIndex
    }

    /// The section itself.
    @discardableResult public final func dataSourceSectionIndex(
        forPresentationSectionIndex presentationSectionIndex: Int
    ) -> Int { presentationSectionIndex }

    /// The path itself.
    @discardableResult public final func presentationIndexPath(
        forDataSourceIndexPath dataSourceIndexPath: IndexPath?
    )
        -> IndexPath?
    { dataSourceIndexPath }

    /// The path itself.
    @discardableResult public final func dataSourceIndexPath(
        forPresentationIndexPath presentationIndexPath: IndexPath?
    )
        -> IndexPath?
    { presentationIndexPath }

    /// Runs the code.
    public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}
