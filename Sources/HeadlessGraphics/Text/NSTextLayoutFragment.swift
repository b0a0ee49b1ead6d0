import Foundation

/// A paragraph as it is laid out.
open class NSTextLayoutFragment: NSObject {
    /// How fragments are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end.
        public static let reverse = Self(rawValue: 1 << 0)
        /// Sizes may be estimated.
        public static let estimatesSize = Self(rawValue: 1 << 1)
        /// Fragments are laid out.
        public static let ensuresLayout = Self(rawValue: 1 << 2)
        /// An empty last line counts.
        public static let ensuresExtraLineFragment = Self(rawValue: 1 << 3)
    }

    let range: NSRange
    private let text: NSAttributedString
    /// What laid out the fragment.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The frame in the container.
    open private(set) var layoutFragmentFrame: CGRect
    /// The paragraph.
    open private(set) var textElement: NSTextElement?

    init(_ range: NSRange, _ frame: CGRect, _ text: NSAttributedString, _ manager: NSTextLayoutManager) {
        (self.range, layoutFragmentFrame, self.text) = (range, frame, text)
        textLayoutManager = manager
        textElement = NSTextParagraph(attributedString: text)
        super.init()
        textElement?.elementRange = rangeInElement
    }

    /// Where the fragment is in the text.
    open var rangeInElement: NSTextRange { NSTextRange(range) }
    /// The box that drawing reaches, from the frame's origin.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

    /// Draws the paragraph at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        text.draw(in: CGRect(origin: point, size: layoutFragmentFrame.size))
        UIGraphicsPopContext()
    }
}
