public import LayoutCore

/// A layout of one's own: how large a node is, and where its children go.
///
/// Its functions are called as often as the layout takes, also with proposals of zero, of infinity and without
/// lengths. The cache belongs to the node and is emptied when the node or something in it changes.
public protocol CustomLayout {
    /// The size for a proposal.
    func sizeThatFits(_ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Any?) -> Size

    /// Puts every child at its place, by ``Subview/place(at:anchor:_:)``. Who is not placed stands in the middle.
    func placeSubviews(
        _ subviews: Subviews, in bounds: Rect, _ proposal: ProposedSize, _ cache: inout Any?)

    /// The place of a guide, for each of ``guides``; nil for what the children say.
    func place(
        of guide: AlignmentGuide, _ subviews: Subviews, in bounds: Rect, _ cache: inout Any?
    ) -> Double?

    /// The guides that ``place(of:_:in:_:)`` may say something about; none where it is not implemented.
    var guides: [AlignmentGuide] { get }

    /// The axis along which spacers in the layout grow; nil for both.
    var stackAxis: Axis? { get }

    /// The axes on which the length is a part of what is proposed. A stack along such an axis proposes all of its
    /// length to the layout, instead of a share, and serves it before the others. None by default.
    var partAxes: AxisSet { get }
}

extension CustomLayout {
    /// Says nothing.
    public func place(
        of guide: AlignmentGuide, _ subviews: Subviews, in bounds: Rect, _ cache: inout Any?
    ) -> Double? { nil }

    /// None.
    public var guides: [AlignmentGuide] { [] }

    /// Both.
    public var stackAxis: Axis? { nil }

    /// None.
    public var partAxes: AxisSet { [] }
}
