import Foundation

extension NSAttributedString {
    /// The formats of documents. Plain text is read here; others are not.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a format by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The keys of the attributes of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of the characters.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// The keys of the options of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of the characters.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document of plain text.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The format, the encoding and the attributes.
    ///   - dict: Not filled in.
    /// - Throws: `CocoaError` for other formats, and for characters that the encoding does not have.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard type == .plain, let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadUnknown)
        }
        self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }
}

/// A pointer that Objective-C methods fill in; here it is always nil.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    /// The value.
    public var pointee: Pointee
}
