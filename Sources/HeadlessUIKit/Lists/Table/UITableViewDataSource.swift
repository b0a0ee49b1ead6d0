/// Provides the rows of a table view, and changes them.
///
/// On Apple's platforms all methods but two are optional; here the others have a default that counts as absent.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows of a section.
    @discardableResult func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, usually a dequeued one.
    @discardableResult func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    /// The number of sections. 1 by default.
    @discardableResult func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section. None by default.
    @discardableResult func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
    /// The title below a section. None by default.
    @discardableResult func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
        -> String?
    /// Whether a row can be edited. True by default.
    @discardableResult func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved. True by default where ``tableView(_:moveRowAt:to:)`` is implemented.
    @discardableResult func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles of the index at the side. None by default.
    @discardableResult func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title of the index scrolls to. The title's own index by default.
    @discardableResult func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
    /// Deletes or inserts a row, as its editing control or its swipe says.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    /// Moves a row in the data, after the user has moved it.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethods.absent(1) }
    /// No title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethods.absent(nil)
    }
    /// No title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethods.absent(nil)
    }
    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// True where rows can be moved.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// No titles.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMethods.absent(nil) }
    /// The title's own index.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { OptionalMethods.absent(index) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethods.byDefault() }
}
