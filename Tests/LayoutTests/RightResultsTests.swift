import Layout
import Testing
import UIKit

/// What swift-layout gets wrong, with the right results.
@MainActor @Suite struct RightResultsTests {
    let a = UIView()
    let b = UIView()
    let c = UIView()

    @Test func spacerPushesApart() {
        _ = laidOut {
            HStack {
                a.layout().size(width: 50, height: 50)
                Spacer()
                b.layout().size(width: 50, height: 50)
            }
        }
        #expect(a.frame == box(0, 75, 50, 50))
        #expect(b.frame == box(250, 75, 50, 50))
    }

    @Test func labelsShareTheRowAndWrap() {
        let text = "words of a length that does not fit in half of the row at all"
        let (one, other) = (label(text), label(text))
        #expect(one.sizeThatFits(.zero).width > 400)
        _ = laidOut {
            HStack {
                one.layout()
                other.layout()
            }
        }
        #expect(one.frame.width <= 150 && one.frame.width > 100)
        #expect(one.frame.height == one.sizeThatFits(CGSize(width: 150, height: 1000)).height)
        #expect(other.frame.size == one.frame.size)
        #expect(other.frame.minX == one.frame.maxX)
    }

    @Test func higherPriorityIsServedFirst() {
        let (one, other) = (label("first of two"), label("second of two that is long enough to need lines"))
        let natural = other.sizeThatFits(.zero)
        let space = natural.width + 20
        _ = laidOut(space) {
            HStack {
                one.layout()
                other.layout().layoutPriority(1)
            }
        }
        #expect(other.frame.size == natural)
        #expect(one.frame.width <= 20)
        _ = laidOut(space) {
            HStack {
                one.layout().layoutPriority(.high)
                other.layout()
            }
        }
        #expect(one.frame.size == one.sizeThatFits(.zero))
    }

    @Test func unsizedViewsShareTheRow() {
        _ = laidOut {
            HStack {
                a.layout()
                b.layout()
            }
        }
        #expect(a.frame == box(0, 0, 150, 200))
        #expect(b.frame == box(150, 0, 150, 200))
    }

    @Test func paddingGoesAroundTheView() {
        let container = laidOut {
            a.layout().size(width: 100, height: 40).padding(10)
        }
        #expect(a.frame == box(100, 80, 100, 40))
        #expect(container.intrinsicContentSize == CGSize(width: 120, height: 60))
    }

    @Test func offsetMovesNothingElse() {
        _ = laidOut {
            HStack {
                a.layout().size(width: 50, height: 50).offset(x: 10, y: -5)
                b.layout().size(width: 50, height: 50)
            }
        }
        #expect(a.frame == box(110, 70, 50, 50))
        #expect(b.frame == box(150, 75, 50, 50))
    }

    @Test func spacersAcrossTheScrollingAxisGrow() throws {
        let container = laidOut(300, 400) {
            ScrollView {
                HStack {
                    a.layout().size(width: 50, height: 50)
                    Spacer()
                    b.layout().size(width: 50, height: 50)
                }
            }
        }
        let scroll = try #require(a.superview as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 300, height: 50))
        #expect(scroll.frame == container.bounds)
        #expect(a.frame == box(0, 0, 50, 50))
        #expect(b.frame == box(250, 0, 50, 50))
    }

    @Test func unsizedViewsInScrollViewsHaveTheirIdealSize() throws {
        let sized = SizedView(80, 30)
        _ = laidOut {
            ScrollView {
                VStack {
                    a.layout()
                    sized.layout()
                }
            }
        }
        // A view without a natural size takes SwiftUI's 10 points where an ideal length is proposed.
        #expect(a.frame == box(0, 0, 300, 10))
        #expect(sized.frame == box(110, 10, 80, 30))
        #expect((a.superview as? UIScrollView)?.contentSize == CGSize(width: 300, height: 40))
    }

    @Test func aspectRatioStaysInTheSpace() {
        _ = laidOut { a.layout().aspectRatio(0.5) }
        #expect(a.frame == box(100, 0, 100, 200))
        _ = laidOut { a.layout().aspectRatio(0.5, contentMode: .fill) }
        #expect(a.frame == box(0, -200, 300, 600))
    }

    @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
    func columnsHugTheirChildren(_ alignment: HorizontalAlignment) {
        let container = laidOut {
            VStack(alignment: alignment) {
                a.layout().size(width: 100, height: 40)
                b.layout().size(width: 60, height: 20)
            }
        }
        #expect(container.intrinsicContentSize == CGSize(width: 100, height: 60))
        #expect(a.frame == box(100, 70, 100, 40))
        let x: CGFloat = alignment == .leading ? 100 : alignment == .center ? 120 : 140
        #expect(b.frame == box(x, 110, 60, 20))
    }

    @Test func readingTwiceChangesNothing() {
        let text = label("Hello")
        let own = text.font
        let container = laidOut {
            text.layout().padding(4).background(.red).cornerRadius(6).font(.systemFont(ofSize: 30))
        }
        let (frame, count) = (text.frame(in: container), container.subviews.count)
        let views = container.subviews
        for _ in 0..<3 {
            container.updateBody()
            container.layoutIfNeeded()
        }
        #expect(text.frame(in: container) == frame)
        #expect(container.subviews == views && count == 1)
        #expect(text.layer.cornerRadius == 0 && text.backgroundColor == nil)
        #expect(text.font == .systemFont(ofSize: 30))
        container.setBody { text.layout() }
        container.layoutIfNeeded()
        #expect(text.font == own)
        #expect(container.subviews == [text])
    }

    @Test func layersTakeTheSizeOfTheirBase() {
        let container = laidOut {
            a.layout().size(width: 100, height: 60)
                .overlay { b.layout() }
                .background { c.layout().size(width: 200, height: 200) }
        }
        #expect(a.frame == box(100, 70, 100, 60))
        #expect(b.frame == a.frame)
        #expect(c.frame == box(50, 0, 200, 200))
        #expect(container.intrinsicContentSize == CGSize(width: 100, height: 60))
        #expect(container.subviews == [c, a, b])
    }
}
