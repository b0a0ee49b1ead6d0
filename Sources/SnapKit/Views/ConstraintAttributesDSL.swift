import ViewBridge

/// What can be compared with: the attributes that views, layout guides and bars' edges have.
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

/// What can be compared with: the attributes that views and layout guides have.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintBasicAttributesDSL {
    /// The left edge.
    public var left: ConstraintItem { item(.left) }
    /// The upper edge.
    public var top: ConstraintItem { item(.top) }
    /// The right edge.
    public var right: ConstraintItem { item(.right) }
    /// The lower edge.
    public var bottom: ConstraintItem { item(.bottom) }
    /// The edge where lines start.
    public var leading: ConstraintItem { item(.leading) }
    /// The edge where lines end.
    public var trailing: ConstraintItem { item(.trailing) }
    /// The width.
    public var width: ConstraintItem { item(.width) }
    /// The height.
    public var height: ConstraintItem { item(.height) }
    /// The middle between left and right.
    public var centerX: ConstraintItem { item(.centerX) }
    /// The middle between top and bottom.
    public var centerY: ConstraintItem { item(.centerY) }
    /// All four edges: left, top, right, bottom.
    public var edges: ConstraintItem { item(.edges) }
    /// All four edges: leading, top, trailing, bottom.
    public var directionalEdges: ConstraintItem { item(.directionalEdges) }
    /// Left and right.
    public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintItem { item(.verticalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
    /// Width and height.
    public var size: ConstraintItem { item(.size) }
    /// Both middles.
    public var center: ConstraintItem { item(.center) }

    func item(_ attributes: AttributeSet) -> ConstraintItem { ConstraintItem(target, attributes) }
}

extension ConstraintAttributesDSL {
    /// The baseline of the last line of text, by its older name.
    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintItem { item(.lastBaseline) }
    /// The baseline of the last line of text.
    public var lastBaseline: ConstraintItem { item(.lastBaseline) }
    /// The baseline of the first line of text.
    public var firstBaseline: ConstraintItem { item(.firstBaseline) }
    /// The left edge inside the margin.
    public var leftMargin: ConstraintItem { item(.leftMargin) }
    /// The right edge inside the margin.
    public var rightMargin: ConstraintItem { item(.rightMargin) }
    /// The upper edge inside the margin.
    public var topMargin: ConstraintItem { item(.topMargin) }
    /// The lower edge inside the margin.
    public var bottomMargin: ConstraintItem { item(.bottomMargin) }
    /// The edge where lines start, inside the margin.
    public var leadingMargin: ConstraintItem { item(.leadingMargin) }
    /// The edge where lines end, inside the margin.
    public var trailingMargin: ConstraintItem { item(.trailingMargin) }
    /// The middle between the left and the right margin.
    public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
    /// The middle between the upper and the lower margin.
    public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
    /// All four edges inside the margins, by side.
    public var margins: ConstraintItem { item(.margins) }
    /// All four edges inside the margins, by direction of reading.
    public var directionalMargins: ConstraintItem { item(.directionalMargins) }
    /// Both middles between the margins.
    public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
