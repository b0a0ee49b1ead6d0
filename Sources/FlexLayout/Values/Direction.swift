internal import Flexbox

extension Flex {
    /// The direction in which a container places its items.
    public enum Direction: Hashable, Sendable, CaseIterable {
        /// From top to bottom.
        case column
        /// From bottom to top.
        case columnReverse
        /// As text runs.
        case row
        /// Against the direction of text.
        case rowReverse
    }
}

extension Flex.Direction {
    /// The value by CSS's name.
    var style: FlexDirection {
        switch self {
        case .column: .column
        case .columnReverse: .columnReverse
        case .row: .row
        case .rowReverse: .rowReverse
        }
    }
}
