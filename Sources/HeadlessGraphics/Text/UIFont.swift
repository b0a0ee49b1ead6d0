internal import Typesetting
import Foundation

/// A font at a size. Immutable, usable from every thread.
///
/// The system's font is Inter with San Francisco's vertical metrics, so that lines are as high as on iOS.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    final let foundationMark = FoundationMark()
    package let spec: FontSpec
    let fontRequest: FontRequest
    let metrics: LineMetrics

    init(_ spec: FontSpec) {
        self.spec = spec
        fontRequest = spec.request
        metrics = fontRequest.lineMetrics ?? TextEngine.typesetter.lineMetrics(of: fontRequest)
        super.init()
    }

    /// Whether fonts can be in secure archives: true.
    public class var supportsSecureCoding: Bool { true }

    /// Reads a font from an archive: the system's font at the size where a font of that name does not exist. Nil where the
    /// archive has no font.
    public required convenience init?(coder: NSCoder) {
        guard let spec = FontSpec(coder: coder) else { return nil }
        self.init(spec)
    }

    /// Writes name, size, weight and text style.
    public func encode(with coder: NSCoder) { spec.encode(with: coder) }

    /// The font of a description, made once.
    package static func font(_ spec: FontSpec) -> UIFont {
        FontCache.shared.font(for: spec) { UIFont(spec) }
    }

    /// The size of the em square in points.
    public var pointSize: CGFloat { spec.usableSize }
    /// The height above the baseline in points.
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// The depth below the baseline in points, negative.
    public var descender: CGFloat { -CGFloat(metrics.descent) }
    /// The height of capital letters in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of a lower-case x in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// The height of a line in points, not rounded.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// The spacing between a line and the next beyond ``lineHeight``: for fonts of text styles, the rest of
    /// their published distance between lines; 0 for other fonts.
    public var leading: CGFloat { CGFloat(metrics.leading) }
    /// The family's name.
    public var familyName: String { fontDescriptor.familyName }
    /// The font's name.
    public var fontName: String { fontDescriptor.postscriptName }
    /// The description that makes this font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec) }

    /// The same font at another size.
    @discardableResult public func withSize(_ fontSize: CGFloat) -> UIFont {
        .font(spec.resized(to: fontSize))
    }

    /// The font itself: it never changes.
    @discardableResult public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is the same font at the same size.
    @discardableResult public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || spec == other.spec
    }

    /// A hash of the font's identity.
    public override var hash: Int { spec.hashValue }

    /// Name and size.
    public override var description: String {
        "font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; font-size: \(pointSize)pt"
    }
}

/// Fonts that were made, by description.
private final class FontCache: @unchecked Sendable {
    static let shared = FontCache()

    private let lock = NSLock()
    private var fonts: [FontSpec: UIFont] = [:]
    /// An animation of sizes must not keep every font it passes.
    private let limit = 1024

    func font(for spec: FontSpec, make: () -> UIFont) -> UIFont {
        if let font = lock.withLock({ fonts[spec] }) { return font }
        let font = make()
        lock.withLock {
            if fonts.count >= limit { fonts.removeAll(keepingCapacity: true) }
            fonts[spec] = font
        }
        return font
    }
}
