// The domain's name is that of the package that this replaces.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of the errors of comparisons.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"

/// What goes wrong in a comparison.
enum SnapshotError {
    private static func error(_ code: Int, _ description: String, _ reason: String? = nil) -> NSError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: description]
        if let reason { information[NSLocalizedFailureReasonErrorKey] = reason }
        return NSError(domain: FBSnapshotTestControllerErrorDomain, code: code, userInfo: information)
    }

    static func needsRecord(_ path: String) -> NSError {
        error(
            1, "Unable to load reference image.",
            "Reference image not found or not readable: \(path). You need to run the test in record mode.")
    }

    static var noPicture: NSError { error(2, "Unable to create a PNG file.") }

    static func sizes(_ reference: CGSize, _ new: CGSize) -> NSError {
        error(
            3, "Images different sizes",
            "reference image: \(Int(reference.width))x\(Int(reference.height)), test image: \(Int(new.width))x\(Int(new.height))"
        )
    }

    static func pixels(tolerance: CGFloat) -> NSError {
        let percent = String(format: "%.2f", Double(tolerance) * 100)
        return error(
            4, "Images different", "image pixels differed by more than \(percent)% from the reference image")
    }
}
