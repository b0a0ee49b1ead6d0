import Layout
import Testing
import UIKit

/// Percentages along a stack are parts of what the stack was offered.
@MainActor @Suite struct PartTests {
    let a = UIView()
    let b = UIView()
    let c = UIView()

    /// Three cards of 33 % in 337 points: 111.21 each, on whole pixels, wherever they are.
    @Test func threeCardsOfAThirdAreAlike() {
        let container = laidOut(337, 100) {
            HStack {
                a.layout().size(width: 33%, height: 80)
                b.layout().size(width: 33%, height: 80)
                c.layout().size(width: 33%, height: 80)
            }
        }
        #expect(container.intrinsicContentSize.width > 0)
        for view in [a, b, c] { #expect(abs(view.frame.width - 111.21) <= 0.5) }
        #expect(abs(c.frame.maxX - a.frame.minX - 333.63) <= 0.5)
    }

    @Test func partsAreOfTheRowNotOfWhatIsLeft() {
        _ = laidOut(200, 100) {
            HStack(spacing: 10) {
                a.layout().size(width: 50, height: 10)
                b.layout().size(width: 25%, height: 10)
                c.layout().size(height: 10)
            }
        }
        #expect([a, b, c].map(\.frame.width) == [50, 50, 80])
        #expect([a, b, c].map(\.frame.minX) == [0, 60, 120])
    }

    @Test func partsAreServedBeforeSpacersAndTexts() {
        let text = label("A text that takes whatever it is given, and more than that if it could")
        _ = laidOut(300, 100) {
            HStack {
                text.layout()
                Spacer()
                a.layout().size(width: 40%, height: 10)
            }
        }
        #expect(a.frame == box(180, 45, 120, 10))
        #expect(text.frame.width <= 180)
    }

    @Test func columnsDividesTheirHeight() {
        _ = laidOut(100, 200) {
            VStack {
                a.layout().size(width: 50%, height: 25%)
                b.layout().size(width: 100%, height: 75%)
            }
        }
        #expect(a.frame == box(25, 0, 50, 50))
        #expect(b.frame == box(0, 50, 100, 150))
    }

    @Test func modifiersAroundAPartKeepItAPartOfTheRow() {
        _ = laidOut(200, 100) {
            HStack {
                a.layout().size(width: 50%, height: 10).padding(5).background(.red).offset(y: 2)
                b.layout().size(height: 10)
            }
        }
        // The padding is offered the row, and the part is one of what the padding leaves.
        #expect(a.frame.width == 95)
        #expect(b.frame.width == 200 - 105)
        _ = laidOut(200, 100) {
            HStack {
                VStack { a.layout() }.size(width: 25%, height: 10)
                b.layout().size(height: 10)
            }
        }
        #expect(b.frame == box(50, 45, 150, 10))
    }

    @Test func rowsInRowsHavePartsOfTheirOwn() {
        _ = laidOut(400, 100) {
            HStack {
                HStack {
                    a.layout().size(width: 50%, height: 10)
                    b.layout().size(height: 10)
                }
                .frame(width: 100)
                c.layout().size(width: 75%, height: 10)
            }
        }
        #expect([a, b, c].map(\.frame.width) == [50, 50, 300])
    }

    @Test func moreThanTheWholeLeavesNothing() {
        _ = laidOut(100, 10) {
            HStack {
                a.layout().size(width: 80%, height: 10)
                b.layout().size(width: 60%, height: 10)
                c.layout()
            }
        }
        #expect([a, b, c].map(\.frame.width) == [80, 60, 0])
    }

    @Test func partsChangeWithTheRowAndWithTheBody() throws {
        var isTall = false
        let container = laidOut(100, 100) {
            HStack {
                isTall ? a.layout().size(width: 10, height: 50%) : a.layout().size(width: 50%, height: 10)
                b.layout()
            }
        }
        #expect(a.frame.width == 50 && b.frame.width == 50)
        container.frame.size.width = 300
        container.layoutIfNeeded()
        #expect(a.frame.width == 150 && b.frame.width == 150)
        let explanation = try #require(container.explanation(of: a))
        #expect(explanation.description.contains("part"))
        isTall = true
        container.updateBody()
        #expect(a.frame.size == CGSize(width: 10, height: 50) && b.frame.width == 290)
    }

    /// Parts and fixed lengths of random rows are what arithmetic says.
    @Test(arguments: 0..<40) func randomRowsAreArithmetic(seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func random(_ range: ClosedRange<Int>) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int((state >> 33) % UInt64(range.count))
        }
        let width = CGFloat(random(200...500))
        let count = random(1...5)
        let spacing = CGFloat(random(0...12))
        let parts = (0..<count).map { _ in random(0...2) == 0 ? nil : CGFloat(random(5...20)) }
        let views = (0..<count).map { _ in UIView() }
        let rest = UIView()
        _ = laidOut(width, 20) {
            HStack(spacing: spacing) {
                ForEach(0..<count) { index in
                    if let part = parts[index] {
                        views[index].layout().size(width: part%, height: 10)
                    } else {
                        views[index].layout().size(width: 15, height: 10)
                    }
                }
                rest.layout()
            }
        }
        var left = width - spacing * CGFloat(count)
        for (view, part) in zip(views, parts) {
            let expected = part.map { width * $0 / 100 } ?? 15
            #expect(abs(view.frame.width - expected) <= 1, "seed \(seed)")
            left -= expected
        }
        #expect(abs(rest.frame.width - max(left, 0)) <= 1, "seed \(seed)")
    }
}
