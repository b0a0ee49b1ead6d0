import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexScrollTests {
    @Test func theContentSizeIsWhatTheItemsTake() {
        let scroll = UIScrollView(frame: rect(0, 0, 100, 80))
        scroll.flex.overflow(.scroll).padding(10)
        for _ in 0..<4 { scroll.flex.addItem().height(50).marginBottom(5) }
        scroll.flex.layout()
        #expect(scroll.contentSize == CGSize(width: 100, height: 240))
        #expect(scroll.frame == rect(0, 0, 100, 80))
        #expect(scroll.subviews[3].frame == rect(10, 175, 80, 50))
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        scroll.subviews[0].flex.height(20)
        scroll.flex.layout()
        #expect(scroll.contentSize.height == 210)
        #expect(scroll.contentOffset.y == 100)
        #expect(scroll.subviews[0].frame.minY == 10)
        for view in scroll.subviews { view.flex.height(1) }
        scroll.flex.layout()
        #expect(scroll.contentSize == CGSize(width: 100, height: 80))
    }

    @Test func scrollViewsInsideOfContainers() {
        let root = UIView(frame: rect(0, 0, 200, 300))
        let (head, scroll, wide) = (UIView(), UIScrollView(), UIView())
        root.flex.addItem(head).height(50)
        root.flex.addItem(scroll).flex(1).overflow(.scroll).direction(.row).alignItems(.start)
        scroll.flex.addItem(wide).size(CGSize(width: 500, height: 20))
        root.flex.layout()
        #expect(scroll.frame == rect(0, 50, 200, 250))
        #expect(scroll.contentSize == CGSize(width: 500, height: 250))
        wide.flex.width(600)
        root.flex.layout()
        #expect(scroll.contentSize.width == 600)
        scroll.flex.overflow(.visible)
        wide.flex.width(700)
        root.flex.layout()
        #expect(scroll.contentSize.width == 600)
    }

    @Test func overflowClipsAndLetsShrink() {
        let fixture = FlexFixture { $0.height(150).shrink(1) }
        let inner = UIView()
        fixture.items[0].flex.addItem(inner).height(130)
        #expect(fixture.frame().height == 100)
        fixture.items[0].flex.overflow(.hidden)
        #expect(fixture.items[0].clipsToBounds)
        #expect(fixture.frame().height == 100)
        fixture.items[0].flex.overflow(.visible)
        #expect(!fixture.items[0].clipsToBounds)
        fixture.items[0].flex.overflow(.clip, .visible)
        #expect(fixture.items[0].clipsToBounds)
    }
}
