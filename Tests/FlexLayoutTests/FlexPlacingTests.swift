import FlexLayout
import Testing
import UIKit

/// What a layout must do again, and what it may leave alone.
@MainActor @Suite struct FlexPlacingTests {
    @Test func viewsMovedByHandComeBack() {
        let fixture = FlexFixture(items: 3)
        let inner = UIView()
        fixture.items[1].flex.addItem(inner).size(5)
        let frames = fixture.frames()
        fixture.items[1].frame = rect(100, 100, 3, 3)
        #expect(fixture.frames() == frames)
        fixture.items[2].center = CGPoint(x: 1, y: 1)
        #expect(fixture.frames() == frames)
        fixture.items[2].bounds.size = CGSize(width: 1, height: 1)
        #expect(fixture.frames() == frames)
        inner.frame.origin.x = 50
        #expect(fixture.frames() == frames)
        #expect(inner.frame == rect(0, 0, 5, 5))
    }

    @Test func measuringDoesNotSwallowWhatLayoutHasToDo() {
        let fixture = FlexFixture(items: 2)
        let frames = fixture.frames()
        fixture.items[1].frame = rect(9, 9, 9, 9)
        #expect(fixture.root.flex.intrinsicSize == CGSize(width: 30, height: 40))
        #expect(fixture.frames() == frames)
        let empty = UIView(frame: rect(7, 7, 7, 7))
        fixture.root.flex.addItem(empty).size(0)
        #expect(fixture.root.flex.intrinsicSize == CGSize(width: 30, height: 40))
        _ = fixture.frames()
        #expect(empty.frame == rect(0, 40, 0, 0))
    }

    @Test func untouchedViewsAreNotAssigned() {
        final class Counting: UIView {
            var assignments = 0
            override var frame: CGRect {
                get { super.frame }
                set {
                    assignments += 1
                    super.frame = newValue
                }
            }
        }
        let root = UIView(frame: rect(0, 0, 100, 100))
        let views = (0..<3).map { _ in Counting() }
        for view in views { root.flex.addItem(view).height(10) }
        root.flex.layout()
        #expect(views.map(\.assignments) == [1, 1, 1])
        root.flex.layout()
        #expect(views.map(\.assignments) == [1, 1, 1])
        views[1].flex.height(20)
        root.flex.layout()
        #expect(views.map(\.assignments) == [1, 2, 2])
    }

    @Test func autoresizingMasksInsideOfItemsDoNotWin() {
        let fixture = FlexFixture { $0.width(50%).height(40) }
        let inner = UIView()
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fixture.items[0].flex.addItem(inner).size(10)
        _ = fixture.frames()
        #expect(inner.frame == rect(0, 0, 10, 10))
        fixture.root.frame.size.width = 300
        _ = fixture.frames()
        #expect(fixture.items[0].frame.width == 150)
        #expect(inner.frame == rect(0, 0, 10, 10))
        fixture.items[0].frame.size = CGSize(width: 20, height: 20)
        #expect(inner.frame != rect(0, 0, 10, 10))
        _ = fixture.frames()
        #expect(inner.frame == rect(0, 0, 10, 10))
    }

    @Test func nestedRootsTakeTurns() {
        let fixture = FlexFixture { $0.height(50) }
        let (outer, inner) = (fixture.items[0], UIView())
        outer.flex.addItem(inner).grow(1)
        _ = fixture.frames()
        for _ in 0..<3 {
            outer.frame = rect(0, 0, 60, 70)
            outer.flex.height(nil)
            outer.flex.layout()
            #expect(inner.frame == rect(0, 0, 60, 70))
            outer.flex.height(50)
            #expect(fixture.frame() == rect(0, 0, 200, 50))
            #expect(inner.frame == rect(0, 0, 200, 50))
        }
        // The available space is the same as in the nested layout before, but the boxes are those of the outer one.
        outer.flex.height(nil).grow(1)
        outer.frame = rect(0, 0, 60, 70)
        outer.flex.layout()
        _ = fixture.frames()
        #expect(inner.frame == rect(0, 0, 200, 100))
        outer.frame = rect(0, 0, 60, 70)
        outer.flex.layout()
        #expect(inner.frame == rect(0, 0, 60, 70))
    }

    @Test func excludedViewsAreMeasuredAfresh() {
        let view = ContentView(10, 10)
        let root = UIView(frame: rect(0, 0, 100, 100))
        root.flex.alignItems(.start).addItem(view)
        root.flex.layout()
        view.flex.isIncludedInLayout = false
        root.flex.layout()
        view.content = CGSize(width: 30, height: 30)
        root.flex.layout()
        #expect(view.frame == rect(0, 0, 10, 10))
        view.flex.isIncludedInLayout = true
        root.flex.layout()
        #expect(view.frame == rect(0, 0, 30, 30))
    }

    @Test func viewsComeBackFromElsewhere() {
        let view = ContentView(10, 10)
        let root = UIView(frame: rect(0, 0, 100, 100))
        let other = UIView(frame: rect(0, 0, 100, 100))
        for round in 1...3 {
            root.flex.alignItems(.start).addItem(view)
            root.flex.layout()
            #expect(view.frame.size == view.content)
            view.removeFromSuperview()
            view.content = CGSize(width: 10 * round, height: 5)
            other.addSubview(view)
            view.frame = rect(1, 2, 3, 4)
            root.flex.layout()
            #expect(view.frame == rect(1, 2, 3, 4))
            other.flex.layout()
            #expect(view.frame == rect(0, 0, 100, 5))
        }
    }

    @Test func subviewsOfALeafChangeItsContent() {
        let leaf = UIView(frame: rect(0, 0, 30, 30))
        let root = UIView(frame: rect(0, 0, 100, 100))
        root.flex.alignItems(.start).addItem(leaf)
        leaf.addSubview(UIView())
        root.flex.layout()
        #expect(leaf.frame.size == CGSize(width: 30, height: 30))
        leaf.subviews[0].removeFromSuperview()
        root.flex.layout()
        #expect(leaf.frame.size == .zero)
        leaf.flex.addItem().size(7)
        root.flex.layout()
        #expect(leaf.frame.size == CGSize(width: 7, height: 7))
        leaf.subviews[0].removeFromSuperview()
        root.flex.layout()
        #expect(leaf.frame.size == .zero)
    }

    @Test func changedOrderCounts() {
        let fixture = FlexFixture(items: 3)
        _ = fixture.frames()
        fixture.root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(fixture.frames().map(\.minY) == [40, 20, 0])
        fixture.root.bringSubviewToFront(fixture.items[1])
        #expect(fixture.frames().map(\.minY) == [20, 40, 0])
        fixture.root.sendSubviewToBack(fixture.items[1])
        #expect(fixture.frames().map(\.minY) == [40, 0, 20])
    }
}
