internal import Flexbox

extension Flex {
    /// A keyword for a margin or an inset.
    public enum EdgeKeyword: Hashable, Sendable, CaseIterable {
        /// Auto: a margin takes its share of the free space, an inset follows from the position and the size.
        case auto
        /// As if nothing had been set: a less specific edge counts, or the default.
        case unset
    }

    /// That a property is as if it had not been set.
    public enum UnsetKeyword: Hashable, Sendable, CaseIterable {
        /// A less specific edge counts, or the default.
        case unset
    }
}

extension Flex.EdgeKeyword {
    /// The value for a style.
    var length: Length {
        switch self {
        case .auto: .auto
        case .unset: .undefined
        }
    }
}
