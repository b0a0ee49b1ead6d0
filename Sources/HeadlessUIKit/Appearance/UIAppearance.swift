import Foundation

/// A class whose looks can be set for all of its instances at once.
///
/// What is set on the object that ``appearance()`` returns, the proxy, is applied to the instances of the class and of its
/// subclasses when they enter a window; an instance for which another value than the default was set keeps that. There
/// is no Objective-C runtime here that records calls: the proxy is an instance of the class, and what differs from its first
/// state is what was set. So properties of the kit's classes are applied; of those that an app's own class adds, the ones that it
/// lists by ``AppearanceCustomizable`` are, and others are reported to `LayoutDiagnostics`. The proxy of an app's own class is made by `init(frame:)`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of the class.
    @discardableResult static func appearance() -> Self
    /// The proxy for instances in instances of other classes: the first contains the instance, the second the first.
    @discardableResult static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    )
        -> Self
    /// The proxy for instances with traits.
    @discardableResult static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances with traits, in instances of other classes.
    @discardableResult static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose instances can contain others, for ``UIAppearance/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceSubject {
    /// The proxy of the class.
    @discardableResult public static func appearance() -> Self {
        AppearanceRules.proxy(of: Self.self, .init())
    }

    /// The proxy for instances in instances of other classes: the first contains the instance, the second the first.
    @discardableResult public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(of: Self.self, .init(containers: containerTypes)) }

    /// The proxy for instances with traits.
    @discardableResult public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRules.proxy(of: Self.self, .init(traits: trait))
    }

    /// The proxy for instances with traits, in instances of other classes.
    @discardableResult public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(of: Self.self, .init(traits: trait, containers: containerTypes)) }

    static func makeAppearanceProxy() -> NSObject { makeProxyView() }

    final var appliedAppearance: [String: Any] {
        get { extras?.appliedAppearance ?? [:] }
        set { madeExtras.appliedAppearance = newValue }
    }
}

/// What is set for classes by their proxies, for tests.
@preconcurrency @MainActor
public enum AppearanceSettings {
    /// Removes all proxies and what was set on them; instances keep what was applied.
    public static func removeAll() { AppearanceRules.removeAll() }
}
