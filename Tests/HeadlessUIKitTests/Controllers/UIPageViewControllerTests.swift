import Foundation
import Testing
import UIKit

/// Pages that scroll: appearance, neighbours, the delegate's calls and the ends.
@MainActor
@Suite(.serialized) struct UIPageViewControllerTests {
    final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var pages: [UIViewController] = []
        var requests = 0
        var calls: [String] = []

        private func index(_ controller: UIViewController) -> Int {
            pages.firstIndex { $0 === controller } ?? -1
        }
        var isLoop = false

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            requests += 1
            let index = index(viewController)
            if isLoop { return pages[(index + pages.count - 1) % pages.count] }
            return index > 0 ? pages[index - 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            requests += 1
            let index = index(viewController)
            if isLoop { return pages[(index + 1) % pages.count] }
            return index < pages.count - 1 ? pages[index + 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
        ) { calls.append("will \(pending.map { index($0) })") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { calls.append("did \(previousViewControllers.map { index($0) }) \(completed)") }
    }

    final class Dotted: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
    }

    private func made(_ count: Int, _ record: Record) -> (
        UIPageViewController, Source, UIWindow, UIScrollView
    ) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let source = Source()
        source.pages = (0..<count).map { RecordingController("\($0)", record) }
        pages.dataSource = source
        pages.delegate = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: true)
        let window = shownWindow(pages)
        window.layoutIfNeeded()
        let scroller = pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first!
        return (pages, source, window, scroller)
    }

    private func appearances(_ record: Record) -> [String] {
        record.entries.filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
    }

    @Test func threeSlotsAndLazyNeighbours() {
        let (pages, source, window, scroller) = made(3, Record())
        #expect(scroller.contentSize.width == 3 * 390 && scroller.contentOffset.x == 390)
        #expect(pages.viewControllers?.first?.view.frame.origin.x == 390)
        #expect(source.requests == 0)
        #expect(pages.gestureRecognizers.isEmpty && pages.spineLocation == .none)
        scroller.simulateDrag(by: CGPoint(x: -10, y: 0))
        AnimationClock.current.finish()
        #expect(source.requests == 2)
        window.isHidden = true
    }

    @Test func aFingerTurnsPages() {
        let record = Record()
        let (pages, source, window, scroller) = made(3, record)
        _ = record.take()
        scroller.simulateDrag(by: CGPoint(x: -250, y: 0), velocity: CGPoint(x: -800, y: 0))
        AnimationClock.current.finish()
        #expect(pages.viewControllers?.first === source.pages[1])
        #expect(source.calls == ["will [1]", "did [0] true"])
        #expect(
            appearances(record) == [
                "0 viewWillDisappear", "1 viewWillAppear", "1 viewDidAppear", "0 viewDidDisappear",
            ])
        #expect(scroller.contentOffset.x == 390)
        #expect(source.pages[1].view.frame.origin.x == 390)
        source.calls = []
        scroller.simulateDrag(by: CGPoint(x: 100, y: 0))
        AnimationClock.current.finish()
        #expect(pages.viewControllers?.first === source.pages[1])
        #expect(source.calls == ["will [0]", "did [1] false"])
        window.isHidden = true
    }

    @Test(arguments: [1, 2]) func shortLoopsKeepTheShownPage(_ count: Int) {
        let (pages, source, window, scroller) = made(count, Record())
        source.isLoop = true
        for _ in 0..<3 {
            scroller.simulateDrag(by: CGPoint(x: -250, y: 0), velocity: CGPoint(x: -800, y: 0))
            AnimationClock.current.finish()
            window.layoutIfNeeded()
            #expect(pages.viewControllers?.count == 1)
            #expect(pages.viewControllers?.first?.viewIfLoaded?.superview === scroller)
            #expect(pages.viewControllers?.first?.parent === pages)
        }
        window.isHidden = true
    }

    @Test func theEndsHold() {
        let (pages, source, window, scroller) = made(1, Record())
        scroller.simulateDrag(by: CGPoint(x: -300, y: 0), velocity: CGPoint(x: -900, y: 0))
        AnimationClock.current.finish()
        #expect(pages.viewControllers?.first === source.pages[0])
        #expect(source.calls.isEmpty && scroller.contentOffset.x == 390)
        window.isHidden = true
    }

    @Test func programsTurnPages() {
        let record = Record()
        let (pages, source, window, _) = made(3, record)
        _ = record.take()
        var completions: [Bool] = []
        pages.setViewControllers([source.pages[2]], direction: .forward, animated: false) {
            completions.append($0)
        }
        #expect(completions == [true])
        #expect(
            appearances(record) == [
                "0 viewWillDisappear", "2 viewWillAppear", "2 viewDidAppear", "0 viewDidDisappear",
            ])
        pages.setViewControllers([source.pages[1]], direction: .reverse, animated: true) {
            completions.append($0)
        }
        #expect(completions.count == 1)
        AnimationClock.current.finish()
        #expect(completions == [true, true])
        #expect(pages.children.count == 1 && pages.children.first === source.pages[1])
        #expect(source.pages[1].view.frame.origin.x == 390)
        #expect(source.calls.isEmpty)
        window.isHidden = true
    }

    @Test func dotsAndCounts() {
        let (pages, source) = (
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Dotted()
        )
        pages.dataSource = source
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let window = shownWindow(pages)
        window.layoutIfNeeded()
        let dots = pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
        #expect(dots?.numberOfPages == 4 && dots?.currentPage == 2)
        #expect(dots?.frame == CGRect(x: 0, y: 844 - 37, width: 390, height: 37))
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        pages.setViewControllers(
            [UIViewController(), UIViewController()], direction: .forward, animated: false)
        #expect(
            reasons == [
                "The number of view controllers provided (2) doesn't match the number required (1) for the "
                    + "requested transition"
            ])
    }
}
