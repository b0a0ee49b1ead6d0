internal import LayoutCore

/// The calls that pin one edge or the middle of one axis. The name of a case is that of the call.
@usableFromInline
enum PlaceCall: UInt8 {
    case top, vCenter, bottom
    case left, hCenter, right, start, end

    /// The axis on which the call pins.
    var axis: Axis {
        switch self {
        case .top, .vCenter, .bottom: .vertical
        default: .horizontal
        }
    }
}

/// The calls that pin a point. The name of a case is that of the call.
@usableFromInline
enum PointCall: UInt8 {
    case topLeft, topCenter, topRight, topStart, topEnd
    case centerLeft, center, centerRight, centerStart, centerEnd
    case bottomLeft, bottomCenter, bottomRight, bottomStart, bottomEnd

    /// What the call pins vertically.
    var vertical: PlaceCall {
        switch self {
        case .topLeft, .topCenter, .topRight, .topStart, .topEnd: .top
        case .centerLeft, .center, .centerRight, .centerStart, .centerEnd: .vCenter
        case .bottomLeft, .bottomCenter, .bottomRight, .bottomStart, .bottomEnd: .bottom
        }
    }

    /// What the call pins horizontally.
    var horizontal: PlaceCall {
        switch self {
        case .topLeft, .centerLeft, .bottomLeft: .left
        case .topCenter, .center, .bottomCenter: .hCenter
        case .topRight, .centerRight, .bottomRight: .right
        case .topStart, .centerStart, .bottomStart: .start
        case .topEnd, .centerEnd, .bottomEnd: .end
        }
    }
}

/// The calls that pin both edges of an axis, or of both.
@usableFromInline
enum SpanCall: UInt8 {
    case horizontally, vertically, all

    /// The axes on which edges are pinned, in the order of the warnings.
    var axes: [Axis] {
        switch self {
        case .horizontally: [.horizontal]
        case .vertically: [.vertical]
        case .all: [.vertical, .horizontal]
        }
    }
}

/// The calls that place a box beside others. The name of a case is that of the call.
@usableFromInline
enum SideCall: UInt8 {
    case above, below
    case left, right, before, after

    /// The axis on which the others lie.
    var axis: Axis { rawValue <= SideCall.below.rawValue ? .vertical : .horizontal }
}

/// The calls that set a length or a limit of it. The name of a case is that of the call.
@usableFromInline
enum LengthCall: UInt8 {
    case width, minWidth, maxWidth
    case height, minHeight, maxHeight

    /// The axis of the length.
    var axis: Axis { rawValue < LengthCall.height.rawValue ? .horizontal : .vertical }

    /// Which length is set.
    var property: AxisLength {
        switch self {
        case .width, .height: .length
        case .minWidth, .minHeight: .minimum
        case .maxWidth, .maxHeight: .maximum
        }
    }
}

/// The calls that set one margin, or two that face each other. The name of a case is that of the call.
@usableFromInline
enum MarginCall: UInt8 {
    case marginTop, marginBottom, marginVertical
    case marginLeft, marginRight, marginStart, marginEnd, marginHorizontal

    /// The axis of the margin.
    var axis: Axis { rawValue <= MarginCall.marginVertical.rawValue ? .vertical : .horizontal }
}
