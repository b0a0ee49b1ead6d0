internal import LayoutCore

/// The style of a node, by the names of CSS.
///
/// Lengths that are not finite mean "not set"; negative paddings, borders, gaps, sizes and flex factors count
/// as 0.
public struct FlexStyle: Hashable, Sendable {
    /// The direction of text and rows.
    public var direction = TextDirection.inherit
    /// The direction in which items follow each other.
    public var flexDirection = FlexDirection.row
    /// Whether items wrap into lines.
    public var flexWrap = FlexWrap.noWrap
    /// How free space along a line is distributed.
    public var justifyContent = JustifyContent.flexStart
    /// The alignment of items in their line, on the cross axis.
    public var alignItems = AlignItems.stretch
    /// The alignment of this node in its line; nil means the parent's ``alignItems``.
    public var alignSelf: AlignItems?
    /// How free space across lines is distributed.
    public var alignContent = AlignContent.stretch
    /// How the node is positioned.
    public var position = PositionType.static
    /// Whether and how the node makes a box.
    public var display = Display.flex
    /// What sizes measure.
    public var boxSizing = BoxSizing.borderBox
    /// What becomes of content that is too wide. Where one axis scrolls, `visible` on the other one does too.
    public var overflowX = Overflow.visible
    /// What becomes of content that is too high. Where one axis scrolls, `visible` on the other one does too.
    public var overflowY = Overflow.visible
    /// The node's position in the order of its siblings: those of lower order come first, those of equal order as
    /// they are in the tree.
    public var order = 0

    /// The flex grow factor: the node's share of positive free space.
    public var flexGrow = 0.0
    /// The flex shrink factor: the node's share of negative free space, scaled by its base size.
    public var flexShrink = 1.0
    /// The main size before growing and shrinking.
    public var flexBasis = Length.auto
    /// Width divided by height; nil, and what is not positive and finite, means none.
    public var aspectRatio: Double?

    /// The width.
    public var width = Length.auto
    /// The height.
    public var height = Length.auto
    /// The minimum width; auto is the automatic minimum size of a flex item.
    public var minWidth = Length.auto
    /// The minimum height; auto is the automatic minimum size of a flex item.
    public var minHeight = Length.auto
    /// The maximum width.
    public var maxWidth = Length.undefined
    /// The maximum height.
    public var maxHeight = Length.undefined

    /// The space outside the border; percentages refer to the containing block's width.
    public var margin = EdgeLengths()
    /// The space inside the border; percentages refer to the containing block's width.
    public var padding = EdgeLengths()
    /// The width of the border, in points.
    public var border = EdgeLengths()
    /// The inset from the edges of the containing block, or the offset of a relatively positioned node.
    public var inset = EdgeLengths()
    /// The gap between columns: between items of a row.
    public var columnGap = Length.undefined
    /// The gap between rows: between items of a column.
    public var rowGap = Length.undefined

    /// A style with the initial values of CSS.
    public init() {}

    /// The initial values of CSS.
    public static let css = FlexStyle()

    /// The initial values of Yoga: a column that packs its lines, items that do not shrink.
    public static let yoga: FlexStyle = {
        var style = FlexStyle()
        style.flexDirection = .column
        style.alignContent = .flexStart
        style.flexShrink = 0
        style.position = .relative
        return style
    }()
}
