internal import Stacks
public import ViewBridge

extension Layout {
    /// Space around the layout.
    public func padding(_ insets: EdgeInsets) -> some Layout {
        WrappedLayout(self, element: .padding(insets.core))
    }

    /// Space around the layout; `left` is the leading edge.
    public func padding(_ insets: UIEdgeInsets) -> some Layout {
        padding(
            EdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }

    /// Space around the layout, by leading and trailing.
    public func padding(_ insets: NSDirectionalEdgeInsets) -> some Layout {
        padding(
            EdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    }

    /// The same space at all edges, in points.
    public func padding(_ length: CGFloat) -> some Layout { padding(EdgeInsets(.all, length)) }

    /// The same space at some edges; 16 points, as SwiftUI has it, by default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some Layout {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// The same space at some edges; left is leading.
    @_disfavoredOverload
    public func padding(_ edges: UIRectEdge, _ length: CGFloat) -> some Layout {
        padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.left) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.right) ? length : 0))
    }

    /// Another layout at an edge, for which this one makes space.
    ///
    /// - Parameters:
    ///   - edge: The edge: `.top` or `.bottom`.
    ///   - alignment: How the two are aligned along the edge.
    ///   - spacing: The space between them, in points.
    ///   - content: The other layout.
    public func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @LayoutBuilder content: () -> some Layout
    ) -> some Layout {
        inset(
            edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center),
            Double(spacing ?? 0), content())
    }

    /// Another layout at an edge, for which this one makes space.
    ///
    /// - Parameters:
    ///   - edge: The edge: `.leading` or `.trailing`.
    ///   - alignment: How the two are aligned along the edge.
    ///   - spacing: The space between them, in points.
    ///   - content: The other layout.
    public func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @LayoutBuilder content: () -> some Layout
    ) -> some Layout {
        inset(
            edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment),
            Double(spacing ?? 0), content())
    }

    private func inset(
        _ edge: BoxEdge, _ alignment: Alignment, _ spacing: Double, _ content: some Layout
    ) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(
                element: .safeAreaInset(edge, alignment: alignment.core(in: tree), spacing: spacing),
                finish: { _, writer in writer.writeLayer(content, alignment) })
        }
    }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The edge at which lines of text start.
    case leading
    /// The edge at which lines of text end.
    case trailing
}
