internal import Flexbox

extension Flex {
    /// What a width or a height may be instead of a number.
    public enum SizeKeyword: Hashable, Sendable, CaseIterable {
        /// Left to the layout. As a minimum, what CSS calls automatic; as a maximum, no limit.
        case auto
        /// As small as the content can be: a text as wide as its longest word.
        case minContent
        /// As large as the content without line breaks.
        case maxContent
        /// As large as the content, but no larger than the available space, unless min-content is.
        case fitContent
        /// As large as the available space.
        case stretch
    }

    /// What a basis may be instead of a number.
    public enum BasisKeyword: Hashable, Sendable, CaseIterable {
        /// The width or the height of the item, or that of its content where there is none.
        case auto
        /// The content, whatever width or height the item has.
        case content
        /// As small as the content can be.
        case minContent
        /// As large as the content without line breaks.
        case maxContent
        /// As large as the content, but no larger than the available space, unless min-content is.
        case fitContent
        /// As large as the container's inside; the content where that is not known.
        case stretch
    }
}

extension Flex.SizeKeyword {
    /// The value for a style.
    var length: Length {
        switch self {
        case .auto: .auto
        case .minContent: .minContent
        case .maxContent: .maxContent
        case .fitContent: .fitContent
        case .stretch: .stretch
        }
    }
}

extension Flex.BasisKeyword {
    /// The value for a style.
    var length: Length {
        switch self {
        case .auto: .auto
        case .content: .content
        case .minContent: .minContent
        case .maxContent: .maxContent
        case .fitContent: .fitContent
        case .stretch: .stretch
        }
    }
}
