import LayoutCore
import Stacks
import Testing

/// The example in the description of ``StackTree``.
@Suite struct ArticleTests {
    @Test func anIconBesideText() {
        let tree = StackTree()
        let row = tree.makeNode(.stack(.horizontal, alignment: .top, spacing: 8))
        let icon = tree.makeNode(.fixed(width: 20, height: 20))
        let text = tree.makeNode(.measured(.width))
        tree.setMeasure(
            { proposal in
                let width = min(proposal.width ?? 120, 120)
                return Measurement(
                    Size(width: width, height: width < 120 ? 40 : 20), firstBaseline: 16)
            }, of: text)
        let padded = tree.makeNode(.padding(Insets(top: 4, left: 4, bottom: 4, right: 4)))
        tree.append(text, to: padded)
        tree.setChildren([icon, padded], of: row)

        #expect(tree.measure(row, .unspecified) == Size(width: 156, height: 28))
        tree.layout(row, in: StackSpace(width: 100, height: 50, scale: 3))
        #expect(tree.frame(of: text) == Rect(x: 32, y: 4, width: 64, height: 40))
        #expect(tree.movedNodes.count == 4)

        tree.setChildren([icon], of: row)
        tree.freeSubtree(padded)
        tree.layout(row, in: StackSpace(width: 100, height: 50, scale: 3))
        #expect(tree.frame(of: row) == Rect(x: 0, y: 0, width: 20, height: 20))
    }

    /// The example of the module's article.
    @Test func aBadgeThatIsServedFirst() throws {
        let tree = StackTree()
        let row = tree.makeNode(.stack(.horizontal, alignment: .top, spacing: 8))
        let picture = tree.makeNode(.fixed(width: 40, height: 40))
        let text = tree.makeNode(.measured(.width))
        // Text of 300 points in lines of 17.
        tree.setMeasure(
            { proposal in
                let width = min(max(proposal.width ?? 300, 60), 300)
                return Measurement(width: width, height: (300 / width).rounded(.up) * 17)
            }, of: text)
        let first = tree.makeNode(.priority(1))
        let badge = tree.makeNode(.fixed(width: 24, height: 16))
        tree.append(badge, to: first)
        tree.setChildren([picture, text, first], of: row)

        tree.layout(row, in: StackSpace(width: 280, height: 100, scale: 2))
        #expect(tree.frame(of: text) == Rect(x: 48, y: 0, width: 200, height: 34))
        #expect(tree.frame(of: row).size == Size(width: 280, height: 40))
        let shares = tree.shares(of: row)
        #expect(shares.map(\.node) == [first, picture, text])
        #expect(shares.map(\.proposed) == [164, 120, 200])
        #expect(shares.map(\.length) == [24, 40, 200])
        let explanation = try #require(tree.explain(text))
        #expect(explanation.description.contains("proposed 200.0 x 100.0, is 200.0 x 34.0"))
    }
}
