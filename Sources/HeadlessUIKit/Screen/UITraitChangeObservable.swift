/// A registration for changes of traits, which ends with the object that it belongs to.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object with traits whose changes can be observed: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// What is called when traits change.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping (UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
        super.init()
    }
}

/// An object that stores registrations.
@MainActor
protocol TraitRegistering: UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
    /// What a registration calls, with the object itself and the traits before.
    public typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (TraitEnvironment, UITraitCollection) -> Void

    /// Calls a closure when one of the traits changes, with the object itself and the traits before.
    ///
    /// - Parameters:
    ///   - traits: The traits, as `[UITraitUserInterfaceStyle.self]`.
    ///   - handler: What is called.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes back.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }

    /// Calls a closure when one of the traits changes, for code that writes `(self: Self, previous)`.
    ///
    /// - Parameters:
    ///   - traits: The traits, as `[UITraitUserInterfaceStyle.self]`.
    ///   - handler: What is called.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes back.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }

    /// Calls a method of a target when one of the traits changes, with the object itself and the traits before, where it takes
    /// them. The target is not retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = ActionTarget(target)
        let registration = TraitRegistration(traits) { environment, previous in
            if let target = target.value { action.call(on: target, with: [environment, previous]) }
        }
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }

    /// Calls a method of the object when one of the traits changes, with the object itself and the traits before, where it takes
    /// them.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Calls no more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
    }
}

extension TraitRegistering {
    /// Calls what waits for a trait that is another now.
    func notifyRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in traitRegistrations where new.differs(from: old, in: registration.traits) {
            registration.call(self, old)
        }
    }
}

extension UIView: TraitRegistering {
    var traitRegistrations: [TraitRegistration] {
        get { extras?.traitRegistrations ?? [] }
        set {
            madeExtras.traitRegistrations = newValue
            // Without the present traits as a base the next change could not be detected.
            if windowStorage != nil, madeExtras.notifiedTraits == nil {
                madeExtras.notifiedTraits = traitCollection
            }
        }
    }
}

extension UITraitCollection {
    /// The system's traits that dynamic colours depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
        ]
    }

    /// The system's traits that the choice of a picture depends on.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self,
        ]
    }
}
