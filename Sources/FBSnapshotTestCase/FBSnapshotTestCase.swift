// The names are those of the package that this replaces.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HeadlessUIKit
import XCTest

/// The endings of folders in which references are looked for: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64"]) }

/// A test case that compares pictures of views, controllers and layers with references.
open class FBSnapshotTestCase: XCTestCase {
    /// Whether pictures are saved as references, which fails the test. False by default.
    public var recordMode = false
    /// The folder that contains `ReferenceImages`; nil is the test bundle's.
    public var bundleResourcePath: String?
    /// What the names of references contain. The scale by default.
    public var fileNameOptions = FBSnapshotTestCaseFileNameIncludeOption.screenScale
    /// The folder of the references; nil is the class's name with its module.
    public var folderName: String?
    /// Whether a picture is taken of the view in the key window. Pictures are the same.
    public var usesDrawViewHierarchyInRect = false

    /// Compares a picture of a view with its reference.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - identifier: What distinguishes pictures of one test.
    ///   - suffixes: The endings of folders in which a reference is looked for.
    ///   - perPixelTolerance: The share of its range by which a component may differ.
    ///   - overallTolerance: The share of pixels that may differ.
    ///   - file: The file of the assertion.
    ///   - line: The line of the assertion.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(suffixes, file, line) { folder, differences in
            try compareSnapshot(
                of: view, referenceImagesDirectory: folder, imageDiffDirectory: differences,
                identifier: identifier,
                perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
        }
    }

    /// Compares a picture of a controller that fills the screen with its reference.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - identifier: What distinguishes pictures of one test.
    ///   - suffixes: The endings of folders in which a reference is looked for.
    ///   - perPixelTolerance: The share of its range by which a component may differ.
    ///   - overallTolerance: The share of pixels that may differ.
    ///   - file: The file of the assertion.
    ///   - line: The line of the assertion.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let view = SnapshotSubject.show(viewController)
        FBSnapshotVerifyView(
            view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, file: (file), line: line)
    }

    /// Compares a picture of a layer with its reference.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - identifier: What distinguishes pictures of one test.
    ///   - suffixes: The endings of folders in which a reference is looked for.
    ///   - perPixelTolerance: The share of its range by which a component may differ.
    ///   - overallTolerance: The share of pixels that may differ.
    ///   - file: The file of the assertion.
    ///   - line: The line of the assertion.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(suffixes, file, line) { folder, differences in
            try compareSnapshot(
                of: layer, referenceImagesDirectory: folder, imageDiffDirectory: differences,
                identifier: identifier,
                perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
        }
    }

    private func verify(
        _ suffixes: NSOrderedSet, _ file: StaticString, _ line: UInt,
        _ compare: (String, String) throws -> Void
    ) {
        let root = getReferenceImageDirectory(withDefault: nil)
        let differences = getImageDiffDirectory(withDefault: nil)
        var problem: NSError?
        for case let suffix as String in suffixes.array {
            do {
                try compare(root + suffix, differences)
                problem = nil
            } catch {
                problem = error as NSError
            }
            if recordMode {
                let text = """
                    Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual \
                    snapshot comparison!
                    """
                return XCTFail(text, file: file, line: line)
            }
            if problem == nil { return }
        }
        XCTFail("Snapshot comparison failed: \(String(describing: problem))", file: file, line: line)
    }
}
