/// Provides the items of rows that are dragged. Tests drag by ``UITableView/simulateDrag(rowAt:to:)``.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// The items of a row; an empty list keeps it from being dragged.
    @discardableResult func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// The items of a row that is added to a drag.
    @discardableResult func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// How the preview of a row looks.
    @discardableResult func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    )
        -> UIDragPreviewParameters?
    /// Called when a drag is about to begin.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called when a drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether the data may be moved rather than copied. True by default.
    @discardableResult func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    )
        -> Bool
    /// Whether the drag stays in the app. False by default.
    @discardableResult func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// None.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { OptionalMethods.byDefault([]) }
    /// The standard look.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalMethods.byDefault(nil) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        OptionalMethods.byDefault()
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        OptionalMethods.byDefault()
    }
    /// True.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { OptionalMethods.byDefault(true) }
    /// False.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalMethods.byDefault(false) }
}
