/// Whether a delegate or data source implements an optional method.
///
/// On iOS a list finds out by the Objective-C runtime, and acts differently where a method is absent: a height comes from the
/// property, rows estimate or do not. Here each optional method has a default in an extension of its protocol, which reports
/// itself as absent:
///
/// ```swift
/// extension UITableViewDelegate {
///     public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
///         OptionalMethods.absent(UITableView.automaticDimension)
///     }
/// }
/// let height = OptionalMethods.result { delegate.tableView(self, heightForRowAt: path) } ?? rowHeight
/// ```
///
/// Adapted source calls the public methods where it said `delegate?.method?(...)`: ``call(_:)`` for protocols of the kit,
/// ``find(_:of:)`` and ``value(_:of:)`` for protocols of its own.
public enum OptionalMethods {
    /// Delegates are called on the main actor, also by source that does not say so.
    nonisolated(unsafe) private static var isAbsent = false
    /// The requirement whose default was called last.
    private static var absentMethod: StaticString? {
        get { AbsentMethod.name }
        set { AbsentMethod.name = newValue }
    }

    /// What a default returns: `value`, which no caller of `result(of:)` sees.
    static func absent<Value>(_ value: Value, method: StaticString = #function) -> Value {
        isAbsent = true
        absentMethod = method
        return value
    }

    /// What a default without a result calls where a caller of `result(of:)` has to learn whether it is absent.
    static func absent(method: StaticString = #function) {
        isAbsent = true
        absentMethod = method
    }

    /// What the other defaults return. The kit calls them directly, also in lists that are laid out inside of a method that
    /// has a result: only a caller of ``call(_:_:)`` does not see `value`.
    static func byDefault<Value>(_ value: Value, method: StaticString = #function) -> Value {
        absentMethod = method
        return value
    }

    /// What the other defaults without a result call.
    static func byDefault(method: StaticString = #function) { absentMethod = method }

    /// The result of a method; nil if the method is absent.
    static func result<Value>(of call: () -> Value) -> Value? {
        isAbsent = false
        let value = call()
        defer { isAbsent = false }
        return isAbsent ? nil : value
    }

    /// The result of a method of one of the kit's protocols; nil if there is no delegate or it does not implement the method.
    ///
    /// ```swift
    /// let height = OptionalMethods.call(delegate?.tableView(list, heightForRowAt: path)) ?? 44
    /// ```
    ///
    /// A method counts as absent also where it has called another one that is absent, as it does by showing the next text
    /// field: ``call(_:_:)`` distinguishes them.
    @discardableResult
    public static func call<Value>(_ call: @autoclosure () -> Value?) -> Value? {
        let (value, absent) = called(call)
        return absent == nil ? value : nil
    }

    /// The result of a method of one of the kit's protocols; nil if there is no delegate or it does not implement the method.
    ///
    /// - Parameters:
    ///   - method: The method's name with its labels, as `tableView(_:heightForRowAt:)`.
    ///   - call: The call.
    @discardableResult
    public static func call<Value>(_ method: StaticString, _ call: @autoclosure () -> Value?) -> Value? {
        let (value, absent) = called(call)
        return absent.map { isEqual($0, method) } == true ? nil : value
    }

    /// What a call returns, and the absent method that was called last.
    private static func called<Value>(_ call: () -> Value?) -> (Value?, absent: StaticString?) {
        absentMethod = nil
        let value = call()
        let absent = absentMethod
        absentMethod = nil
        isAbsent = false
        return (value, absent)
    }

    private static func isEqual(_ left: StaticString, _ right: StaticString) -> Bool {
        left.withUTF8Buffer { left in right.withUTF8Buffer { left.elementsEqual($0) } }
    }

    /// The method of an object that implements an optional requirement of one of the program's protocols; nil if it does not
    /// implement it.
    ///
    /// - Parameters:
    ///   - name: Swift's name with its labels, as `card(_:didChange:)`; of a static method with `static` in front.
    ///   - object: The object; for a static method the class.
    public static func find<Function>(_ name: String, of object: Any) -> Function? {
        // The object of a static method is its class.
        let metatype: AnyClass? = object as? AnyClass
        guard metatype != nil || type(of: object) is AnyClass else { return nil }
        let type: AnyClass = metatype ?? type(of: object as AnyObject)
        return RuntimeMembers.optional(name, of: type)?(object) as? Function
    }

    /// The value of a property of an object that implements an optional requirement of one of the program's protocols; nil if
    /// it does not implement it.
    ///
    /// - Parameters:
    ///   - key: The property's name.
    ///   - object: The object.
    public static func value<Value>(_ key: String, of object: Any) -> Value? {
        guard type(of: object) is AnyClass,
            case .key(let get, _)? = RuntimeMembers.key(key, of: type(of: object as AnyObject))
        else { return nil }
        return RuntimeValue.cast(get(object), to: Value.self)
    }
}
