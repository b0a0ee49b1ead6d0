/// Translates between the rows of a data source and those that are shown, which differ while placeholders for drops are shown.
/// Nothing is dropped here: both are the same.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The section that is shown for one of the data source.
    @discardableResult func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
        -> Int
    /// The section of the data source for one that is shown.
    @discardableResult func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
        -> Int
    /// The row that is shown for one of the data source.
    @discardableResult func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
        -> IndexPath?
    /// The row of the data source for one that is shown.
    @discardableResult func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
        -> IndexPath?
    /// Runs code that takes the paths of shown rows.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UITableView: UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
    /// The section itself.
    @discardableResult public final func presentationSectionIndex(
        forDataSourceSectionIndex dataSourceSectionIndex: Int
    ) -> Int {
        dataSourceSectionIndex
    }

    /// The section itself.
    @discardableResult public final func dataSourceSectionIndex(
        forPresentationSectionIndex presentationSectionIndex: Int
    ) -> Int {
        presentationSectionIndex
    }

    /// The path itself.
    @discardableResult public final func presentationIndexPath(
        forDataSourceIndexPath dataSourceIndexPath: IndexPath?
    )
        -> IndexPath?
    {
        dataSourceIndexPath
    }

    /// The path itself.
    @discardableResult public final func dataSourceIndexPath(
        forPresentationIndexPath presentationIndexPath: IndexPath?
    )
        -> IndexPath?
    {
        presentationIndexPath
    }

    /// Runs the code.
    public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}
