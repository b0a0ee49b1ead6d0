/// How the line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of an open end.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// The shape of a corner.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The line's width, in points.
    public var width: Double
    /// The shape of open ends.
    public var cap: Cap
    /// The shape of corners.
    public var join: Join
    /// The longest miter, as a multiple of the width, before a corner is bevelled.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn, in points; empty is a solid line.
    public var dashes: [Double]
    /// The offset in the dash pattern at which the line starts, in points.
    public var dashPhase: Double

    /// Creates a style.
    public init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
        dashes: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}
