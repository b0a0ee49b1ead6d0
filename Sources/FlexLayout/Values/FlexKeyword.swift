internal import Flexbox

extension Flex {
    /// How flexible an item is, in a word: CSS's keywords for `flex`.
    public enum FlexKeyword: Hashable, Sendable, CaseIterable {
        /// As large as its size or content, whatever the free space.
        case none
        /// From its size or content, growing and shrinking.
        case auto
        /// From its size or content, shrinking only.
        case initial
    }
}

extension Flex.FlexKeyword {
    /// The value by CSS's name.
    var style: FlexShorthand {
        switch self {
        case .none: .none
        case .auto: .auto
        case .initial: .initial
        }
    }
}
