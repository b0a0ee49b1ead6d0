import HeadlessUIKit
import XCTest

/// Data that a test leaves behind: a picture, a text, a file.
///
/// Attachments are written to the folder that the environment's `FORMWORK_ATTACHMENTS` names, in a folder for each test.
/// Without it they are dropped.
public final class XCTAttachment: NSObject {
    /// How long an attachment is kept.
    public enum Lifetime: Int, Sendable {
        /// Also where the test passes.
        case keepAlways
        /// Where the test fails. Here it is kept in any case.
        case deleteOnSuccess
    }

    /// How much of a picture is kept.
    public enum ImageQuality: Int, Sendable {
        /// All of it.
        case original
        /// Most of it. Here all of it.
        case medium
        /// A part of it. Here all of it.
        case low
    }

    /// The name of the file; nil for one that the class makes.
    public var name: String?
    /// How long the attachment is kept.
    public var lifetime = Lifetime.deleteOnSuccess
    /// What a test adds for itself.
    public var userInfo: [AnyHashable: Any]?
    /// The kind of the data, by Apple's names: `public.png`.
    public let uniformTypeIdentifier: String

    private let payload: Data?

    /// Creates an attachment of data.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.payload = payload
        self.userInfo = userInfo
    }

    /// Creates an attachment of data.
    public convenience init(data payload: Data) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
    }

    /// Creates an attachment of data of a kind.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    /// Creates an attachment of a text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// Creates an attachment of a picture, which is kept as PNG.
    @preconcurrency @MainActor
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }

    /// Creates an attachment of a picture, which is kept as PNG.
    @preconcurrency @MainActor
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// Creates an attachment of a file.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    /// Creates an attachment of a file of a kind.
    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
        self.init(
            uniformTypeIdentifier: identifier, name: url.lastPathComponent,
            payload: try? Data(contentsOf: url))
    }

    /// Creates an attachment of a property list.
    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }

    /// Writes the attachment of a test, where the environment says a folder.
    func write(of test: String) {
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_ATTACHMENTS"], let payload else {
            return
        }
        let extensions = [
            "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json",
            "com.apple.property-list": "plist", "com.adobe.pdf": "pdf", "public.svg-image": "svg",
        ]
        let suffix = extensions[uniformTypeIdentifier].map { ".\($0)" } ?? ""
        let stem = (name ?? "Attachment").replacingOccurrences(of: "/", with: "_")
        let url = URL(fileURLWithPath: folder).appendingPathComponent(test)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        var file = url.appendingPathComponent(stem.hasSuffix(suffix) ? stem : stem + suffix)
        var number = 2
        while FileManager.default.fileExists(atPath: file.path) {
            file = url.appendingPathComponent("\(stem)-\(number)\(suffix)")
            number += 1
        }
        try? payload.write(to: file)
    }
}

extension XCTestCase {
    /// Keeps an attachment of the test.
    public func add(_ attachment: XCTAttachment) {
        attachment.write(of: name.replacingOccurrences(of: "/", with: "."))
    }
}
