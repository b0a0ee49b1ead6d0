extension Flex {
    /// What `layout(mode:)` may change of the container.
    public enum LayoutMode: Hashable, Sendable, CaseIterable {
        /// Nothing: items fit into the container.
        case fitContainer
        /// The height, so that it holds the items.
        case adjustHeight
        /// The width, so that it holds the items.
        case adjustWidth
    }
}
