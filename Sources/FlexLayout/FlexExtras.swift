internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// What few items have, kept apart so that the others stay small.
@MainActor
final class FlexExtras {
    /// Where the first baseline lies in a box of a size, if the user says so.
    var baseline: ((CGSize) -> CGFloat)?

    /// The layout-only items right inside, in the order in which they came.
    var layoutItems: [Flex] = []
    /// The layout-only item that a view has been added to.
    var group: Flex?
    /// The item that a layout-only item has been added to.
    weak var container: Flex?
    /// The views that a layout-only item took with it when it was taken out, and what in it they belong to.
    var parked: [(view: UIView, group: Flex)] = []
    /// What came before a layout-only item when it was added: its place as long as it is empty.
    var predecessor: NodeID?

    /// What tells an item that `addItem(key:)` made from others.
    var key: AnyHashable?
    /// The items as `redefine` finds and leaves them, while it runs.
    var rebuild: FlexRebuild?
    /// Whether the item came up in a `redefine` that runs, so that `define` means that too.
    var isRedefined = false
    /// A node of its own for the style that a box is getting anew, until that is complete.
    var draft: NodeID?
}
