/// Attributes that a statement starts with.
extension ConstraintMaker {
    /// The left edge.
    public var left: ConstraintMakerExtendable { statement(.left) }
    /// The upper edge.
    public var top: ConstraintMakerExtendable { statement(.top) }
    /// The right edge.
    public var right: ConstraintMakerExtendable { statement(.right) }
    /// The lower edge.
    public var bottom: ConstraintMakerExtendable { statement(.bottom) }
    /// The edge where lines start.
    public var leading: ConstraintMakerExtendable { statement(.leading) }
    /// The edge where lines end.
    public var trailing: ConstraintMakerExtendable { statement(.trailing) }
    /// The width.
    public var width: ConstraintMakerExtendable { statement(.width) }
    /// The height.
    public var height: ConstraintMakerExtendable { statement(.height) }
    /// The middle between left and right.
    public var centerX: ConstraintMakerExtendable { statement(.centerX) }
    /// The middle between top and bottom.
    public var centerY: ConstraintMakerExtendable { statement(.centerY) }
    /// All four edges: left, top, right, bottom.
    public var edges: ConstraintMakerExtendable { statement(.edges) }
    /// All four edges: leading, top, trailing, bottom.
    public var directionalEdges: ConstraintMakerExtendable { statement(.directionalEdges) }
    /// Left and right.
    public var horizontalEdges: ConstraintMakerExtendable { statement(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintMakerExtendable { statement(.verticalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintMakerExtendable {
        statement(.directionalHorizontalEdges)
    }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintMakerExtendable { statement(.directionalVerticalEdges) }
    /// Width and height.
    public var size: ConstraintMakerExtendable { statement(.size) }
    /// Both middles.
    public var center: ConstraintMakerExtendable { statement(.center) }
    /// The baseline of the last line of text, by its older name.
    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintMakerExtendable { statement(.lastBaseline) }
    /// The baseline of the last line of text.
    public var lastBaseline: ConstraintMakerExtendable { statement(.lastBaseline) }
    /// The baseline of the first line of text.
    public var firstBaseline: ConstraintMakerExtendable { statement(.firstBaseline) }
    /// The left edge inside the margin.
    public var leftMargin: ConstraintMakerExtendable { statement(.leftMargin) }
    /// The right edge inside the margin.
    public var rightMargin: ConstraintMakerExtendable { statement(.rightMargin) }
    /// The upper edge inside the margin.
    public var topMargin: ConstraintMakerExtendable { statement(.topMargin) }
    /// The lower edge inside the margin.
    public var bottomMargin: ConstraintMakerExtendable { statement(.bottomMargin) }
    /// The edge where lines start, inside the margin.
    public var leadingMargin: ConstraintMakerExtendable { statement(.leadingMargin) }
    /// The edge where lines end, inside the margin.
    public var trailingMargin: ConstraintMakerExtendable { statement(.trailingMargin) }
    /// The middle between the left and the right margin.
    public var centerXWithinMargins: ConstraintMakerExtendable { statement(.centerXWithinMargins) }
    /// The middle between the upper and the lower margin.
    public var centerYWithinMargins: ConstraintMakerExtendable { statement(.centerYWithinMargins) }
    /// All four edges inside the margins, by side.
    public var margins: ConstraintMakerExtendable { statement(.margins) }
    /// All four edges inside the margins, by direction of reading.
    public var directionalMargins: ConstraintMakerExtendable { statement(.directionalMargins) }
    /// Both middles between the margins.
    public var centerWithinMargins: ConstraintMakerExtendable { statement(.centerWithinMargins) }
}
