/// The classes of a module with members that are found by name.
///
/// Each module of adapted source has one class `FormworkModule` that conforms, and is found by that name once an object of the
/// module is the target of a call:
///
/// ```swift
/// final class FormworkModule: RuntimeModule {
///     static var classes: [RuntimeClass] {
///         [RuntimeClass(Card.self, [RuntimeMember("save:", Card.save(_:))])]
///     }
/// }
/// ```
@MainActor
public protocol RuntimeModule: AnyObject {
    /// The classes; read once.
    static var classes: [RuntimeClass] { get }
}
