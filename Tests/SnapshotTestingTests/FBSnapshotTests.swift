import FBSnapshotTestCase
import Foundation
import UIKit
import XCTest

/// The shape of the older test case: files, tolerances and errors.
@preconcurrency @MainActor
final class FBSnapshotTests: FBSnapshotTestCase {
    private let folder = NSTemporaryDirectory() + "/fb-\(UUID().uuidString)"

    private func box(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = color
        return view
    }

    private func compare(_ view: UIView, perPixel: CGFloat = 0, overall: CGFloat = 0) throws {
        try compareSnapshot(
            of: view, referenceImagesDirectory: folder + "/references",
            imageDiffDirectory: folder + "/failures",
            identifier: "a b", perPixelTolerance: perPixel, overallTolerance: overall)
    }

    func testFilesAndErrors() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        folderName = "Cards"
        XCTAssertThrowsError(try compare(box(.red))) { XCTAssertEqual(($0 as NSError).code, 1) }
        recordMode = true
        try compare(box(.red))
        recordMode = false
        try compare(box(.red))
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder + "/references")
        XCTAssertEqual(names.sorted(), ["Cards", "Cards/testFilesAndErrors_a_b@3x.png"])
        XCTAssertThrowsError(try compare(box(.blue))) { error in
            XCTAssertEqual((error as NSError).code, 4)
            XCTAssertEqual((error as NSError).domain, FBSnapshotTestControllerErrorDomain)
        }
        let failures = try FileManager.default.subpathsOfDirectory(atPath: folder + "/failures/Cards")
        XCTAssertEqual(
            failures.sorted(),
            ["diff_", "failed_", "reference_"].map { $0 + "testFilesAndErrors_a_b@3x.png" })
        // A component that differs by 2 of 255.
        let almost = box(UIColor(red: 253 / 255, green: 0, blue: 0, alpha: 1))
        XCTAssertThrowsError(try compare(almost))
        try compare(almost, perPixel: 0.01)
        try compare(box(.blue), overall: 1)
    }
}
