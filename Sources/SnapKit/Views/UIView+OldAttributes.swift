// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ViewBridge

/// Attributes by their names before `snp`.
extension UIView {
    /// The left edge.
    @available(*, deprecated, renamed: "snp.left")
    public var snp_left: ConstraintItem { snp.left }
    /// The upper edge.
    @available(*, deprecated, renamed: "snp.top")
    public var snp_top: ConstraintItem { snp.top }
    /// The right edge.
    @available(*, deprecated, renamed: "snp.right")
    public var snp_right: ConstraintItem { snp.right }
    /// The lower edge.
    @available(*, deprecated, renamed: "snp.bottom")
    public var snp_bottom: ConstraintItem { snp.bottom }
    /// The edge where lines start.
    @available(*, deprecated, renamed: "snp.leading")
    public var snp_leading: ConstraintItem { snp.leading }
    /// The edge where lines end.
    @available(*, deprecated, renamed: "snp.trailing")
    public var snp_trailing: ConstraintItem { snp.trailing }
    /// The width.
    @available(*, deprecated, renamed: "snp.width")
    public var snp_width: ConstraintItem { snp.width }
    /// The height.
    @available(*, deprecated, renamed: "snp.height")
    public var snp_height: ConstraintItem { snp.height }
    /// The middle between left and right.
    @available(*, deprecated, renamed: "snp.centerX")
    public var snp_centerX: ConstraintItem { snp.centerX }
    /// The middle between top and bottom.
    @available(*, deprecated, renamed: "snp.centerY")
    public var snp_centerY: ConstraintItem { snp.centerY }
    /// The baseline of the last line of text.
    @available(*, deprecated, renamed: "snp.lastBaseline")
    public var snp_baseline: ConstraintItem { snp.lastBaseline }
    /// The baseline of the last line of text.
    @available(*, deprecated, renamed: "snp.lastBaseline")
    public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
    /// The baseline of the first line of text.
    @available(*, deprecated, renamed: "snp.firstBaseline")
    public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
    /// The left edge inside the margin.
    @available(*, deprecated, renamed: "snp.leftMargin")
    public var snp_leftMargin: ConstraintItem { snp.leftMargin }
    /// The right edge inside the margin.
    @available(*, deprecated, renamed: "snp.rightMargin")
    public var snp_rightMargin: ConstraintItem { snp.rightMargin }
    /// The upper edge inside the margin.
    @available(*, deprecated, renamed: "snp.topMargin")
    public var snp_topMargin: ConstraintItem { snp.topMargin }
    /// The lower edge inside the margin.
    @available(*, deprecated, renamed: "snp.bottomMargin")
    public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
    /// The edge where lines start, inside the margin.
    @available(*, deprecated, renamed: "snp.leadingMargin")
    public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
    /// The edge where lines end, inside the margin.
    @available(*, deprecated, renamed: "snp.trailingMargin")
    public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
    /// The middle between the left and the right margin.
    @available(*, deprecated, renamed: "snp.centerXWithinMargins")
    public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
    /// The middle between the upper and the lower margin.
    @available(*, deprecated, renamed: "snp.centerYWithinMargins")
    public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
    /// All four edges: left, top, right, bottom.
    @available(*, deprecated, renamed: "snp.edges")
    public var snp_edges: ConstraintItem { snp.edges }
    /// Width and height.
    @available(*, deprecated, renamed: "snp.size")
    public var snp_size: ConstraintItem { snp.size }
    /// Both middles.
    @available(*, deprecated, renamed: "snp.center")
    public var snp_center: ConstraintItem { snp.center }
    /// All four edges inside the margins, by side.
    @available(*, deprecated, renamed: "snp.margins")
    public var snp_margins: ConstraintItem { snp.margins }
    /// Both middles between the margins.
    @available(*, deprecated, renamed: "snp.centerWithinMargins")
    public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }
}
