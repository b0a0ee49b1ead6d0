internal import LayoutCore

/// The calls that place a box beside others. The name of a case is that of the call.
@usableFromInline
enum SideCall: UInt8 {
    case above, below
    case left, right, before, after

    /// The axis on which the others lie.
    var axis: Axis { rawValue <= SideCall.below.rawValue ? .vertical : .horizontal }
}
