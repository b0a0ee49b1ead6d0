import HeadlessUIKit
import XCTest
import XCTestAdditions

/// What Xcode's XCTest has besides, used as tests of iOS use it.
@preconcurrency @MainActor
final class XCTestAdditionsTests: XCTestCase {
    func testStepsReturnWhatTheyReturn() throws {
        let width = XCTContext.runActivity(named: "Lay out") { activity in
            activity.add(XCTAttachment(string: activity.name))
            return UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)).frame.width
        }
        XCTAssertEqual(width, 40)
        XCTAssertThrowsError(
            try XCTContext.runActivity(named: "Fail") { _ in throw CocoaError(.fileNoSuchFile) })
    }

    func testAttachmentsAreWrittenWhereTheEnvironmentSays() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        setenv("FORMWORK_ATTACHMENTS", folder.path, 1)
        defer {
            unsetenv("FORMWORK_ATTACHMENTS")
            try? FileManager.default.removeItem(at: folder)
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let picture = XCTAttachment(image: image)
        picture.name = "Card"
        picture.lifetime = .keepAlways
        add(picture)
        add(XCTAttachment(string: "first"))
        add(XCTAttachment(string: "second"))
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.contains("/")
        }
        XCTAssertEqual(
            names.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted(),
            ["Attachment-2.txt", "Attachment.txt", "Card.png"])
    }

    func testAPropertyIsExpected() {
        let view = UIView()
        let byClass = XCTKVOExpectation(keyPath: "alpha", object: view, expectedValue: 0.5)
        keyValueObservingExpectation(for: view, keyPath: "alpha", expectedValue: 0.5)
        DispatchQueue.main.async { MainActor.assumeIsolated { view.alpha = 0.5 } }
        wait(for: [byClass], timeout: 10)
        waitForExpectations(timeout: 10)
    }

    func testAPredicateIsExpected() {
        nonisolated(unsafe) var isDone = false
        let predicate = NSPredicate { _, _ in isDone }
        let expectation = XCTNSPredicateExpectation(predicate: predicate, object: nil)
        DispatchQueue.main.async { isDone = true }
        wait(for: [expectation], timeout: 10)
    }

    func testTheMainQueueIsServedWhileATestWaits() {
        let expectation = expectation(description: "The main queue runs")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { expectation.fulfill() }
        wait(for: [expectation], timeout: 10)
    }

    func testTimesAreMeasured() { measure(metrics: [XCTClockMetric()]) { _ = (0..<100).reduce(0, +) } }
}
