public import LayoutCore

/// What a parent offers a child: a length on each axis, or nil where the child is asked what it would like.
///
/// Zero asks for the least size, infinity for the largest. What is no length becomes one: NaN counts as nil,
/// negative lengths as zero, and lengths from 10^15 points on as infinite.
public struct ProposedSize: Hashable, Sendable {
    /// The offered lengths; NaN stands for nil.
    var horizontal: Double
    var vertical: Double

    /// Asks for the size that the child would like.
    public static let unspecified = ProposedSize(width: nil, height: nil)
    /// Asks for the least size.
    public static let zero = ProposedSize(width: 0, height: 0)
    /// Asks for the largest size.
    public static let infinity = ProposedSize(width: .infinity, height: .infinity)

    /// Creates a proposal from the length on each axis.
    public init(width: Double?, height: Double?) {
        horizontal = Self.cleaned(width ?? .nan)
        vertical = Self.cleaned(height ?? .nan)
    }

    /// Creates a proposal of exactly this size.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// The offered width.
    public var width: Double? {
        get { horizontal.isNaN ? nil : horizontal }
        set { horizontal = Self.cleaned(newValue ?? .nan) }
    }

    /// The offered height.
    public var height: Double? {
        get { vertical.isNaN ? nil : vertical }
        set { vertical = Self.cleaned(newValue ?? .nan) }
    }

    /// The size, with a length of one's own for what is not specified.
    public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// Whether two proposals offer the same.
    public static func == (one: ProposedSize, other: ProposedSize) -> Bool {
        one.horizontal.bitPattern == other.horizontal.bitPattern
            && one.vertical.bitPattern == other.vertical.bitPattern
    }

    /// Feeds the lengths into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(horizontal.bitPattern)
        hasher.combine(vertical.bitPattern)
    }

    /// A length that can be offered, with one form for nil and one for zero.
    @inline(__always)
    static func cleaned(_ length: Double) -> Double {
        if length > 0 { return length < unlimited ? length : .infinity }
        return length.isNaN ? .nan : 0
    }

    /// Lengths from here on count as infinite: nobody means them, and sums of them would lose the pixels.
    static let unlimited = 1e15
}

extension ProposedSize {
    /// A proposal of lengths on an axis and across it that are clean already; NaN stands for nil.
    @inline(__always)
    init(_ axis: Axis, main: Double, cross: Double) {
        if axis == .horizontal {
            (horizontal, vertical) = (main, cross)
        } else {
            (horizontal, vertical) = (cross, main)
        }
    }

    /// The offered length on an axis; NaN stands for nil.
    @inline(__always)
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

extension Double {
    /// Whether the number stands for no length. The same as `isNaN`, for which the compiler looks at bits.
    @inline(__always)
    var isNone: Bool { self != self }

    /// Whether the number can be a distance: neither NaN nor so large that it counts as infinite.
    var isLength: Bool { abs(self) < ProposedSize.unlimited }
}
