/// What is done with what lies behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect that does nothing.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// The effect itself: it does not change.
    @discardableResult public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the effect makes of what lies behind; nil leaves it as it is.
    var material: Material? { nil }
}

/// Blurs what lies behind, strengthens its colours and lays a tint over it.
///
/// In PDF and SVG nothing can be blurred: an opaque colour of the style's lightness is drawn instead.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How strong and how light a blur is.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    /// The style.
    public final let style: Style

    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var material: Material? {
        let (light, dark) = materials
        if let isDark = style.isAlwaysDark { return isDark ? dark : light }
        var material = light
        let tints = (light.tint, dark.tint)
        material.tint = UIColor { $0.userInterfaceStyle == .dark ? tints.1 : tints.0 }
        return material
    }

    /// The material in the light and in the dark. The first three styles have the numbers of the sample code
    /// "UIImageEffects" that Apple published with them, the dark materials those of its design resources.
    private var materials: (light: Material, dark: Material) {
        func gray(_ white: CGFloat, _ alpha: CGFloat, deviation: CGFloat = 30) -> Material {
            Material(deviation: deviation, tint: UIColor(white: white, alpha: alpha))
        }
        switch style {
        case .light: return (gray(1, 0.3), gray(0.11, 0.73, deviation: 20))
        case .extraLight, .dark, .extraDark:
            return (gray(0.97, 0.82, deviation: 20), gray(0.11, style == .dark ? 0.73 : 0.85, deviation: 20))
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            return (gray(0.97, 0.45), gray(0.145, 0.55))
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            return (gray(0.97, 0.6), gray(0.145, 0.7))
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            return (gray(0.97, 0.9), gray(0.145, 0.9))
        case .prominent: return (gray(0.97, 0.85), gray(0.145, 0.85))
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            return (gray(0.976, 0.94), gray(0.114, 0.94))
        default: return (gray(0.97, 0.75), gray(0.145, 0.82))
        }
    }
}

extension UIBlurEffect.Style {
    /// Whether the style is dark, or light, in both appearances; nil where it follows the appearance.
    fileprivate var isAlwaysDark: Bool? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
            .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: nil
        }
    }
}

/// A vibrancy effect for content in front of a blur. Here it has no effect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates the effect for content in front of a blur.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    /// Creates the effect for content in front of a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init()
    }
}

/// What the content in front of a blur is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
}
