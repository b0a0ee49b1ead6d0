public import LayoutCore

/// Some of the two axes.
public struct AxisSet: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: UInt8

    /// The horizontal axis.
    public static let horizontal = AxisSet(rawValue: 1)
    /// The vertical axis.
    public static let vertical = AxisSet(rawValue: 2)
    /// Both axes.
    public static let both: AxisSet = [.horizontal, .vertical]

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the set of one axis.
    public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

    /// Whether an axis is in the set.
    public func contains(_ axis: Axis) -> Bool { rawValue & (axis == .horizontal ? 1 : 2) != 0 }
}
