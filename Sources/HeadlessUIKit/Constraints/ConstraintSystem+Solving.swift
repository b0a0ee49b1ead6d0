internal import AutoLayout
internal import Simplex
internal import LayoutCore

extension ConstraintSystem {
    /// Rounds after which texts that wrap count as measured: a text whose height changes its width, which
    /// changes its height, has no solution.
    private static let roundLimit = 16

    /// Applies all changes, solves, and marks the views whose subviews have other frames.
    ///
    /// - Parameter view: A view that is about to place its subviews anyway.
    func solve(for view: UIView? = nil) {
        guard isDirty else { return }
        for _ in 0..<Self.roundLimit {
            isDirty = false
            installArrivals()
            for _ in 0..<Self.roundLimit {
                engine.solve()
                guard followChanges(for: view) else { break }
            }
            guard placeSubtrees(for: view) else { break }
        }
        isDirty = false
        let conflicts = engine.takeConflicts()
        if !conflicts.isEmpty, !isFitting { report(conflicts) }
    }

    private func installArrivals() {
        for node in departed { removeItem(of: node) }
        departed = []
        while !arrivals.isEmpty || !newConstraints.isEmpty {
            var (views, found): ([UIView], [NSLayoutConstraint]) = ([], [])
            swap(&views, &arrivals)
            swap(&found, &newConstraints)
            found.reserveCapacity(64)
            for view in views where covers(view) { makeItems(view, &found) }
            if hasSubtrees, embedViews(crossedBy: found) {
                // What lies in them comes first, as if it had been there.
                newConstraints.insert(contentsOf: found, at: 0)
                continue
            }
            // Trees are traversed from the top down; constraints are added in the order of their activation.
            engine.reserve(constraints: found.count)
            (cachedHost, cachedDirection) = (nil, nil)
            for index in Self.order(of: found) {
                Unmanaged.passUnretained(found[index]).withoutRetaining { install($0) }
            }
        }
        // Frames may make items, whose frames and contents are read at once.
        for node in dirtyFrames { updateFrame(of: node) }
        for node in dirtyMetrics { updateMetrics(of: node) }
        for node in dirtyContents {
            updateAlignment(of: node)
            updateContent(of: node)
        }
        dirtyFrames.removeAll(keepingCapacity: true)
        dirtyMetrics.removeAll(keepingCapacity: true)
        dirtyContents.removeAll(keepingCapacity: true)
    }

    /// The indices of some constraints in the order of their activation.
    private nonisolated static func order(of constraints: [NSLayoutConstraint]) -> [Int] {
        let activations = constraints.map(\.activation)
        guard let first = activations.min(), let last = activations.max() else { return [] }
        // Constraints that arrive together were mostly activated one after the other: their numbers are positions.
        guard last - first < constraints.count * 2 else {
            return constraints.indices.sorted { activations[$0] < activations[$1] }
        }
        var positions = [Int](repeating: -1, count: last - first + 1)
        for (index, activation) in activations.enumerated() { positions[activation - first] = index }
        positions.removeAll { $0 < 0 }
        return positions
    }

    /// Makes items for a tree of views, and finds its constraints.
    private func makeItems(_ top: UIView, _ found: inout [NSLayoutConstraint]) {
        var open: [UIView] = [top]
        if top === root { _ = item(of: root.layoutNode) }
        while let view = open.popLast() {
            guard view.flags.contains(.hasConstraints), !leaves(view) else { continue }
            if view !== root, !view.translatesAutoresizingMaskIntoConstraints {
                _ = item(of: view.layoutNode)
            }
            makeItemsForGuides(of: view)
            view.extras?.constraints.forEach { found.append($0) }
            reserve(for: view.subviewStorage)
            open.append(reversed: view.subviewStorage)
        }
    }

    /// Reserves memory for the items of many views. Memory that grows step by step is fresh each time, and the system is slow
    /// to provide it; those of few views fit into what the engine has. Pays in `constraints chain`, in views.
    private func reserve(for views: [UIView]) {
        guard views.count > 64 else { return }
        var count = 0
        for view in views where view.flags.isSuperset(of: [.hasConstraints, .manualConstraints]) {
            count += 1
        }
        engine.reserve(items: count)
    }

    /// Makes items for the guides that constraints mention, in the order of the tree as for views: what constraints
    /// leave open goes by that order, not by that of the constraints.
    private func makeItemsForGuides(of view: UIView) {
        guard let guides = view.extras?.layoutGuides, !guides.isEmpty else { return }
        for guide in guides where guide.area == nil {
            guard let node = guide.node, !node.firstUses.isEmpty || !node.secondUses.isEmpty else { continue }
            _ = item(of: node)
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard let host = constraint.hostReference, constraint.handles.handle(in: self) == nil else {
            return
        }
        // The host may have been removed since, or be self-contained; its constraints are added again when it comes back.
        guard host.isSame(as: cachedHost?.view) || covers(host) else { return }
        let isRightToLeft = isRightToLeft(constraint, in: host)
        var layout = LayoutConstraint(
            constraint.relationStorage.relation, Double(constraint.constantStorage),
            priority: Priority(Double(constraint.priorityStorage.rawValue)), in: .none,
            isRightToLeft: isRightToLeft, mayBeBroken: !constraint.isSystemMade)
        guard append(constraint.first, times: 1, in: host, to: &layout) else { return }
        if let second = constraint.second {
            let factor = -Double(constraint.multiplierStorage)
            guard append(second, times: factor, in: host, to: &layout) else { return }
        }
        guard let item = item(ofHost: host, of: constraint) else { return }
        layout.host = item
        if isRightToLeft { layout.mirror() }
        let id: LayoutConstraintID
        do { id = try engine.add(consume layout) } catch {
            return report(error, about: constraint.description)
        }
        let index = Int(id.index)
        while constraints.count <= index { constraints.append(nil) }
        constraints[index] = constraint
        constraint.handles.insert(
            SystemHandles.Handle(system: self, index: id.index, generation: id.generation))
    }

    /// The item of a constraint's host, which is often the first item itself.
    @inline(__always)
    private func item(ofHost host: Unmanaged<UIView>, of constraint: NSLayoutConstraint) -> LayoutItem? {
        if let cachedHost, host.isSame(as: cachedHost.view) { return cachedHost.item }
        if constraint.first.node.represents(host) { return item(of: constraint.first.node) }
        guard let item = item(of: host.takeUnretainedValue().layoutNode) else { return nil }
        cachedHost = (host, item)
        return item
    }

    private func append(
        _ operand: ConstraintOperand, times factor: Double, in host: Unmanaged<UIView>,
        to layout: inout LayoutConstraint
    ) -> Bool {
        guard append(operand.node, operand.attribute, times: factor, in: host, to: &layout) else {
            return false
        }
        guard let other = operand.subtracted else { return true }
        return append(other.node, other.attribute, times: -factor, in: host, to: &layout)
    }

    private func append(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
        in host: Unmanaged<UIView>, to layout: inout LayoutConstraint
    ) -> Bool {
        if attribute == .firstBaseline || attribute == .lastBaseline {
            let node = node.baselineNode(for: attribute)
            return appendTerm(node, attribute, times: factor, in: host, to: &layout)
        }
        return appendTerm(node, attribute, times: factor, in: host, to: &layout)
    }

    @inline(__always)
    private func appendTerm(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
        in host: Unmanaged<UIView>, to layout: inout LayoutConstraint
    ) -> Bool {
        guard let attribute = LayoutAttribute(rawValue: attribute.rawValue), let item = item(of: node) else {
            return false
        }
        prepare(node, for: attribute, in: host)
        layout.append(LayoutTerm(item, attribute, times: factor))
        return true
    }

    /// Has the engine know what a term needs besides the item itself.
    @inline(__always)
    private func prepare(_ node: LayoutNode, for attribute: LayoutAttribute, in host: Unmanaged<UIView>) {
        connect(node, to: host)
        if attribute.isMargin, !node.usesMargins {
            node.usesMargins = true
            metricsAreNeeded(of: node)
        }
        if attribute == .firstBaseline || attribute == .lastBaseline, !node.usesBaselines {
            node.usesBaselines = true
            metricsAreNeeded(of: node)
        }
        if node.represents(host), !attribute.isDimension, host.flags.contains(.isScrollView),
            let guide = host.takeUnretainedValue().scrolledContentGuide
        {
            _ = item(of: guide.layoutNode)
        }
    }

    /// Takes metrics of a node that nothing needed before; other systems may have the node, too.
    private func metricsAreNeeded(of node: LayoutNode) {
        updateMetrics(of: node)
        node.handles.forEach { handle in
            if handle.system !== self { handle.system.metricsChanged(of: node) }
        }
    }

    /// Goes through the items that got other rectangles.
    ///
    /// - Returns: Whether one of them flows and has another height for its new width.
    private func followChanges(for placing: UIView?) -> Bool {
        var flowing: [LayoutNode] = []
        engine.takeChanges { item in
            guard let node = nodes.reference(at: Int(item.index)) else { return }
            if let view = node.view, view.mayFlowByWidth, view.takeUnretainedValue().flowsByWidth,
                abs(engine.rect(of: item).size.width - Double(node.measuredWidth)) > 1e-6
            {
                flowing.append(node.takeUnretainedValue())
            }
            if isFitting {
                noteSubtreeChange(node, item, for: placing)
            } else {
                markPlacement(of: node, for: placing)
            }
        }
        for node in flowing { updateContent(of: node) }
        return !flowing.isEmpty
    }

    /// Has a view, or what follows a guide, laid out again because its rectangle is another one.
    @inline(__always)
    func markPlacement(of node: Unmanaged<LayoutNode>, for placing: UIView?) {
        // References to views that are only marked are not counted: pays in `constraints growth feed`, in views.
        let parent: Unmanaged<UIView>
        if let view = node.view {
            if isFitting, view.isSame(as: .passUnretained(root)) { return }
            view.flags.remove(.placedByConstraints)
            guard let superview = view.superview else { return root.markNeedsLayout() }
            parent = superview
        } else {
            guard let owner = node.takeUnretainedValue().guide?.owner else { return }
            parent = .passUnretained(owner)
        }
        if !parent.flags.contains(.needsLayout), !parent.isSame(as: placing.map(Unmanaged.passUnretained)) {
            parent.markNeedsLayout()
        }
    }
}

extension LayoutAttribute {
    var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }
}

extension NSLayoutConstraint.Relation {
    var relation: Simplex.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
