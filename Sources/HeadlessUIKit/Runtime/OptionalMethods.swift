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

    /// What a default returns: `value`, which no caller of `result(of:)` sees.
    static func absent<Value>(_ value: Value) -> Value {
        isAbsent = true
        return value
    }

    /// What a default without a result calls where a caller of `result(of:)` has to learn whether it is absent. Others
    /// do nothing: they are called directly, also in lists that are laid out inside of a method that has a result.
    static func absent() { isAbsent = true }

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
    @discardableResult
    public static func call<Value>(_ call: @autoclosure () -> Value?) -> Value? {
        result(of: call) ?? nil
    }

    /// The method of an object that implements an optional requirement of one of the program's protocols; nil if it does not
    /// implement it.
    ///
    /// - Parameters:
    ///   - name: Swift's name with its labels, as `card(_:didChange:)`.
    ///   - object: The object.
    public static func find<Function>(_ name: String, of object: Any) -> Function? {
        guard type(of: object) is AnyClass else { return nil }
        return RuntimeMembers.optional(name, of: type(of: object as AnyObject))?(object) as? Function
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
