import Testing
import UIKit

/// The rules by which a scroll view takes the safe area of an iPhone 14 (47 above, 34 below; on its side 47
/// left and right, 21 below) into its insets.
@MainActor
@Suite struct InsetAdjustmentTests {
    struct Case: Sendable, CustomStringConvertible {
        var behavior: UIScrollView.ContentInsetAdjustmentBehavior
        var content = CGSize.zero
        var bouncesVertically = false
        var bouncesHorizontally = false
        var orientation = UIInterfaceOrientation.portrait
        var absorbed: UIEdgeInsets

        var description: String { "\(behavior) \(content) \(orientation.rawValue)" }
    }

    private nonisolated static let tall = CGSize(width: 100, height: 5000)
    private nonisolated static let wide = CGSize(width: 5000, height: 100)
    private nonisolated static let both = CGSize(width: 5000, height: 5000)
    private nonisolated static let upright = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private nonisolated static let sideways = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

    nonisolated static let cases: [Case] = [
        Case(behavior: .automatic, absorbed: .zero),
        Case(behavior: .automatic, content: tall, absorbed: upright),
        Case(behavior: .automatic, content: CGSize(width: 390, height: 844), absorbed: .zero),
        Case(behavior: .automatic, content: CGSize(width: 390, height: 845), absorbed: upright),
        Case(behavior: .automatic, bouncesVertically: true, absorbed: upright),
        Case(behavior: .automatic, content: wide, absorbed: .zero),
        Case(behavior: .scrollableAxes, absorbed: .zero),
        Case(behavior: .scrollableAxes, content: tall, absorbed: upright),
        Case(behavior: .scrollableAxes, bouncesVertically: true, absorbed: upright),
        Case(behavior: .never, absorbed: .zero),
        Case(behavior: .never, content: both, absorbed: .zero),
        Case(behavior: .never, bouncesVertically: true, bouncesHorizontally: true, absorbed: .zero),
        Case(behavior: .always, absorbed: upright),
        Case(behavior: .always, content: both, absorbed: upright),
        Case(
            behavior: .automatic, content: tall, orientation: .landscapeRight, absorbed: .top(0, 0, 21)),
        Case(
            behavior: .automatic, content: wide, orientation: .landscapeRight, absorbed: .top(0, 47, 0, 47)),
        Case(behavior: .automatic, content: both, orientation: .landscapeRight, absorbed: sideways),
        Case(
            behavior: .scrollableAxes, bouncesHorizontally: true, orientation: .landscapeRight,
            absorbed: .top(0, 47, 0, 47)),
        Case(behavior: .always, orientation: .landscapeRight, absorbed: sideways),
        Case(behavior: .never, content: both, orientation: .landscapeRight, absorbed: .zero),
    ]

    @Test(arguments: cases)
    func whatIsAbsorbed(_ item: Case) {
        let scene = Scene(.iPhone14, item.orientation)
        let view = scene.scrollView()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(child)
        view.contentInset = .top(1, 2, 3, 4)
        view.contentInsetAdjustmentBehavior = item.behavior
        view.alwaysBounceVertical = item.bouncesVertically
        view.alwaysBounceHorizontal = item.bouncesHorizontally
        view.contentSize = item.content
        let (area, absorbed) = (scene.window.safeAreaInsets, item.absorbed)
        #expect(view.safeAreaInsets == area)
        #expect(
            view.adjustedContentInset
                == .top(absorbed.top + 1, absorbed.left + 2, absorbed.bottom + 3, absorbed.right + 4))
        // The first offset shows the content's corner.
        #expect(view.contentOffset == CGPoint(x: -absorbed.left - 2, y: -absorbed.top - 1))
        // A child that covers what is seen has of the safe area only what was not absorbed.
        child.frame = view.bounds
        #expect(
            child.safeAreaInsets
                == .top(
                    area.top - absorbed.top, area.left - absorbed.left, area.bottom - absorbed.bottom,
                    area.right - absorbed.right))
    }

    @Test func changesAreNotified() {
        let scene = Scene()
        let recorder = ScrollRecorder()
        let view = scene.scrollView()
        view.delegate = recorder
        view.contentSize = Self.tall
        #expect(recorder.take() == ["scroll", "inset 47.0"])
        view.contentInset.top = 10
        #expect(recorder.take() == ["scroll", "inset 57.0"])
        view.contentInset.top = 10
        #expect(recorder.take().isEmpty)
        scene.window.rotate(to: .landscapeRight)
        view.frame = scene.root.bounds
        #expect(recorder.take().contains("inset 10.0"))
        #expect(view.contentOffset.y == -10)
    }

    @Test func anAnimatedOrLaterOffsetStays() {
        let scene = Scene()
        let view = scene.scrollView(content: Self.tall)
        view.contentOffset.y = 300
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.contentOffset.y == 300)
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.contentOffset.y == 300)
    }

    @Test func withNeverTheSafeAreaBelowFollowsTheOffset() {
        let scene = Scene()
        let view = scene.scrollView(content: Self.tall)
        view.contentInsetAdjustmentBehavior = .never
        let child = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        view.addSubview(child)
        #expect(child.safeAreaInsets == .zero)
        view.contentOffset.y = 80
        #expect(child.safeAreaInsets == .top(27))
        view.contentOffset.y = 500
        #expect(child.safeAreaInsets == .top(47))
    }

    @Test func scrollViewsInScrollViews() {
        let scene = Scene()
        let outer = scene.scrollView(content: Self.wide)
        let inner = UIScrollView(frame: outer.bounds)
        outer.addSubview(inner)
        inner.contentSize = Self.tall
        // The outer one scrolls sideways only, so the inner one takes what is above and below.
        #expect(outer.adjustedContentInset == .zero)
        #expect(inner.adjustedContentInset == Self.upright)
        outer.alwaysBounceVertical = true
        #expect(outer.adjustedContentInset == Self.upright)
        #expect(inner.adjustedContentInset == .zero)
        #expect(inner.contentOffset == .zero)
    }
}
