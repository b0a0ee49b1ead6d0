import FlexLayout
import LayoutTesting
import PinLayout
import SnapshotTesting
import Testing
import UIKit
import XCTest

// The screen and the tests of the README, as they are there.

final class GreetingViewController: UIViewController {
    private let card = UIView()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Laid out on Linux"
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        view.addSubview(card)
        card.flex.padding(20).define { flex in
            flex.addItem(label)
            flex.addItem().height(1).marginTop(12).backgroundColor(.separator)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.pin.top(view.pin.safeArea).horizontally(view.pin.safeArea).margin(24)
        card.flex.layout(mode: .adjustHeight)
    }
}

@MainActor @Suite struct GreetingPictureTests {
    @Test(.snapshots(record: .missing))
    func theScreenLooksAsItDid() {
        // As in the README, but into a folder that ends with the test, where the first one is recorded.
        let folder = NSTemporaryDirectory() + "readme-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let messages = (0..<2).map { _ in
            verifySnapshot(
                of: GreetingViewController(), as: .image(on: .iPhone13Mini), named: "greeting",
                snapshotDirectory: folder)
        }
        #expect(messages[0]?.hasPrefix("No reference was found on disk.") == true && messages[1] == nil)
    }

    @Test func theScreenFitsEverywhere() {
        checkLayout(of: { GreetingViewController() }, across: .standard)
    }
}

@MainActor @Suite struct GreetingTests {
    @Test(arguments: ScreenDevice.all)
    func theCardKeepsItsMargins(device: ScreenDevice) throws {
        let window = UIWindow(screen: UIScreen(device))
        let controller = GreetingViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()

        let card = try #require(controller.view.subviews.first)
        #expect(card.frame.minX == 24)
        #expect(card.frame.width == window.bounds.width - 48)

        let picture = try ViewDrawing(of: window).pngData(scale: 1)
        Attachment.record(Array(picture), named: "greeting.png")
    }
}

@MainActor @Suite struct ReadmeTests {
    @Test func theFirstScreenIsAsHighAsItsContent() throws {
        let controller = GreetingViewController()
        let window = UIWindow(screen: UIScreen(.iPhone13Mini))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let card = controller.view.subviews[0]
        // One line of 17 points at three pixels a point, 20 around it, 12 and a line of 1 below.
        let line = (17 * 1.193_359_375 * 3).rounded(.up) / 3
        #expect(abs(card.frame.minY - 74) < 0.01)
        #expect(abs(card.frame.height - (line + 53)) < 0.34)
        #expect(card.frame.width == 327)
        #expect(abs(card.subviews[0].frame.height - line) < 0.01)
        #expect(try ViewDrawing(of: window).pngData(scale: 3).count > 1_000)
    }
}

@preconcurrency @MainActor
final class GreetingXCTests: XCTestCase {
    func testTheCardKeepsItsMargins() {
        let controller = GreetingViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.view.subviews[0].frame.width, 375 - 48)
    }

    @preconcurrency @MainActor
    func testTheTextWraps() throws {
        let controller = GreetingViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 160, height: 600)
        controller.view.layoutIfNeeded()
        let label = try XCTUnwrap(controller.view.subviews[0].subviews.first as? UILabel)
        XCTAssertGreaterThan(label.frame.height, 2 * label.font.lineHeight - 1)
    }
}
