/// What becomes of content that sticks out of its box
/// ([overflow](https://www.w3.org/TR/css-overflow-3/#overflow-properties)).
///
/// Layout reserves no room for scroll bars, as on a phone.
public enum Overflow: UInt8, Hashable, Sendable, CaseIterable {
    /// It is seen, and counts to what its parent may have to scroll.
    case visible
    /// It is cut off, but can be scrolled to by code: the automatic minimum size is 0.
    case hidden
    /// It can be scrolled to: the automatic minimum size is 0.
    case scroll
    /// It is cut off for good; sizes are those of `visible`.
    case clip

    /// Whether the box can be scrolled, by whomever.
    var isScrollable: Bool { self == .hidden || self == .scroll }
}
