import Foundation
import HeadlessUIKit

/// Values of properties, to be set again where they have changed.
@MainActor
struct SavedProperties {
    private var restorations: [() -> Void] = []

    /// Keeps the value of a property.
    mutating func keep<Owner: AnyObject, Value: Equatable>(
        _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        let value = owner[keyPath: property]
        restorations.append { if owner[keyPath: property] != value { owner[keyPath: property] = value } }
    }

    /// Keeps an object that is the value of a property.
    mutating func keep<Owner: AnyObject, Value: AnyObject>(
        object owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) {
        let value = owner[keyPath: property]
        restorations.append { if owner[keyPath: property] !== value { owner[keyPath: property] = value } }
    }

    /// Has a closure called with the others.
    mutating func restore(by restoration: @escaping () -> Void) { restorations.append(restoration) }

    /// Sets what was kept, in its order.
    func restore() { for restoration in restorations { restoration() } }
}
