public import LayoutCore
internal import Stacks
public import ViewBridge

/// The subviews of a custom layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
    let subviews: Subviews
    let tree: LayoutTree

    /// The first place.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { subviews.count }
    /// The subview at an index.
    public subscript(position: Int) -> LayoutSubview {
        LayoutSubview(subview: subviews[position], tree: tree)
    }
}

/// A subview of a custom layout.
public struct LayoutSubview {
    let subview: Subview
    let tree: LayoutTree

    /// The priority among the siblings.
    public var priority: Double { subview.priority }

    /// The usual space beside the subview.
    public var spacing: ViewSpacing { ViewSpacing(subview: subview) }

    /// The size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = subview.sizeThatFits(proposal.core)
        return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }

    /// The size and the alignment lines for a proposal.
    @preconcurrency @MainActor
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box: subview.dimensions(in: proposal.core), tree: tree)
    }

    /// Puts a point of the subview at a position. Only while subviews are being placed.
    ///
    /// - Parameters:
    ///   - position: The position, in the coordinates of the bounds.
    ///   - anchor: The point of the subview that goes there.
    ///   - proposal: What the subview is offered.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        subview.place(
            at: Point(x: Double(position.x), y: Double(position.y)), anchor: anchor, proposal.core)
    }

    /// The value that the subview has for a key.
    @preconcurrency @MainActor
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        let values = tree.part(of: subview.node)?.details?.values
        return values?[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
}

/// The usual space beside a subview.
public struct ViewSpacing {
    let subview: Subview

    /// The usual space between this subview and the one that follows along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(subview.distance(to: next.subview, along: axis.core))
    }
}

/// A kind of value that a layout passes to the custom layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
}

extension Layout {
    /// Passes a value to the custom layout around this one.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some Layout {
        NotedLayout(self) { part, tree in
            part.madeDetails.values[ObjectIdentifier(key)] = value
            tree.engine.markDirty(part.node)
        }
    }
}
