internal import LayoutCore

/// What a container asks of an item: your size, given this much.
///
/// Numbers only, so that requests compare bit by bit: NaN means "not known", an infinite room means
/// max-content, a negative infinite one min-content.
struct SizingRequest {
    /// The border-box extents that are settled; NaN where they are to be found.
    var known: Size
    /// The room for the border box where an extent is to be found.
    var available: Size
    /// What percentages of the item refer to: the parent's content box, NaN where indefinite.
    var percentBase: Size
    /// The axes on which the known extent was found from the content, with no limit to it.
    var openAxes = OpenAxes()
    /// The axes on which the node's own limits do not count: the base size of an item is clamped later.
    var unlimitedAxes = OpenAxes()
    /// What a known height is to the node.
    var heightRole = HeightRole.settled
    /// Whether the boxes inside are wanted too.
    var wantsLayout = false
    /// The direction of the item itself, already resolved.
    var direction = LayoutDirection.leftToRight

    /// Nothing known, all the room in the world.
    static let natural = SizingRequest(
        known: .unknown, available: Size(width: .infinity, height: .infinity), percentBase: .unknown)

    /// Whether nothing is left to be found.
    var isSettled: Bool { !known.width.isNaN && !known.height.isNaN && heightRole == .settled }

    /// Whether a width or a height is to be found with nothing that limits it: answers in less room may follow.
    var hasAllRoom: Bool {
        !wantsLayout && known.width.isNaN && available.width == .infinity && available.height == .infinity
    }

    /// Whether two requests are the same question.
    func isSame(as other: SizingRequest) -> Bool {
        known.isSame(as: other.known) && available.isSame(as: other.available)
            && percentBase.isSame(as: other.percentBase) && wantsLayout == other.wantsLayout
            && direction == other.direction && openAxes == other.openAxes
            && unlimitedAxes == other.unlimitedAxes && heightRole == other.heightRole
    }
}

/// What a height that a node is told is to it.
enum HeightRole: UInt8 {
    /// The node has this height.
    case settled
    /// What is in the node refers to this height, but the node is as high as that asks for if it is more: the height
    /// follows from the width by an aspect ratio
    /// ([Sizing 4, 5.2](https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum)).
    case least
    /// What is in the node refers to this height, and the answer is the height that it asks for.
    case reference
}

/// A set of axes: see ``SizingRequest/openAxes``.
struct OpenAxes: OptionSet {
    let rawValue: UInt8

    static let vertical = OpenAxes(rawValue: 2)

    /// The set of one axis, or of none.
    init(_ axis: Axis, if condition: Bool) { rawValue = condition ? (axis == .horizontal ? 1 : 2) : 0 }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether an axis is in the set.
    func contains(_ axis: Axis) -> Bool { contains(OpenAxes(axis, if: true)) }
}

extension Size {
    /// Both extents to be found.
    static let unknown = Size(width: .nan, height: .nan)

    /// Whether the extents have equal bits, or are unknown alike.
    func isSame(as other: Size) -> Bool {
        (width == other.width || width.isNaN && other.width.isNaN)
            && (height == other.height || height.isNaN && other.height.isNaN)
    }
}

extension SpaceProposal {
    /// The proposal as a number: see ``SizingRequest``.
    var room: Double {
        switch self {
        case .minContent: -.infinity
        case .maxContent: .infinity
        case .definite(let points): points.isFinite ? max(0, points) : .infinity
        }
    }

    /// The proposal that a number stands for.
    init(room: Double) {
        self = room.isFinite ? .definite(room) : room < 0 ? .minContent : .maxContent
    }
}
