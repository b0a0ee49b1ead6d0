import Foundation

/// A class of an app that has properties of its own which `appearance()` sets for all instances.
///
/// On iOS such properties are declared `@objc dynamic`, and the Objective-C runtime records what is set. Here the class lists
/// them:
///
/// ```swift
/// extension GaugeView: AppearanceCustomizable {
///     static var appearancePaths: [AppearancePath] { [AppearancePath(\GaugeView.needleColor)] }
/// }
/// GaugeView.appearance().needleColor = .red
/// ```
@preconcurrency @MainActor
public protocol AppearanceCustomizable: NSObjectProtocol {
    /// The properties.
    static var appearancePaths: [AppearancePath] { get }
}

/// A property that `appearance()` sets.
@MainActor
public struct AppearancePath {
    let property: AppearanceProperty

    /// A property of a class by its key path; its values are compared to find out what was set.
    public init<Object: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Object, Value>) {
        property = AppearanceProperty("\(path)", path)
    }

    /// The property's own name.
    var label: String { String(property.name.split(separator: ".").last ?? "") }
}
