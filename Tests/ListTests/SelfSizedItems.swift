import TestSupport
import UIKit

@testable import HeadlessUIKit

/// Items of random heights in rows of equal numbers, and all frames that they should have by what was shown so far.
@MainActor
final class SelfSizedItems {
    final class Tile: UICollectionViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    let columns: Int
    let estimate: CGFloat
    let spacing: CGFloat
    let header: CGFloat
    var items: [Int] = []
    var heights: [Int: CGFloat] = [:]
    /// The items that had a cell, so that their heights are known.
    var seen: Set<Int> = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let list: UICollectionView
    private var next = 0

    init(_ random: inout SeededRandom) {
        columns = Int.random(in: 1...3, using: &random)
        estimate = CGFloat(Int.random(in: 15...70, using: &random))
        spacing = CGFloat(Int.random(in: 0...8, using: &random))
        header = random.chance(0.4) ? 24 : 0
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                .fractionalWidth(1 / CGFloat(columns)), .estimated(estimate)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(estimate)),
            repeatingSubitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        if header > 0 {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(header)),
                    elementKind: "header", alignment: .top)
            ]
        }
        list = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        list.contentInsetAdjustmentBehavior = .never
        list.register(Tile.self, forCellWithReuseIdentifier: "cell")
        list.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
        add(Int.random(in: 0...40, using: &random), &random)
    }

    func show() {
        window.addSubview(list)
        window.isHidden = false
        list.layoutIfNeeded()
    }

    /// The cell of an item, for data sources.
    func cell(_ path: IndexPath, _ item: Int) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Tile)?.height = heights[item] ?? 0
        cell.tag = item
        seen.insert(item)
        return cell
    }

    func header(_ path: IndexPath) -> UICollectionReusableView {
        list.dequeueReusableSupplementaryView(ofKind: "header", withReuseIdentifier: "view", for: path)
    }

    private func add(_ count: Int, _ random: inout SeededRandom) {
        for _ in 0..<count {
            heights[next] = CGFloat(Int.random(in: 8...110, using: &random))
            items.insert(next, at: Int.random(in: 0...items.count, using: &random))
            next += 1
        }
    }

    /// Changes the items: some are deleted, some moved, new ones inserted.
    func change(_ random: inout SeededRandom) {
        for _ in 0..<Int.random(in: 0...3, using: &random) where !items.isEmpty {
            items.remove(at: Int.random(in: 0..<items.count, using: &random))
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) where items.count > 1 {
            let item = items.remove(at: Int.random(in: 0..<items.count, using: &random))
            items.insert(item, at: Int.random(in: 0...items.count, using: &random))
        }
        add(Int.random(in: 0...3, using: &random), &random)
    }

    // MARK: The model

    /// The tops of all items, and the length of the content.
    var tops: (tops: [CGFloat], length: CGFloat) {
        var (tops, y): ([CGFloat], CGFloat) = ([], header)
        for start in stride(from: 0, to: items.count, by: columns) {
            if start > 0 { y += spacing }
            let row = items[start..<min(start + columns, items.count)]
            let known = row.map { seen.contains($0) ? heights[$0] ?? 0 : estimate }
            tops += row.map { _ in y }
            y += known.max() ?? 0
        }
        return (tops, y)
    }

    /// What differs from the model; nil is nothing.
    var difference: String? {
        let (tops, length) = tops
        if abs(list.contentSize.height - length) > 0.01 {
            return "the content is \(list.contentSize.height) long, not \(length)"
        }
        let bounds = list.bounds
        for (index, item) in items.enumerated() {
            let path = IndexPath(item: index, section: 0)
            let height = seen.contains(item) ? heights[item] ?? 0 : estimate
            let isVisible = tops[index] < bounds.maxY - 0.01 && tops[index] + height > bounds.minY + 0.01
            let cell = list.cellForItem(at: path)
            if isVisible, cell == nil { return "item \(index) at \(tops[index]) has no cell in \(bounds)" }
            guard let cell else { continue }
            if cell.tag != item { return "item \(index) has the cell of another" }
            if abs(cell.frame.minY - tops[index]) > 0.51 || abs(cell.frame.height - height) > 0.01 {
                return "item \(index) is at \(cell.frame), not at \(tops[index]) with \(height)"
            }
        }
        return nil
    }

    /// Scrolls by a random distance and returns what moved otherwise than by it; nil is nothing.
    func scroll(_ random: inout SeededRandom) -> String? {
        let range = max(0, list.contentSize.height - list.bounds.height)
        let way = CGFloat(Int.random(in: -160...160, using: &random))
        let target = min(max(list.contentOffset.y + way, 0), range)
        let moved = target - list.contentOffset.y
        let before = Dictionary(
            uniqueKeysWithValues: list.visibleCells.map { ($0.tag, $0.frame.minY - list.contentOffset.y) })
        // A row of which a part is seen grows when another item of it is measured: something seen has to move then.
        let isSettled = list.indexPathsForVisibleItems.allSatisfy { path in
            let start = path.item / columns * columns
            return items[start..<min(start + columns, items.count)].allSatisfy(seen.contains)
        }
        list.contentOffset.y = target
        list.layoutIfNeeded()
        // At the ends the offset is limited to the content, which may have become shorter.
        let end = list.contentSize.height - list.bounds.height
        guard isSettled, list.contentOffset.y > 0, list.contentOffset.y < end else { return nil }
        for cell in list.visibleCells {
            guard let old = before[cell.tag] else { continue }
            let now = cell.frame.minY - list.contentOffset.y
            if abs(now - (old - moved)) > 0.7 {
                return
                    "item \(cell.tag) is at \(now), not at \(old - moved), of \(before) in \(columns) columns after "
                    + "\(way) to \(list.contentOffset.y) of \(list.contentSize.height)"
            }
        }
        return nil
    }
}
