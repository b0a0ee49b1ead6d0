internal import LayoutCore
internal import Stacks

/// Horizontal or vertical.
public enum Axis: Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Some of the two axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each axis.
        public let rawValue: Int8
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
    }
}

extension Axis {
    /// The engine's word.
    var core: LayoutCore.Axis { self == .horizontal ? .horizontal : .vertical }
}

extension Axis.Set {
    /// The engine's word.
    var core: AxisSet { AxisSet(rawValue: UInt8(rawValue & 3)) }
}
