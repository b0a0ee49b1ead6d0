import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewTests {
    @Test func defaults() {
        let view = UIScrollView()
        #expect(view.clipsToBounds)
        #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
        #expect(view.adjustedContentInset == .zero)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.isScrollEnabled && view.bounces && view.bouncesZoom && view.scrollsToTop)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.decelerationRate == .normal && view.decelerationRate.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        #expect(view.delaysContentTouches && view.canCancelContentTouches)
        #expect(view.keyboardDismissMode == .none)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
        #expect(view.touchesShouldCancel(in: UIView()) && !view.touchesShouldCancel(in: UIButton()))
    }

    @Test func theOffsetIsTheOriginOfTheBounds() {
        let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        view.bounds.origin.y = 40
        #expect(view.contentOffset.y == 40)
        // An assigned offset may lie anywhere.
        view.contentOffset = CGPoint(x: -500, y: 5000)
        #expect(view.contentOffset == CGPoint(x: -500, y: 5000))
    }

    @Test func scrollingLaysOutAndNotifies() {
        let (view, recorder) = (UIScrollView(), ScrollRecorder())
        view.frame.size = CGSize(width: 100, height: 100)
        view.contentSize = CGSize(width: 100, height: 500)
        view.delegate = recorder
        let child = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(child)
        view.layoutIfNeeded()
        child.layouts = 0
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        view.bounds.origin.y = 20
        #expect(recorder.take() == ["scroll", "scroll"])
        view.layoutIfNeeded()
        #expect(child.layouts == 0)
    }

    @Test func scrollingCallsLayoutSubviewsOnce() {
        let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.layoutIfNeeded()
        view.layouts = 0
        view.contentOffset.y = 10
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
    }

    @Test func changesOfSizeMoveTheOffsetIntoItsRange() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 300, height: 500)
        view.contentOffset = CGPoint(x: 200, y: 400)
        view.contentSize = CGSize(width: 250, height: 450)
        #expect(view.contentOffset == CGPoint(x: 150, y: 350))
        view.frame.size.height = 200
        #expect(view.contentOffset == CGPoint(x: 150, y: 250))
        view.contentInset.bottom = 40
        view.contentOffset.y = 290
        view.contentInset.bottom = 10
        #expect(view.contentOffset.y == 260)
        view.contentSize = .zero
        #expect(view.contentOffset == .zero)
    }

    @Test func anOffsetAtTheTopFollowsTheInset() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentInset.top = 20
        #expect(view.contentOffset.y == -20)
        view.contentInset.top = 5
        #expect(view.contentOffset.y == -5)
        view.contentOffset.y = 50
        view.contentInset.top = 30
        #expect(view.contentOffset.y == 50)
    }

    /// The cases of a view of 100 points at offset 200 in content of 1000, with insets of 10 and 20.
    @Test(arguments: [
        (CGRect(x: 0, y: 230, width: 10, height: 10), 200.0),
        (CGRect(x: 0, y: 205, width: 10, height: 10), 195.0),
        (CGRect(x: 0, y: 100, width: 10, height: 30), 90.0),
        (CGRect(x: 0, y: 275, width: 10, height: 10), 205.0),
        (CGRect(x: 0, y: 990, width: 10, height: 10), 920.0),
        (CGRect(x: 0, y: 0, width: 10, height: 10), -10.0),
        (CGRect(x: 0, y: -500, width: 10, height: 10), -10.0),
        (CGRect(x: 0, y: 5000, width: 10, height: 10), 920.0),
        (CGRect(x: 0, y: 100, width: 10, height: 400), 200.0),
        (CGRect(x: 0, y: 400, width: 0, height: 0), 200.0),
    ])
    func rectanglesAreScrolledIntoSight(rect: CGRect, offset: CGFloat) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentInset = .top(10, 0, 20)
        view.contentOffset.y = 200
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test func membersAreOverridden() {
        let view = OverridingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 400)
        view.contentOffset = CGPoint(x: 0, y: 10)
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        view.contentInset = .top(3)
        #expect(view.record == ["size", "offset", "offset", "adjusted", "inset"])
    }

    @Test func hitTestingFollowsTheOffset() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
        view.addSubview(child)
        view.contentSize = CGSize(width: 100, height: 300)
        #expect(view.hitTest(CGPoint(x: 5, y: 60), with: nil) === view)
        view.contentOffset.y = 100
        #expect(view.hitTest(CGPoint(x: 5, y: 160), with: nil) === child)
        #expect(child.convert(CGPoint.zero, to: view.superview ?? view).y == 150)
    }
}

private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

private final class CountingScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

private final class OverridingScrollView: UIScrollView {
    var record: [String] = []
    override var contentOffset: CGPoint { didSet { record.append("offset") } }
    override var contentSize: CGSize { didSet { record.append("size") } }
    override var contentInset: UIEdgeInsets { didSet { record.append("inset") } }
    override func adjustedContentInsetDidChange() { record.append("adjusted") }
}
