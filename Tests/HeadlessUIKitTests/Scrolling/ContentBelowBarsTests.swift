import Testing
import UIKit

@testable import HeadlessUIKit

/// Scroll views in controllers whose container lays bars over them, on an iPhone 14 (47 above, 34 below).
@MainActor
@Suite struct ContentBelowBarsTests {
    struct Case: Sendable, CustomStringConvertible {
        var behavior: UIScrollView.ContentInsetAdjustmentBehavior
        var isScrollable: Bool
        var isBelowBars: Bool
        var takesSafeArea: Bool

        var description: String { "\(behavior) scrollable \(isScrollable) bars \(isBelowBars)" }
    }

    nonisolated static let cases: [Case] = [
        Case(behavior: .automatic, isScrollable: true, isBelowBars: true, takesSafeArea: true),
        Case(behavior: .automatic, isScrollable: false, isBelowBars: true, takesSafeArea: true),
        Case(behavior: .automatic, isScrollable: true, isBelowBars: false, takesSafeArea: true),
        Case(behavior: .automatic, isScrollable: false, isBelowBars: false, takesSafeArea: false),
        Case(behavior: .scrollableAxes, isScrollable: true, isBelowBars: true, takesSafeArea: true),
        Case(behavior: .scrollableAxes, isScrollable: false, isBelowBars: true, takesSafeArea: false),
        Case(behavior: .scrollableAxes, isScrollable: true, isBelowBars: false, takesSafeArea: true),
        Case(behavior: .scrollableAxes, isScrollable: false, isBelowBars: false, takesSafeArea: false),
        Case(behavior: .never, isScrollable: true, isBelowBars: true, takesSafeArea: false),
        Case(behavior: .never, isScrollable: false, isBelowBars: false, takesSafeArea: false),
        Case(behavior: .always, isScrollable: true, isBelowBars: false, takesSafeArea: true),
        Case(behavior: .always, isScrollable: false, isBelowBars: true, takesSafeArea: true),
    ]

    @Test(arguments: cases)
    func vertically(_ item: Case) {
        let content = UIViewController()
        let container = item.isBelowBars ? BarController() : UIViewController()
        let scroller = UIScrollView()
        content.view.addSubview(scroller)
        container.addChild(content)
        container.view.addSubview(content.view)
        let scene = Scene(controller: container)
        content.view.frame = container.view.bounds
        scroller.frame = content.view.bounds
        scroller.contentInsetAdjustmentBehavior = item.behavior
        if item.isScrollable { scroller.contentSize = CGSize(width: 10, height: 2000) }
        let inset = item.takesSafeArea ? UIEdgeInsets.top(47, 0, 34) : .zero
        #expect(scroller.adjustedContentInset == inset)
        #expect(scroller.contentOffset.y == -inset.top)
        _ = scene
    }

    @Test func onlyTheContentItselfIsMeant() {
        let (content, container) = (UIViewController(), BarController())
        let (first, second) = (UIScrollView(), UIScrollView())
        content.view.addSubview(first)
        content.view.addSubview(second)
        container.addChild(content)
        container.view.addSubview(content.view)
        let scene = Scene(controller: container)
        for view in [content.view, first, second] { view?.frame = scene.root.bounds }
        #expect(first.adjustedContentInset == .top(47, 0, 34))
        #expect(second.adjustedContentInset == .zero)
    }

    @Test func theContentMayBeSaid() {
        let (content, container) = (UIViewController(), BarController())
        let (behind, scroller) = (UIView(), UIScrollView())
        content.view.addSubview(behind)
        behind.addSubview(scroller)
        container.addChild(content)
        container.view.addSubview(content.view)
        let scene = Scene(controller: container)
        for view in [content.view, behind, scroller] { view?.frame = scene.root.bounds }
        #expect(scroller.adjustedContentInset == .zero)
        content.setContentScrollView(scroller)
        #expect(scroller.adjustedContentInset == .top(47, 0, 34))
    }

    /// Below a translucent navigation bar of 44 and above a tab bar of 49.
    @Test(arguments: [true, false])
    func inANavigationControllerInATabController(isScrollable: Bool) {
        let (content, tabs) = (ScrollingController(), UITabBarController())
        tabs.viewControllers = [UINavigationController(rootViewController: content)]
        let scene = Scene(controller: tabs)
        let scroller = content.view as? UIScrollView
        if isScrollable { scroller?.contentSize = CGSize(width: 390, height: 3000) }
        scene.window.settle()
        #expect(scroller?.adjustedContentInset == .top(91, 0, 83))
        #expect(scroller?.contentOffset == CGPoint(x: 0, y: -91))
        scroller?.contentInsetAdjustmentBehavior = .never
        #expect(scroller?.adjustedContentInset == .zero)
    }

    @Test func aScrollViewMayBeTheRoot() {
        let (content, container) = (ScrollingController(), BarController())
        container.addChild(content)
        container.view.addSubview(content.view)
        let scene = Scene(controller: container)
        content.view.frame = scene.root.bounds
        #expect((content.view as? UIScrollView)?.adjustedContentInset == .top(47, 0, 34))
    }
}

private final class BarController: UIViewController {
    override var showsBars: Bool { true }
}

private final class ScrollingController: UIViewController {
    override func loadView() { view = UIScrollView() }
}
