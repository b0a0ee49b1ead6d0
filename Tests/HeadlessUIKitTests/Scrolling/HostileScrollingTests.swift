import Testing
import UIKit

@MainActor
@Suite struct HostileScrollingTests {
    private let numbers: [CGFloat] = [.nan, .infinity, -.infinity]

    @Test func numbersThatAreNoneAreRefused() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 200, height: 300)
        view.contentInset = .top(1)
        view.contentOffset = CGPoint(x: 5, y: 6)
        let advice = collectingAdvice {
            for number in numbers {
                view.contentOffset.x = number
                view.setContentOffset(CGPoint(x: 0, y: number), animated: false)
                view.setContentOffset(CGPoint(x: 0, y: number), animated: true)
                view.contentSize.height = number
                view.contentInset.left = number
            }
        }
        #expect(advice.count == 15)
        #expect(view.contentOffset == CGPoint(x: 5, y: 6))
        #expect(view.contentSize == CGSize(width: 200, height: 300) && view.contentInset == .top(1))
        for number in numbers {
            view.scrollRectToVisible(CGRect(x: number, y: 0, width: 1, height: 1), animated: false)
            view.simulateDrag(by: CGPoint(x: number, y: 0), velocity: CGPoint(x: number, y: number))
            view.scrollIndicatorInsets.top = number
        }
        #expect(view.contentOffset == CGPoint(x: 5, y: 6) && view.scrollIndicatorInsets == .zero)
    }

    @Test func negativeContentIsNone() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: -5, height: -700)
        #expect(view.contentSize == .zero)
        view.contentInset = .top(-500, -500, -500, -500)
        #expect(view.contentOffset == CGPoint(x: 500, y: 500))
        view.flashScrollIndicators()
        #expect(throws: Never.self) { try ViewDrawing(of: view).pngData(scale: 1) }
    }

    @Test func hugeContentScrolls() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e300)
        view.contentOffset.y = 1e299
        view.flashScrollIndicators()
        view.simulateDrag(by: CGPoint(x: -1e200, y: -1e300), velocity: CGPoint(x: 0, y: -1e300))
        AnimationClock.current.advance(by: 1)
        #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
        #expect(throws: Never.self) { try ViewDrawing(of: view).pngData(scale: 1) }
    }

    @Test(arguments: [0, -3, 1, 2, CGFloat.nan, .infinity])
    func oddRatesComeToAnEnd(rate: CGFloat) {
        AnimationClock.current = AnimationClock()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 5000)
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
        view.simulateDrag(by: CGPoint(x: 0, y: -10), velocity: CGPoint(x: 0, y: -900))
        AnimationClock.current.finish()
        #expect(!view.isDecelerating && view.contentOffset.y >= 10 && view.contentOffset.y <= 4900)
    }

    @Test func aDelegateThatChangesEverythingIsSurvived() {
        AnimationClock.current = AnimationClock()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let delegate = Meddler()
        view.delegate = delegate
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentOffset.y = 10
        view.simulateDrag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -2000))
        AnimationClock.current.finish()
        #expect(view.contentOffset.y.isFinite && !view.isDecelerating)
    }

    @Test func scrollViewsGoWhileTheyMove() {
        AnimationClock.current = AnimationClock()
        weak var gone: UIScrollView?
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 1000)
            view.simulateDrag(by: CGPoint(x: 0, y: -10), velocity: CGPoint(x: 0, y: -900))
            gone = view
        }
        #expect(gone == nil)
        AnimationClock.current.finish()
    }

    @Test func deepTreesOfScrollViews() {
        let scene = Scene()
        var parent = scene.root
        for _ in 0..<2000 {
            let view = UIScrollView(frame: scene.root.bounds)
            view.preservesSuperviewLayoutMargins = true
            parent.addSubview(view)
            parent = view
        }
        #expect(parent.safeAreaInsets.top == 47)
        scene.window.settle()
    }
}

private final class Meddler: NSObject, UIScrollViewDelegate {
    private var depth = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard depth < 3 else { return }
        depth += 1
        defer { depth -= 1 }
        scrollView.contentSize.height -= 1
        scrollView.contentInset.top += 1
        scrollView.contentOffset.y += 1
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.frame.size.height += 10
        scrollView.setContentOffset(.zero, animated: true)
    }
}
