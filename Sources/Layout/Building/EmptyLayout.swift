/// No layout at all: no box and no spacing.
public struct EmptyLayout: Layout {
    /// Creates nothing.
    public init() {}

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {}
}

/// SwiftUI's name for ``EmptyLayout``.
public typealias EmptyView = EmptyLayout
