import TestSupport
import UIKit

@testable import HeadlessUIKit

/// A table's data with all frames, computed by adding up heights: the model that random changes are compared with.
@MainActor final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// A row; it is measured once its cell was shown.
    final class Item {
        let number: Int
        var height: CGFloat
        var isMeasured = false

        init(_ number: Int, _ height: CGFloat) { (self.number, self.height) = (number, height) }
    }

    final class Section {
        var items: [Item]
        var header: CGFloat
        var isHeaderMeasured = false

        init(_ items: [Item], header: CGFloat) { (self.items, self.header) = (items, header) }
    }

    /// Sizes itself: its data is the height.
    final class Cell: UITableViewCell {
        var item: Item?

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: item?.height ?? 0)
        }
    }

    static let estimate: CGFloat = 50
    static let headerEstimate: CGFloat = 30

    var sections: [Section] = []
    let table = UITableView(frame: .zero, style: .plain)
    /// Whether cells size themselves, or the delegate gives their heights.
    let sizesItself: Bool
    let hasHeaders: Bool
    /// Whether rows have an estimate until they are measured; otherwise the delegate gives all heights.
    let isEstimated: Bool
    private var numbers = 0
    /// The shown rows by the calls of the delegate.
    var shown: Set<ObjectIdentifier> = []

    init(sizesItself: Bool, hasHeaders: Bool, isEstimated: Bool) {
        (self.sizesItself, self.hasHeaders, self.isEstimated) = (sizesItself, hasHeaders, isEstimated)
        super.init()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = isEstimated ? Self.estimate : 0
        table.sectionHeaderTopPadding = 0
        if hasHeaders { table.estimatedSectionHeaderHeight = Self.headerEstimate }
        table.separatorStyle = .none
        table.dataSource = self
        table.delegate = self
    }

    func item(_ random: inout SeededRandom) -> Item {
        numbers += 1
        return Item(numbers, CGFloat(Int.random(in: 1...600, using: &random)) / 3)
    }

    func section(_ random: inout SeededRandom) -> Section {
        let count = random.chance(0.2) ? 0 : Int.random(in: 1...30, using: &random)
        let items = (0..<count).map { _ in item(&random) }
        return Section(items, header: hasHeaders ? CGFloat(Int.random(in: 1...60, using: &random)) : 0)
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.item = sections[indexPath.section].items[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sizesItself
            ? UITableView.automaticDimension : sections[indexPath.section].items[indexPath.row].height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard hasHeaders else { return UITableView.automaticDimension }
        sections[section].isHeaderMeasured = true
        return sections[section].header
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hasHeaders ? UIView() : nil
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        let item = sections[indexPath.section].items[indexPath.row]
        item.isMeasured = true
        shown.insert(ObjectIdentifier(cell))
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown.remove(ObjectIdentifier(cell)) }

    // MARK: Frames

    private func length(_ item: Item) -> CGFloat {
        item.isMeasured || !isEstimated ? item.height : Self.estimate
    }

    private func header(_ section: Section) -> CGFloat {
        guard hasHeaders else { return 0 }
        return section.isHeaderMeasured ? section.header : Self.headerEstimate
    }

    /// All rows with their frames.
    var frames: [(path: IndexPath, item: Item, rect: CGRect)] {
        var (frames, y): ([(IndexPath, Item, CGRect)], CGFloat) = ([], 0)
        for (section, content) in sections.enumerated() {
            y += header(content)
            for (row, item) in content.items.enumerated() {
                let rect = CGRect(x: 0, y: y, width: table.bounds.width, height: length(item))
                frames.append((IndexPath(row: row, section: section), item, rect))
                y += length(item)
            }
        }
        return frames
    }

    var height: CGFloat {
        sections.reduce(0) { $0 + header($1) + $1.items.reduce(0) { $0 + length($1) } }
    }
}
