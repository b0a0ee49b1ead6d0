public import LayoutCore

extension StackElement {
    /// Rows of cells whose columns have the same widths in all rows: a child that is a ``gridRow(alignment:)``
    /// has a cell for each of its children, any other child is a row by itself.
    ///
    /// ``StackTree/setCell(_:of:)`` says how a cell differs from others.
    ///
    /// - Parameters:
    ///   - alignment: How cells are aligned.
    ///   - horizontalSpacing: The spacing between columns; 8 where it is nil.
    ///   - verticalSpacing: The spacing between rows; 8 where it is nil.
    public static func grid(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
    ) -> StackElement {
        let spacing = Size(width: usableSpacing(horizontalSpacing), height: usableSpacing(verticalSpacing))
        return StackElement(.grid(NodeKind.Grid(alignment: alignment, spacing: spacing)))
    }

    /// A row of a grid; a horizontal stack where there is no grid around it.
    ///
    /// - Parameter alignment: The vertical guide by which its cells are aligned, instead of the grid's.
    public static func gridRow(alignment: AlignmentGuide? = nil) -> StackElement {
        StackElement(.gridRow(alignment.flatMap { $0.isVertical ? $0 : nil }))
    }

    /// Cells that fill tracks of given lengths, line after line.
    ///
    /// - Parameters:
    ///   - axis: The axis along which lines follow each other: vertical for a grid of columns.
    ///   - tracks: The tracks across the axis.
    ///   - alignment: How cells are aligned, where their track has no alignment.
    ///   - spacing: The spacing between lines; 8 where it is nil.
    public static func lazyGrid(
        _ axis: Axis, tracks: [GridTrack], alignment: Alignment = .center, spacing: Double? = nil
    ) -> StackElement {
        var element = StackElement(
            .lazy(
                NodeKind.LazyContainer(
                    axis: axis, alignment: alignment, spacing: usableSpacing(spacing), isStack: false)))
        element.tracks = tracks
        return element
    }

    /// Children in a line along an axis, each of its ideal length, and as wide as what is proposed across it.
    ///
    /// - Parameters:
    ///   - axis: Horizontal for a row, vertical for a column.
    ///   - alignment: The guide on the other axis by which children are aligned; the centre where it is nil.
    ///   - spacing: The spacing between children; 8 where it is nil.
    public static func lazyStack(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: Double? = nil)
        -> StackElement
    {
        let guide = alignment.flatMap { $0.axis == axis.cross ? $0 : nil }
        let both =
            axis == .vertical
            ? Alignment(guide ?? .horizontalCenter, .top) : Alignment(.leading, guide ?? .verticalCenter)
        return StackElement(
            .lazy(
                NodeKind.LazyContainer(
                    axis: axis, alignment: both, spacing: usableSpacing(spacing), isStack: true)))
    }

    /// Children laid out by a custom layout, set by ``StackTree/setLayout(_:of:)``.
    public static let custom = StackElement(.custom)

    /// A first child, and a second one at one of its edges, which takes its space from the first one.
    ///
    /// That space is safe area in the first child: what ignores the safe area extends below the second child.
    ///
    /// - Parameters:
    ///   - edge: The edge of the second child.
    ///   - alignment: How the two are aligned along the edge.
    ///   - spacing: The spacing between the two.
    public static func safeAreaInset(_ edge: BoxEdge, alignment: Alignment = .center, spacing: Double = 0)
        -> StackElement
    {
        StackElement(
            .safeAreaInset(
                NodeKind.EdgeInset(
                    edge: edge, alignment: alignment, spacing: spacing.isLength ? spacing : 0)))
    }

    /// One child that extends into the safe area, at those edges where the node touches it.
    public static func ignoresSafeArea(_ edges: BoxEdges = .all) -> StackElement {
        StackElement(.ignoresSafeArea(edges))
    }

    /// One child in a box whose lengths are parts of those of the nearest container.
    public static func containerRelativeFrame(_ part: ContainerPart, alignment: Alignment = .center)
        -> StackElement
    {
        StackElement(.containerFrame(part, alignment))
    }

    /// The spacing of grids and lazy containers: 8 where none is given.
    private static func usableSpacing(_ spacing: Double?) -> Double {
        spacing.flatMap { $0.isLength ? $0 : nil } ?? 8
    }
}
