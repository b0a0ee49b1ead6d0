import XCTest

@testable import Toolbox

@MainActor
final class BannerTests: XCTestCase {

    private var window: UIWindow!
    private var view: UIView { window.rootViewController!.view }

    override func setUp() async throws {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        BannerCenter.shared.isQueueEnabled = true
        UIView.setAnimationsEnabled(false)
    }

    override func tearDown() async throws {
        BannerCenter.shared.isQueueEnabled = false
        UIView.setAnimationsEnabled(true)
        window = nil
    }

    func testQueueShowsOneAfterTheOther() throws {
        var ends: [String] = []
        view.showBanner("One", duration: 60) { ends.append("one \($0)") }
        view.showBanner("Two", title: "Second", duration: 60, position: .top) { ends.append("two \($0)") }
        XCTAssertEqual(view.visibleBanners.count, 1)
        XCTAssertEqual(view.waitingBannerCount, 1)
        view.hideBanner()
        XCTAssertEqual(ends, ["one false"])
        XCTAssertEqual(view.waitingBannerCount, 0)
        let second = try XCTUnwrap(view.visibleBanners.first)
        XCTAssertEqual(second.subviews.compactMap { ($0 as? UILabel)?.text }, ["Second", "Two"])
        XCTAssertEqual(second.center.x, 160)
        XCTAssertEqual(second.frame.minY, 10 + view.safeAreaInsets.top, accuracy: 0.01)
        view.hideAllBanners()
        XCTAssertEqual(ends, ["one false", "two false"])
        XCTAssertTrue(view.visibleBanners.isEmpty)
        XCTAssertTrue(view.subviews.isEmpty)
    }

    func testTapEndsABanner() throws {
        let ended = expectation(description: "ended")
        view.showBanner("Tap", duration: 60) { didTap in
            XCTAssertTrue(didTap)
            ended.fulfill()
        }
        let banner = try XCTUnwrap(view.visibleBanners.first)
        let tap = try XCTUnwrap(banner.gestureRecognizers?.first as? UITapGestureRecognizer)
        XCTAssertTrue(banner.isExclusiveTouch)
        tap.state = .ended
        view.perform(#selector(UIView.bannerTapped(_:)), with: tap)
        wait(for: [ended], timeout: 2)
    }

    func testTimerEndsABanner() {
        let ended = expectation(description: "ended")
        view.showBanner("Short", duration: 0.05, position: .center) { didTap in
            XCTAssertFalse(didTap)
            ended.fulfill()
        }
        XCTAssertEqual(view.visibleBanners.first?.center, CGPoint(x: 160, y: 284))
        wait(for: [ended], timeout: 2)
        XCTAssertTrue(view.visibleBanners.isEmpty)
    }

    func testActivity() {
        view.showBannerActivity(.center)
        view.showBannerActivity(.center)
        XCTAssertEqual(view.subviews.count, 1)
        XCTAssertEqual(view.subviews.first?.frame, CGRect(x: 110, y: 234, width: 100, height: 100))
        view.hideAllBanners(includeActivity: true)
        XCTAssertTrue(view.subviews.isEmpty)
    }
}
