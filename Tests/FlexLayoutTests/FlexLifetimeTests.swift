import FlexLayout
import Foundation
import Testing
import UIKit

/// Views that end between layouts, in layouts, and on other threads.
@MainActor @Suite struct FlexLifetimeTests {
    @Test func viewsEndOnOtherThreads() async {
        struct Cargo: @unchecked Sendable {
            var views: [UIView]
        }
        let root = UIView(frame: rect(0, 0, 100, 1_000))
        for round in 0..<30 {
            var views: [UIView] = []
            for _ in 0..<20 {
                let view = UIView()
                view.flex.addItem().size(CGFloat(round))
                root.flex.addItem(view)
                views.append(view)
            }
            root.flex.layout()
            #expect(views[19].frame == rect(0, CGFloat(19 * round), 100, CGFloat(round)))
            views.forEach { $0.removeFromSuperview() }
            let cargo = Cargo(views: views)
            views = []
            let task = Task.detached {
                var cargo = cargo
                cargo.views = []
            }
            root.flex.layout()
            if round.isMultiple(of: 3) { await task.value }
        }
    }

    @Test func aFlexOutlivesItsView() {
        var view: UIView? = UIView(frame: rect(0, 0, 10, 10))
        let flex = view!.flex.width(5).padding(3)
        #expect(flex.view === view)
        view = nil
        #expect(flex.view == nil)
        // The node goes to the next view; what is left of the old flexbox must not touch it.
        let next = (0..<5).map { _ in UIView(frame: rect(0, 0, 100, 100)) }
        for view in next { view.flex.addItem().height(10) }
        flex.width(77).grow(3).markDirty().isIncludedInLayout(false)
        flex.addItem().size(3)
        flex.layout()
        #expect(flex.intrinsicSize == .zero)
        for view in next {
            view.flex.layout()
            #expect(view.frame == rect(0, 0, 100, 100))
            #expect(view.subviews[0].frame == rect(0, 0, 100, 10))
        }
    }

    @Test func theViewIsGoneWhileItEnds() {
        final class Curious: UIView {
            nonisolated(unsafe) var kept: Flex?
            nonisolated(unsafe) static var sawItself: Bool?
            deinit {
                let flex = kept
                MainActor.assumeIsolated { Self.sawItself = flex?.view != nil }
            }
        }
        var view: Curious? = Curious()
        view?.kept = view?.flex
        view = nil
        #expect(Curious.sawItself == false)
    }

    @Test func itemsMayLeaveWhileTheyAreMeasured() {
        final class Deserter: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                removeFromSuperview()
                return CGSize(width: 10, height: 10)
            }
        }
        let root = UIView(frame: rect(0, 0, 100, 100))
        root.flex.addItem(Deserter())
        let last = UIView()
        root.flex.addItem(last).size(20)
        root.flex.layout()
        root.flex.layout()
        #expect(root.subviews.count == 1)
        #expect(last.frame == rect(0, 0, 20, 20))
    }

    @Test func layoutInsideOfLayout() {
        final class Restless: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                superview?.flex.layout()
                flex.markDirty()
                invalidateIntrinsicContentSize()
                return CGSize(width: 10, height: 10)
            }
        }
        let root = UIView(frame: rect(0, 0, 100, 100))
        let view = Restless()
        root.flex.addItem(view).alignSelf(.start)
        root.flex.addItem().height(5)
        for _ in 0..<3 { root.flex.layout() }
        #expect(view.frame == rect(0, 0, 10, 10))
        #expect(root.subviews[1].frame == rect(0, 10, 100, 5))
    }

    @Test func manyViewsEndAtOnce() {
        var root: UIView? = UIView(frame: rect(0, 0, 100, 100))
        for _ in 0..<2_000 { root?.flex.addItem().addItem().height(1) }
        root?.flex.layout()
        let kept = root!.subviews[1_000]
        root = nil
        kept.flex.layout(mode: .adjustHeight)
        #expect(kept.frame.size == CGSize(width: 100, height: 1))
    }
}
