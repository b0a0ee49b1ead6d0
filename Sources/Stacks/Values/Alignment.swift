public import LayoutCore

/// A guide on each axis, by which boxes are aligned with each other.
public struct Alignment: Hashable, Sendable {
    /// The guide on the horizontal axis.
    public let horizontal: AlignmentGuide
    /// The guide on the vertical axis.
    public let vertical: AlignmentGuide

    /// Both centres.
    public static let center = Alignment(.horizontalCenter, .verticalCenter)
    /// The leading edges, vertically centred.
    public static let leading = Alignment(.leading, .verticalCenter)
    /// The trailing edges, vertically centred.
    public static let trailing = Alignment(.trailing, .verticalCenter)
    /// The upper edges, horizontally centred.
    public static let top = Alignment(.horizontalCenter, .top)
    /// The lower edges, horizontally centred.
    public static let bottom = Alignment(.horizontalCenter, .bottom)
    /// The upper leading corners.
    public static let topLeading = Alignment(.leading, .top)
    /// The upper trailing corners.
    public static let topTrailing = Alignment(.trailing, .top)
    /// The lower leading corners.
    public static let bottomLeading = Alignment(.leading, .bottom)
    /// The lower trailing corners.
    public static let bottomTrailing = Alignment(.trailing, .bottom)

    /// Creates an alignment. A guide of the other axis is replaced by the centre.
    public init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
        self.horizontal = horizontal.isVertical ? .horizontalCenter : horizontal
        self.vertical = vertical.isVertical ? vertical : .verticalCenter
    }

    /// The guide on an axis.
    public subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}
