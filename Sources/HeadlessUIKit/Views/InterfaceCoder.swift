import Foundation

/// The coder from which objects of Interface Builder files are made.
///
/// `init(coder:)` of each class of the kit ends with ``restore(_:as:from:)``; the nearest such class of an object sets what the
/// file says, so that subclasses find all of it after `super.init(coder:)`. Source that decodes values of its own finds none.
final class InterfaceCoder: NSCoder {
    /// The attributes of the object's element.
    let attributes: [String: String]
    private let restoring: [ObjectIdentifier]
    private let restore: @MainActor (NSObject) -> Void

    /// Creates a coder of an element.
    ///
    /// - Parameters:
    ///   - attributes: Those of the element.
    ///   - restoring: The classes whose initializer ends with ``restore(_:as:from:)``.
    ///   - restore: Sets what the element says.
    init(
        attributes: [String: String], restoring: [AnyClass],
        restore: @escaping @MainActor (NSObject) -> Void
    ) {
        self.attributes = attributes
        self.restoring = restoring.map { ObjectIdentifier($0) }
        self.restore = restore
    }

    /// Sets what a nib says about an object, at the end of the initializer of the object's nearest class of the kit.
    @MainActor
    static func restore(_ object: NSObject, as type: AnyClass, from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        var next: AnyClass? = Swift.type(of: object)
        while let candidate = next, !coder.restoring.contains(ObjectIdentifier(candidate)) {
            next = _getSuperclass(candidate)
        }
        if let next, next == type { coder.restore(object) }
    }

    /// An attribute of the element that a nib's coder was made for.
    static func attribute(_ name: String, from coder: NSCoder) -> String? {
        (coder as? InterfaceCoder)?.attributes[name]
    }

    // MARK: Values of the program's own: none

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeObject<Value: NSObject & NSCoding>(of cls: Value.Type, forKey key: String) -> Value? {
        nil
    }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
    override func decodePropertyList(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeCInt(forKey key: String) -> CInt { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
