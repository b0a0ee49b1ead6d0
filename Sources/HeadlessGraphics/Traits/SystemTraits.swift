import Foundation

// The system's traits as types, for lists of traits to watch.

/// A trait of the system, which a collection stores in a property of its own.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var valuePath: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

/// The trait `userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Whether dynamic colours depend on it: they do.
    public static var affectsColorAppearance: Bool { true }
    static var valuePath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> & Sendable {
        \.userInterfaceIdiom
    }
}

/// The trait `userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Whether dynamic colours depend on it: they do.
    public static var affectsColorAppearance: Bool { true }
    static var valuePath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> & Sendable {
        \.userInterfaceStyle
    }
}

/// The trait `userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Whether dynamic colours depend on it: they do.
    public static var affectsColorAppearance: Bool { true }
    static var valuePath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> & Sendable {
        \.userInterfaceLevel
    }
}

/// The trait `layoutDirection`.
public enum UITraitLayoutDirection: SystemTrait {
    /// Not said.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var valuePath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable {
        \.layoutDirection
    }
}

/// The trait `horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var valuePath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable {
        \.horizontalSizeClass
    }
}

/// The trait `verticalSizeClass`.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var valuePath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable {
        \.verticalSizeClass
    }
}

/// The trait `accessibilityContrast`.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// Not said.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Whether dynamic colours depend on it: they do.
    public static var affectsColorAppearance: Bool { true }
    static var valuePath: WritableKeyPath<TraitValues, UIAccessibilityContrast> & Sendable {
        \.accessibilityContrast
    }
}

/// The trait `legibilityWeight`.
public enum UITraitLegibilityWeight: SystemTrait {
    /// Not said.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var valuePath: WritableKeyPath<TraitValues, UILegibilityWeight> & Sendable { \.legibilityWeight }
}

/// The trait `displayGamut`.
public enum UITraitDisplayGamut: SystemTrait {
    /// Not said.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Whether dynamic colours depend on it: they do.
    public static var affectsColorAppearance: Bool { true }
    static var valuePath: WritableKeyPath<TraitValues, UIDisplayGamut> & Sendable { \.displayGamut }
}

/// The trait `forceTouchCapability`.
public enum UITraitForceTouchCapability: SystemTrait {
    /// Not said.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var valuePath: WritableKeyPath<TraitValues, UIForceTouchCapability> & Sendable {
        \.forceTouchCapability
    }
}

/// The trait `displayScale`.
public enum UITraitDisplayScale: SystemTrait {
    /// Not said.
    public static var defaultValue: CGFloat { 0 }
    static var valuePath: WritableKeyPath<TraitValues, CGFloat> & Sendable { \.displayScale }
}

/// The trait `preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// Not said.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var valuePath: WritableKeyPath<TraitValues, UIContentSizeCategory> & Sendable {
        \.preferredContentSizeCategory
    }
}
