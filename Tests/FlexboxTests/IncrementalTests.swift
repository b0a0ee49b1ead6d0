import Flexbox
import LayoutCore
import TestSupport
import Testing

/// A tree that has been changed comes out as one built anew does.
@Suite struct IncrementalTests {
    @Test(arguments: [Errata(), .yoga, .classic], RandomRuns.seeds(default: 60))
    func randomChangesOfEveryPropertyComeOutAsFromScratch(errata: Errata, seed: RandomSeed) {
        compare(errata, seed, hasLists: false)
    }

    @Test(arguments: [Errata(), .yoga, .classic], RandomRuns.seeds(default: 60))
    func randomChangesOfListsComeOutAsFromScratch(errata: Errata, seed: RandomSeed) {
        compare(errata, seed, hasLists: true)
    }

    private func compare(_ errata: Errata, _ seed: RandomSeed, hasLists: Bool) {
        var random = seed.random
        var trees = EditedTrees(&random, errata: errata, hasLists: hasLists)
        var space = RootSpace(width: .definite(250), height: .definite(400), scale: 2)
        for step in 0..<12 {
            for root in trees.roots { trees.tree.layout(trees.nodes[root], in: space) }
            #expect(trees.hasItsLinks, "\(seed), step \(step)")
            let difference = trees.difference(in: space)
            #expect(difference == nil, "\(seed), step \(step)")
            for _ in 0..<Int.random(in: 1...2, using: &random) { trees.edit(&random) }
            if random.chance(0.2) { space.width = random.chance(0.3) ? .maxContent : .definite(180) }
            // Measure requests in between change nothing.
            if random.chance(0.2) { _ = trees.tree.size(of: trees.nodes[0], in: space) }
        }
    }

    /// A row that is measured lays out its items for their baselines. Where the row itself is then as large as before,
    /// what is in these items must not keep the boxes of that layout.
    @Test func baselinesOfMeasuredRowsLeaveNothingBehind() {
        let tree = FlexTree(defaults: .yoga, errata: .yoga)
        var styles = [FlexStyle](repeating: .yoga, count: 5)
        (styles[1].position, styles[1].height) = (.absolute, 87)
        styles[2].flexDirection = .row
        (styles[3].justifyContent, styles[3].alignSelf) = (.spaceAround, .baseline)
        styles[4].height = .percent(4)
        let nodes = styles.map { tree.makeNode($0) }
        for (parent, child) in zip(nodes, nodes.dropFirst()) { tree.append(child, to: parent) }
        tree.layout(nodes[0], in: RootSpace(width: .definite(180), scale: 0))
        let first = nodes.map(tree.frame(of:))
        tree.layout(nodes[0], in: RootSpace(width: .definite(160), scale: 0))
        #expect(nodes.dropFirst().map(tree.frame(of:)) == Array(first.dropFirst()))
        // Measuring alone lays out items for their baselines, too.
        _ = tree.size(of: nodes[2], in: RootSpace(width: .definite(90), height: .definite(50), scale: 0))
        tree.updateStyle(of: nodes[0]) { $0.padding[.top] = 1 }
        tree.layout(nodes[0], in: RootSpace(width: .definite(160), scale: 0))
        #expect(nodes.dropFirst(2).map(tree.frame(of:)) == Array(first.dropFirst(2)))
    }

    /// A border at the start is wider or narrower than the one at the left, so that sizes are others in the other direction.
    @Test(arguments: [false, true])
    func anotherDirectionMeasuresAgain(isText: Bool) {
        func make(_ direction: TextDirection) -> (tree: FlexTree, nodes: [NodeID]) {
            let tree = FlexTree()
            var styles = [FlexStyle](repeating: .css, count: 3)
            (styles[0].direction, styles[0].alignItems) = (direction, .flexStart)
            (styles[2].border[.left], styles[2].border[.start]) = (4, 3)
            if !isText { styles[2].width = 20; styles[2].boxSizing = .contentBox }
            let nodes = styles.map { tree.makeNode($0) }
            if isText { tree.setMeasure(measureText(length: 9), of: nodes[2]) }
            tree.append(nodes[1], to: nodes[0])
            tree.append(nodes[2], to: nodes[1])
            return (tree, nodes)
        }
        let space = RootSpace(width: .definite(200))
        let (tree, nodes) = make(.leftToRight)
        tree.layout(nodes[0], in: space)
        let first = tree.frame(of: nodes[2]).size.width
        tree.updateStyle(of: nodes[0]) { $0.direction = .rightToLeft }
        tree.layout(nodes[0], in: space)
        let (fresh, copies) = make(.rightToLeft)
        fresh.layout(copies[0], in: space)
        #expect(nodes.map(tree.frame(of:)) == copies.map(fresh.frame(of:)))
        #expect(tree.frame(of: nodes[2]).size.width == first + 4)
        #expect(tree.frame(of: nodes[1]).size.width == first + 4)
    }

    /// By Yoga's rules containers without available space on one axis fill the other (its boxes: 220 x 400, 0 x 400 and
    /// so on), and are empty where the other has no limit. The cached result of a measure request without a limit must
    /// not be returned for one with a limit.
    @Test func containersWithoutSpaceFollowTheOtherAxis() {
        let tree = FlexTree(errata: .classic)
        var styles = [FlexStyle](repeating: .yoga, count: 5)
        (styles[0].width, styles[0].height) = (.points(220), .points(400))
        styles[1].flexDirection = .row
        styles[2].alignItems = .flexStart
        styles[3].flexDirection = .row
        let nodes = styles.map { tree.makeNode($0) }
        for (parent, child) in zip(nodes, nodes.dropFirst()) { tree.append(child, to: parent) }
        tree.setMeasure({ _ in .zero }, of: nodes[4])
        _ = tree.size(of: nodes[1], in: RootSpace(width: .definite(90), height: .maxContent))
        tree.layout(nodes[0], in: RootSpace(width: .definite(220), height: .definite(400)))
        #expect(nodes.map { tree.frame(of: $0).size.height } == [400, 400, 400, 400, 400])
        #expect(nodes.map { tree.frame(of: $0).size.width } == [220, 220, 0, 0, 0])
    }

    /// Which row of a list has changed is noted until the list is laid out. A list that loses its box before that is not.
    @Test func rowsOfAFormerListAreMeasured() {
        let tree = FlexTree()
        var styles = [FlexStyle](repeating: .css, count: 4)
        for index in styles.indices { (styles[index].flexDirection, styles[index].flexShrink) = (.column, 0) }
        let nodes = styles.map { tree.makeNode($0) }
        tree.append(nodes[1], to: nodes[0])
        for row in nodes[2...] { tree.append(row, to: nodes[1]) }
        let space = RootSpace(width: .definite(200))
        tree.layout(nodes[0], in: space)
        tree.set(\.height, to: 20, of: nodes[2])
        tree.set(\.display, to: .contents, of: nodes[1])
        tree.layout(nodes[0], in: space)
        tree.setMeasure({ _ in Size(width: 50, height: 30) }, of: nodes[3])
        tree.layout(nodes[0], in: space)
        #expect(tree.frame(of: nodes[3]) == Rect(x: 0, y: 20, width: 200, height: 30))
    }
}
