import Foundation

extension UICollectionView {
    /// Drags an item to another position of the collection view as a person does: the drag delegate provides the items, the drop delegate
    /// proposes what a drop would do, and takes them over.
    ///
    /// - Returns: What was done: `.cancel` where no drag begins or the collection view takes nothing.
    @discardableResult
    public final func simulateDrag(itemAt indexPath: IndexPath, to destination: IndexPath?) -> UIDropOperation
    {
        layoutIfNeeded()
        guard dragInteractionEnabled, let dragDelegate, let cell = cellForItem(at: indexPath) else {
            return .cancel
        }
        let session = SimulatedDrag(at: cell.center, in: self, isLocal: true)
        let drag = SimulatedListDrag(
            session: session,
            items: { dragDelegate.collectionView(self, itemsForBeginning: session, at: indexPath) },
            allowsMoveOperation: {
                dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
            },
            isRestricted: {
                dragDelegate.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
            },
            changeState: { cell.dragStateDidChange($0) },
            willBegin: { [self] in
                isDragSimulated = true
                dragDelegate.collectionView(self, dragSessionWillBegin: session)
            },
            drop: { [self] sources in
                defer { isDragSimulated = false }
                return drop(session, from: sources, at: destination)
            },
            didEnd: { dragDelegate.collectionView(self, dragSessionDidEnd: session) })
        return drag.run(from: indexPath)
    }

    /// Drops items from elsewhere on an item, or behind the items, as a person does.
    ///
    /// - Returns: What was done: `.cancel` where the collection view takes nothing.
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
        session.point = destination.flatMap { layoutAttributesForItem(at: $0)?.center } ?? session.point
        let drop = SimulatedDrop(
            canHandle: { dropDelegate.collectionView(self, canHandle: session) },
            enter: { [self] in
                isDropSimulated = true
                dropDelegate.collectionView(self, dropSessionDidEnter: session)
            },
            update: {
                dropDelegate.collectionView(
                    self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            },
            exit: { dropDelegate.collectionView(self, dropSessionDidExit: session) },
            perform: { [self] proposal in
                let proposal =
                    proposal as? UICollectionViewDropProposal
                    ?? UICollectionViewDropProposal(operation: proposal.operation)
                let coordinator = CollectionDrop(
                    in: self, session, from: sources, at: destination, by: proposal)
                dropDelegate.collectionView(self, performDropWith: coordinator)
                session.finish()
            },
            end: { [self] in
                isDropSimulated = false
                dropDelegate.collectionView(self, dropSessionDidEnd: session)
            })
        return drop.run()
    }
}

/// The coordinator of a simulated drop.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    private let drag: SimulatedDrag
    private weak var list: UICollectionView?

    init(
        in list: UICollectionView, _ drag: SimulatedDrag, from sources: [IndexPath?],
        at destination: IndexPath?, by proposal: UICollectionViewDropProposal
    ) {
        (self.list, self.drag, destinationIndexPath, self.proposal) = (list, drag, destination, proposal)
        items = zip(drag.items, sources).map { item, source in
            SimulatedDropItem(
                item, from: source, previewSize: source.flatMap { list.cellForItem(at: $0)?.bounds.size })
        }
        super.init()
    }

    var session: any UIDropSession { drag }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        SimulatedDropPlaceholder(dragItem, at: placeholder.insertionIndexPath) { [weak list] in
            list?.insertItems(at: [$0])
        }
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drag.animation()
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drag.animation()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drag.animation()
    }
}
