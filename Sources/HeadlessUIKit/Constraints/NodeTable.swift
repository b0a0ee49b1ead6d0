internal import AutoLayout

/// The nodes of a system of constraints, by item.
///
/// The table keeps them alive, by counts of its own, so that thousands of changed items are followed without counting.
/// Pays in `constraints growth feed`, in views.
struct NodeTable {
    private var references: [Unmanaged<LayoutNode>?] = []

    var indices: Range<Int> { references.indices }

    /// The node of an item; nil for none.
    subscript(index: Int) -> LayoutNode? { references[index]?.takeUnretainedValue() }

    /// The node of an item, for as long as the table has it; nil for none.
    func reference(at index: Int) -> Unmanaged<LayoutNode>? { references[index] }

    mutating func insert(_ node: LayoutNode, at index: Int) {
        while references.count <= index { references.append(nil) }
        references[index]?.release()
        references[index] = .passRetained(node)
    }

    mutating func remove(at index: Int) {
        references[index]?.release()
        references[index] = nil
    }

    /// Removes all nodes; the system's handle first.
    mutating func removeAll(of system: ConstraintSystem) {
        for reference in references {
            guard let reference else { continue }
            reference._withUnsafeGuaranteedRef { $0.handles.remove(system) }
            reference.release()
        }
        references = []
    }
}

extension Unmanaged<LayoutNode> {
    /// The view, where the node represents one.
    var view: Unmanaged<UIView>? { _withUnsafeGuaranteedRef { $0.viewReference } }

    /// The item in a system; nil for none.
    func item(in system: ConstraintSystem) -> LayoutItem? {
        _withUnsafeGuaranteedRef { $0.handles.handle(in: system)?.item }
    }

    /// The width for which the height was measured last.
    var measuredWidth: CGFloat { _withUnsafeGuaranteedRef { $0.measuredWidth } }
}
