import FlexLayout
import TestSupport
import Testing
import UIKit

/// Views that set words in lines, and are no labels: their height is measured at the width that they get.
@MainActor @Suite struct MeasuredLeafTests {
    /// Words of 10 points for each letter and space, in lines of 10 points.
    final class WordsView: UIView {
        var words: [Int] = []

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            Self.size(of: words, width: size.width)
        }

        static func size(of words: [Int], width: CGFloat) -> CGSize {
            var (lines, widest, line) = (1, 0, 0)
            for word in words {
                if line > 0, CGFloat(line + 1 + word) * 10 > width {
                    lines += 1
                    line = 0
                }
                line += (line > 0 ? 1 : 0) + word
                widest = max(widest, line)
            }
            return CGSize(width: CGFloat(widest) * 10, height: CGFloat(lines) * 10)
        }
    }

    private static func view(_ words: [Int]) -> WordsView {
        let view = WordsView()
        view.words = words
        return view
    }

    /// The words of a text whose longest has 12 letters: at 120 points it takes four lines. That is its automatic
    /// minimum by the rules of CSS, which Chromium draws 120 x 40.
    @Test func aLeafThatShrinksToItsOwnMinimumIsAsHighAsAtThatWidth() {
        // Rules are those of all layouts, so that they are set for no longer than this.
        Flex.errata = .none
        defer { Flex.errata = .classic }
        let view = Self.view([5, 5, 12, 3, 3, 3, 6, 2])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        root.flex.direction(.row).alignItems(.start).define { $0.addItem(view).shrink(1) }
        root.flex.layout()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
    }

    @Test func theKeywordsMeasureAtTheWidthThatTheyGive() {
        for (keyword, frame) in [
            (Flex.SizeKeyword.minContent, CGSize(width: 120, height: 40)),
            (.maxContent, CGSize(width: 460, height: 10)), (.stretch, CGSize(width: 200, height: 30)),
        ] {
            let view = Self.view([5, 5, 12, 3, 3, 3, 6, 2])
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            root.flex.alignItems(.start).define { $0.addItem(view).width(keyword) }
            root.flex.layout()
            #expect(view.frame.size == frame, "\(keyword)")
        }
        let view = Self.view([5, 5, 12, 3, 3, 3, 6, 2])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.flex.direction(.row).alignItems(.start).define { $0.addItem(view).basis(.minContent) }
        root.flex.layout()
        #expect(view.frame.size == CGSize(width: 120, height: 40))
    }

    /// Whatever made it as wide as it is, a leaf that is not stretched is as high as it says for that width.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomLeavesAreAsHighAsAtTheirWidth(seed: RandomSeed) {
        var random = seed.random
        let views = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Self.view(
                (0..<Int.random(in: 1...9, using: &random)).map { _ in Int.random(in: 1...14, using: &random)
                })
        }
        let isRow = random.chance(0.7)
        let root = UIView(
            frame: CGRect(
                x: 0, y: 0, width: CGFloat(Int.random(in: 2...60, using: &random)) * 10, height: 2_000))
        root.flex.direction(isRow ? .row : .column).alignItems(.start)
        for view in views {
            let item = root.flex.addItem(view)
            if isRow { item.shrink(CGFloat(Int.random(in: 0...2, using: &random))) }
            if isRow, random.chance(0.7) { item.minWidth(.auto) }
            if isRow, random.chance(0.3) { item.grow(1) }
            if isRow, random.chance(0.3) { item.basis(random.pick(Flex.BasisKeyword.allCases) ?? .auto) }
            if random.chance(0.2) {
                item.width(random.pick([.minContent, .maxContent, .fitContent, .stretch]) ?? .auto)
            }
        }
        for _ in 0..<2 {
            root.flex.layout()
            for view in views {
                // Widths between pixels were measured before they were rounded.
                let heights = [-1.0 / 3, 0, 1.0 / 3].map {
                    WordsView.size(of: view.words, width: view.frame.width + CGFloat($0)).height
                }
                #expect(heights.contains(view.frame.height), "\(view.words) in \(view.frame)")
            }
            root.frame.size.width = CGFloat(Int.random(in: 2...60, using: &random)) * 10
        }
    }

    /// The size of the container before growing and shrinking, and the content where that is not known.
    @Test func aBasisThatStretches() {
        let fixture = FlexFixture(items: 2) { $0.height(20) }
        fixture.root.flex.direction(.row)
        fixture.items[0].flex.basis(.stretch).marginHorizontal(10)
        fixture.items[1].flex.width(50)
        // 200 less the margins; nothing shrinks.
        #expect(fixture.frames() == [rect(10, 0, 180, 20), rect(200, 0, 50, 20)])
        fixture.items[0].flex.shrink(1)
        #expect(fixture.frames() == [rect(10, 0, 130, 20), rect(150, 0, 50, 20)])
        fixture.items[0].flex.basis(.stretch).shrink(0).maxWidth(100)
        #expect(fixture.frames()[0].width == 100)

        let column = FlexFixture(items: 1) { $0.basis(.stretch) }
        #expect(column.frame() == rect(0, 0, 200, 100))
        let open = FlexFixture(items: 0)
        let content = ContentView(30, 25)
        open.root.flex.addItem(content).basis(.stretch)
        open.root.flex.layout(mode: .adjustHeight)
        #expect(content.frame.height == 25 && open.root.frame.height == 25)
    }
}
