import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Outlines, by Apple's documentation and by random edits of a tree.
@MainActor struct SectionSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    /// A tree as a tree.
    final class Node {
        let item: Int
        var isExpanded = false
        weak var parent: Node?
        var children: [Node] = []

        init(_ item: Int, parent: Node?) {
            self.item = item
            self.parent = parent
        }

        var all: [Node] { children.flatMap { [$0] + $0.all } }
        var visible: [Node] { children.flatMap { [$0] + ($0.isExpanded ? $0.visible : []) } }
        var level: Int { parent.map { $0.level + 1 } ?? -1 }
    }

    private func reasons(_ call: () -> Void) -> [String] {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        call()
        return reasons
    }

    @Test func childrenAreVisibleWhileTheirParentsAreExpanded() {
        var snapshot = Snapshot()
        snapshot.append([1, 2, 3])
        snapshot.append([20, 21], to: 2)
        snapshot.append([200], to: 20)
        #expect(snapshot.items == [1, 2, 20, 200, 21, 3])
        #expect(snapshot.rootItems == [1, 2, 3])
        #expect(snapshot.visibleItems == [1, 2, 3])
        snapshot.expand([20])
        #expect(snapshot.visibleItems == [1, 2, 3] && !snapshot.isVisible(200) && snapshot.isExpanded(20))
        snapshot.expand([2])
        #expect(snapshot.visibleItems == [1, 2, 20, 200, 21, 3] && snapshot.isVisible(200))
        #expect(
            snapshot.level(of: 200) == 2 && snapshot.parent(of: 200) == 20 && snapshot.parent(of: 1) == nil)
        #expect(snapshot.index(of: 21) == 4 && snapshot.index(of: 9) == nil)
        #expect(snapshot.visualDescription() == "* 1\n+ 2\n   + 20\n      * 200\n   * 21\n* 3")
        let children = snapshot.snapshot(of: 2)
        #expect(children.rootItems == [20, 21] && children.visibleItems == [20, 200, 21])
        #expect(children.level(of: 200) == 1 && children.parent(of: 20) == nil)
        let whole = snapshot.snapshot(of: 2, includingParent: true)
        #expect(whole.rootItems == [2] && whole.level(of: 200) == 2 && whole.isExpanded(2))
        snapshot.replace(childrenOf: 2, using: Snapshot(whole.snapshot(of: 20)))
        #expect(snapshot.items == [1, 2, 200, 3] && snapshot.level(of: 200) == 1)
        snapshot.delete([2, 9])
        #expect(snapshot.items == [1, 3])
    }

    @Test func violationsRaiseTheTextsOfIOS() {
        var snapshot = Snapshot()
        snapshot.append([1, 2])
        let unique = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        #expect(reasons { snapshot.append([3, 3]) } == [unique + "{(\n    3\n)}"])
        #expect(reasons { snapshot.append([3, 1]) } == [unique + "{(\n    1\n)}"])
        #expect(reasons { snapshot.insert([3], before: 9) } == ["Failed to find index of item 9"])
        #expect(
            reasons { snapshot.append([3], to: 9) } == [
                "Parent item identifier does not exist in section snapshot"
            ])
        #expect(
            reasons { _ = snapshot.level(of: 9) } == [
                "Item identifier does not exist in section snapshot: 9"
            ])
        #expect(snapshot.items == [1, 2])
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomEditsAreThoseOfATree(seed: RandomSeed) {
        var random = seed.random
        var snapshot = Snapshot()
        let root = Node(-1, parent: nil)
        var next = 0
        for _ in 0..<30 {
            let nodes = root.all
            let node = random.pick(nodes)
            let items = Array(next..<next + Int.random(in: 0...3, using: &random))
            next += items.count
            edit(&snapshot, root, node, items, &random)
            let all = root.all
            #expect(snapshot.items == all.map(\.item))
            #expect(snapshot.visibleItems == root.visible.map(\.item))
            #expect(snapshot.rootItems == root.children.map(\.item))
            for (index, node) in all.enumerated() {
                #expect(snapshot.level(of: node.item) == node.level)
                #expect(snapshot.index(of: node.item) == index)
                #expect(snapshot.parent(of: node.item) == (node.parent === root ? nil : node.parent?.item))
            }
            if let node = random.pick(all) {
                #expect(snapshot.isVisible(node.item) == root.visible.contains { $0 === node })
                #expect(snapshot.snapshot(of: node.item).items == node.all.map(\.item))
                #expect(snapshot.snapshot(of: node.item).visibleItems == node.visible.map(\.item))
            }
        }
    }

    private func edit(
        _ snapshot: inout Snapshot, _ root: Node, _ node: Node?, _ items: [Int], _ random: inout SeededRandom
    ) {
        guard let node, let parent = node.parent,
            let index = parent.children.firstIndex(where: { $0 === node })
        else {
            snapshot.append(items)
            return root.children += items.map { Node($0, parent: root) }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            snapshot.append(items, to: node.item)
            node.children += items.map { Node($0, parent: node) }
        case 2:
            snapshot.insert(items, before: node.item)
            parent.children.insert(contentsOf: items.map { Node($0, parent: parent) }, at: index)
        case 3:
            snapshot.insert(items, after: node.item)
            parent.children.insert(contentsOf: items.map { Node($0, parent: parent) }, at: index + 1)
        case 4:
            snapshot.delete([node.item])
            parent.children.remove(at: index)
        case 5, 6:
            node.isExpanded.toggle()
            node.isExpanded ? snapshot.expand([node.item]) : snapshot.collapse([node.item])
        default:
            var children = Snapshot()
            children.append(items)
            snapshot.replace(childrenOf: node.item, using: children)
            node.children = items.map { Node($0, parent: node) }
        }
    }
}
