internal import AutoLayout
internal import LayoutCore

/// How views take part in systems of constraints.
extension UIView {
    /// Marks the way from the view to the root: constraints are here or below.
    final func noteConstraints() {
        var view: UIView = self
        view.flags.insert(.hasConstraints)
        while let parent = view.superviewStorage {
            view = parent
            view.flags.insert(.hasConstraints)
        }
        view.requestSolution()
    }

    /// Adds a constraint that is held here to the systems around the view, and marks the views above.
    final func host(_ constraint: NSLayoutConstraint) {
        var next: Unmanaged<UIView>? = .passUnretained(self)
        var isSeparate = false
        while let view = next {
            view.flags.insert(.hasConstraints)
            if view.hasSystem {
                let extras = view.takeUnretainedValue().extras
                if !isSeparate { extras?.system?.add(constraint) }
                extras?.fittingSystem?.add(constraint)
            }
            if view.flags.contains(.selfContained) { isSeparate = true }
            next = view.superview
            if next == nil, !view.flags.contains(.needsSolution) {
                view.takeUnretainedValue().requestSolution()
            }
        }
    }

    /// Has the root's system solved before the next layout.
    final func requestSolution() {
        guard !flags.contains(.needsSolution) else { return }
        flags.insert(.needsSolution)
        if windowStorage != nil { MainTurn.request() }
    }

    /// Calls `body` with the systems that contain the view's constraints: those of the views around it, without the
    /// tree's for what lies in a self-contained view.
    final func forEachSystem(_ body: (ConstraintSystem) -> Void) {
        var (next, isSeparate): (UIView?, Bool) = (self, false)
        while let view = next {
            if let extras = view.extras {
                if !isSeparate, let system = extras.system { body(system) }
                if let system = extras.fittingSystem { body(system) }
            }
            if view.flags.contains(.selfContained) { isSeparate = true }
            next = view.superviewStorage
        }
    }

    /// Brings the system of this tree up to date; makes it where there are constraints and none yet.
    final func solveConstraints(for placing: UIView? = nil) {
        let root = placing == nil ? self : self.root
        root.flags.remove(.needsSolution)
        guard root.flags.contains(.hasConstraints) else { return }
        root.treeSystem.solve(for: placing)
    }

    /// The system of the tree that the view is the root of.
    final var treeSystem: ConstraintSystem {
        if let system = extras?.system { return system }
        let system = ConstraintSystem(root: self, isFitting: false)
        madeExtras.system = system
        return system
    }

    // MARK: Placing subviews

    /// Gives the subviews and guides that constraints lay out their frames.
    final func placeByConstraints() {
        guard flags.contains(.placesByConstraints) else { return }
        let root = rootReference
        guard root.flags.contains(.hasConstraints) else { return }
        let tree = root.system ?? root.takeUnretainedValue().treeSystem
        if let guides = extras?.layoutGuides, !guides.isEmpty {
            refresh(guides, in: systemForSubviews(in: tree))
        }
        root.flags.remove(.needsSolution)
        tree.solve(for: self)
        let system = tree.hasSubtrees ? systemForSubviews(in: tree) : tree
        let pixels = pixelsForSubviews()
        if root.isSame(as: .passUnretained(self)) { applyOwnSize(in: system, pixels) }
        let isRoundedOtherwise = !werePlaced(on: pixels)
        for subview in subviewStorage
        where subview.flags.awaitsPlacement
            || isRoundedOtherwise && subview.flags.isSuperset(of: [.constrained, .manualConstraints])
        {
            subview.applyFrame(in: system, pixels)
        }
        if let guides = extras?.layoutGuides, !guides.isEmpty { place(guides, in: system, pixels) }
        if flags.contains(.isScrollView) { applyContentSize(in: system, pixels) }
    }

    private func place(_ guides: [UILayoutGuide], in system: ConstraintSystem, _ pixels: RootPixels) {
        for guide in guides where guide.area == nil {
            guard let handle = guide.node?.handles.handle(in: system) else { continue }
            guide.ownFrame = CGRect(pixels.rounded(system.engine.rect(of: handle.item)))
        }
    }

    /// Sets the content size from the constraints between a scroll view's edges and its subviews.
    private func applyContentSize(in system: ConstraintSystem, _ pixels: RootPixels) {
        guard let handle = madeGuide(following: .scrollContent)?.node?.handles.handle(in: system) else {
            return
        }
        scrolledContentSize = pixels.size(CGRect(system.engine.rect(of: handle.item)).size)
    }

    private func applyFrame(in system: ConstraintSystem, _ pixels: RootPixels) {
        guard let handle = extras?.layoutNode?.handles.handle(in: system) else { return }
        let alignmentRect = CGRect(system.engine.rect(of: handle.item))
        let frame = frame(forAlignmentRect: alignmentRect)
        apply(frame, on: pixels)
        // What a subclass makes of its alignment rectangle may be another frame the next time, and a layer may change
        // its anchor.
        if geometry.special == nil, Rect(frame) == Rect(alignmentRect) { flags.insert(.placedByConstraints) }
    }

    /// Takes the frame for an alignment rectangle, on whole pixels of the root.
    final func apply(alignmentRect: Rect, on pixels: RootPixels) {
        apply(frame(forAlignmentRect: CGRect(alignmentRect)), on: pixels)
    }

    private func apply(_ frame: CGRect, on pixels: RootPixels) {
        let (rect, remainder) = pixels.place(Rect(frame))
        keep(remainder)
        // On Linux comparing two `CGRect` takes as long as rounding them.
        guard rect != Rect(untransformedFrame) else { return }
        let box = CGRect(rect)
        guard geometry.special != nil else { return setFrame(box) }
        let anchor = geometry.anchorPoint
        setBounds(CGRect(origin: geometry.bounds.origin, size: box.size))
        setCenter(
            CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height))
    }

    /// A root that lets constraints size it takes the size.
    private func applyOwnSize(in system: ConstraintSystem, _ pixels: RootPixels) {
        guard flags.contains(.manualConstraints), let handle = extras?.layoutNode?.handles.handle(in: system)
        else { return }
        let aligned = CGRect(system.engine.rect(of: handle.item))
        let size = pixels.size(frame(forAlignmentRect: aligned).size)
        if size != geometry.bounds.size { setBounds(CGRect(origin: geometry.bounds.origin, size: size)) }
    }

    /// Guides follow margins, safe area, bounds and keyboard.
    private func refresh(_ guides: [UILayoutGuide], in system: ConstraintSystem) {
        for guide in guides where guide.area != nil && guide.area != .scrollContent {
            guard let handle = guide.node?.handles.handle(in: system) else { continue }
            if system.engine.insets(of: handle.item) != guide.areaInsets {
                system.metricsChanged(of: guide.layoutNode)
            }
        }
    }

    // MARK: What changed

    /// The natural size, or how strongly it holds, changed.
    final func constrainedContentChanged() {
        if flags.contains(.arranged) { superviewStorage?.arrangedContentChanged(of: self) }
        guard flags.contains(.constrained), let node = extras?.layoutNode else { return }
        node.handles.forEach { $0.system.contentChanged(of: node) }
    }

    /// The frame or the mask changed, or whether constraints lay the view out.
    final func constrainedFrameChanged() {
        flags.remove(.placedByConstraints)
        if flags.contains(.selfContained) { reviewSelfContained() }
        guard let extras, let node = extras.layoutNode else { return }
        // The frame of a view that constraints lay out matters only to the system of which it is the root.
        guard flags.isDisjoint(with: .manualConstraints) || extras.system != nil else { return }
        node.handles.forEach { handle in
            let isRoot = handle.system.root === self
            guard flags.isDisjoint(with: .manualConstraints) || isRoot else { return }
            if !(isRoot && handle.system.isFitting) { handle.system.frameChanged(of: node) }
        }
    }

    /// What the bounds show changed, and with it where items in the view lie.
    final func constrainedOriginChanged() {
        extras?.layoutNode?.metricsChanged()
        constrainedGuidesChanged()
    }

    /// The margins or the safe area changed: most views have no constraints that go by them, which need no solution then. Pays
    /// in `constraints growth groups`, in views.
    final func constrainedMarginsChanged() {
        if let node = extras?.layoutNode, node.usesMargins || node.usesBaselines { node.metricsChanged() }
        constrainedGuidesChanged()
    }

    private func constrainedGuidesChanged() {
        for guide in extras?.layoutGuides ?? [] { guide.node?.metricsChanged() }
    }

    final func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates == flags.contains(.manualConstraints) else { return }
        showStackConstraints()
        flags.set(.manualConstraints, to: !translates)
        flags.remove(.placedByConstraints)
        if flags.contains(.selfContained) { reviewSelfContained() }
        reviewPixels()
        guard flags.contains(.constrained), let node = extras?.layoutNode else {
            if !translates {
                noteConstraints()
                forEachSystem { $0.arrive(self) }
            }
            return
        }
        node.handles.forEach {
            $0.system.frameChanged(of: node)
            $0.system.contentChanged(of: node)
        }
    }

    /// The layout direction changed: leading and trailing are mirrored.
    final func constrainedDirectionChanged() {
        guard let list = extras?.constraints, !list.isEmpty else { return }
        for constraint in list.all where constraint.isDirectional {
            constraint.handles.forEach { $0.system.reinstall(constraint, at: $0) }
        }
    }

    /// Mirrors leading and trailing where the layout direction is another one than when they were installed.
    final func reviewConstraintDirection() {
        guard let list = extras?.constraints, !list.isEmpty,
            let handle = list.firstDirectional?.handles.first,
            let installed = handle.system.engine.constraint(handle.constraint)
        else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if installed.isRightToLeft != isRightToLeft { constrainedDirectionChanged() }
    }

    // MARK: Moving

    /// Drops the constraints between what leaves with this view and what stays, and takes it out of systems.
    final func leaveConstraints() {
        guard flags.contains(.hasConstraints) || flags.contains(.constrained) else { return }
        let top = Unmanaged.passUnretained(self)
        var crossing: [NSLayoutConstraint] = []
        forEachInTree { view in
            guard let extras = view.extras else { return }
            extras.layoutNode?.appendUses(to: &crossing, hostedOutside: top)
            for guide in extras.layoutGuides { guide.node?.appendUses(to: &crossing, hostedOutside: top) }
        }
        for constraint in crossing { constraint.deactivate() }
        superviewStorage?.forEachSystem { $0.depart(self) }
        if flags.contains(.selfContained) {
            flags.remove(.selfContained)
            extras?.fittingSystem?.placement.isRequested = false
        }
        // From here on the tree has a system of its own.
        if flags.contains(.hasConstraints) { requestSolution() }
    }

    /// Brings the constraints of a tree that came into a new superview into the systems there.
    final func joinConstraints() {
        guard flags.contains(.hasConstraints) else { return }
        extras?.system = nil
        flags.remove(.needsSolution)
        superviewStorage?.noteConstraints()
        beSelfContained()
        superviewStorage?.forEachSystem { $0.arrive(self) }
    }

    /// Detaches a view that is being deallocated from its constraints.
    final nonisolated func endConstraints() {
        guard let extras else { return }
        for guide in extras.layoutGuides {
            guide.node?.end()
            guide.ownerReference = nil
        }
        extras.layoutNode?.end()
        extras.constraints.forEach { constraint in
            constraint.leaveNodes()
            constraint.hostReference = nil
        }
        extras.constraints.removeAll()
    }
}

extension ViewFlags {
    /// Whether constraints lay out the view, and its frame may not be theirs.
    fileprivate var awaitsPlacement: Bool {
        intersection([.constrained, .manualConstraints, .placedByConstraints]) == [
            .constrained, .manualConstraints,
        ]
    }
}

// The walks up to a root count no references: pays in `constraints growth groups`, in views.
extension Unmanaged<UIView> {
    /// Whether the view is on top of a system of constraints.
    fileprivate var hasSystem: Bool {
        _withUnsafeGuaranteedRef { view in
            guard let extras = view.extras else { return false }
            return extras.system != nil || extras.fittingSystem != nil
        }
    }

    /// The system of the tree that the view is the root of; nil where there is none yet.
    fileprivate var system: ConstraintSystem? { _withUnsafeGuaranteedRef { $0.extras?.system } }
}

extension LayoutNode {
    /// The view or guide is gone.
    nonisolated func end() {
        forgetItem()
        handles.forEach { $0.system.departed.append(self) }
    }

    /// Has systems take the metrics anew.
    @MainActor func metricsChanged() { handles.forEach { $0.system.metricsChanged(of: self) } }

    /// The node that has a baseline: that of a subview where the view returns one.
    @MainActor func baselineNode(for attribute: NSLayoutConstraint.Attribute) -> LayoutNode {
        guard attribute == .firstBaseline || attribute == .lastBaseline, var view else { return self }
        // As deep as stacks in stacks go; a view that names itself ends the search.
        for _ in 0..<64 {
            let next = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.lies(in: view) else { break }
            view = next
        }
        return view.layoutNode
    }
}
