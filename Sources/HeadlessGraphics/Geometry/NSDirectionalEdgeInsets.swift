import Foundation

/// Distances from the edges of a rectangle inwards, in points, the horizontal ones in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge where lines start.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge where lines end.
    public var trailing: CGFloat

    /// No distance on any edge.
    @inlinable
    public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

    /// Creates insets of 0.
    @inlinable
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distances with left and right in place of leading and trailing.
    @inlinable
    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: rightToLeft ? trailing : leading,
            bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}
