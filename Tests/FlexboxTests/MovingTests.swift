import Flexbox
import LayoutCore
import Testing

/// Nodes change parents and come to an end, with nothing left behind.
@Suite struct MovingTests {
    private let tree = FlexTree(defaults: .yoga, errata: .yoga)

    private func node(height: Double = 0) -> NodeID {
        var style = FlexStyle.yoga
        if height > 0 { style.height = .points(height) }
        return tree.makeNode(style)
    }

    @Test func aSubtreeMovesToAnotherTree() {
        let (one, other, box, inner) = (node(), node(), node(), node(height: 20))
        tree.append(box, to: one)
        tree.append(inner, to: box)
        let space = RootSpace(width: .definite(100))
        tree.layout(one, in: space)
        tree.layout(other, in: space)
        tree.append(box, to: other)
        #expect(tree.parent(of: box) == other)
        #expect(tree.children(of: one).isEmpty)
        #expect(tree.isDirty(one) && tree.isDirty(other))
        tree.layout(one, in: space)
        tree.layout(other, in: space)
        #expect(tree.frame(of: one).size == Size(width: 100, height: 0))
        #expect(tree.frame(of: other).size == Size(width: 100, height: 20))
        // A change inside makes the new owner dirty, and no other node.
        tree.set(\.height, to: 30, of: inner)
        #expect(!tree.isDirty(one) && tree.isDirty(other))
        tree.layout(other, in: space)
        #expect(tree.frame(of: other).size == Size(width: 100, height: 30))
    }

    @Test func theFormerOwnerMayEnd() {
        let (one, other, box, inner) = (node(), node(), node(), node(height: 20))
        tree.append(box, to: one)
        tree.append(inner, to: box)
        tree.append(box, to: other)
        tree.freeSubtree(one)
        #expect(tree.contains(box) && tree.contains(inner))
        tree.layout(other, in: RootSpace(width: .definite(100)))
        #expect(tree.frame(of: inner).size == Size(width: 100, height: 20))
    }

    @Test func aMovedNodeKeepsItsIndexAmongSiblings() {
        let (one, other) = (node(), node())
        let boxes = (0..<4).map { _ in node(height: 10) }
        for box in boxes { tree.append(box, to: one) }
        tree.append(boxes[3], to: other)
        tree.insert(boxes[1], into: other, before: boxes[3])
        #expect(tree.children(of: one) == [boxes[0], boxes[2]])
        #expect(tree.children(of: other) == [boxes[1], boxes[3]])
        tree.layout(other, in: RootSpace(width: .definite(100)))
        #expect(tree.frame(of: boxes[3]).origin.y == 10)
    }

    @Test func childrenMayBeGivenAtOnce() {
        let root = node()
        let boxes = (0..<5).map { _ in node(height: 10) }
        for order in [[0, 1, 2], [0, 1, 2], [0, 2, 1, 4], [], [3, 3, 0], [4, 0]] {
            let expected = order == [3, 3, 0] ? [3, 0] : order
            tree.setChildren(order.map { boxes[$0] }, of: root)
            #expect(tree.children(of: root) == expected.map { boxes[$0] })
            for box in boxes {
                let isChild = expected.contains { boxes[$0] == box }
                #expect(tree.parent(of: box) == (isChild ? root : nil))
            }
            tree.layout(root, in: RootSpace(width: .definite(100)))
            #expect(tree.frame(of: root).size.height == Double(10 * expected.count))
            tree.setChildren(expected.map { boxes[$0] }, of: root)
            #expect(!tree.isDirty(root))
        }
    }

    @Test func aFreedRowIsNobodysChild() {
        let (root, old) = (node(), node(height: 10))
        tree.append(old, to: root)
        tree.free(old)
        let new = node(height: 7)
        #expect(!tree.contains(old) && tree.parent(of: new) == nil && tree.children(of: root).isEmpty)
        tree.layout(root, in: RootSpace(width: .definite(100)))
        #expect(tree.frame(of: root).size.height == 0)
        #expect(tree.frame(of: new) == .zero)
    }

    enum Way: CaseIterable { case subtree, first, last, middle }

    /// The links that ending a parent of so many children follows.
    private func linksFreed(_ count: Int, _ way: Way) -> Int {
        let tree = FlexTree()
        let root = tree.makeNode()
        let children = (0..<count).map { _ in tree.makeNode() }
        for child in children { tree.append(child, to: root) }
        let before = tree.statistics.freedLinks
        switch way {
        case .subtree: tree.freeSubtree(root)
        case .first: for child in children { tree.free(child) }
        case .last: for child in children.reversed() { tree.free(child) }
        case .middle: for child in children[(count / 2)...] + children[..<(count / 2)] { tree.free(child) }
        }
        #expect(!children.contains(where: tree.contains))
        return tree.statistics.freedLinks - before
    }

    @Test(arguments: Way.allCases)
    func freeingIsLinear(way: Way) {
        #expect(linksFreed(1000, way) == 1000)
        #expect(linksFreed(100_000, way) == 100_000)
    }
}
