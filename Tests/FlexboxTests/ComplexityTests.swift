import Flexbox
import LayoutCore
import Testing

/// Work must grow with the number of nodes, whatever the shape of the tree.
@Suite struct ComplexityTests {
    static let depths = [10, 50, 200]
    static let greatDepths = [10, 100, 1000]

    @Test(arguments: greatDepths, [false, true])
    func nestedContainersRunTwiceEach(depth: Int, alternating: Bool) {
        let reference = ReferenceTree.nested(depth, alternating: alternating)
        reference.layout(width: 1000)
        // Measured once and laid out once, but for the root, whose size is found while it is laid out.
        #expect(reference.tree.statistics.containerRuns == 2 * depth - 1)
        let firstLayout = reference.tree.statistics.containerRuns
        reference.dirty()
        reference.layout(width: 1000)
        #expect(reference.tree.statistics.containerRuns <= 2 * firstLayout)
    }

    @Test(arguments: depths, [false, true])
    func nestedContainersOfCSSRunFiveTimesAtMost(depth: Int, alternating: Bool) {
        // The automatic minimum size needs min-content sizes as well.
        let reference = ReferenceTree.nested(depth, alternating: alternating, defaults: .css, errata: [])
        reference.layout(width: 1000)
        #expect(reference.tree.statistics.containerRuns <= 5 * depth)
    }

    /// Text in every container beside the next container: heights depend on widths all the way down.
    @Test(arguments: depths, [false, true])
    func nestedTextOfCSSIsMeasuredInProportion(depth: Int, alternating: Bool) {
        let tree = nestedText(depth, alternating: alternating, FlexTree(defaults: .css))
        #expect(tree.statistics.measureCalls <= 6 * depth)
        #expect(tree.statistics.containerRuns <= 9 * depth)
    }

    /// By Yoga's rules every item is measured in the available space of its container, which differs on each level.
    @Test(arguments: depths, [false, true])
    func nestedTextOfYogaIsMeasuredInProportion(depth: Int, alternating: Bool) {
        let tree = nestedText(depth, alternating: alternating, FlexTree(defaults: .yoga, errata: .yoga))
        #expect(tree.statistics.measureCalls <= (alternating ? 4 * depth : depth))
        #expect(tree.statistics.containerRuns <= (alternating ? 10 * depth : 2 * depth))
    }

    /// Nine texts in every container: deep down no space is left, and widths that overflow make some available again.
    @Test(arguments: [100, 500, 1000])
    func manyNestedTextsAreMeasuredFourTimesAtMost(depth: Int) {
        let reference = ReferenceTree.nestedTexts(depth)
        reference.layout(width: 1000)
        #expect(reference.tree.statistics.measureCalls <= 4 * 9 * depth)
        #expect(reference.tree.statistics.containerRuns <= 20 * depth)
    }

    /// A label that stretches without growing higher is not measured at the widths between; a picture that fills
    /// its width is.
    @Test(arguments: [true, false])
    func stretchedTextIsNotMeasuredForWidthsBetween(isText: Bool) {
        let tree = FlexTree(defaults: .yoga, errata: .yoga)
        let (root, column, leaf) = (tree.makeNode(), tree.makeNode(), tree.makeNode())
        tree.set(\.flexDirection, to: .row, of: root)
        tree.set(\.flexGrow, to: 1, of: column)
        tree.append(column, to: root)
        tree.append(leaf, to: column)
        let picture: MeasureFunction = { request in
            guard case .definite(let width) = request.width, request.isWidthKnown else {
                return Size(width: 70, height: 35)
            }
            return Size(width: width, height: width / 2)
        }
        tree.setMeasure(isText ? measureText(length: 10) : picture, of: leaf)
        tree.layout(root, in: RootSpace(width: .definite(300)))
        #expect(tree.frame(of: leaf).size == Size(width: 300, height: isText ? 17 : 150))
        let before = tree.statistics.measureCalls
        tree.layout(root, in: RootSpace(width: .definite(200)))
        #expect(tree.statistics.measureCalls - before == (isText ? 0 : 1))
        #expect(tree.frame(of: leaf).size == Size(width: 200, height: isText ? 17 : 100))
    }

    @Test func unchangedTreesReturnAtOnce() {
        let reference = ReferenceTree.deep(1000)
        reference.layout(width: 1000)
        let before = reference.tree.statistics
        reference.layout(width: 1000)
        #expect(reference.tree.statistics == before)
    }

    @Test func oneChangedLeafLeavesOtherBranchesAlone() {
        let reference = ReferenceTree.huge()
        reference.layout(width: 1000)
        let before = reference.tree.statistics
        reference.dirty()
        reference.layout(width: 1000)
        // The root, three containers above the leaf, and the items that these measure.
        #expect(reference.tree.statistics.containerRuns - before.containerRuns <= 20)
        #expect(reference.tree.statistics.roundedNodes - before.roundedNodes <= 100)
    }

    /// A list in which one row grows: the other rows move along and are not measured.
    @Test func oneChangedRowOfAListMeasuresNoOther() {
        let tree = FlexTree(defaults: .yoga, errata: .yoga)
        let list = tree.makeNode()
        var texts: [NodeID] = []
        for _ in 0..<1000 {
            let (row, text) = (tree.makeNode(), tree.makeNode())
            tree.setMeasure(measureText(length: 10), of: text)
            tree.append(text, to: row)
            tree.append(row, to: list)
            texts.append(text)
        }
        let space = RootSpace(width: .definite(100))
        tree.layout(list, in: space)
        let before = tree.statistics
        tree.setMeasure(measureText(length: 20), of: texts[500])
        tree.layout(list, in: space)
        let after = tree.statistics
        #expect(after.measureCalls - before.measureCalls <= 2)
        #expect(after.containerRuns - before.containerRuns <= 5)
        #expect(after.cacheHits - before.cacheHits <= 5)
        // The list, the changed row with its subtree, and the rows after it: a row that moves by whole pixels keeps the
        // frames inside it.
        #expect(after.roundedNodes - before.roundedNodes <= 505)
        #expect(tree.frame(of: tree.parent(of: texts[501])!).origin.y == 501 * 17 + 17)
        #expect(tree.frame(of: list).size.height == 1001 * 17)
    }

    private func nestedText(_ depth: Int, alternating: Bool, _ tree: FlexTree) -> FlexTree {
        let root = tree.makeNode()
        tree.set(\.flexDirection, to: .column, of: root)
        tree.set(\.width, to: 1000, of: root)
        var parent = root
        for level in 0..<depth {
            let text = tree.makeNode()
            tree.setMeasure(measureText(length: 30 + level % 20), of: text)
            tree.append(text, to: parent)
            let next = tree.makeNode()
            tree.updateStyle(of: next) {
                $0.flexGrow = 1
                $0.padding[.all] = 1
                $0.flexDirection = alternating && level % 2 == 0 ? .row : .column
            }
            tree.append(next, to: parent)
            parent = next
        }
        tree.layout(root, in: RootSpace())
        return tree
    }
}

/// A measure function for text of so many letters, 7 points wide and 17 high.
func measureText(length: Int) -> MeasureFunction {
    { request in
        let natural = Double(7 * length)
        guard case .definite(let width) = request.width, natural > width else {
            return Size(width: natural, height: 17)
        }
        let perLine = max(1, (width / 7).rounded(.down))
        let lines = (Double(length) / perLine).rounded(.up)
        return Size(width: min(width, 7 * perLine), height: 17 * lines)
    }
}
