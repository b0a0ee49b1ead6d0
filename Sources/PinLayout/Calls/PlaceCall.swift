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
