import Foundation

extension UITableView {
    /// Drags a row to another position of the table as a person does: the drag delegate provides the items, the drop delegate
    /// proposes what a drop would do, and takes them over.
    ///
    /// - Returns: What was done: `.cancel` where no drag begins or the table takes nothing.
    @discardableResult
    public final func simulateDrag(rowAt indexPath: IndexPath, to destination: IndexPath?) -> UIDropOperation
    {
        layoutIfNeeded()
        guard dragInteractionEnabled, let dragDelegate, let cell = cellForRow(at: indexPath) else {
            return .cancel
        }
        let session = SimulatedDrag(at: cell.center, in: self, isLocal: true)
        let drag = SimulatedListDrag(
            session: session,
            items: { dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath) },
            allowsMoveOperation: { dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session) },
            isRestricted: {
                dragDelegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
            },
            changeState: { cell.dragStateDidChange(.init(rawValue: $0.rawValue) ?? .none) },
            willBegin: { [self] in
                isDragSimulated = true
                dragDelegate.tableView(self, dragSessionWillBegin: session)
            },
            drop: { [self] sources in
                defer { isDragSimulated = false }
                return drop(session, from: sources, at: destination)
            },
            didEnd: { dragDelegate.tableView(self, dragSessionDidEnd: session) })
        return drag.run(from: indexPath)
    }

    /// Drops items from elsewhere on a row, or behind the rows, as a person does.
    ///
    /// - Returns: What was done: `.cancel` where the table takes nothing.
    @discardableResult
    public final func simulateDrop(of items: [UIDragItem], at destination: IndexPath?) -> UIDropOperation {
        layoutIfNeeded()
        let session = SimulatedDrag(items: items, at: .zero, in: self, isLocal: false)
        return drop(session, from: items.map { _ in nil }, at: destination)
    }

    private func drop(_ session: SimulatedDrag, from sources: [IndexPath?], at destination: IndexPath?)
        -> UIDropOperation
    {
        guard let dropDelegate else { return .cancel }
        session.point =
            destination.map { CGPoint(x: bounds.midX, y: rectForRow(at: $0).midY) } ?? session.point
        let drop = SimulatedDrop(
            canHandle: { dropDelegate.tableView(self, canHandle: session) },
            enter: { [self] in
                isDropSimulated = true
                dropDelegate.tableView(self, dropSessionDidEnter: session)
            },
            update: {
                dropDelegate.tableView(
                    self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            },
            exit: { dropDelegate.tableView(self, dropSessionDidExit: session) },
            perform: { [self] proposal in
                let proposal =
                    proposal as? UITableViewDropProposal
                    ?? UITableViewDropProposal(operation: proposal.operation)
                let coordinator = TableDrop(
                    in: self, session, from: sources, at: destination, by: proposal)
                dropDelegate.tableView(self, performDropWith: coordinator)
                session.finish()
            },
            end: { [self] in
                isDropSimulated = false
                dropDelegate.tableView(self, dropSessionDidEnd: session)
            })
        return drop.run()
    }
}

/// The coordinator of a simulated drop.
final class TableDrop: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    private let drag: SimulatedDrag
    private weak var table: UITableView?

    init(
        in table: UITableView, _ drag: SimulatedDrag, from sources: [IndexPath?],
        at destination: IndexPath?, by proposal: UITableViewDropProposal
    ) {
        (self.table, self.drag, destinationIndexPath, self.proposal) = (table, drag, destination, proposal)
        items = zip(drag.items, sources).map { item, source in
            SimulatedDropItem(
                item, from: source, previewSize: source.flatMap { table.cellForRow(at: $0)?.bounds.size })
        }
        super.init()
    }

    var session: any UIDropSession { drag }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        SimulatedDropPlaceholder(dragItem, at: placeholder.insertionIndexPath) { [weak table] in
            table?.insertRows(at: [$0], with: .automatic)
        }
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drag.animation()
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drag.animation()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drag.animation()
    }
}
