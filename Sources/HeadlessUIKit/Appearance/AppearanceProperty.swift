import Foundation

/// A property that can be set for all instances of a class, or one state of a method with a state.
@MainActor
struct AppearanceProperty {
    /// A name that is unique in a class and its superclasses.
    let name: String
    let value: (NSObject) -> Any?
    let set: (NSObject, Any?) -> Void
    let isEqual: (Any?, Any?) -> Bool

    /// A property whose values can be compared.
    init<Object: NSObject, Value: Equatable>(
        _ name: String, get: @escaping (Object) -> Value, set: @escaping (Object, Value) -> Void
    ) {
        self.name = name
        value = { ($0 as? Object).map(get) }
        self.set = { object, value in
            if let object = object as? Object, let value = value as? Value { set(object, value) }
        }
        isEqual = { $0 as? Value == $1 as? Value }
    }

    /// A property whose values can be compared.
    init<Object: NSObject, Value: Equatable>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>)
    {
        self.init(
            name, get: { (object: Object) in object[keyPath: path] },
            set: { (object: Object, value: Value) in object[keyPath: path] = value })
    }

    /// A property whose objects are compared by identity; `isSet` distinguishes an object that was set from the one that an instance
    /// makes for itself.
    init<Object: NSObject, Value: AnyObject>(
        object name: String, _ path: ReferenceWritableKeyPath<Object, Value>,
        isSet: @escaping (Object) -> Bool
    ) {
        self.name = name
        value = { object in (object as? Object).flatMap { isSet($0) ? $0[keyPath: path] : nil } }
        set = { object, value in
            if let object = object as? Object, let value = value as? Value { object[keyPath: path] = value }
        }
        isEqual = { $0 as AnyObject === $1 as AnyObject }
    }

    /// Attributes of text.
    init<Object: NSObject>(
        attributes name: String, get: @escaping (Object) -> [NSAttributedString.Key: Any]?,
        set: @escaping (Object, [NSAttributedString.Key: Any]?) -> Void
    ) {
        func dictionary(_ value: Any?) -> NSDictionary? {
            value.flatMap { $0 as? [NSAttributedString.Key: Any] } as NSDictionary?
        }
        self.name = name
        value = { object in (object as? Object).flatMap(get) }
        self.set = { object, value in
            if let object = object as? Object { set(object, value as? [NSAttributedString.Key: Any]) }
        }
        isEqual = { first, second in
            let (first, second) = (dictionary(first), dictionary(second))
            return first == second
        }
    }

    /// A method with a state, a property for each state that source sets.
    static func states<Object: NSObject, Value: Equatable>(
        _ name: String, get: @escaping (Object, UIControlStateBits) -> Value?,
        set: @escaping (Object, Value?, UIControlStateBits) -> Void
    ) -> [AppearanceProperty] {
        UIControlStateBits.all.map { state in
            AppearanceProperty(
                "\(name) \(state.rawValue)", get: { (object: Object) in get(object, state) },
                set: { (object: Object, value: Value?) in set(object, value, state) })
        }
    }

    /// As ``states(_:get:set:)``, for attributes of text.
    static func attributeStates<Object: NSObject>(
        _ name: String, get: @escaping (Object, UIControlStateBits) -> [NSAttributedString.Key: Any]?,
        set: @escaping (Object, [NSAttributedString.Key: Any]?, UIControlStateBits) -> Void
    ) -> [AppearanceProperty] {
        UIControlStateBits.all.map { state in
            AppearanceProperty(
                attributes: "\(name) \(state.rawValue)", get: { (object: Object) in get(object, state) },
                set: { (object: Object, value) in set(object, value, state) })
        }
    }
}

/// The bits of a control's state, which a higher floor has as `UIControl.State`.
struct UIControlStateBits {
    let rawValue: UInt

    /// Normal, highlighted, disabled, selected, focused, and selected while highlighted.
    static let all = [0, 1, 2, 4, 8, 5].map(UIControlStateBits.init)
}

/// An object that has looks which can be set for its class.
@MainActor
protocol AppearanceSubject: NSObject {
    /// The properties that can be set for the class.
    static var appearanceProperties: [AppearanceProperty] { get }
    /// An object of the class, to set properties on.
    static func makeAppearanceProxy() -> NSObject
    /// What was applied to the instance, by the names of the properties.
    var appliedAppearance: [String: Any] { get set }
}
