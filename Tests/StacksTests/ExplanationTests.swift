import LayoutCore
import Stacks
import Testing

@Suite struct ExplanationTests {
    @Test func aStackReportsItsSharesInOrder() throws {
        // Example 3 of the written rules, with a child of lower priority.
        let tree = StackTree()
        let row = tree.makeNode(.stack(.horizontal, spacing: 0))
        let box = tree.makeNode(.fixed(width: 80, height: 20))
        let color = tree.makeNode(.greedy())
        let late = tree.makeNode(.priority(-1))
        tree.append(tree.makeNode(.fixed(width: 30, height: 10)), to: late)
        tree.setChildren([color, late, box], of: row)
        tree.setName("colour", of: color)
        tree.layout(row, in: StackSpace(width: 300, height: 100))

        let shares = tree.shares(of: row)
        #expect(shares.map(\.node) == [box, color, late])
        #expect(shares.map(\.priority) == [0, 0, -1])
        #expect(shares.map(\.flexibility) == [0, .infinity, 0])
        // 30 are reserved for the child of lower priority.
        #expect(shares.map(\.availableSpace) == [270, 190, 30])
        #expect(shares.map(\.remainingCount) == [2, 1, 1])
        #expect(shares.map(\.proposed) == [135, 190, 30])
        #expect(shares.map(\.length) == [80, 190, 30])

        let explanation = try #require(tree.explain(color))
        #expect(explanation.steps.map(\.reason) == [.availableSpace, .share(shares[1])])
        #expect(explanation.steps[1].proposal == ProposedSize(width: 190, height: 100))
        #expect(explanation.limits[.horizontal] == [0, 10, .infinity])
        #expect(
            explanation.description.contains("colour: proposed 190.0 x 100.0, is 190.0 x 100.0: number 2"))
    }

    @Test func aMeasuredLeafReportsItsMeasurements() throws {
        let tree = StackTree()
        let row = tree.makeNode(.stack(.horizontal, spacing: 0))
        let texts = (0..<2).map { _ in tree.makeNode(.measured(.widthFirst)) }
        for text in texts {
            tree.setMeasure({ Measurement(width: min($0.width ?? 400, 400), height: 20) }, of: text)
        }
        tree.setChildren(texts, of: row)
        tree.layout(row, in: StackSpace(width: 300, height: 100))
        let measurements = try #require(tree.explain(texts[0])).measurements.filter { $0.axis == .horizontal }
        #expect(measurements.map(\.proposal.width) == [0, .infinity, 150])
        #expect(measurements.map(\.length) == [0, 400, 150])
    }

    @Test func wrappersReportTheirRules() throws {
        let tree = StackTree()
        let frame = tree.makeNode(.frame(width: 50))
        let leaf = tree.makeNode(.greedy())
        tree.append(leaf, to: frame)
        #expect(tree.explain(leaf) == nil)
        tree.layout(frame, in: StackSpace(width: 300, height: 100))
        let reason = try #require(tree.explain(leaf)).steps[1].reason
        guard case .rule(let words) = reason else { return #expect(Bool(false)) }
        #expect(words.contains("fixed lengths"))
    }
}
