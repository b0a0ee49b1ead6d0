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
    /// The way to the view; nil for a layout-only item.
    nonisolated(unsafe) var reference: ViewReference?
    /// The place in the tree of all nodes.
    nonisolated let node: NodeID
    /// What is known about the item, in one word.
    var marks: FlexMarks = []
    /// The state of the view's content when it was last measured.
    var contentVersion: UInt = 0
    /// What few items have.
    var extras: FlexExtras?

    init(_ view: UIView?) {
        reference = view.map(ViewReference.init)
        node = FlexForest.makeNode()
        FlexForest.register(self)
    }

    /// The view that this object lays out, as long as it lives. It is not kept alive. A layout-only item has
    /// none.
    public var view: UIView? { reference?.view }

    /// The view, while something in a hierarchy holds it.
    var heldView: UIView? {
        @inline(__always) get { reference?.held }
    }

    /// The extras, made when first asked for.
    var madeExtras: FlexExtras {
        if let extras { return extras }
        let made = FlexExtras()
        extras = made
        return made
    }

    /// Tells that the view has ended, on whatever thread.
    nonisolated func viewDidEnd() {
        reference?.end()
        FlexForest.graveyard.bury(node)
    }

    /// Sets a property of the style.
    @discardableResult
    func set<Value: Equatable>(_ property: WritableKeyPath<FlexStyle, Value>, _ value: Value) -> Flex {
        FlexForest.tree.set(property, to: value, of: node)
        return self
    }

    /// Sets one edge of a property of the style.
    @discardableResult
    func set(_ property: WritableKeyPath<FlexStyle, EdgeLengths>, _ edge: Edge, _ value: Length) -> Flex {
        FlexForest.tree.set(property, edge, to: value, of: node)
        return self
    }
}
