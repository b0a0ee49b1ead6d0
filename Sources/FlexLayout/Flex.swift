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
    /// The view that this object lays out. It is not kept alive.
    public private(set) weak var view: UIView?

    /// The view's node in the tree of all.
    nonisolated let node: NodeID
    /// Whether the view takes part in the layout of its container.
    var isIncluded = true
    /// Whether the node is a leaf that measures its view.
    var isMeasured = false
    /// The state of the view's content when it was last measured.
    var contentVersion: UInt32 = 0

    init(_ view: UIView) {
        self.view = view
        node = FlexForest.makeNode()
    }

    deinit {
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
        set(property.appending(path: \.[edge]), value)
    }
}
