import LayoutCore
import Stacks
import Testing

@Suite struct GuideTests {
    let tree = StackTree()

    private func text(_ height: Double, baselines: (Double, Double)) -> NodeID {
        let node = tree.makeNode(.measured(.width))
        tree.setMeasure(
            { _ in
                Measurement(
                    Size(width: 30, height: height), firstBaseline: baselines.0, lastBaseline: baselines.1)
            }, of: node)
        return node
    }

    @Test func baselinesOfText() {
        let large = text(40, baselines: (30, 30))
        let small = text(36, baselines: (12, 30))
        let picture = tree.makeNode(.fixed(width: 10, height: 10))
        let row = tree.makeNode(.stack(.horizontal, alignment: .firstTextBaseline, spacing: 0))
        tree.setChildren([large, small, picture], of: row)
        tree.layout(row, in: StackSpace(width: 300, height: 100))
        // The picture has no text: its lower edge lies on the baseline.
        #expect([large, small, picture].map { tree.frame(of: $0).origin.y } == [0, 18, 20])
        #expect(tree.frame(of: row).size.height == 54)
        tree.setElement(.stack(.horizontal, alignment: .lastTextBaseline, spacing: 0), of: row)
        tree.layout(row, in: StackSpace(width: 300, height: 100))
        #expect([large, small, picture].map { tree.frame(of: $0).origin.y } == [0, 0, 20])
    }

    @Test func stacksPassOnBaselines() {
        let column = tree.makeNode(.stack(.vertical, spacing: 0))
        tree.setChildren(
            [
                tree.makeNode(.fixed(width: 5, height: 7)), text(20, baselines: (15, 15)),
                text(20, baselines: (14, 16)),
            ],
            of: column)
        #expect(tree.position(of: .firstTextBaseline, in: column, .unspecified) == 22)
        #expect(tree.position(of: .lastTextBaseline, in: column, .unspecified) == 43)
        #expect(tree.position(of: .bottom, in: column, .unspecified) == 47)
    }

    @Test func customGuides() {
        let third = tree.makeGuide(.horizontal) { $0.width / 3 }
        let column = tree.makeNode(.stack(.vertical, alignment: third, spacing: 0))
        let wide = tree.makeNode(.fixed(width: 90, height: 10))
        let narrow = tree.makeNode(.fixed(width: 30, height: 10))
        let special = tree.makeNode(.guide(third))
        tree.append(tree.makeNode(.fixed(width: 20, height: 10)), to: special)
        tree.setGuide({ $0[.trailing] }, of: special)
        tree.setChildren([wide, narrow, special], of: column)
        tree.layout(column, in: StackSpace(width: 300, height: 100))
        #expect([wide, narrow, special].map { tree.frame(of: $0).origin.x } == [0, 20, 10])
        #expect(tree.frame(of: column).size.width == 90)
    }

    /// A custom layout that sets the position of its guide.
    private struct Marked: CustomLayout {
        let guide: AlignmentGuide
        var guides: [AlignmentGuide] { [guide] }

        func sizeThatFits(_ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Any?) -> Size {
            let calls = (cache as? Int ?? 0) + 1
            cache = calls
            return Size(width: 40, height: 40)
        }

        func placeSubviews(
            _ subviews: Subviews, in bounds: Rect, _ proposal: ProposedSize, _ cache: inout Any?
        ) {
            subviews.first?.place(at: Point(x: 40, y: 40), anchor: .bottomTrailing, .infinity)
        }

        func position(
            of guide: AlignmentGuide, _ subviews: Subviews, in bounds: Rect, _ cache: inout Any?
        ) -> Double? { bounds.size.height / 4 }
    }

    @Test func customLayoutsPlaceGuidesAndSubviews() {
        let marked = tree.makeNode(.custom)
        tree.setLayout(Marked(guide: .verticalCenter), of: marked)
        let fixed = tree.makeNode(.fixed(width: 10, height: 10))
        let left = tree.makeNode(.greedy())
        tree.setChildren([fixed, left], of: marked)
        let row = tree.makeNode(.stack(.horizontal, spacing: 0))
        let other = tree.makeNode(.fixed(width: 20, height: 20))
        tree.setChildren([marked, other], of: row)
        tree.layout(row, in: StackSpace(width: 300, height: 100))
        #expect(tree.frame(of: marked) == Rect(x: 0, y: 0, width: 40, height: 40))
        #expect(tree.frame(of: other) == Rect(x: 40, y: 0, width: 20, height: 20))
        #expect(tree.frame(of: fixed) == Rect(x: 30, y: 30, width: 10, height: 10))
        // A subview that is not placed is centered, with its ideal size.
        #expect(tree.frame(of: left) == Rect(x: 15, y: 15, width: 10, height: 10))
    }

    /// A row of a grid of which only the width was measured has no line height yet.
    @Test func aRowHasGuidesBeforeItsGridHasLines() {
        let tree = StackTree()
        let (grid, row) = (tree.makeNode(.grid()), tree.makeNode(.gridRow(alignment: .top)))
        let text = tree.makeNode(.measured(.width))
        tree.setMeasure({ _ in Measurement(Size(width: 40, height: 20), firstBaseline: 15) }, of: text)
        tree.append(text, to: row)
        tree.append(row, to: grid)
        let stack = tree.makeNode(.stack(.horizontal))
        tree.append(grid, to: stack)
        tree.measure(stack, ProposedSize(width: 100, height: nil))
        #expect(tree.position(of: .firstTextBaseline, in: row, .unspecified) == 15)
    }
}
