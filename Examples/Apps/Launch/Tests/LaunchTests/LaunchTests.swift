import UIKit
import XCTest

@testable import Launch

@MainActor
final class LaunchTests: XCTestCase {

    func testLaunch() throws {
        let delegate = AppDelegate()
        XCTAssertTrue(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        let window = try XCTUnwrap(delegate.window)
        let navigation = try XCTUnwrap(window.rootViewController as? UINavigationController)
        let item = try XCTUnwrap(navigation.topViewController?.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(navigation.topViewController?.title, Report(window: window).design)
        XCTAssertFalse(window.isHidden)
    }
}
