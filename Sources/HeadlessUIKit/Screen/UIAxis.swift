/// One or both axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits of the axes.
    public let rawValue: UInt

    /// Creates a set of axes by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
