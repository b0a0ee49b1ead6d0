import Foundation

/// An offset of something from its usual position, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The shift to the right.
    public var horizontal: CGFloat
    /// The shift down.
    public var vertical: CGFloat

    /// No shift.
    @inlinable
    public static var zero: UIOffset { UIOffset() }

    /// Creates no shift.
    @inlinable
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates a shift.
    @inlinable
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
