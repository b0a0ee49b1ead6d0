import Foundation

/// A picture among characters. Its character takes room in a text, the picture is not drawn.
open class NSTextAttachment: NSObject {
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// The place of the picture on the line; zero takes the picture's size.
    open var bounds = CGRect.zero

    /// Creates an attachment without a picture.
    public override init() {
        super.init()
    }

    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates a text of one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
