import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexItemsTests {
    @Test func touchingFlexEnablesIt() {
        let view = UIView()
        #expect(!view.isFlexEnabled)
        let flex = view.flex
        #expect(view.isFlexEnabled)
        #expect(view.flex === flex)
        #expect(flex.view === view)
    }

    @Test func addItemAddsSubviews() {
        let root = UIView()
        let label = UILabel()
        var seen: Flex?
        let flex = root.flex.define { flex in
            seen = flex
            #expect(flex.addItem(label) === label.flex)
            #expect(flex.addItem().view?.superview === root)
        }
        #expect(flex === root.flex && seen === flex)
        #expect(root.subviews.count == 2 && root.subviews[0] === label)
        root.flex.addItem(label)
        #expect(root.subviews[1] === label)
    }

    @Test func flexDoesNotKeepItsViewAlive() {
        var view: UIView? = UIView()
        let flex = view!.flex
        view = nil
        #expect(flex.view == nil)
        flex.layout()
        #expect(flex.sizeThatFits(size: CGSize(width: 10, height: 10)) == .zero)
        #expect(flex.addItem().view == nil)
    }

    @Test func removedViewsLeaveTheLayout() {
        let fixture = FlexFixture(items: 3)
        #expect(fixture.frames().map(\.minY) == [0, 20, 40])
        fixture.items[0].removeFromSuperview()
        #expect(fixture.frames().dropFirst().map(\.minY) == [0, 20])
        fixture.root.insertSubview(fixture.items[0], at: 1)
        #expect(fixture.frames().map(\.minY) == [20, 0, 40])
    }

    @Test func viewsMoveBetweenContainers() {
        let first = FlexFixture(items: 2)
        let second = FlexFixture(items: 1)
        _ = (first.frames(), second.frames())
        second.root.flex.addItem(first.items[0])
        _ = (second.frames(), first.frames())
        #expect(first.items[0].frame.minY == 20)
        #expect(first.items[1].frame.minY == 0)
    }

    @Test func excludedViewsKeepTheirFrames() {
        let fixture = FlexFixture(items: 3)
        fixture.items[1].frame = rect(1, 2, 3, 4)
        fixture.items[1].flex.isIncludedInLayout(false)
        #expect(!fixture.items[1].flex.isIncludedInLayout)
        #expect(fixture.frames() == [rect(0, 0, 30, 20), rect(1, 2, 3, 4), rect(0, 20, 30, 20)])
        fixture.items[1].flex.isIncludedInLayout = true
        #expect(fixture.frames()[1] == rect(0, 20, 30, 20))
    }

    @Test func viewsWithoutFlexKeepTheirFrames() {
        let fixture = FlexFixture(items: 1)
        let plain = UIView(frame: rect(5, 6, 7, 8))
        fixture.root.addSubview(plain)
        #expect(fixture.frame() == rect(0, 0, 30, 20))
        #expect(plain.frame == rect(5, 6, 7, 8))
        #expect(!plain.isFlexEnabled)
    }

    @Test func displayTakesBoxesAway() {
        let fixture = FlexFixture(items: 2)
        let inner = UIView()
        fixture.items[0].flex.addItem(inner).width(10).height(10)
        #expect(fixture.frames()[1].minY == 20)
        fixture.items[0].flex.display(.none)
        #expect(fixture.frames() == [.zero, rect(0, 0, 30, 20)])
        #expect(inner.frame == .zero)
        #expect(!fixture.items[0].isHidden)
        fixture.items[0].flex.display(.contents)
        #expect(fixture.frames() == [.zero, rect(0, 10, 30, 20)])
        #expect(inner.frame == rect(0, 0, 10, 10))
        fixture.items[0].flex.display(.flex)
        #expect(fixture.frames()[0] == rect(0, 0, 30, 20))
    }

    @Test func hiddenViewsKeepTheirSpace() {
        let fixture = FlexFixture(items: 2)
        fixture.items[0].isHidden = true
        #expect(fixture.frames()[1].minY == 20)
    }

    @Test func appearanceGoesToTheView() {
        let view = UIView()
        view.flex.backgroundColor(.red).cornerRadius(7).border(2, .blue)
        #expect(view.backgroundColor == .red)
        #expect(view.layer.cornerRadius == 7)
        #expect(view.layer.borderWidth == 2)
        #expect(view.layer.borderColor == UIColor.blue.cgColor)
        let fixture = FlexFixture { $0.border(5, .black) }
        #expect(fixture.frame() == rect(0, 0, 200, 0))
    }

    @Test func manyViewsComeAndGo() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        for round in 0..<20 {
            root.subviews.forEach { $0.removeFromSuperview() }
            for _ in 0..<10 { root.flex.addItem().height(CGFloat(round)) }
            root.flex.layout()
            #expect(root.subviews[9].frame == rect(0, CGFloat(9 * round), 100, CGFloat(round)))
        }
    }
}
