import Testing
import UIKit

@testable import HeadlessUIKit

/// Simulated drags of rows and items, and drops from elsewhere.
@MainActor struct DragAndDropTests {
    final class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate,
        UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
        var names = ["a", "b", "c", "d"]
        var notes: [String] = []
        var operation = UIDropOperation.move
        var canBegin = true
        /// Whether dropped items get placeholders first.
        var usesPlaceholders = false

        private func items(_ path: IndexPath) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[path.item])))
            item.localObject = names[path.item]
            return canBegin ? [item] : []
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            notes.append("begin \(indexPath.row)")
            return items(indexPath)
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            notes.append("will \(tableView.hasActiveDrag)")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            notes.append("ended \(tableView.hasActiveDrag)")
        }
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            notes.append("enter \(session.localDragSession != nil)")
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            notes.append("update \(destinationIndexPath?.row ?? -1)")
            return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            notes.append("exit")
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            notes.append("drop ended")
        }
        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            notes.append("perform \(coordinator.proposal.intent.rawValue)")
            guard let item = coordinator.items.first else { return }
            let target = coordinator.destinationIndexPath ?? [0, names.count]
            if let source = item.sourceIndexPath {
                let name = names.remove(at: source.row)
                names.insert(name, at: target.row)
                tableView.moveRow(at: source, to: target)
                coordinator.drop(item.dragItem, toRowAt: target).addCompletion { position in
                    self.notes.append("arrived \(position == .end)")
                }
            } else if usesPlaceholders {
                let context = coordinator.drop(
                    item.dragItem,
                    to: UITableViewDropPlaceholder(
                        insertionIndexPath: target, reuseIdentifier: "cell", rowHeight: 44))
                #expect(context.commitInsertion { self.names.insert("new", at: $0.row) })
                #expect(!context.deletePlaceholder())
            } else {
                coordinator.session.loadObjects(ofClass: NSString.self) { objects in
                    let new = objects.compactMap { ($0 as? NSString).map(String.init(describing:)) }
                    self.names.insert(contentsOf: new, at: target.row)
                    tableView.insertRows(at: [target], with: .none)
                }
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] { items(indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first, let source = item.sourceIndexPath,
                let target = coordinator.destinationIndexPath
            else { return }
            collectionView.performBatchUpdates {
                let name = self.names.remove(at: source.item)
                self.names.insert(name, at: target.item)
                collectionView.moveItem(at: source, to: target)
            }
            _ = coordinator.drop(item.dragItem, toItemAt: target)
        }
    }

    private let names = Names()

    private func table() -> (UITableView, UIWindow) {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.dragDelegate, table.dropDelegate) = (names, names, names)
        let window = tableWindow(table)
        window.layoutIfNeeded()
        return (table, window)
    }

    @Test func aRowIsDraggedToAnotherPosition() {
        let (table, window) = table()
        #expect(table.simulateDrag(rowAt: [0, 0], to: [0, 2]) == .move)
        window.layoutIfNeeded()
        #expect(names.names == ["b", "c", "a", "d"])
        #expect(
            names.notes == [
                "begin 0", "will true", "enter true", "update 2", "perform 1", "arrived true", "drop ended",
                "ended false",
            ])
    }

    @Test func whatIsRefusedIsNotDropped() {
        let (table, _) = table()
        names.operation = .forbidden
        #expect(table.simulateDrag(rowAt: [0, 1], to: [0, 3]) == .forbidden)
        #expect(
            names.notes == [
                "begin 1", "will true", "enter true", "update 3", "exit", "drop ended", "ended false",
            ])
        names.canBegin = false
        names.notes = []
        #expect(table.simulateDrag(rowAt: [0, 1], to: [0, 3]) == .cancel)
        #expect(names.notes == ["begin 1"])
        #expect(table.simulateDrop(of: [UIDragItem(itemProvider: NSItemProvider())], at: nil) == .cancel)
        #expect(names.names == ["a", "b", "c", "d"])
    }

    @Test(arguments: [false, true]) func itemsFromElsewhereAreDropped(usesPlaceholders: Bool) {
        let (table, window) = table()
        names.usesPlaceholders = usesPlaceholders
        names.operation = .copy
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "new")))
        #expect(table.simulateDrop(of: [item], at: [0, 1]) == .copy)
        window.layoutIfNeeded()
        #expect(names.names == ["a", "new", "b", "c", "d"])
        #expect(table.numberOfRows(inSection: 0) == 5)
    }

    @Test func anItemIsDraggedToAnotherPosition() {
        let flow = UICollectionViewFlowLayout()
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (list.dataSource, list.dragDelegate, list.dropDelegate) = (names, names, names)
        let window = UIWindow(frame: list.frame)
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        let cell = list.cellForItem(at: [0, 3])
        #expect(list.simulateDrag(itemAt: [0, 3], to: [0, 0]) == .move)
        AnimationClock.current.finish()
        window.layoutIfNeeded()
        #expect(names.names == ["d", "a", "b", "c"])
        #expect(list.cellForItem(at: [0, 0]) === cell)
    }

    @Test func interactionsOfViews() {
        final class Target: NSObject, UIDropInteractionDelegate, UIDragInteractionDelegate {
            var text = ""
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))] }
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
            ) -> UIDropProposal { UIDropProposal(operation: .copy) }
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
                session.loadObjects(ofClass: NSString.self) { objects in
                    self.text = objects.compactMap { ($0 as? NSString).map(String.init(describing:)) }
                        .joined()
                }
            }
        }
        let target = Target()
        let (drag, drop) = (UIDragInteraction(delegate: target), UIDropInteraction(delegate: target))
        drag.isEnabled = true
        let (a, b) = (UIView(), UIView())
        a.addInteraction(drag)
        b.addInteraction(drop)
        #expect(drag.simulateDrag(at: .zero, to: drop).count == 1)
        #expect(target.text == "text")
    }
}
