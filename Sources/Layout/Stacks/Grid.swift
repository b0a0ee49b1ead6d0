internal import Stacks
public import ViewBridge

/// Rows of cells whose columns are equally wide in all rows.
public struct Grid<Content: Layout>: Layout {
    private let layout: GridLayout
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: How cells are aligned in their grid cells.
    ///   - horizontalSpacing: The space between columns, in points; nil is 8.
    ///   - verticalSpacing: The space between rows, in points; nil is 8.
    ///   - content: ``GridRow``s, and layouts that are rows by themselves.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @LayoutBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.box, layout._element(in: writer).element) { writer.fill($0, content) }
    }
}

/// A row of a ``Grid``; a row of layouts side by side anywhere else.
public struct GridRow<Content: Layout>: Layout {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The line by which the cells are aligned, instead of the grid's.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @LayoutBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.box, .gridRow(alignment: alignment?.id.guide(in: writer.tree))) {
            writer.fill($0, content)
        }
    }
}

extension Layout {
    /// Has a cell take several columns of its grid.
    public func gridCellColumns(_ count: Int) -> some Layout {
        NotedLayout(self) { part, _ in part.madeDetails.changeCell { $0.columns = count } }
    }

    /// Aligns the layout in its cell by a point, whatever the grid's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some Layout {
        NotedLayout(self) { part, _ in part.madeDetails.changeCell { $0.anchor = anchor } }
    }

    /// Has the other cells decide how long a cell is on some axes.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some Layout {
        NotedLayout(self) { part, _ in part.madeDetails.changeCell { $0.unsizedAxes = axes.core } }
    }

    /// Aligns all cells of this one's column.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some Layout {
        NotedLayout(self) { part, tree in
            part.madeDetails.changeCell { $0.columnAlignment = alignment.id.guide(in: tree) }
        }
    }
}
