import Foundation

/// A picture among characters, on the baseline.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that represents an attachment.
    public static let character = 0xFFFC

    final let foundationMark = FoundationMark()
    /// The picture. One without colours of its own is drawn in the text's.
    open var image: UIImage?
    /// The frame of the picture: the origin is the lower left corner from the baseline, y pointing up. An
    /// empty one takes the picture's size.
    open var bounds = CGRect.zero
    /// Data of another kind than a picture that can be drawn here.
    open var contents: Data?
    /// The kind of ``contents``.
    open var fileType: String?
    /// Padding at both sides, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates an attachment without a picture.
    public override init() {
        super.init()
    }

    /// Creates an attachment of data, which is shown where it is a picture.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The frame of the picture on a line. The default is ``bounds``, or the picture's size where they are
    /// empty.
    ///
    /// - Parameters:
    ///   - textContainer: Nil here.
    ///   - lineFrag: A line of unlimited width, as high as the font's.
    ///   - position: Zero here.
    ///   - charIndex: The attachment's character in the text.
    @discardableResult open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.isEmpty else { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// Creates a text of one character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Creates a text of one character that represents an attachment, with more attributes.
    public convenience init(
        attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
    ) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}
