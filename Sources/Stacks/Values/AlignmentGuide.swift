public import LayoutCore

/// A line of a box by which it is aligned with others: an edge, a centre, a baseline or a custom one.
///
/// ``StackTree/makeGuide(_:default:)`` makes custom guides.
public struct AlignmentGuide: Hashable, Sendable {
    /// The axis on which the guide has a position: horizontal for an upright line.
    public var axis: Axis { isVertical ? .vertical : .horizontal }
    let isVertical: Bool
    let index: Int16

    /// The edge at which lines of text start.
    public static let leading = AlignmentGuide(isVertical: false, index: 0)
    /// The middle between the upright edges.
    public static let horizontalCenter = AlignmentGuide(isVertical: false, index: 1)
    /// The edge at which lines of text end.
    public static let trailing = AlignmentGuide(isVertical: false, index: 2)
    /// The upper edge.
    public static let top = AlignmentGuide(isVertical: true, index: 3)
    /// The middle between the upper and the lower edge.
    public static let verticalCenter = AlignmentGuide(isVertical: true, index: 4)
    /// The lower edge.
    public static let bottom = AlignmentGuide(isVertical: true, index: 5)
    /// The baseline of the first line of text; the lower edge of what has none.
    public static let firstTextBaseline = AlignmentGuide(isVertical: true, index: 6)
    /// The baseline of the last line of text; the lower edge of what has none.
    public static let lastTextBaseline = AlignmentGuide(isVertical: true, index: 7)

    /// How many guides are not custom ones.
    static let commonCount = 8

    /// The default position of the guide in a box of length 1; nil for a custom guide.
    var fraction: Double? {
        switch index {
        case 0, 3: 0
        case 1, 4: 0.5
        case 2, 5, 6, 7: 1
        default: nil
        }
    }

    /// The bit of the guide in a set of guides; custom ones share one.
    var bit: UInt16 { 1 << UInt16(min(index, Int16(Self.commonCount))) }
}
