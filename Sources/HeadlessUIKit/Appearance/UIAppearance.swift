/// A class whose appearance could be set for all of its instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class whose instances can contain others, for ``UIView/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// A proxy whose settings have no effect: they are not applied to instances here. The first call is
    /// reported to `LayoutDiagnostics`. For a class of your own it is made by `init(coder:)`.
    public static func appearance() -> Self { AppearanceProxy.make(Self.self) }

    /// As ``appearance()``.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxy.make(Self.self) }

    /// As ``appearance()``.
    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxy.make(Self.self) }
}

/// Makes objects that take what is set.
@MainActor
enum AppearanceProxy {
    private static var isReported = false

    static func make<View: UIView>(_ type: View.Type) -> View {
        if !isReported {
            isReported = true
            LayoutDiagnostics.report(
                .ignored(call: "\(type).appearance()"), about: "\(type)",
                because: "looks set for a class are not handed on to its instances; set them on each instance"
            )
        }
        guard let view = type.init(coder: NSCoder()) else {
            preconditionFailure("\(type).appearance(): init(coder:) gave no view")
        }
        return view
    }
}
