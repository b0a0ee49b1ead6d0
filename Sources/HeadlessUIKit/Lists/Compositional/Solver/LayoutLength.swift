internal import LayoutCore

/// A width or height of a compositional layout, as a value.
enum LayoutLength: Hashable, Sendable, CustomStringConvertible {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
    /// Estimated; all siblings in the group have the largest measured length.
    case uniform(CGFloat)

    /// The fraction, the length or the estimate.
    var value: CGFloat {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
            .estimated(let value),
            .uniform(let value):
            value
        }
    }

    /// Whether the length is measured.
    var isMeasured: Bool {
        switch self {
        case .estimated, .uniform: true
        default: false
        }
    }

    /// Whether the length depends on the size of the container along an axis.
    func isFraction(of axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        default: false
        }
    }

    /// The length in a container, rounded down to whole pixels; the estimate of a measured one.
    func resolved(in container: CGSize, scale: CGFloat) -> CGFloat {
        switch self {
        case .fractionalWidth(let fraction): Self.floor(fraction * container.width, scale)
        case .fractionalHeight(let fraction): Self.floor(fraction * container.height, scale)
        case .absolute(let length), .estimated(let length), .uniform(let length): Self.floor(length, scale)
        }
    }

    /// Rounds down to whole pixels; noise below a whole pixel counts as that pixel.
    static func floor(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        max((length * scale + 0.001).rounded(.down) / scale, 0)
    }

    var description: String {
        switch self {
        case .fractionalWidth(let value): "\(value) x container width"
        case .fractionalHeight(let value): "\(value) x container height"
        case .absolute(let value): "\(value)"
        case .estimated(let value): "estimated \(value)"
        case .uniform(let value): "uniform across siblings, estimated \(value)"
        }
    }
}

/// A width and a height.
struct LayoutLengths: Hashable, Sendable {
    var width: LayoutLength
    var height: LayoutLength

    subscript(axis: Axis) -> LayoutLength { axis == .horizontal ? width : height }

    /// The size in a container, with the estimates of measured lengths.
    func resolved(in container: CGSize, scale: CGFloat) -> CGSize {
        CGSize(
            width: width.resolved(in: container, scale: scale),
            height: height.resolved(in: container, scale: scale))
    }

    /// The size in a container, with what was measured in place of the estimates.
    func resolved(in container: CGSize, measured: CGSize?, scale: CGFloat) -> CGSize {
        var size = resolved(in: container, scale: scale)
        guard let measured else { return size }
        for axis in Axis.allCases where self[axis].isMeasured && measured[axis] != Self.unmeasured {
            size[axis] = max(measured[axis], 0)
        }
        return size
    }

    /// A measured size, with another's lengths on the axes that were not measured.
    static func known(_ measured: CGSize?, _ size: CGSize) -> CGSize {
        guard let measured else { return size }
        return CGSize(
            width: measured.width == unmeasured ? size.width : measured.width,
            height: measured.height == unmeasured ? size.height : measured.height)
    }

    /// The length in a measured size on an axis that was not measured.
    static let unmeasured = -CGFloat.infinity

    var isMeasured: Bool { width.isMeasured || height.isMeasured }
}

extension NSDirectionalEdgeInsets {
    /// The inset where an axis starts: leading or top.
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

    /// The inset where an axis ends: trailing or bottom.
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// The insets without those on measured axes, which do not count.
    func counting(_ lengths: LayoutLengths) -> NSDirectionalEdgeInsets {
        var insets = self
        if lengths.width.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if lengths.height.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards, left to right; extents are at least 0.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }

    /// Where the rectangle ends along an axis.
    func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }

    /// The rectangle at another position.
    func moved(by offset: CGPoint) -> CGRect {
        CGRect(x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
    }

    /// The rectangle with its origin at the nearest pixel.
    func onPixels(_ scale: CGFloat) -> CGRect {
        CGRect(
            x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale,
            width: size.width, height: size.height)
    }
}
