/// The name of a value that an app adds to a state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key of a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
