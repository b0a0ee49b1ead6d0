import Foundation

extension UITraitCollection {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The direction of layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Whether stronger contrast is preferred.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether bolder text is preferred.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The colours that the display shows.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the screen feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// Pixels per point; 0 is unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The preferred size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values: values)
    }

    /// Creates a collection with one trait: the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }
    /// Creates a collection with one trait: light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    /// Creates a collection with one trait: base or elevated.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }
    /// Creates a collection with one trait: the direction of layout.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }
    /// Creates a collection with one trait: the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    /// Creates a collection with one trait: the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    /// Creates a collection with one trait: whether stronger contrast is preferred.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }
    /// Creates a collection with one trait: whether bolder text is preferred.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }
    /// Creates a collection with one trait: the colours that the display shows.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }
    /// Creates a collection with one trait: whether the screen feels how hard it is pressed.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }
    /// Creates a collection with one trait: pixels per point.
    ///
    /// What is not a positive finite number leaves the trait unspecified.
    public convenience init(displayScale: CGFloat) {
        self.init(\.displayScale, displayScale > 0 && displayScale.isFinite ? displayScale : 0)
    }
    /// Creates a collection with one trait: the preferred size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
}
