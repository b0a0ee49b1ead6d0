/// What is done with what lies behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect that does nothing.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// The effect itself: it does not change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour that is drawn in the place of the effect.
    var stand: UIColor? { nil }
}

/// Blurs what lies behind. Here it is covered by a translucent colour of about the same lightness.
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

    override var stand: UIColor? {
        let light = UIColor(white: 0.97, alpha: opacity)
        let dark = UIColor(white: 0.15, alpha: opacity)
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            return light
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
            .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
            return dark
        default:
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }

    private var opacity: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
        case .extraLight, .extraDark, .prominent: 0.85
        default: 0.75
        }
    }
}

/// Makes what stands in front of a blur more lively. Here it does nothing.
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
