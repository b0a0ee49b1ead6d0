import Foundation

/// Conversions between the values that callers by name pass and the types of members.
enum RuntimeValue {
    /// A value whose type is optional, so that `Any` may hide a nil.
    fileprivate protocol Wrapping {
        static var nothing: Self { get }
        static func wrap(_ value: Any) -> Self?
        var content: Any? { get }
    }

    /// A value without the optionals that `Any` hides.
    static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let wrapping = value as? any Wrapping else { return value }
        return flattened(wrapping.content)
    }

    /// A value in a type: as it is, or converted as key-value coding converts it. Nil where that is not possible.
    static func cast<Value>(_ value: Any?, to type: Value.Type = Value.self) -> Value? {
        guard let value = flattened(value) else { return nothing() }
        if let value = value as? Value { return value }
        if let type = Value.self as? any Wrapping.Type { return type.wrap(value) as? Value }
        return converted(value)
    }

    /// Nil in a type that has it.
    private static func nothing<Value>() -> Value? {
        if let type = Value.self as? any Wrapping.Type { return type.nothing as? Value }
        return Optional<Any>.none as Any as? Value
    }

    private static func converted<Value>(_ value: Any) -> Value? {
        if let type = Value.self as? any RawRepresentable.Type {
            return rawRepresentable(type, value) as? Value
        }
        if let type = Value.self as? any BinaryInteger.Type {
            return number(value).flatMap { integer(type, $0) } as? Value
        }
        switch Value.self {
        case is Bool.Type: return number(value).map { $0.doubleValue != 0 } as? Value
        case is CGFloat.Type: return number(value).map { CGFloat($0.doubleValue) } as? Value
        case is Double.Type: return number(value)?.doubleValue as? Value
        case is Float.Type: return number(value)?.floatValue as? Value
        case is NSNumber.Type: return number(value) as? Value
        case is CGPoint.Type: return (value as? NSValue)?.cgPointValue as? Value
        case is CGSize.Type: return (value as? NSValue)?.cgSizeValue as? Value
        case is CGRect.Type: return (value as? NSValue)?.cgRectValue as? Value
        case is UIEdgeInsets.Type: return (value as? NSValue)?.uiEdgeInsetsValue as? Value
        case is CGAffineTransform.Type: return (value as? NSValue)?.cgAffineTransformValue as? Value
        case is UnsafeRawPointer.Type:
            return (value as? UnsafeMutableRawPointer).map { UnsafeRawPointer($0) } as? Value
        case is NSRange.Type: return (value as? NSValue)?.rangeValue as? Value
        default: return nil
        }
    }

    /// The number of an object; of a string the one that it begins with.
    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Float: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: number))
        case let text as String:
            switch text.lowercased() {
            case "yes", "true": true
            case "no", "false": false
            default: Double(text.trimmingCharacters(in: .whitespaces)).map { NSNumber(value: $0) }
            }
        default: nil
        }
    }

    private static func integer<Integer: BinaryInteger>(_ type: Integer.Type, _ number: NSNumber) -> Integer?
    {
        let value = number.doubleValue
        return value == value.rounded()
            ? Integer(exactly: value) : Integer(exactly: value.rounded(.towardZero))
    }

    private static func rawRepresentable<Value: RawRepresentable>(_ type: Value.Type, _ value: Any) -> Value?
    {
        cast(value, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
    }
}

extension RuntimeValue {
    /// Calls a closure with an argument of a method. As on iOS classes are not compared: an object of another class is passed on,
    /// which is reported, and nil is passed where the method says that there is none.
    ///
    /// A closure, because an optional could not hold such a nil.
    static func withArgument<Value>(_ values: [Any?], _ index: Int, _ call: (Value) -> Any?) -> Any? {
        let given = values.indices.contains(index) ? flattened(values[index]) : nil
        if let value = cast(given, to: Value.self) { return call(value) }
        // Objective-C passes the sender's address, which is true: `#selector(UIView.endEditing)` as the action of a gesture.
        if let isPassed = (given != nil) as? Value { return call(isPassed) }
        let isObject = Value.self is AnyClass && MemoryLayout<Value>.size == MemoryLayout<Int>.size
        guard let given else {
            if isObject || isPointer(Value.self) { return call(unsafeBitCast(0, to: Value.self)) }
            report(given, Value.self, consequence: "the method is not called")
            return nil
        }
        guard isObject, type(of: given) is AnyClass else {
            report(given, Value.self, consequence: "the method is not called")
            return nil
        }
        report(given, Value.self, consequence: "what it does with the argument is undefined, as on iOS")
        return call(unsafeBitCast(given as AnyObject, to: Value.self))
    }

    /// Pointers that are declared without a nil are passed one, as by Objective-C.
    private static func isPointer<Value>(_ type: Value.Type) -> Bool {
        MemoryLayout<Value>.size == MemoryLayout<Int>.size
            && (type is UnsafeRawPointer.Type || type is UnsafeMutableRawPointer.Type)
    }

    private static func report(_ given: Any?, _ expected: Any.Type, consequence: String) {
        let text = given.map { "\(type(of: $0))" } ?? "nil"
        Diagnostics.report(
            "a method by its selector", about: text, because: "the method takes \(expected); \(consequence)")
    }
}

extension Optional: RuntimeValue.Wrapping {
    fileprivate static var nothing: Wrapped? { nil }

    fileprivate static func wrap(_ value: Any) -> Wrapped?? {
        RuntimeValue.cast(value, to: Wrapped.self).map { .some($0) }
    }

    fileprivate var content: Any? { self }
}
