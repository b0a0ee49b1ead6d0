import Foundation

/// The environment in which an interface is shown. Immutable, usable from every thread.
///
/// Each trait can be left unspecified; ``init(traitsFrom:)`` fills gaps of one collection from others.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection that says nothing.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// Creates a collection from others: of each trait the last specified value counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Creates a collection by a closure that sets traits.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().changed(by: mutations))
    }

    /// A collection with some traits of this one changed by a closure.
    @discardableResult public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
        -> UITraitCollection
    {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// The collection itself: it never changes.
    @discardableResult public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is a collection of equal traits.
    @discardableResult public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// A hash of the traits.
    public override var hash: Int { values.hashValue }

    /// Whether every trait that `traits` specifies has the same value here.
    @discardableResult public func containsTraits(in traits: UITraitCollection?) -> Bool {
        guard let traits else { return true }
        var merged = values
        merged.merge(traits.values)
        return merged == values
    }

    /// Whether dynamic colours can differ between the two.
    @discardableResult public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.userInterfaceStyle != other.values.userInterfaceStyle
            || values.userInterfaceLevel != other.values.userInterfaceLevel
            || values.accessibilityContrast != other.values.accessibilityContrast
            || values.userInterfaceIdiom != other.values.userInterfaceIdiom
            || values.displayGamut != other.values.displayGamut
    }

    /// What a trait says.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether one of the traits says something else than in the other collection.
    package func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
        traits.contains { values.differs(from: other.values, in: $0) }
    }
}
