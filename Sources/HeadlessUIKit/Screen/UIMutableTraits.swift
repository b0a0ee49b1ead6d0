import Foundation

/// Traits that a closure can set.
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The direction of layout.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Room along the horizontal axis.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Room along the vertical axis.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether stronger contrast is wanted.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether bolder text is wanted.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The colours that the display shows.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether the screen feels how hard it is pressed.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// Pixels per point; 0 is unspecified.
    var displayScale: CGFloat { get set }
    /// How large text is wanted.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// What a trait says.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
