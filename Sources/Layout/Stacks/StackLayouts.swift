internal import Stacks
public import ViewBridge

/// A row as a custom layout, for ``AnyLayout``.
public struct HStackLayout: _EngineLayout {
    /// The line by which the subviews are aligned.
    public var alignment: VerticalAlignment
    /// The space between subviews, in points; nil is 8, and none beside a spacer.
    public var spacing: CGFloat?

    /// Creates a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The engine's word for the layout.
    public func _element(in writer: LayoutWriter) -> _EngineElement {
        let guide = alignment.id.guide(in: writer.tree)
        return _EngineElement(.stack(.horizontal, alignment: guide, spacing: spacing.map { Double($0) }))
    }
}

/// A column as a custom layout, for ``AnyLayout``.
public struct VStackLayout: _EngineLayout {
    /// The line by which the subviews are aligned.
    public var alignment: HorizontalAlignment
    /// The space between subviews, in points; nil is 8, and none beside a spacer.
    public var spacing: CGFloat?

    /// Creates a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The engine's word for the layout.
    public func _element(in writer: LayoutWriter) -> _EngineElement {
        let guide = alignment.id.guide(in: writer.tree)
        return _EngineElement(.stack(.vertical, alignment: guide, spacing: spacing.map { Double($0) }))
    }
}

/// Subviews on top of each other as a custom layout, for ``AnyLayout``.
public struct ZStackLayout: _EngineLayout {
    /// How the subviews are aligned.
    public var alignment: Alignment

    /// Creates layouts on top of each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The engine's word for the layout.
    public func _element(in writer: LayoutWriter) -> _EngineElement {
        _EngineElement(.depthStack(alignment: alignment.core(in: writer.tree)))
    }
}

/// A grid as a custom layout, for ``AnyLayout``.
public struct GridLayout: _EngineLayout {
    /// How cells are aligned in their grid cells.
    public var alignment: Alignment
    /// The space between columns, in points; nil is 8.
    public var horizontalSpacing: CGFloat?
    /// The space between rows, in points; nil is 8.
    public var verticalSpacing: CGFloat?

    /// Creates a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The engine's word for the layout.
    public func _element(in writer: LayoutWriter) -> _EngineElement {
        _EngineElement(
            .grid(
                alignment: alignment.core(in: writer.tree),
                horizontalSpacing: horizontalSpacing.map { Double($0) },
                verticalSpacing: verticalSpacing.map { Double($0) }))
    }
}
