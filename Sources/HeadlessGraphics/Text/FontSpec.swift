internal import Typesetting
import Foundation

/// The identity of a font.
package struct FontSpec: Hashable, Sendable {
    enum Face: Hashable, Sendable {
        case system(UIFontDescriptor.SystemDesign)
        /// A family that the text engine has, with the requested name.
        case named(family: String, name: String)
        /// A family of iOS that another font substitutes, with the requested name.
        case substitute(SubstituteFamily, name: String)
    }

    var face: Face = .system(.default)
    package var pointSize: CGFloat
    var weight: UIFont.Weight = .regular
    var isItalic = false
    var hasMonospacedDigits = false
    package var textStyle: UIFont.TextStyle?
    /// How the font grows with the user's size of text, of fonts that metrics have scaled.
    var scaling: Scaling?

    /// What a font was scaled from, so that it can be scaled again.
    struct Scaling: Hashable, Sendable {
        var style: UIFont.TextStyle
        /// The size in points before scaling.
        var baseSize: CGFloat
        /// The largest size in points; 0 is no limit.
        var maximumSize: CGFloat

        func pointSize(in traits: UITraitCollection?) -> CGFloat {
            let size = UIFontMetrics(forTextStyle: style).scaledValue(for: baseSize, compatibleWith: traits)
            return maximumSize > 0 ? min(size, maximumSize) : size
        }
    }

    /// The description at a size of its own, which does not grow.
    func resized(to pointSize: CGFloat) -> FontSpec {
        var spec = self
        (spec.pointSize, spec.scaling) = (pointSize, nil)
        return spec
    }

    /// The size to draw at: Core Text's 12 where none was set or the number is not usable, at
    /// most 10 000.
    var usableSize: CGFloat { pointSize > 0 && pointSize.isFinite ? min(pointSize, 10_000) : 12 }

    var request: FontRequest {
        let size = Double(usableSize)
        var request = FontRequest(
            family: family, pointSize: size, weight: weight.openType, isItalic: isItalic,
            features: hasMonospacedDigits ? ["tnum"] : [])
        switch face {
        case .system(let design):
            if design != .monospaced {
                request.tracking = SystemTracking.points(at: size)
                request.letterWidths = .sanFrancisco(displayShare: SystemTracking.displayShare(at: size))
            }
            request.lineMetrics = Self.systemMetrics(size: size)
            if let lineHeight = textStyle?.lineHeight(at: pointSize) {
                request.lineMetrics?.leading = lineHeight - Self.systemMetrics(size: size).lineHeight
            }
        case .substitute(let family, _):
            request.lineMetrics = family.lineMetrics(size: size) ?? Self.systemMetrics(size: size)
        case .named: break
        }
        return request
    }

    private var family: String {
        switch face {
        case .system(.monospaced): "Noto Sans Mono"
        case .system: "Inter"
        case .named(let family, _): family
        case .substitute(let family, _): family.isFixedPitch ? "Noto Sans Mono" : "Inter"
        }
    }

    /// San Francisco's metrics, given in units of 2048 to the em, so that lines are as high as on iOS.
    private static func systemMetrics(size: Double) -> LineMetrics {
        let unit = size / 2048
        return LineMetrics(
            ascent: 1950 * unit, descent: 494 * unit, capHeight: 1443 * unit, xHeight: 1078 * unit)
    }
}
