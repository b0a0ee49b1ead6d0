/// The corners of a layer that its corner radius applies to.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The top left corner.
    @inlinable
    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
    /// The top right corner.
    @inlinable
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
    /// The bottom left corner.
    @inlinable
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
    /// The bottom right corner.
    @inlinable
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
