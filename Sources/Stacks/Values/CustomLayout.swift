public import LayoutCore

/// A custom layout: the size of a node, and the placement of its children.
///
/// Its functions are called as often as layout needs them, also with proposals of zero, of infinity and without
/// lengths. The cache belongs to the node and is emptied when the node or something in it changes.
public protocol CustomLayout {
    /// The size for a proposal.
    func sizeThatFits(_ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Any?) -> Size

    /// Places every child, by ``Subview/place(at:anchor:_:)``. A child that is not placed is centred.
    func placeSubviews(
        _ subviews: Subviews, in bounds: Rect, _ proposal: ProposedSize, _ cache: inout Any?)

    /// The position of a guide, for each of ``guides``; nil for the one that follows from the children.
    func position(
        of guide: AlignmentGuide, _ subviews: Subviews, in bounds: Rect, _ cache: inout Any?
    ) -> Double?

    /// The guides for which ``position(of:_:in:_:)`` may return a position. None by default.
    var guides: [AlignmentGuide] { get }

    /// The axis along which spacers in the layout grow; nil for both.
    var stackAxis: Axis? { get }

    /// The axes on which the length is a part of what is proposed. A stack along such an axis proposes all of its
    /// length to the layout, instead of a share, and distributes what is left among the others. None by default.
    var partAxes: AxisSet { get }
}

extension CustomLayout {
    /// Nil.
    public func position(
        of guide: AlignmentGuide, _ subviews: Subviews, in bounds: Rect, _ cache: inout Any?
    ) -> Double? { nil }

    /// None.
    public var guides: [AlignmentGuide] { [] }

    /// Both.
    public var stackAxis: Axis? { nil }

    /// None.
    public var partAxes: AxisSet { [] }
}
