import Foundation

/// A file that shows a difference.
public enum DiffAttachment {
    /// An attachment of XCTest.
    @available(*, deprecated, message: "Use '.data' instead.")
    case xcTest(XCTAttachment)
    /// The bytes of a file and its name.
    case data(Data, name: String)

    /// The file's bytes and its name.
    var file: (data: Data, name: String) {
        switch self {
        case .data(let data, let name): (data, name)
        default: xcTestAttachment.map { ($0.data, $0.name ?? "attachment") } ?? (Data(), "attachment")
        }
    }

    var xcTestAttachment: XCTAttachment? {
        guard case .data(let data, let name) = self else { return unwrapped }
        var attachment = XCTAttachment(data: data)
        attachment.name = name
        return attachment
    }

    private var unwrapped: XCTAttachment? {
        Mirror(reflecting: self).children.first?.value as? XCTAttachment
    }
}

/// A file of a test: XCTest has none on Linux, so that this only carries bytes.
public struct XCTAttachment {
    /// The bytes.
    public let data: Data
    /// The type of the file.
    public let uniformTypeIdentifier: String?
    /// The name of the file.
    public var name: String?

    /// Creates an attachment.
    public init(data: Data) {
        self.data = data
        uniformTypeIdentifier = nil
    }

    /// Creates an attachment of a type.
    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }
}
