internal import Flexbox

extension Flex {
    /// The direction in which rows and text run.
    public enum LayoutDirection: Hashable, Sendable, CaseIterable {
        /// As in the container.
        case inherit
        /// From left to right.
        case ltr
        /// From right to left.
        case rtl
    }
}

extension Flex.LayoutDirection {
    /// The value by CSS's name.
    var style: TextDirection {
        switch self {
        case .inherit: .inherit
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        }
    }
}
