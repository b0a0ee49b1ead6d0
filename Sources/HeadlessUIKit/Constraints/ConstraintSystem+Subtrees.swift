internal import AutoLayout
internal import LayoutCore

/// Self-contained views: nothing outside depends on what constraints make of their subviews, so that the system that measures
/// them lays out the subviews, too. The tree's system has the views themselves at most.
///
/// That is so where the frame comes from outside and no constraint leads out. Conflicts are left to the tree's system, which
/// reports them.
extension ConstraintSystem {
    /// Whether a view that arrived is the system's, and not that of a self-contained view by now.
    func covers(_ view: UIView) -> Bool {
        isFitting || view.superviewStorage.map { covers(.passUnretained($0)) } ?? true
    }

    /// Whether the constraints on a view are the system's: it lies in the root, and in no self-contained view.
    func covers(_ host: Unmanaged<UIView>) -> Bool {
        let root = Unmanaged.passUnretained(root)
        var next: Unmanaged<UIView>? = host
        while let view = next {
            if view.isSame(as: root) { return true }
            if !isFitting, view.flags.contains(.selfContained) { return false }
            next = view.superview
        }
        return false
    }

    /// Takes a self-contained view of the tree that arrives.
    ///
    /// - Returns: Whether its constraints are left to its own system.
    func leaves(_ view: UIView) -> Bool {
        guard !isFitting, view.flags.contains(.selfContained) else { return false }
        guard !isComplete, let own = view.extras?.fittingSystem else {
            view.flags.remove(.selfContained)
            return false
        }
        own.placement.isRequested = true
        hasSubtrees = true
        dirtySubtrees.append(view)
        return true
    }

    /// Takes over self-contained views out of which some constraints lead.
    ///
    /// - Returns: Whether there are any.
    func embedViews(crossedBy constraints: [NSLayoutConstraint]) -> Bool {
        let count = arrivals.count
        for constraint in constraints {
            guard let host = constraint.host else { continue }
            embedViews(between: constraint.first, and: host)
            if let second = constraint.second { embedViews(between: second, and: host) }
        }
        return arrivals.count > count
    }

    private func embedViews(between operand: ConstraintOperand, and host: UIView) {
        embedViews(between: operand.node.baselineNode(for: operand.attribute), and: host)
        if let other = operand.subtracted { embedViews(between: other.node, and: host) }
    }

    private func embedViews(between node: LayoutNode, and host: UIView) {
        // A view is in its superview; a guide is in its view, except for that view's own constraints.
        var next = node.view.map { $0 === host ? nil : $0.superviewStorage } ?? node.guide?.owner
        while let view = next, view !== host {
            if view.flags.contains(.selfContained) { embed(view) }
            next = view.superviewStorage
        }
    }

    /// Takes over what lies in a self-contained view.
    func embed(_ view: UIView) {
        view.flags.remove(.selfContained)
        arrivals.append(view)
    }

    /// Takes over all that self-contained views have, for good.
    func complete() {
        guard !isComplete else { return }
        isComplete = true
        root.forEachInTree { if $0.flags.contains(.selfContained) { embed($0) } }
        markDirty()
    }

    /// Has self-contained views lay out their subviews where that is due.
    ///
    /// - Returns: Whether there is more to be solved.
    func placeSubtrees(for placing: UIView?) -> Bool {
        guard !dirtySubtrees.isEmpty else { return false }
        var (views, isEmbedding): ([UIView], Bool) = ([], false)
        swap(&views, &dirtySubtrees)
        for view in views where view.flags.contains(.selfContained) {
            if view.extras?.fittingSystem?.placeSubtree(for: placing) ?? false { continue }
            embed(view)
            isEmbedding = true
        }
        return isEmbedding || !dirtySubtrees.isEmpty
    }

    /// Solves a fitting system at the size that its root has, and marks the views that get other rectangles.
    ///
    /// - Returns: Whether the solution breaks no required constraint.
    private func placeSubtree(for placing: UIView?) -> Bool {
        guard let item = item(of: root.layoutNode) else { return false }
        placement.isRequested = false
        placement.size = root.bounds.size
        // A fitting size that the root took is the optimum at that size, too: targets of low priority cost the same in all
        // solutions of one size.
        let solved = root.frame(forAlignmentRect: CGRect(engine.rect(of: item))).size
        if isDirty || abs(solved.width - placement.size.width) > 1e-6
            || abs(solved.height - placement.size.height) > 1e-6
        {
            setTarget(item, .width, placement.size.width, .required, &targets.horizontal)
            setTarget(item, .height, placement.size.height, .required, &targets.vertical)
            isDirty = true
            placement.isRunning = true
            solve(for: placing)
            placement.isRunning = false
        }
        guard !engine.hasBrokenConstraints else { return false }
        if placement.isOutdated { compareRects(for: placing) }
        return true
    }

    /// Marks all views that are not where they were laid out last. Changes since the last solution do not say
    /// which they are once a fitting size was computed.
    private func compareRects(for placing: UIView?) {
        placement.isOutdated = false
        let unplaced = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        while placement.rects.count < nodes.indices.count { placement.rects.append(unplaced) }
        for index in nodes.indices {
            guard let node = nodes.reference(at: index), let item = node.item(in: self) else { continue }
            let rect = engine.rect(of: item)
            if rect == placement.rects[index] { continue }
            placement.rects[index] = rect
            markPlacement(of: node, for: placing)
        }
    }

    /// Follows an item with another rectangle in a fitting system.
    func noteSubtreeChange(_ node: Unmanaged<LayoutNode>, _ item: LayoutItem, for placing: UIView?) {
        guard placement.isRunning, !placement.isOutdated else {
            placement.isOutdated = true
            return
        }
        let index = Int(item.index)
        while placement.rects.count <= index { placement.rects.append(.zero) }
        placement.rects[index] = engine.rect(of: item)
        markPlacement(of: node, for: placing)
    }
}

/// What a fitting system needs to lay out the subviews of its root.
struct SubtreePlacement {
    /// Whether it is requested from the tree's system.
    var isRequested = false
    /// Whether the system is solved for it.
    var isRunning = false
    /// Whether the solution has been one for another purpose since.
    var isOutdated = true
    /// The root's size.
    var size = CGSize(width: -1, height: -1)
    /// The rectangles by item.
    var rects: [Rect] = []
}

extension UIView {
    /// Whether the view's fitting system can lay out the subviews: the frame comes from outside, whatever lies in it.
    private var canBeSelfContained: Bool {
        extras?.fittingSystem != nil && translatesAutoresizingMaskIntoConstraints && autoresizingMask.isEmpty
            && flags.isDisjoint(with: [.isScrollView, .arranged])
    }

    /// Determines whether the view is self-contained in its new superview.
    final func beSelfContained() { flags.set(.selfContained, to: canBeSelfContained) }

    /// Determines whether the view, which is measured for the first time, is self-contained: not where the tree's system has
    /// what lies in it.
    final func beSelfContainedUnlessInTree() {
        guard superviewStorage != nil, canBeSelfContained else { return }
        guard let system = root.extras?.system else { return beSelfContained() }
        // Nearly always it is the view that arrived last.
        guard system.arrivals.last === self || system.arrivals.contains(where: { lies(in: $0) }) else {
            return
        }
        var isInTree = false
        forEachInTree { view in
            guard view !== self, let node = view.extras?.layoutNode else { return }
            isInTree = isInTree || node.handles.handle(in: system) != nil
        }
        if !isInTree { beSelfContained() }
    }

    /// The frame or the mask of a self-contained view changed.
    final func reviewSelfContained() {
        guard canBeSelfContained else {
            flags.remove(.selfContained)
            root.extras?.system?.arrive(self)
            return
        }
        if extras?.fittingSystem?.placement.size != bounds.size { subtreeNeedsPlacement() }
    }

    /// Has the view's fitting system lay out the subviews before the next layout.
    final func subtreeNeedsPlacement() {
        guard let own = extras?.fittingSystem, !own.placement.isRequested,
            let system = root.extras?.system
        else { return }
        own.placement.isRequested = true
        system.dirtySubtrees.append(self)
        system.markDirty()
    }

    /// The system that lays out the subviews: the one of the nearest self-contained view, or else the tree's.
    final func systemForSubviews(in tree: ConstraintSystem) -> ConstraintSystem {
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let view = next {
            if view.flags.contains(.selfContained) {
                return view.takeUnretainedValue().extras?.fittingSystem ?? tree
            }
            next = view.superview
        }
        return tree
    }
}
