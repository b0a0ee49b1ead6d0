import Foundation

/// Traits that a controller sets for its view and its children.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait is set.
    func contains(_ trait: UITrait) -> Bool
    /// Removes an override.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    package func contains(_ trait: UITrait) -> Bool { differs(from: TraitValues(), in: trait) }

    package mutating func remove(_ trait: UITrait) {
        guard let system = trait as? any SystemTrait.Type else {
            return custom.remove(ObjectIdentifier(trait))
        }
        system.clear(in: &self)
    }
}

extension SystemTrait {
    fileprivate static func clear(in values: inout TraitValues) {
        values[keyPath: valuePath] = TraitValues()[keyPath: valuePath]
    }
}
