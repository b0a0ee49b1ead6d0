internal import Flexbox

extension Flex {
    /// How flexible an item is, in a word: CSS's keywords for `flex`.
    public enum FlexKeyword: Hashable, Sendable, CaseIterable {
        /// As large as its size or content, whatever room there is.
        case none
        /// From its size or content, larger or smaller with the room.
        case auto
        /// From its size or content, smaller if there is no room.
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
