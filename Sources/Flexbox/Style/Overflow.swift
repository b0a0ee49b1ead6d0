/// What becomes of content that overflows its box
/// ([overflow](https://www.w3.org/TR/css-overflow-3/#overflow-properties)).
///
/// Layout reserves no space for scroll bars, as on a phone.
public enum Overflow: UInt8, Hashable, Sendable, CaseIterable {
    /// It is visible, and part of the scrollable overflow of the parent.
    case visible
    /// It is clipped, but can be scrolled to by code: the automatic minimum size is 0.
    case hidden
    /// It can be scrolled to: the automatic minimum size is 0.
    case scroll
    /// It is clipped and cannot be scrolled to; sizes are those of `visible`.
    case clip

    /// Whether the box is a scroll container.
    var isScrollable: Bool { self == .hidden || self == .scroll }
}
