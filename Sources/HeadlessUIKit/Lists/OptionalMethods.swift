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
@MainActor
enum OptionalMethods {
    private static var isAbsent = false

    /// What a default returns: `value`, which no caller of ``result(of:)`` sees.
    static func absent<Value>(_ value: Value) -> Value {
        isAbsent = true
        return value
    }

    /// What a default without a result calls where a caller of ``result(of:)`` needs to know whether it is absent. Others
    /// do nothing: they are called directly, also in lists that are laid out inside of a method that has a result.
    static func absent() { isAbsent = true }

    /// The result of a method; nil if the method is absent.
    static func result<Value>(of call: () -> Value) -> Value? {
        isAbsent = false
        let value = call()
        defer { isAbsent = false }
        return isAbsent ? nil : value
    }
}
