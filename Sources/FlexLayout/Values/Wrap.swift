internal import Flexbox

extension Flex {
    /// Whether items that do not fit start a new line.
    public enum Wrap: Hashable, Sendable, CaseIterable {
        /// One line, however full.
        case noWrap
        /// As many lines as needed.
        case wrap
        /// As many lines as needed, the last one first.
        case wrapReverse
    }
}

extension Flex.Wrap {
    /// The value by CSS's name.
    var style: FlexWrap {
        switch self {
        case .noWrap: .noWrap
        case .wrap: .wrap
        case .wrapReverse: .wrapReverse
        }
    }
}
