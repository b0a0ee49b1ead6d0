import Foundation

/// What the cell and the drag delegate of a list do in a simulated drag. Tables and collection views differ in the names of
/// the methods alone; the order of the calls is here.
@MainActor
struct SimulatedListDrag {
    let session: SimulatedDrag
    var items: () -> [UIDragItem]
    var allowsMoveOperation: () -> Bool
    var isRestricted: () -> Bool
    /// Notifies the cell. The states of tables' cells and of collection views' have the same raw values.
    var changeState: (UICollectionViewCell.DragState) -> Void
    var willBegin: () -> Void
    var drop: (_ sources: [IndexPath?]) -> UIDropOperation
    var didEnd: () -> Void

    /// Lifts the item, moves it to its target and drops it.
    ///
    /// - Returns: What was done: `.cancel` where there are no items.
    func run(from indexPath: IndexPath) -> UIDropOperation {
        session.items = items()
        guard !session.items.isEmpty else { return .cancel }
        session.allowsMoveOperation = allowsMoveOperation()
        session.isRestrictedToDraggingApplication = isRestricted()
        changeState(.lifting)
        willBegin()
        changeState(.dragging)
        let operation = drop(session.items.map { _ in Optional(indexPath) })
        changeState(.none)
        didEnd()
        return operation
    }
}

/// An item of a simulated drop on a list.
final class SimulatedDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, previewSize: CGSize?) {
        (dragItem, sourceIndexPath, self.previewSize) = (item, source, previewSize ?? .zero)
        super.init()
    }
}

/// A placeholder of a simulated drop on a list: it has no cell, the item is inserted when its data arrives.
final class SimulatedDropPlaceholder: SimulatedDragAnimation, UITableViewDropPlaceholderContext,
    UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let path: IndexPath
    /// Inserts the item into the list; nil once that has happened, or the placeholder is deleted.
    private var insert: ((IndexPath) -> Void)?

    init(_ item: UIDragItem, at path: IndexPath, insert: @escaping (IndexPath) -> Void) {
        (dragItem, self.path, self.insert) = (item, path, insert)
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let insert else { return false }
        self.insert = nil
        dataSourceUpdates(path)
        insert(path)
        finish()
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { insert = nil }
        return insert != nil
    }

    func setNeedsCellUpdate() {}
}
