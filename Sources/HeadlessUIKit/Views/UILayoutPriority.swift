/// How strongly something is wished for, from 1 to 1000; 1000 is a must.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The strength.
    public var rawValue: Float

    /// Creates a priority of a strength.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority of a strength.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A must: 1000.
    public static let required = UILayoutPriority(1000)
    /// How content defends itself against getting smaller: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What a drag that may resize the scene wishes: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// What a scene that keeps its size wishes: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// What a drag that may not resize the scene wishes: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How content defends itself against getting larger: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The wish for a size to fit: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first is weaker.
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
