internal import AutoLayout
internal import Simplex
internal import LayoutCore

/// The constraints of one tree of views, and their solution.
///
/// A window, or the topmost view of a tree without one, has a system for all that lies in it. A view that is
/// asked for a fitting size keeps another for itself and what it contains, whose answer leaves the frames alone.
/// Views, guides and constraints tell their systems what changed; nothing is computed before ``solve(for:)``.
@MainActor
final class ConstraintSystem {
    let engine = LayoutEngine()
    /// The view on top, which lets go of the system when it ends.
    unowned(unsafe) let root: UIView
    /// Whether the system only answers how large its root wants to be.
    let isFitting: Bool
    /// The nodes by item, and the constraints by their place in the engine.
    @exclusivity(unchecked) nonisolated(unsafe) var nodes: [LayoutNode?] = []
    @exclusivity(unchecked) nonisolated(unsafe) var constraints: [NSLayoutConstraint?] = []

    @exclusivity(unchecked) var isDirty = true
    /// Constraints, and trees of views, that came since the last solution.
    @exclusivity(unchecked) var newConstraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var arrivals: [UIView] = []
    /// Nodes whose content, frame or metrics changed since.
    @exclusivity(unchecked) var staleContents: [LayoutNode] = []
    @exclusivity(unchecked) var staleFrames: [LayoutNode] = []
    @exclusivity(unchecked) var staleMetrics: [LayoutNode] = []
    /// Nodes whose views or guides are gone.
    @exclusivity(unchecked) nonisolated(unsafe) var departed: [LayoutNode] = []
    /// The host of the constraint that was installed last, which lies in the root, and its item: the next one mostly
    /// has the same.
    @exclusivity(unchecked) var knownHost: (view: Unmanaged<UIView>, item: LayoutItem)?
    /// What the root of a fitting system wishes for, by axis.
    var wishes: (horizontal: LayoutConstraintID?, vertical: LayoutConstraintID?)

    init(root: UIView, isFitting: Bool) {
        self.root = root
        self.isFitting = isFitting
        arrivals = [root]
    }

    deinit {
        for node in nodes { node?.placements.remove(self) }
        for constraint in constraints { constraint?.placements.remove(self) }
    }

    // MARK: What changed

    /// Asks for a solution before the next layout.
    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        if !isFitting { root.requestSolution() }
    }

    func add(_ constraint: NSLayoutConstraint) {
        newConstraints.append(constraint)
        markDirty()
    }

    func remove(_ constraint: NSLayoutConstraint, at place: SystemPlacements.Place) {
        engine.remove(place.constraint)
        constraints[Int(place.index)] = nil
        markDirty()
    }

    func constantChanged(of constraint: NSLayoutConstraint, at place: SystemPlacements.Place) {
        try? engine.setConstant(Double(constraint.constantStorage), of: place.constraint)
        markDirty()
    }

    func priorityChanged(of constraint: NSLayoutConstraint, at place: SystemPlacements.Place) {
        try? engine.setPriority(Priority(Double(constraint.priorityStorage.rawValue)), of: place.constraint)
        markDirty()
    }

    func contentChanged(of node: LayoutNode) {
        staleContents.append(node)
        markDirty()
    }

    func frameChanged(of node: LayoutNode) {
        staleFrames.append(node)
        markDirty()
    }

    func metricsChanged(of node: LayoutNode) {
        staleMetrics.append(node)
        markDirty()
    }

    func arrive(_ view: UIView) {
        arrivals.append(view)
        markDirty()
    }

    /// Forgets a tree of views that leaves.
    func depart(_ view: UIView) {
        view.forEachInTree { view in
            guard let extras = view.extras else { return }
            for constraint in extras.constraints.all {
                guard let place = constraint.placements.place(in: self) else { continue }
                engine.remove(place.constraint)
                constraints[Int(place.index)] = nil
                constraint.placements.remove(self)
            }
            for guide in extras.layoutGuides { guide.node.map(removeItem(of:)) }
            extras.layoutNode.map(removeItem(of:))
        }
        arrivals.removeAll { $0.lies(in: view) }
        markDirty()
    }

    func removeItem(of node: LayoutNode) {
        guard let place = node.placements.place(in: self) else { return }
        engine.remove(place.item)
        nodes[Int(place.index)] = nil
        node.placements.remove(self)
        node.measuredWidth = -1
    }
}
