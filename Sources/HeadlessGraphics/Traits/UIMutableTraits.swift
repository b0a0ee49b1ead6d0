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
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether stronger contrast is preferred.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether bolder text is preferred.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The colours that the display shows.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether the screen feels how hard it is pressed.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// Pixels per point; 0 is unspecified.
    var displayScale: CGFloat { get set }
    /// The preferred size of text.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// What a trait says.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
