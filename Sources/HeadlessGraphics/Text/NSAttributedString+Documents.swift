import Foundation

extension NSAttributedString {
    /// The formats of documents. Plain text, HTML and RTF are read here.
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
        /// The kind of sizes that the document has. Not used.
        public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
        /// The kind of sizes that the text is to have. Not used.
        public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    }

    /// Reads a document: plain text, a page of the web, or rich text.
    ///
    /// Pages are read without loading anything: styles are those of `style` elements and attributes, pictures those in
    /// the page itself. A page without a declared encoding is read as iOS does, in Windows' Latin alphabet.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The format, the encoding and the attributes; without a format it is found by the first characters.
    ///   - dict: Filled in with the format and the encoding.
    /// - Throws: `CocoaError` for other formats, and for characters that the encoding does not have.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let document = DocumentData(data, options)
        self.init(attributedString: try document.read())
        dict?.pointee = document.attributes
    }

    /// Reads a document of a file. See ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Writes a part as a document of plain text; other formats are read here, not written.
    ///
    /// - Throws: `CocoaError` for other formats.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? .plain
        guard type == .plain, NSMaxRange(range) <= length else {
            LayoutDiagnostics.reportAnywhere(
                .ignored(call: "data(from:documentAttributes:)"), about: type.rawValue,
                because: "only plain text is written")
            throw CocoaError(.fileWriteUnknown)
        }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by that of a document. See ``NSAttributedString/init(data:options:documentAttributes:)``.
    public func read(
        from data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: options, documentAttributes: dict))
    }
}

/// The data of a document with its format and encoding.
struct DocumentData {
    private let data: Data
    private let options: [NSAttributedString.DocumentReadingOptionKey: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
        (self.data, self.options) = (data, options)
    }

    var type: NSAttributedString.DocumentType {
        switch options[.documentType] {
        case let type as NSAttributedString.DocumentType: return type
        case let name as String: return NSAttributedString.DocumentType(rawValue: name)
        default: break
        }
        if data.starts(with: Array("{\\rtf".utf8)) { return .rtf }
        let start = String(decoding: data.prefix(64), as: UTF8.self).lowercased()
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    private var encoding: String.Encoding {
        switch options[.characterEncoding] {
        case let encoding as String.Encoding: return encoding
        case let value?:
            if let number = AnyNumber.double(value) { return String.Encoding(rawValue: UInt(number)) }
        default: break
        }
        guard type == .html else { return .utf8 }
        let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        let isUnicode =
            head.contains("charset=utf-8") || head.contains("charset=\"utf-8")
            || data.starts(with: [0xEF, 0xBB, 0xBF])
        return isUnicode ? .utf8 : .windowsCP1252
    }

    var attributes: NSDictionary {
        NSDictionary(dictionary: ["DocumentType": type.rawValue, "CharacterEncoding": Int(encoding.rawValue)])
    }

    func read() throws -> NSAttributedString {
        if type == .rtf, let text = RTFReader.read(data) { return text }
        guard type == .html || type == .plain,
            let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .utf8)
        else {
            LayoutDiagnostics.reportAnywhere(
                .ignored(call: "NSAttributedString(data:options:documentAttributes:)"), about: type.rawValue,
                because:
                    "the data is no document of this format, or the format is none of plain text, HTML and RTF"
            )
            throw CocoaError(.fileReadCorruptFile)
        }
        if type == .html { return HTMLReader.read(text) }
        return NSAttributedString(
            string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }
}

/// The pointer by which methods of UIKit return objects; without the Objective-C runtime nothing is autoreleased.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
