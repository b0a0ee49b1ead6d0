import BenchmarkSupport
import UIKit

/// Lists of many rows: what rows cost that are not seen.
@MainActor
enum ListBenchmarks {
    static func run() {
        let few = Benchmark("table: 20 estimated rows open", .milliseconds).report(openings(rows: 20))
        let many = Benchmark("table: 100,000 estimated rows open", .milliseconds, bar: few + 20).report(
            openings(rows: 100_000))
        print(String(format: "table: 100,000 rows take %.2f ms more than 20", many - few))
        grid(items: 100_000)
        scrolling()
        snapshots()
    }

    private static func openings(rows: Int) -> [Double] {
        (0..<13).map { _ in
            let source = Rows(count: rows)
            return Double(ProcessorTime.spent { _ = source.open() }) / 1e6
        }
    }

    /// Scrolls to the end of rows that size themselves; the cost of a step is that of the rows that appear.
    private static func scrolling() {
        let source = Rows(count: 10_000)
        let (window, table) = source.open()
        let step: CGFloat = 200
        Benchmark("table: 200 points of self-sized rows", .milliseconds, samples: 500).run {
            table.contentOffset.y = min(
                table.contentOffset.y + step, max(0, table.contentSize.height - table.bounds.height))
            window.layoutIfNeeded()
        }
        print("table: \(source.made) cells were made for \(source.shown) rows that were shown")
    }

    private static func grid(items: Int) {
        for name in ["flow", "compositional"] {
            let times = (0..<13).map { _ -> Double in
                let source = Items(count: items)
                return Double(ProcessorTime.spent { _ = source.open(name == "flow" ? flow() : list()) }) / 1e6
            }
            Benchmark("collection: \(items) items open, \(name)", .milliseconds, bar: 20).report(times)
        }
    }

    private static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        return layout
    }

    private static func list() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private static func snapshots() {
        Benchmark("snapshot: 100,000 items appended at once", .milliseconds, samples: 9).run {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<100_000))
        }
    }

    /// A table of texts of one to five lines.
    private final class Rows: NSObject, UITableViewDataSource {
        private let count: Int
        private(set) var made = 0
        private(set) var shown = 0

        init(count: Int) { self.count = count }

        func open() -> (window: UIWindow, table: UITableView) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let table = UITableView(frame: window.bounds)
            table.dataSource = self
            window.addSubview(table)
            window.isHidden = false
            window.layoutIfNeeded()
            return (window, table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            shown += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
            cell.textLabel?.text = String(repeating: "words of a row ", count: 1 + indexPath.row % 9)
            return cell
        }

        private func makeCell() -> UITableViewCell {
            made += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.numberOfLines = 0
            return cell
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        private let count: Int

        init(count: Int) { self.count = count }

        func open(_ layout: UICollectionViewLayout) -> UIWindow {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = self
            window.addSubview(list)
            window.isHidden = false
            window.layoutIfNeeded()
            return window
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }
}
