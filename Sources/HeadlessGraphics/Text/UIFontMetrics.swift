internal import LayoutCore
import Foundation

/// How lengths and fonts grow with the user's size of text.
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The font at the size of the current traits. Labels that adjust their fonts scale it again when traits change.
    @discardableResult public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font at the size of the current traits, at most `maximumPointSize` (0: no limit).
    @discardableResult public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at the size of given traits; nil takes the current traits.
    @discardableResult public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the size of given traits, at most `maximumPointSize` (0: no limit).
    @discardableResult public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var spec = font.spec
        let scaling = FontSpec.Scaling(
            style: textStyle, baseSize: font.pointSize, maximumSize: max(0, maximumPointSize))
        (spec.scaling, spec.pointSize) = (scaling, scaling.pointSize(in: traitCollection))
        return .font(spec)
    }

    /// A length at the size of the current traits, rounded to a pixel.
    @discardableResult public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length at the size of given traits, rounded to a pixel; nil takes the current traits.
    @discardableResult public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let category = UIContentSizeCategory.resolved(in: traitCollection)
        guard category != .large else { return value }
        let factor = textStyle.pointSize(in: category) / textStyle.pointSize(in: .large)
        let ownScale = traitCollection?.displayScale ?? 0
        let scale = ownScale > 0 ? ownScale : UITraitCollection.current.displayScale
        return CGFloat(PixelGrid(scale: Double(scale)).rounded(Double(value * factor)))
    }
}
