internal import ViewBridge
internal import LayoutCore

/// What few items have, kept apart so that the others stay small.
@MainActor
final class FlexExtras {
    /// Where the first baseline lies in a box of a size, if the user says so.
    var baseline: ((CGSize) -> CGFloat)?
}
