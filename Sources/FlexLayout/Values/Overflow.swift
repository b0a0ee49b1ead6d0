internal import Flexbox

extension Flex {
    /// What becomes of items that overflow their container.
    public enum Overflow: Hashable, Sendable, CaseIterable {
        /// They are seen.
        case visible
        /// They are cut off; the container may be smaller than its content.
        case hidden
        /// They can be scrolled to; the container may be smaller than its content.
        case scroll
        /// They are cut off; sizes are those of `visible`.
        case clip
    }
}

extension Flex.Overflow {
    /// The value by CSS's name.
    var style: Flexbox.Overflow {
        switch self {
        case .visible: .visible
        case .hidden: .hidden
        case .scroll: .scroll
        case .clip: .clip
        }
    }
}
