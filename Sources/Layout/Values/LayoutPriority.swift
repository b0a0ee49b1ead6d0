/// The order in which a stack measures its subviews. Priorities of the same number are equal.
public enum LayoutPriority: Hashable, Comparable, Sendable {
    /// 1000.
    case required
    /// 751.
    case high
    /// 750.
    case defaultHigh
    /// 500.
    case medium
    /// 250.
    case defaultLow
    /// 249.
    case low
    /// 50.
    case fittingSize
    /// Any number.
    case custom(Double)

    /// The number: higher ones are served first.
    public var value: Double {
        switch self {
        case .required: 1000
        case .high: 751
        case .defaultHigh: 750
        case .medium: 500
        case .defaultLow: 250
        case .low: 249
        case .fittingSize: 50
        case .custom(let value): value
        }
    }

    /// Whether two priorities have the same number.
    public static func == (one: LayoutPriority, other: LayoutPriority) -> Bool { one.value == other.value }

    /// Whether one priority is served after another.
    public static func < (one: LayoutPriority, other: LayoutPriority) -> Bool { one.value < other.value }

    /// Feeds the number to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
