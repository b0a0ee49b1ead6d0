/// The priority of a constraint, from 1 to 1000; 1000 is required.
public struct UILayoutPriority: Hashable, Sendable, _UIKitNumericRawRepresentable {
    /// The number.
    public var rawValue: Float

    /// Creates a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Required: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default of compression resistance: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority of a scene to keep its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that may not resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default of content hugging: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of a fitting size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
