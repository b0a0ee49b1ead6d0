internal import LayoutCore

/// The calls that set one margin, or two that face each other. The name of a case is that of the call.
@usableFromInline
enum MarginCall: UInt8 {
    case marginTop, marginBottom, marginVertical
    case marginLeft, marginRight, marginStart, marginEnd, marginHorizontal

    /// The axis of the margin.
    var axis: Axis { rawValue <= MarginCall.marginVertical.rawValue ? .vertical : .horizontal }
}
