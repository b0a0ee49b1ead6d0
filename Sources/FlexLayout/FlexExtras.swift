internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// The state that only some items have, kept apart so that the others stay small.
@MainActor
final class FlexExtras {
    /// The first baseline in a box of a size, where the app sets it.
    var baseline: ((CGSize) -> CGFloat)?

    /// The layout-only items right inside, in the order in which they came.
    var layoutItems: [Flex] = []
    /// The layout-only item that a view has been added to.
    var group: Flex?
    /// The item that a layout-only item has been added to.
    weak var container: Flex?
    /// The views of a layout-only item that has been removed, each with the layout-only item that it belongs to.
    var detachedViews: [(view: UIView, group: Flex)] = []
    /// The item before a layout-only item when it was added, after which it stays as long as it is empty.
    var predecessor: NodeID?

    /// The key of an item that `addItem(key:)` made.
    var key: AnyHashable?
    /// The items before and after `redefine`, while it runs.
    var rebuild: FlexRebuild?
    /// Whether the item has been added in a `redefine` that runs, so that `define` redefines its items too.
    var isRedefined = false
    /// A separate node for the new style of a redefined box, until that is complete.
    var draft: NodeID?
}
