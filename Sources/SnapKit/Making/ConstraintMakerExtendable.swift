/// A statement that may speak about more attributes: `make.left.top`.
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func also(_ attributes: AttributeSet) -> ConstraintMakerExtendable {
        description.attributes.formUnion(attributes)
        return self
    }

    /// The left edge.
    public var left: ConstraintMakerExtendable { also(.left) }
    /// The upper edge.
    public var top: ConstraintMakerExtendable { also(.top) }
    /// The right edge.
    public var right: ConstraintMakerExtendable { also(.right) }
    /// The lower edge.
    public var bottom: ConstraintMakerExtendable { also(.bottom) }
    /// The edge where lines start.
    public var leading: ConstraintMakerExtendable { also(.leading) }
    /// The edge where lines end.
    public var trailing: ConstraintMakerExtendable { also(.trailing) }
    /// The width.
    public var width: ConstraintMakerExtendable { also(.width) }
    /// The height.
    public var height: ConstraintMakerExtendable { also(.height) }
    /// The middle between left and right.
    public var centerX: ConstraintMakerExtendable { also(.centerX) }
    /// The middle between top and bottom.
    public var centerY: ConstraintMakerExtendable { also(.centerY) }
    /// All four edges: left, top, right, bottom.
    public var edges: ConstraintMakerExtendable { also(.edges) }
    /// All four edges: leading, top, trailing, bottom.
    public var directionalEdges: ConstraintMakerExtendable { also(.directionalEdges) }
    /// Left and right.
    public var horizontalEdges: ConstraintMakerExtendable { also(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintMakerExtendable { also(.verticalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintMakerExtendable { also(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintMakerExtendable { also(.directionalVerticalEdges) }
    /// Width and height.
    public var size: ConstraintMakerExtendable { also(.size) }
    /// The baseline of the last line of text, by its older name.
    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintMakerExtendable { also(.lastBaseline) }
    /// The baseline of the last line of text.
    public var lastBaseline: ConstraintMakerExtendable { also(.lastBaseline) }
    /// The baseline of the first line of text.
    public var firstBaseline: ConstraintMakerExtendable { also(.firstBaseline) }
    /// The left edge inside the margin.
    public var leftMargin: ConstraintMakerExtendable { also(.leftMargin) }
    /// The right edge inside the margin.
    public var rightMargin: ConstraintMakerExtendable { also(.rightMargin) }
    /// The upper edge inside the margin.
    public var topMargin: ConstraintMakerExtendable { also(.topMargin) }
    /// The lower edge inside the margin.
    public var bottomMargin: ConstraintMakerExtendable { also(.bottomMargin) }
    /// The edge where lines start, inside the margin.
    public var leadingMargin: ConstraintMakerExtendable { also(.leadingMargin) }
    /// The edge where lines end, inside the margin.
    public var trailingMargin: ConstraintMakerExtendable { also(.trailingMargin) }
    /// The middle between the left and the right margin.
    public var centerXWithinMargins: ConstraintMakerExtendable { also(.centerXWithinMargins) }
    /// The middle between the upper and the lower margin.
    public var centerYWithinMargins: ConstraintMakerExtendable { also(.centerYWithinMargins) }
    /// All four edges inside the margins, by side.
    public var margins: ConstraintMakerExtendable { also(.margins) }
    /// All four edges inside the margins, by direction of reading.
    public var directionalMargins: ConstraintMakerExtendable { also(.directionalMargins) }
    /// Both middles between the margins.
    public var centerWithinMargins: ConstraintMakerExtendable { also(.centerWithinMargins) }
}
