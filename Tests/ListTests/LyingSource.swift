import UIKit

@testable import HeadlessUIKit

/// A data source of tables and collection views that can be made to lie.
@MainActor
final class LyingSource: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    var sections: () -> Int = { 2 }
    var count: (Int) -> Int = { _ in 3 }
    var height: (IndexPath) -> CGFloat = { _ in 40 }
    var identifier: (IndexPath) -> String = { _ in "cell" }
    /// Replaces what is dequeued.
    var tableCell: (UITableView, IndexPath) -> UITableViewCell? = { _, _ in nil }
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell? = { _, _ in nil }
    /// Called before a cell is dequeued.
    var before: (IndexPath) -> Void = { _ in }

    /// Is honest from now on.
    func repent() {
        sections = { 2 }
        count = { _ in 3 }
        height = { _ in 40 }
        identifier = { _ in "cell" }
        tableCell = { _, _ in nil }
        cell = { _, _ in nil }
        before = { _ in }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(section) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(indexPath)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        before(indexPath)
        return tableCell(tableView, indexPath)
            ?? tableView.dequeueReusableCell(withIdentifier: identifier(indexPath), for: indexPath)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count(section)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: height(indexPath)) }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        before(indexPath)
        return cell(collectionView, indexPath)
            ?? collectionView.dequeueReusableCell(
                withReuseIdentifier: identifier(indexPath), for: indexPath)
    }
}

/// A list with a source that can be made to lie.
@MainActor struct LyingList {
    enum Kind: CaseIterable, Sendable {
        case fixedTable, estimatedTable, flow, estimatedFlow, compositional, list

        var isTable: Bool { self == .fixedTable || self == .estimatedTable }
    }

    let kind: Kind
    let source = LyingSource()
    let table: UITableView
    let collection: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init(_ kind: Kind) {
        self.kind = kind
        table = UITableView(frame: window.bounds, style: .plain)
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: Self.layout(kind))
        collection.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        if kind.isTable {
            if kind == .fixedTable { table.estimatedRowHeight = 0 }
            table.delegate = source
            table.dataSource = source
        } else {
            collection.delegate = source
            collection.dataSource = source
        }
        window.addSubview(view)
        window.isHidden = false
    }

    var view: UIView { kind.isTable ? table : collection }

    private static func layout(_ kind: Kind) -> UICollectionViewLayout {
        switch kind {
        case .list:
            return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        case .compositional:
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
        default:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 300, height: 40)
            if kind == .estimatedFlow { flow.estimatedItemSize = CGSize(width: 300, height: 30) }
            return flow
        }
    }

    /// The messages of exceptions and of advice that some code causes.
    func messages(_ body: () -> Void) -> [String] {
        let (oldException, oldReport) = (UIKitException.handler, LayoutDiagnostics.handler)
        defer { (UIKitException.handler, LayoutDiagnostics.handler) = (oldException, oldReport) }
        var messages: [String] = []
        UIKitException.handler = { messages.append($0.reason) }
        LayoutDiagnostics.handler = { messages.append("\($0)") }
        body()
        return messages
    }

    func reload() { kind.isTable ? table.reloadData() : collection.reloadData() }
    func layOut() { window.layoutIfNeeded() }

    func insert(_ paths: [IndexPath]) {
        kind.isTable ? table.insertRows(at: paths, with: .none) : collection.insertItems(at: paths)
    }
    func delete(_ paths: [IndexPath]) {
        kind.isTable ? table.deleteRows(at: paths, with: .none) : collection.deleteItems(at: paths)
    }
    func reloadItems(_ paths: [IndexPath]) {
        kind.isTable ? table.reloadRows(at: paths, with: .none) : collection.reloadItems(at: paths)
    }
    func move(_ path: IndexPath, _ target: IndexPath) {
        kind.isTable ? table.moveRow(at: path, to: target) : collection.moveItem(at: path, to: target)
    }
    func deleteSections(_ sections: IndexSet) {
        kind.isTable ? table.deleteSections(sections, with: .none) : collection.deleteSections(sections)
    }
    func scroll(to path: IndexPath) {
        kind.isTable
            ? table.scrollToRow(at: path, at: .top, animated: false)
            : collection.scrollToItem(at: path, at: .top, animated: false)
    }

    var visible: [IndexPath] {
        (kind.isTable ? table.indexPathsForVisibleRows ?? [] : collection.indexPathsForVisibleItems).sorted()
    }

    /// Nil where the list shows all that an honest source has, without any message.
    var defect: String? {
        let found = messages {
            source.repent()
            reload()
            layOut()
        }
        if let message = found.first { return "an honest source causes: \(message)" }
        let all: [IndexPath] = (0..<2).flatMap { section in (0..<3).map { [section, $0] } }
        if visible != all { return "an honest source shows \(visible)" }
        let later = messages {
            source.count = { $0 == 0 ? 4 : 3 }
            insert([[0, 3]])
            AnimationClock.current.finish()
            layOut()
        }
        if let message = later.first { return "an update causes: \(message)" }
        return visible.count == 7 ? nil : "an update leaves \(visible)"
    }
}
