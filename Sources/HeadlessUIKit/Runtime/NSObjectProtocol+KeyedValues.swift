import Foundation

/// An object that stores values under names by itself: layers and animations.
protocol KeyedValues: AnyObject {
    func keyedValue(forKey key: String) -> Any?
    func setKeyedValue(_ value: Any?, forKey key: String)
}

/// An object whose class decides on keys that it does not have.
protocol UndefinedKeys: AnyObject {
    func undefinedValue(forKey key: String) -> Any?
    func setUndefinedValue(_ value: Any?, forKey key: String)
}

extension NSObjectProtocol {
    /// The value of a property by its name.
    ///
    /// Known are the properties of the kit that source reads and nibs set by name, those that adapted source lists, see
    /// ``RuntimeMember``, and what layers and animations store. Others raise iOS's exception.
    public func value(forKey key: String) -> Any? {
        if let object = self as? any KeyedValues { return object.keyedValue(forKey: key) }
        if case .key(let get, _)? = RuntimeMembers.key(key, of: type(of: self as AnyObject)) {
            return get(self)
        }
        if let method = RuntimeMembers.method(key, of: type(of: self as AnyObject)), method.argumentCount == 0
        {
            return method.call(on: self, with: [])
        }
        if let array = self as? NSArray {
            return array.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() }
        }
        if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
        if let object = self as? any UndefinedKeys { return object.undefinedValue(forKey: key) }
        let method = RuntimeMembers.method("valueForUndefinedKey:", of: type(of: self as AnyObject))
        guard let method else { return raiseUndefinedKey(key, in: "valueForUndefinedKey:") }
        return method.call(on: self, with: [key])
    }

    /// Sets a property by its name; the value is converted. See ``value(forKey:)``.
    public func setValue(_ value: Any?, forKey key: String) {
        if let object = self as? any KeyedValues { return object.setKeyedValue(value, forKey: key) }
        let type: AnyClass = type(of: self as AnyObject)
        if case .key(_, let set)? = RuntimeMembers.key(key, of: type), let set {
            if !set(self, value) { raiseUnsuitable(value, key) }
            return
        }
        let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
        if let method = RuntimeMembers.method(setter, of: type) {
            _ = method.call(on: self, with: [value])
            return
        }
        if let dictionary = self as? NSMutableDictionary {
            if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
            return
        }
        if let object = self as? any UndefinedKeys { return object.setUndefinedValue(value, forKey: key) }
        guard let method = RuntimeMembers.method("setValue:forUndefinedKey:", of: type) else {
            raiseUndefinedKey(key, in: "setValue:forUndefinedKey:")
            return
        }
        _ = method.call(on: self, with: [value, key])
    }

    /// The value at the end of a path of properties, as `layer.cornerRadius`.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let object = self as? any KeyedValues { return object.keyedValue(forKey: keyPath) }
        guard let (key, rest) = KeyPathText.split(keyPath) else { return value(forKey: keyPath) }
        return (value(forKey: key) as? any NSObjectProtocol)?.value(forKeyPath: rest)
    }

    /// Sets the property at the end of a path of properties.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let object = self as? any KeyedValues { return object.setKeyedValue(value, forKey: keyPath) }
        guard let (key, rest) = KeyPathText.split(keyPath) else { return setValue(value, forKey: keyPath) }
        (self.value(forKey: key) as? any NSObjectProtocol)?.setValue(value, forKeyPath: rest)
    }

    /// The values of several properties; nil as `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Raises iOS's exception for a property that is not known.
    @discardableResult
    func raiseUndefinedKey(_ key: String, in method: String) -> Any? {
        raise(
            "NSUnknownKeyException",
            "[\(ObjectText.address(of: self)) \(method)]: this class is not key value coding-compliant for the key \(key)."
        )
        return nil
    }

    private func raiseUnsuitable(_ value: Any?, _ key: String) {
        guard let value = RuntimeValue.flattened(value) else {
            return raise(
                "NSInvalidArgumentException",
                "[\(ObjectText.address(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key)."
            )
        }
        Diagnostics.report(
            "setValue(_:forKey: \"\(key)\")", about: "\(type(of: self))",
            because: "the property has another type than \(type(of: value))")
    }

    private func raise(_ name: String, _ reason: String) {
        UIKitException(name: name, reason: reason).raiseAnywhere()
    }
}

/// Paths of properties as text.
enum KeyPathText {
    /// The first key and the rest; nil for a single key.
    static func split(_ keyPath: String) -> (key: String, rest: String)? {
        guard let period = keyPath.firstIndex(of: ".") else { return nil }
        return (String(keyPath[..<period]), String(keyPath[keyPath.index(after: period)...]))
    }
}

/// Objects in the texts of exceptions.
enum ObjectText {
    /// The class and the address: `<Mod.Card 0x600002f1c0a0>`.
    static func address(of object: Any) -> String {
        let object = object as AnyObject
        return "<\(ClassName.text(of: type(of: object))) \(pointer(to: object))>"
    }

    /// The address of an object: `0x600002f1c0a0`.
    static func pointer(to object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
