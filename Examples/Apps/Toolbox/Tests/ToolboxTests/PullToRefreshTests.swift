import UIKit
import XCTest

@testable import Toolbox

@MainActor
final class PullToRefreshTests: XCTestCase {

    private final class PlainAnimator: PullAnimating {
        func pullToRefresh(_ view: PullToRefreshView, stateDidChange state: PullState) {}
    }

    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func setUp() async throws {
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.contentInset.top = 20
        UIView.setAnimationsEnabled(false)
    }

    override func tearDown() async throws {
        UIView.setAnimationsEnabled(true)
    }

    func testHeightIsTheAnimatorsOrADefault() {
        XCTAssertEqual(scroll.addPullToRefresh {}.frame, CGRect(x: 0, y: -80, width: 320, height: 80))
        let plain = scroll.addPullToRefresh(animator: PlainAnimator()) {}
        XCTAssertEqual(plain.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
        scroll.contentOffset.y = -50
        XCTAssertEqual(plain.progress, 0.5)
        XCTAssertEqual(scroll.subviews.filter { $0 is PullToRefreshView }.count, 1)
    }

    func testLoadingChangesTheInset() {
        let animator = WheelAnimator()
        var count = 0
        let view = scroll.addPullToRefresh(animator: animator) { count += 1 }
        var states: [PullState] = []
        let observation = view.observe(\.state, options: [.new]) { view, _ in states.append(view.state) }
        scroll.contentOffset.y = -60
        XCTAssertEqual(animator.progress, 0.5)
        scroll.startPullToRefresh()
        XCTAssertEqual(count, 1)
        XCTAssertEqual(view.state, .loading)
        XCTAssertEqual(scroll.contentInset.top, 100)
        XCTAssertEqual(scroll.contentOffset.y, -100)
        XCTAssertTrue(animator.wheel.isAnimating)
        scroll.stopPullToRefresh()
        XCTAssertEqual(scroll.contentInset.top, 20)
        XCTAssertEqual(animator.states, [.loading, .stopped])
        XCTAssertEqual(states, [.loading, .stopped])
        observation.invalidate()
        scroll.contentInset.top = 44
        XCTAssertEqual(view.originalInsetTop, 44)
        XCTAssertFalse(animator.wheel.isAnimating)
    }

    func testRemovedViewsObserveNothing() {
        let animator = WheelAnimator()
        scroll.addPullToRefresh(animator: animator) {}
        scroll.removePullToRefresh()
        scroll.contentOffset.y = -70
        XCTAssertEqual(animator.progress, 0)
        XCTAssertNil(scroll.pullToRefreshView)
    }
}
