public import LayoutCore

/// The size that a parent proposes to a child: a length on each axis, or nil where the length is unspecified and the
/// child takes its ideal one.
///
/// Zero requests the minimum size, infinity the maximum. What is no length becomes one: NaN counts as nil,
/// negative lengths as zero, and lengths from 10^15 points on as infinite.
public struct ProposedSize: Hashable, Sendable {
    var horizontal: OptionalLength
    var vertical: OptionalLength

    /// Requests the ideal size.
    public static let unspecified = ProposedSize(width: nil, height: nil)
    /// Requests the minimum size.
    public static let zero = ProposedSize(width: 0, height: 0)
    /// Requests the maximum size.
    public static let infinity = ProposedSize(width: .infinity, height: .infinity)

    /// Creates a proposal from the length on each axis.
    public init(width: Double?, height: Double?) {
        horizontal = OptionalLength(proposing: width ?? .nan)
        vertical = OptionalLength(proposing: height ?? .nan)
    }

    /// Creates a proposal of exactly this size.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// The proposed width.
    public var width: Double? {
        get { horizontal.value }
        set { horizontal = OptionalLength(proposing: newValue ?? .nan) }
    }

    /// The proposed height.
    public var height: Double? {
        get { vertical.value }
        set { vertical = OptionalLength(proposing: newValue ?? .nan) }
    }

    /// The size, with a given length for what is not specified.
    public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// A length that can be proposed, with one form for unspecified and one for zero.
    static func cleaned(_ length: Double) -> Double {
        if length > 0 { return length < unlimited ? length : .infinity }
        return length.isNaN ? .nan : 0
    }

    /// Lengths from here on count as infinite: sums of them would lose the pixels.
    static let unlimited = 1e15
}

extension ProposedSize {
    /// A proposal of lengths along an axis and across it that are clean already.
    init(_ axis: Axis, main: OptionalLength, cross: OptionalLength) {
        if axis == .horizontal {
            (horizontal, vertical) = (main, cross)
        } else {
            (horizontal, vertical) = (cross, main)
        }
    }

    /// The proposed length on an axis.
    subscript(axis: Axis) -> OptionalLength {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }

    /// The proposal with another length on an axis.
    func replacing(_ axis: Axis, by length: OptionalLength) -> ProposedSize {
        var result = self
        result[axis] = length
        return result
    }

    /// The proposal with lengths of another one where it has none.
    func filling(_ other: ProposedSize) -> ProposedSize {
        var result = self
        if horizontal.isUnspecified { result.horizontal = other.horizontal }
        if vertical.isUnspecified { result.vertical = other.vertical }
        return result
    }

    /// The proposal without lengths on some axes.
    func unspecified(on axes: AxisSet) -> ProposedSize {
        var result = self
        if axes.contains(.horizontal) { result.horizontal = .unspecified }
        if axes.contains(.vertical) { result.vertical = .unspecified }
        return result
    }

    /// What is left of the proposal inside of insets.
    func inset(by insets: Insets) -> ProposedSize {
        ProposedSize(
            .horizontal, main: horizontal.inset(by: insets.sum(.horizontal)),
            cross: vertical.inset(by: insets.sum(.vertical)))
    }
}

extension Double {
    /// Whether the number can be a distance: neither NaN nor so large that it counts as infinite.
    var isLength: Bool { abs(self) < ProposedSize.unlimited }
}
