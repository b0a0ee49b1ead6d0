internal import Flexbox

extension Flex {
    /// How an item is positioned.
    public enum Position: Hashable, Sendable, CaseIterable {
        /// In the flow, then moved by its insets.
        case relative
        /// Out of the flow, placed by its insets in its container.
        case absolute
        /// In the flow; insets are ignored.
        case `static`
    }
}

extension Flex.Position {
    /// The value by CSS's name.
    var style: PositionType {
        switch self {
        case .relative: .relative
        case .absolute: .absolute
        case .static: .static
        }
    }
}
