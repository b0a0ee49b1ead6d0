import Foundation

/// The properties of the classes of the lower floors that can be set for all instances.
@MainActor
enum AppearanceTables {
    static let view: [AppearanceProperty] = [
        AppearanceProperty("backgroundColor", \UIView.backgroundColor),
        AppearanceProperty(
            "tintColor", get: { (view: UIView) in view.extras?.tintColor }, set: { $0.tintColor = $1 }),
        AppearanceProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
        AppearanceProperty("isExclusiveTouch", \UIView.isExclusiveTouch),
        AppearanceProperty("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
    ]
}
