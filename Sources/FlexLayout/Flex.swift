internal import Flexbox
internal import LayoutCore
public import ViewBridge

/// Lays out a view's items by flexbox: `view.flex`.
///
/// Every call sets one property and returns the same object, so that calls chain. Nothing moves until
/// ``layout(mode:)``, usually called from `layoutSubviews()` on the outermost container.
///
/// ```swift
/// root.flex.direction(.row).padding(12).define { flex in
///     flex.addItem(imageView).size(40)
///     flex.addItem(label).marginStart(8).grow(1)
/// }
/// root.flex.layout(mode: .adjustHeight)
/// ```
@preconcurrency @MainActor
public final class Flex {
    // Unchecked access pays in all cases of `base instructions`.

    /// The way to the view, if there has ever been one.
    @exclusivity(unchecked) nonisolated(unsafe) var reference: ViewReference
    /// Whether the item takes part in layout without a view.
    nonisolated let isLayoutOnly: Bool
    /// The node in the tree of all views.
    nonisolated let node: NodeID
    /// The state of the item.
    @exclusivity(unchecked) var flags: FlexItemFlags = []
    /// The version of the view's content that was last measured.
    @exclusivity(unchecked) var contentVersion: UInt = 0
    /// The state that only some items have.
    @exclusivity(unchecked) var extras: FlexExtras?

    init(_ view: UIView?) {
        reference = ViewReference(view)
        isLayoutOnly = view == nil
        node = FlexNodes.makeNode()
        FlexNodes.register(self, of: view)
        if let view { startWithoutItems(in: view) }
    }

    /// The view that this object lays out, as long as it lives. It is not kept alive. A layout-only item has
    /// none.
    public var view: UIView? { reference.view }

    /// The view, while something in a hierarchy holds it.
    var heldView: UIView? {
        @inline(__always) get { reference.held }
    }

    /// The item of the nearest view: this one, or that above a layout-only item.
    var host: Flex? {
        var flex = self
        while flex.isLayoutOnly {
            guard let container = flex.extras?.container else { return nil }
            flex = container
        }
        return flex
    }

    /// The extras, made on first use.
    var madeExtras: FlexExtras {
        if let extras { return extras }
        let made = FlexExtras()
        extras = made
        FlexNodes.selfContainedViews.remove(Int(node.index))
        return made
    }

    /// The view is being deallocated, on whatever thread.
    nonisolated func viewDidEnd() {
        reference.end()
        FlexNodes.releasedNodes.add(node)
    }

    deinit {
        // The node of a view is released with the view.
        if isLayoutOnly { FlexNodes.releasedNodes.add(node) }
    }
}
