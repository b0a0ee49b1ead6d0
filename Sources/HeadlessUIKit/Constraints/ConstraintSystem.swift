internal import AutoLayout
internal import Simplex
internal import LayoutCore

/// The constraints of one tree of views, and their solution.
///
/// A window, or the topmost view of a tree without one, has a system for all that lies in it. A view that is
/// measured for a fitting size has another for itself and its subviews. Its solution changes no frames, unless the view is
/// self-contained: then it lays out the subviews, too, and the tree's system leaves them out.
/// Views, guides and constraints notify their systems of changes; nothing is computed before ``solve(for:)``.
@MainActor
final class ConstraintSystem {
    let engine = LayoutEngine()
    /// The topmost view, which owns the system and releases it when it is deallocated.
    unowned(unsafe) let root: UIView
    /// Whether the system only computes the fitting size of its root.
    let isFitting: Bool
    // Unchecked exclusivity pays in `constraints growth feed`, in views; what is `nonisolated(unsafe)` is read when
    // views are deallocated, which is not isolated.
    /// The nodes by item, and the constraints by their index in the engine.
    @exclusivity(unchecked) nonisolated(unsafe) var nodes = NodeTable()
    @exclusivity(unchecked) nonisolated(unsafe) var constraints: [NSLayoutConstraint?] = []

    @exclusivity(unchecked) var isDirty = true
    /// Constraints, and trees of views, that came since the last solution.
    @exclusivity(unchecked) var newConstraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var arrivals: [UIView] = []
    /// Nodes whose content, frame or metrics changed since.
    @exclusivity(unchecked) var dirtyContents: [LayoutNode] = []
    @exclusivity(unchecked) var dirtyFrames: [LayoutNode] = []
    @exclusivity(unchecked) var dirtyMetrics: [LayoutNode] = []
    /// Nodes whose views or guides are gone.
    @exclusivity(unchecked) nonisolated(unsafe) var departed: [LayoutNode] = []
    /// The host of the constraint that was installed last, which lies in the root, and its item: the next one mostly
    /// has the same.
    // Hosts are not counted while constraints are translated, here and in what uses this: pays in `constraints growth
    // feed`, in views.
    @exclusivity(unchecked) var cachedHost: (view: Unmanaged<UIView>, item: LayoutItem)?
    /// The host of the directional constraint that was installed last, and its direction: finding it goes up the tree.
    @exclusivity(unchecked) var cachedDirection: (view: Unmanaged<UIView>, isRightToLeft: Bool)?
    /// Whether there are, or were, self-contained views in the tree.
    @exclusivity(unchecked) var hasSubtrees = false
    /// Self-contained views whose subviews are to be laid out again. Trees' systems only.
    @exclusivity(unchecked) var dirtySubtrees: [UIView] = []
    /// Whether the system holds all constraints of its tree, because they have been looked at.
    var isComplete = false
    /// What a fitting system needs to lay out the subviews of its root.
    @exclusivity(unchecked) var placement = SubtreePlacement()
    /// The constraints that give the root of a fitting system its target size, by axis.
    var targets: (horizontal: LayoutConstraintID?, vertical: LayoutConstraintID?)

    init(root: UIView, isFitting: Bool) {
        self.root = root
        self.isFitting = isFitting
        arrivals = [root]
    }

    deinit {
        nodes.removeAll(of: self)
        for constraint in constraints { constraint?.handles.remove(self) }
    }

    // MARK: What changed

    /// Requests a solution before the next layout.
    func markDirty() {
        if isFitting {
            isDirty = true
            if root.flags.contains(.selfContained) { root.subtreeNeedsPlacement() }
            return root.fittingConstraintsChanged()
        }
        guard !isDirty else { return }
        isDirty = true
        root.requestSolution()
    }

    func add(_ constraint: NSLayoutConstraint) {
        newConstraints.append(constraint)
        markDirty()
    }

    func remove(_ constraint: NSLayoutConstraint, at handle: SystemHandles.Handle) {
        engine.remove(handle.constraint)
        constraints[Int(handle.index)] = nil
        markDirty()
    }

    func constantChanged(of constraint: NSLayoutConstraint, at handle: SystemHandles.Handle) {
        attempt(constraint.description) { () throws(SolverError) in
            try engine.setConstant(Double(constraint.constantStorage), of: handle.constraint)
        }
        markDirty()
    }

    func priorityChanged(of constraint: NSLayoutConstraint, at handle: SystemHandles.Handle) {
        attempt(constraint.description) { () throws(SolverError) in
            try engine.setPriority(
                Priority(Double(constraint.priorityStorage.rawValue)), of: handle.constraint)
        }
        markDirty()
    }

    func contentChanged(of node: LayoutNode) {
        dirtyContents.append(node)
        markDirty()
    }

    func frameChanged(of node: LayoutNode) {
        dirtyFrames.append(node)
        markDirty()
    }

    func metricsChanged(of node: LayoutNode) {
        dirtyMetrics.append(node)
        markDirty()
    }

    func arrive(_ view: UIView) {
        arrivals.append(view)
        markDirty()
    }

    /// Removes a tree of views that leaves.
    func depart(_ view: UIView) {
        if !dirtySubtrees.isEmpty { dirtySubtrees.removeAll { $0.lies(in: view) } }
        if !arrivals.isEmpty { arrivals.removeAll { $0.lies(in: view) } }
        if !isFitting, view.flags.contains(.selfContained) {
            return view.extras?.layoutNode.map { removeItem(of: $0) } ?? ()
        }
        var (items, ids): ([LayoutItem], [LayoutConstraintID]) = ([], [])
        items.reserveCapacity(32)
        ids.reserveCapacity(64)
        view.forEachInTree { view in
            guard let extras = view.extras else { return }
            extras.constraints.forEach { constraint in
                guard let handle = constraint.handles.handle(in: self) else { return }
                ids.append(handle.constraint)
                constraints[Int(handle.index)] = nil
                constraint.handles.remove(self)
            }
            for guide in extras.layoutGuides { forgetItem(of: guide.node).map { items.append($0) } }
            forgetItem(of: extras.layoutNode).map { items.append($0) }
        }
        engine.remove(items, and: ids)
        markDirty()
    }

    func removeItem(of node: LayoutNode) { forgetItem(of: node).map(engine.remove) }

    /// Drops what the system has of a node whose item leaves.
    ///
    /// - Returns: The item; nil where it is none of the system's.
    private func forgetItem(of node: LayoutNode?) -> LayoutItem? {
        guard let node, let handle = node.handles.handle(in: self) else { return nil }
        nodes.remove(at: Int(handle.index))
        node.handles.remove(self)
        node.measuredWidth = -1
        return handle.item
    }
}
