import Foundation

/// An offset of something from its usual position, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset downwards.
    public var vertical: CGFloat

    /// An offset of 0.
    @inlinable
    public static var zero: UIOffset { UIOffset() }

    /// Creates an offset of 0.
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
