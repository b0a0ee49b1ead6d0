import LayoutCore
import Stacks
import TestSupport
import Testing

/// Safe areas, frames relative to a container, and containers of which a part is visible.
@Suite struct ContainerTests {
    let tree = StackTree()

    private func node(_ element: StackElement, _ children: NodeID...) -> NodeID {
        let node = tree.makeNode(element)
        tree.setChildren(children, of: node)
        return node
    }

    private func phone() -> StackSpace {
        var space = StackSpace(width: 390, height: 844)
        space.safeArea = Insets(top: 47, left: 0, bottom: 34, right: 0)
        return space
    }

    @Test func theRootLiesInTheSafeArea() {
        let root = tree.makeNode(.greedy())
        tree.layout(root, in: phone())
        #expect(tree.frame(of: root) == Rect(x: 0, y: 47, width: 390, height: 763))
    }

    @Test func aBackgroundExtendsIntoTheSafeArea() {
        let color = tree.makeNode(.greedy())
        let ignoring = node(.ignoresSafeArea(), color)
        let root = node(.background(), tree.makeNode(.greedy()), ignoring)
        tree.layout(root, in: phone())
        #expect(tree.frame(of: color) == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(tree.frame(of: ignoring) == Rect(x: 0, y: 47, width: 390, height: 763))
        tree.setElement(.ignoresSafeArea(.bottom), of: ignoring)
        tree.layout(root, in: phone())
        #expect(tree.frame(of: color) == Rect(x: 0, y: 47, width: 390, height: 797))
    }

    @Test func whatDoesNotTouchTheEdgeKeepsItsFrame() {
        let color = tree.makeNode(.greedy())
        let ignoring = node(.ignoresSafeArea(), color)
        let above = tree.makeNode(.fixed(width: 100, height: 100))
        let root = node(.stack(.vertical, spacing: 0), above, ignoring)
        tree.layout(root, in: phone())
        #expect(tree.frame(of: color) == Rect(x: 0, y: 147, width: 390, height: 697))
        // It comes to touch the upper edge although nothing in it has changed.
        tree.setElement(.fixed(width: 100, height: 0), of: above)
        tree.layout(root, in: phone())
        #expect(tree.frame(of: color) == Rect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func anInsetIsSafeAreaInWhatItInsets() {
        let color = tree.makeNode(.greedy())
        let bar = tree.makeNode(.fixed(width: 390, height: 50))
        let root = node(.safeAreaInset(.bottom, spacing: 6), node(.ignoresSafeArea(.bottom), color), bar)
        tree.layout(root, in: phone())
        #expect(tree.frame(of: bar) == Rect(x: 0, y: 760, width: 390, height: 50))
        // 707 for itself, then the gap, the bar, and the phone's own safe area.
        #expect(tree.frame(of: color) == Rect(x: 0, y: 47, width: 390, height: 707 + 6 + 50 + 34))
    }

    @Test func partsOfTheNearestContainer() {
        let page = node(
            .containerRelativeFrame(ContainerPart(.vertical, count: 2)), tree.makeNode(.greedy()))
        let scroll = node(.scroll(), node(.stack(.vertical, spacing: 0), page))
        let header = tree.makeNode(.fixed(width: 100, height: 63))
        let root = node(.stack(.vertical, spacing: 0), header, scroll)
        tree.layout(root, in: phone())
        // The scroll node has 700 of 763.
        #expect(tree.frame(of: page).size.height == 350)
        tree.setElement(.fixed(width: 100, height: 163), of: header)
        tree.layout(root, in: phone())
        #expect(tree.frame(of: page).size.height == 300)
    }

    @Test func invisibleRowsAreEstimatedAndHidden() {
        var measured = 0
        let list = tree.makeNode(.lazyStack(.vertical, spacing: 10))
        let rows = (0..<1000).map { _ in tree.makeNode(.measured(.width)) }
        for row in rows {
            tree.setMeasure(
                { proposal in
                    measured += 1
                    return Measurement(width: proposal.width ?? 0, height: 40)
                }, of: row)
        }
        tree.setChildren(rows, of: list)
        let root = node(.scroll(), list)
        tree.setVisible(Interval(start: 500, length: 200), of: list)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(tree.frame(of: list).size == Size(width: 300, height: 1000 * 50 - 10))
        #expect(measured < 10)
        #expect(rows.filter { !tree.isHidden($0) }.count < 10)
        #expect(tree.frame(of: rows[11]) == Rect(x: 0, y: 550, width: 300, height: 40))
        #expect(tree.isHidden(rows[20]))
        tree.setVisible(Interval(start: 1000, length: 200), of: list)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(tree.isHidden(rows[11]))
        #expect(tree.frame(of: rows[20]) == Rect(x: 0, y: 1000, width: 300, height: 40))
        tree.setVisible(nil, of: list)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(measured >= 1000)
        #expect(!tree.isHidden(rows[11]))
    }

    /// Rows of different heights become visible: the lengths of measured rows are exact, the others are estimated.
    @Test func estimatesBecomeExact() {
        let list = tree.makeNode(.lazyStack(.vertical, spacing: 0))
        let rows = (0..<100).map { index in
            let row = tree.makeNode(.measured(.text))
            tree.setMeasure({ Measurement(width: $0.width ?? 9, height: index % 2 == 0 ? 20 : 40) }, of: row)
            return row
        }
        tree.setChildren(rows, of: list)
        let root = node(.scroll(), list)
        let space = StackSpace(width: 300, height: 100)
        tree.setVisible(Interval(start: 0, length: 115), of: list)
        tree.layout(root, in: space)
        // 20, 40, 20, 40 are visible, the other 96 are as high as the first, when no other had been measured.
        #expect(tree.statistics.measureCalls == 4)
        #expect(tree.frame(of: list).size.height == 120 + 96 * 20)
        // The estimate is the average of all measured rows now.
        tree.setVisible(Interval(start: 300, length: 100), of: list)
        tree.layout(root, in: space)
        #expect(tree.frame(of: rows[4]) == .zero)
        let seen = rows.filter { !tree.isHidden($0) }
        #expect(seen.count < 8)
        #expect(tree.frame(of: seen[0]).origin.y <= 300)
        #expect(tree.frame(of: seen[seen.count - 1])[.vertical].end >= 400)
        // Back again: the measured rows stay as they are.
        tree.setVisible(Interval(start: 0, length: 115), of: list)
        let calls = tree.statistics.measureCalls
        tree.layout(root, in: space)
        #expect(tree.statistics.measureCalls == calls)
        #expect(tree.frame(of: rows[3]) == Rect(x: 0, y: 80, width: 300, height: 40))
        // A row that changes is measured again where it is visible.
        tree.markDirty(rows[1])
        tree.markDirty(rows[50])
        tree.layout(root, in: space)
        #expect(tree.statistics.measureCalls == calls + 1)
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomListsThatAreVisibleAsAWholeAreAsIfNotLazy(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let boxes = (0..<12).map { _ in maker.box(depth: 5) }
        let sketch = Sketch(.lazyStack(.vertical, .leading, spacing: 4), boxes)
        let (lazy, root, nodes) = sketch.build()
        let (whole, wholeRoot, wholeNodes) = sketch.build()
        let space = StackSpace(width: 300, height: 200)
        for start in [0, 400, 100, 0] {
            lazy.setVisible(Interval(start: Double(start), length: 200), of: root)
            lazy.layout(root, in: space)
        }
        lazy.setVisible(Interval(start: 0, length: 1e9), of: root)
        lazy.layout(root, in: space)
        whole.layout(wholeRoot, in: space)
        for box in sketch.all {
            let (node, other) = (nodes[ObjectIdentifier(box)]!, wholeNodes[ObjectIdentifier(box)]!)
            #expect(lazy.isHidden(node) == whole.isHidden(other), "\(seed)")
            #expect(lazy.frame(of: node).isNear(whole.frame(of: other)), "\(seed)")
        }
    }

    @Test func theFirstThatFits() {
        let wide = tree.makeNode(.fixed(width: 200, height: 20))
        let narrow = tree.makeNode(.fixed(width: 50, height: 40))
        let root = node(.viewThatFits(in: .horizontal), wide, narrow)
        tree.layout(root, in: StackSpace(width: 300, height: 10))
        #expect([wide, narrow].map(tree.isHidden) == [false, true])
        tree.layout(root, in: StackSpace(width: 100, height: 10))
        #expect([wide, narrow].map(tree.isHidden) == [true, false])
        #expect(tree.frame(of: root).size == Size(width: 50, height: 40))
        #expect(tree.frame(of: wide) == .zero)
        #expect(Set(tree.movedNodes) == [root, wide, narrow])
    }

    /// A root that becomes a child of another one, and a root again.
    @Test func aRootThatBecomesAChild() {
        let leaf = tree.makeNode(.fixed(width: 10.4, height: 10))
        let inner = node(.padding(.zero), leaf)
        tree.layout(inner, in: StackSpace(width: 100, height: 100, scale: 1))
        #expect(tree.frame(of: leaf).size.width == 10)
        let outer = node(.padding(Insets(top: 0, left: 3, bottom: 0, right: 0)), inner)
        tree.layout(outer, in: StackSpace(width: 100, height: 100, scale: 5))
        #expect(abs(tree.frame(of: leaf).size.width - 10.4) < 1e-9)
        #expect(tree.frame(of: leaf).origin.x == 3)
        tree.removeFromParent(inner)
        tree.layout(inner, in: StackSpace(width: 100, height: 100, scale: 1))
        #expect(tree.frame(of: leaf) == Rect(x: 0, y: 0, width: 10, height: 10))
    }
}
