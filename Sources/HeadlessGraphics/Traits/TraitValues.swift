import Foundation

/// The traits as one value.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    /// Pixels per point; 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The simulated version of iOS. Apple's collections have no such trait, so that it cannot be set but by a
    /// device.
    package var systemVersion: ScreenDevice.SystemVersion?
    var custom = CustomTraits()

    package init() {}

    /// Takes over what the other specifies.
    mutating func merge(_ other: TraitValues) {
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless nothing: Value) {
            let value = other[keyPath: path]
            if value != nothing { self[keyPath: path] = value }
        }
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.displayGamut, unless: .unspecified)
        take(\.forceTouchCapability, unless: .unknown)
        take(\.displayScale, unless: 0)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.systemVersion, unless: nil)
        custom.merge(other.custom)
    }

    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}

extension TraitValues: UIMutableTraits {
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            guard let system = trait as? any SystemTrait.Type else { return custom.value(trait) }
            return system.value(in: self) as? Trait.Value ?? trait.defaultValue
        }
        set {
            guard let system = trait as? any SystemTrait.Type else { return custom.set(trait, newValue) }
            system.set(newValue, in: &self)
        }
    }

    /// Whether a trait says something else here than there.
    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else {
            return custom.differs(from: other.custom, in: ObjectIdentifier(trait))
        }
        return system.differs(self, other)
    }
}

extension SystemTrait {
    fileprivate static func value(in values: TraitValues) -> Any { values[keyPath: valuePath] }

    fileprivate static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: valuePath] = value }
    }

    fileprivate static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
        a[keyPath: valuePath] != b[keyPath: valuePath]
    }
}
