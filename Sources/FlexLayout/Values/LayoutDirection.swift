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
        /// As the view's own content runs: by its `semanticContentAttribute` and its traits, at each layout.
        case auto
    }
}

extension Flex.LayoutDirection {
    /// The value by CSS's name; nil where the view decides.
    var style: TextDirection? {
        switch self {
        case .inherit: .inherit
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        case .auto: nil
        }
    }
}
