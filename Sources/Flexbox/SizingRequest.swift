internal import LayoutCore

/// A measure request from a container to an item, or from a caller to a root: the size of a node under these
/// constraints, and on demand the layout of everything in it.
struct SizingRequest {
    /// The border-box extents that are already determined; `nil` where they are to be found.
    var known: Extents
    /// The available space for the border box where an extent is to be found.
    var available: AvailableSize
    /// The size of the containing block, which percentages refer to; `nil` where it is indefinite.
    var containingBlockSize: Extents
    /// The axes on which the known extent was found from the content, so that it counts as indefinite inside.
    var indefiniteAxes = AxisSet()
    /// The axes on which the node's own minimum and maximum do not count: a flex base size is clamped later.
    var unclampedAxes = AxisSet()
    /// What a known height means to the node.
    var heightMode = HeightMode.exact
    /// Whether the boxes inside are needed too.
    var performsLayout = false
    /// The direction of the node itself, already resolved.
    var direction = LayoutDirection.leftToRight

    /// The request for the max-content size.
    static let maxContent = SizingRequest(
        known: .indefinite, available: .maxContent, containingBlockSize: .indefinite)

    /// Whether both extents are known exactly.
    var isSizeKnown: Bool { known.width != nil && known.height != nil && heightMode == .exact }

    /// The used size for a measured one: known extents stay as they are.
    func usedSize(_ measured: Size) -> Size {
        var height = measured.height
        if let known = known.height {
            switch heightMode {
            case .exact: height = known
            case .minimum: height = max(known, measured.height)
            case .percentagesOnly: height = measured.height
            }
        }
        return Size(width: known.width ?? measured.width, height: height)
    }
}

/// What a known height means to a node.
enum HeightMode: UInt8 {
    /// The node has this height.
    case exact
    /// Percentages inside refer to this height, but the node is higher if its content needs more: the height is
    /// transferred from the width by an aspect ratio
    /// ([Sizing 4, 5.2](https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum)).
    case minimum
    /// Percentages inside refer to this height, and the result is the height of the content.
    case percentagesOnly
}

/// A width and a height, each of which may be indefinite.
struct Extents {
    @Packed var width: Double?
    @Packed var height: Double?

    /// Both extents are indefinite.
    static let indefinite = Extents(width: nil, height: nil)

    init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// Creates extents from one along `axis` and one across it.
    init(_ axis: Axis, main: Double?, cross: Double?) {
        self =
            axis == .horizontal ? Extents(width: main, height: cross) : Extents(width: cross, height: main)
    }

    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// The extent along an axis.
    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// Whether the extents are equal, or indefinite alike.
    func isSame(as other: Extents) -> Bool {
        _width.isSame(as: other._width) && _height.isSame(as: other._height)
    }
}

/// The [available space](https://www.w3.org/TR/css-flexbox-1/#algo-available) on one axis.
typealias AvailableSpace = SpaceProposal

extension SpaceProposal {
    /// The space of a definite number of points, or max-content for an infinite one.
    init(upTo points: Double) { self = points < .infinity ? .definite(points) : .maxContent }

    /// The space of a proposal from outside: definite points are finite and not negative.
    var usable: AvailableSpace {
        guard case .definite(let points) = self else { return self }
        return points.isFinite ? .definite(max(0, points)) : .maxContent
    }

    var isMinContent: Bool { if case .minContent = self { true } else { false } }

    /// The space that is left beside margins, padding or borders.
    func reduced(by length: Double) -> AvailableSpace {
        if case .definite(let points) = self { .definite(max(0, points - length)) } else { self }
    }

    /// The space under a maximum.
    func limited(to maximum: Double) -> AvailableSpace {
        switch self {
        case .definite(let points): .definite(min(points, maximum))
        case .maxContent: AvailableSpace(upTo: maximum)
        case .minContent: .minContent
        }
    }
}

/// The available space on both axes.
struct AvailableSize {
    /// The spaces as the numbers that order them, see ``LayoutCore/SpaceProposal/limit``: half as large as the spaces
    /// themselves, and ready to be compared. Pays in `flex growth feed`.
    var limits: Size

    var width: AvailableSpace {
        @inline(__always) get { AvailableSpace(limit: limits.width) }
        set { limits.width = newValue.limit }
    }
    var height: AvailableSpace {
        @inline(__always) get { AvailableSpace(limit: limits.height) }
        set { limits.height = newValue.limit }
    }

    static let maxContent = AvailableSize(width: .maxContent, height: .maxContent)

    @inline(__always)
    init(width: AvailableSpace, height: AvailableSpace) {
        limits = Size(width: width.limit, height: height.limit)
    }

    /// Creates a size from the space along `axis` and the space across it.
    init(_ axis: Axis, main: AvailableSpace, cross: AvailableSpace) {
        limits = Size(axis, main: main.limit, cross: cross.limit)
    }

    /// The same from limits.
    @inline(__always)
    init(_ axis: Axis, mainLimit: Double, crossLimit: Double) {
        limits = Size(axis, main: mainLimit, cross: crossLimit)
    }

    /// The space along an axis.
    subscript(axis: Axis) -> AvailableSpace {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

/// A set of axes.
struct AxisSet: OptionSet {
    let rawValue: UInt8

    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one axis.
    init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

    /// The set of one axis, or of none.
    init(_ axis: Axis, if condition: Bool) { rawValue = condition ? (axis == .horizontal ? 1 : 2) : 0 }

    func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
