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

/// The horizontal axis, then the vertical one; unlike `Axis.allCases` it takes no memory.
struct BothAxes: Sequence, IteratorProtocol {
    private var step = 0

    mutating func next() -> Axis? {
        step += 1
        return step == 1 ? .horizontal : step == 2 ? .vertical : nil
    }
}
