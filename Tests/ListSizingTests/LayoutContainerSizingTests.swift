import Layout
import Testing
import UIKit

/// Cells of tables and collection views whose content is a layout: a block of a fixed height over a text that wraps.
@MainActor struct LayoutContainerSizingTests {
    /// What a cell shows.
    struct Item {
        let height: CGFloat
        let words: Int
        var text: String { Array(repeating: "layout", count: words).joined(separator: " ") }
    }

    static let items = [
        Item(height: 30, words: 1), Item(height: 75.5, words: 40), Item(height: 120, words: 12),
        Item(height: 8, words: 90), Item(height: 200, words: 3), Item(height: 44, words: 25),
    ]

    /// The views of a cell, in a container that keeps 10 points from the edges.
    @MainActor final class Content {
        let container = LayoutContainer(frame: .zero)
        private let block = UIView()
        private let label = UILabel()

        init() { label.numberOfLines = 0 }

        func pin(to view: UIView) {
            container.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(container)
            NSLayoutConstraint.activate([
                container.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                container.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            ])
        }

        func show(_ item: Item) {
            label.text = item.text
            container.setBody { [block, label] in
                VStack(alignment: .leading, spacing: 6) {
                    block.layout().size(width: 40, height: item.height)
                    label.layout()
                }
            }
        }
    }

    @MainActor protocol Shows: AnyObject { func show(_ item: Item) }

    final class Row: UITableViewCell, Shows {
        private let content = Content()
        func show(_ item: Item) {
            if content.container.superview == nil { content.pin(to: contentView) }
            content.show(item)
        }
    }

    /// A row that measures its container by itself.
    final class FittingRow: UITableViewCell, Shows {
        private let content = Content()
        func show(_ item: Item) {
            if content.container.superview == nil { contentView.addSubview(content.container) }
            content.show(item)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            content.container.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let height = content.container.sizeThatFits(CGSize(width: size.width - 20, height: 0)).height
            return CGSize(width: size.width, height: height + 20)
        }
    }

    final class Tile: UICollectionViewCell, Shows {
        private let content = Content()
        func show(_ item: Item) {
            if content.container.superview == nil { content.pin(to: contentView) }
            content.show(item)
        }
    }

    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var items = LayoutContainerSizingTests.items

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? any Shows)?.show(items[indexPath.row])
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { items.count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? any Shows)?.show(items[indexPath.item])
            return cell
        }
    }

    private func window(_ list: UIScrollView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        list.frame = window.bounds
        list.contentInsetAdjustmentBehavior = .never
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func readToEnd(_ list: UIScrollView, _ window: UIWindow) {
        while list.contentOffset.y + 200 < list.contentSize.height - 0.01 {
            list.contentOffset.y = min(list.contentOffset.y + 70, list.contentSize.height - 200)
            window.layoutIfNeeded()
        }
    }

    /// The height by hand, with a label of its own.
    private func height(_ item: Item, width: CGFloat, _ window: UIWindow) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = item.text
        window.addSubview(label)
        defer { label.removeFromSuperview() }
        let text = label.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude)).height
        return item.height + 6 + text + 20
    }

    @Test(arguments: [Row.self as UITableViewCell.Type, FittingRow.self])
    func rowsAreAsHighAsTheirLayout(type: UITableViewCell.Type) {
        let source = Source()
        let table = UITableView()
        table.register(type, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        table.dataSource = source
        let window = window(table)
        for width in [320, 260] as [CGFloat] {
            table.frame.size.width = width
            table.contentOffset.y = 0
            window.layoutIfNeeded()
            readToEnd(table, window)
            var y: CGFloat = 0
            for (row, item) in source.items.enumerated() {
                let rect = table.rectForRow(at: [0, row])
                let expected = height(item, width: width, window)
                #expect(abs(rect.height - expected) < 0.34, "row \(row) of \(type) at \(width)")
                #expect(abs(rect.minY - y) < 0.01)
                y = rect.maxY
            }
            #expect(abs(table.contentSize.height - y) < 0.01)
        }
    }

    @Test func itemsAreAsHighAsTheirLayout() {
        let source = Source()
        let side = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: side, subitems: [NSCollectionLayoutItem(layoutSize: side)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Tile.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let window = window(view)
        readToEnd(view, window)
        var y: CGFloat = 0
        for (item, value) in source.items.enumerated() {
            let frame = layout.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
            #expect(abs(frame.height - height(value, width: 320, window)) < 0.34, "item \(item)")
            #expect(abs(frame.minY - y) < 0.4)
            y = frame.maxY
        }
        #expect(abs(view.contentSize.height - y) < 0.4)
    }

    /// The natural size where the flow layout limits nothing.
    @Test func itemsOfAFlowLayoutAreAsLargeAsTheirLayout() {
        let source = Source()
        source.items = [Item(height: 30, words: 1), Item(height: 75, words: 2), Item(height: 12, words: 3)]
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Tile.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let window = window(view)
        for (item, value) in source.items.enumerated() {
            let label = UILabel()
            label.text = value.text
            window.addSubview(label)
            let text = label.intrinsicContentSize
            label.removeFromSuperview()
            let size = layout.layoutAttributesForItem(at: [0, item])?.size ?? .zero
            #expect(abs(size.width - max(40, text.width) - 20) < 0.34, "item \(item)")
            #expect(abs(size.height - value.height - 6 - text.height - 20) < 0.34, "item \(item)")
        }
    }
}
