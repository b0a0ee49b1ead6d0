internal import DisplayList

/// A layer that draws text from its upper edge down.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`, whose attributes replace the layer's font, size and colour.
    open var string: Any?
    /// The font of plain text: a `UIFont`, or its name. Helvetica by default. Its size is ``fontSize``.
    open var font: Any?
    /// The size of the font in points. 36 by default.
    open var fontSize: CGFloat = 36
    /// The colour of plain text. Opaque white by default.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Whether lines break at the width of the bounds. False by default.
    open var isWrapped = false
    /// Where text that does not fit is shortened. `.none` by default.
    open var truncationMode = CATextLayerTruncationMode.none
    /// How lines are aligned. `.natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Whether glyphs are at fractions of pixels. Has no effect here: they always are.
    open var allowsFontSubpixelQuantization = false

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (
            other.string, other.font, other.fontSize, other.foregroundColor
        )
        (isWrapped, truncationMode, alignmentMode) = (
            other.isWrapped, other.truncationMode, other.alignmentMode
        )
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        guard let text = drawnText, text.length > 0, !bounds.isEmpty else { return }
        let rect = bounds
        painter.drawCustom(rect) { _ in
            text.draw(
                with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
    }

    /// The size of the text in lines as wide as the bounds, or on lines of its own if it does not wrap.
    @discardableResult open override func preferredFrameSize() -> CGSize {
        guard let text = drawnText else { return .zero }
        let width = isWrapped && bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        return text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil
        ).size
    }

    private var drawnText: NSAttributedString? {
        let text: NSMutableAttributedString
        switch string {
        case let attributed as NSAttributedString:
            text = NSMutableAttributedString(attributedString: attributed)
        case let plain as String: text = NSMutableAttributedString(string: plain, attributes: plainAttributes)
        case let plain as NSString:
            text = NSMutableAttributedString(string: String(describing: plain), attributes: plainAttributes)
        default: return nil
        }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
        let whole = NSRange(location: 0, length: text.length)
        text.addAttribute(.paragraphStyle, value: style, range: whole)
        return text
    }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        let color = foregroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        return [.font: plainFont, .foregroundColor: UIColor(cgColor: color)]
    }

    private var plainFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
        case let name as NSString:
            UIFont(name: String(describing: name), size: fontSize) ?? .systemFont(ofSize: fontSize)
        default: UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
        }
    }
}

/// Where a text layer shortens text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nowhere: it is cut off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var lineBreakMode: NSLineBreakMode? {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: nil
        }
    }
}

/// How a text layer aligns its lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
