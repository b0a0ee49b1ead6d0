import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexLayoutModeTests {
    @Test func modesSizeTheContainer() {
        let fixture = FlexFixture(items: 2)
        _ = fixture.frames()
        #expect(fixture.root.frame == rect(10, 20, 200, 100))
        _ = fixture.frames(mode: .adjustHeight)
        #expect(fixture.root.frame == rect(10, 20, 200, 40))
        _ = fixture.frames(mode: .adjustWidth)
        #expect(fixture.root.frame == rect(10, 20, 30, 40))
    }

    @Test func ownSizeWinsOverBounds() {
        let fixture = FlexFixture()
        fixture.root.flex.width(150).maxHeight(60)
        _ = fixture.frames()
        #expect(fixture.root.frame == rect(10, 20, 150, 60))
    }

    @Test func layoutIsIdempotentEvenWithMargins() {
        let fixture = FlexFixture { $0.grow(1).margin(3) }
        fixture.root.flex.margin(10).top(5).padding(2)
        let first = fixture.frames()
        #expect(first == [rect(5, 5, 190, 90)])
        #expect(fixture.frames() == first)
        #expect(fixture.root.frame == rect(10, 20, 200, 100))
    }

    @Test func nestedContainersLayOutByThemselves() {
        let fixture = FlexFixture { $0.height(50).marginTop(7) }
        let inner = UIView()
        fixture.items[0].flex.addItem(inner).grow(1)
        _ = fixture.frames()
        #expect(inner.frame == rect(0, 0, 200, 50))
        fixture.items[0].frame = rect(1, 2, 60, 70)
        fixture.items[0].flex.height(nil)
        fixture.items[0].flex.layout()
        #expect(fixture.items[0].frame == rect(1, 2, 60, 70))
        #expect(inner.frame == rect(0, 0, 60, 70))
        fixture.items[0].flex.height(50)
        #expect(fixture.frame() == rect(0, 7, 200, 50))
        #expect(inner.frame == rect(0, 0, 200, 50))
    }

    @Test func transformsStay() {
        let fixture = FlexFixture()
        fixture.items[0].transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = fixture.frames()
        #expect(fixture.items[0].bounds.size == CGSize(width: 30, height: 20))
        #expect(fixture.items[0].center == CGPoint(x: 15, y: 10))
    }

    @Test func sizeThatFitsMovesNothing() {
        let fixture = FlexFixture(items: 2)
        #expect(
            fixture.root.flex.sizeThatFits(size: CGSize(width: 80, height: CGFloat.nan))
                == CGSize(width: 80, height: 40))
        #expect(fixture.root.flex.intrinsicSize == CGSize(width: 30, height: 40))
        #expect(fixture.items[1].frame == .zero)
        for unlimited in [CGFloat.greatestFiniteMagnitude, .infinity, .nan] {
            let size = fixture.root.flex.sizeThatFits(size: CGSize(width: unlimited, height: unlimited))
            #expect(size == CGSize(width: 30, height: 40))
        }
        #expect(
            fixture.root.flex.sizeThatFits(size: CGSize(width: -5, height: 10))
                == CGSize(width: 0, height: 10))
    }

    @Test func leavesAreMeasured() {
        let view = ContentView(50, 30)
        let root = UIView(frame: rect(0, 0, 200, 100))
        root.flex.alignItems(.start).addItem(view).padding(1, 2)
        root.flex.layout()
        #expect(view.frame == rect(0, 0, 54, 32))
        #expect(view.measureRequests.first == CGSize(width: 196, height: 98))
    }

    @Test func plainViewsHaveNoContent() {
        let view = UIView(frame: rect(0, 0, 40, 40))
        let root = UIView(frame: rect(0, 0, 200, 100))
        root.flex.alignItems(.start).addItem(view)
        root.flex.layout()
        #expect(view.frame == .zero)
    }

    @Test func changedContentIsMeasuredAgain() {
        let view = ContentView(50, 30)
        let root = UIView(frame: rect(0, 0, 200, 100))
        root.flex.alignItems(.start).addItem(view)
        root.flex.layout()
        let count = view.measureRequests.count
        root.flex.layout()
        #expect(view.measureRequests.count == count)
        view.content = CGSize(width: 60, height: 40)
        root.flex.layout()
        #expect(view.frame == rect(0, 0, 60, 40))
        view.flex.markDirty()
        let before = view.measureRequests.count
        root.flex.layout()
        #expect(view.measureRequests.count > before)
    }

    @Test func changedTextIsLaidOutByItself() {
        let label = UILabel()
        label.text = "Short"
        let root = UIView(frame: rect(0, 0, 400, 100))
        root.flex.alignItems(.start).addItem(label)
        root.flex.layout()
        let short = label.frame.width
        #expect(short > 10)
        label.text = "A longer text than before"
        root.flex.layout()
        #expect(label.frame.width > 2 * short)
    }

    @Test func longTextBreaksItsLinesInARow() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "many words ", count: 20)
        let root = UIView(frame: rect(0, 0, 200, 400))
        root.flex.direction(.row).alignItems(.start).addItem(label)
        root.flex.layout()
        #expect(label.frame.width <= 200)
        #expect(label.frame.height > 40)
    }

    @Test func leavesMayLayOutTheirOwnFlexboxes() {
        final class Card: UIView {
            let root = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(root)
                root.flex.padding(10).addItem().height(15).width(40)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                root.frame = bounds
                root.flex.layout()
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                root.flex.sizeThatFits(size: CGSize(width: size.width, height: .nan))
            }
        }
        let card = Card()
        let outer = UIView(frame: rect(0, 0, 200, 300))
        outer.flex.padding(5).addItem(card)
        outer.flex.layout()
        outer.layoutIfNeeded()
        #expect(card.frame == rect(5, 5, 190, 35))
        #expect(card.root.subviews[0].frame == rect(10, 10, 40, 15))
    }

    @Test func framesLieOnPixels() {
        let fixture = FlexFixture(items: 3) { $0.grow(1).height(10) }
        fixture.root.flex.direction(.row)
        let scale = UIScreen.main.scale
        for frame in fixture.frames() {
            let pixels = frame.minX * scale
            #expect(abs(pixels.rounded() - pixels) < 1e-6)
        }
    }
}
