internal import LayoutCore

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
