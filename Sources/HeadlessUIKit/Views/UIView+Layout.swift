extension UIView {
    final func markNeedsLayout() { Unmanaged.passUnretained(self).markNeedsLayout() }

    /// Marks the ancestors of a view that was added with pending layout or constraints.
    final func announcePendingLayout() {
        guard !flags.isDisjoint(with: .pending) else { return }
        if !flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints]) {
            announcePendingConstraints()
        }
        guard !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) else { return }
        Unmanaged.passUnretained(self).markAncestors(.descendantNeedsLayout)
    }

    final func performPendingLayout() {
        // Frames of the end of a block that is animated step by step are set at once: each step lays out anew.
        guard !AnimationRecording.isStepping else {
            return AnimationRecording.suspended { performPendingLayout() }
        }
        let root = self.root
        if root.flags.contains(.isWindow) { (root as? UIWindow)?.updateOverriddenScale() }
        if root.flags.contains(.needsSolution) {
            root.performConstraintUpdates()
            root.solveConstraints()
        }
        var top = self
        var ancestor = superviewStorage
        while let view = ancestor {
            if view.flags.contains(.needsLayout) { top = view }
            ancestor = view.superviewStorage
        }
        guard !top.flags.isDisjoint(with: .pending) else { return }
        var pass = LayoutPass(top)
        pass.run()
        if root.flags.contains(.hasConflictPictures) { root.writeConflictPictures() }
    }

    /// Lays out one view, with its controller's calls around it.
    final func performLayout() {
        flags.remove(.needsLayout)
        // A layer may be of a class that lays out its sublayers.
        if let layerStorage { return layerStorage.layoutSublayers() }
        if !flags.contains(.layoutByLayerIsKnown) {
            flags.insert(.layoutByLayerIsKnown)
            if !hasStandardClass, laysOutByLayer { return madeLayer.layoutSublayers() }
        }
        controller?.updateUnavailableContent()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// Whether code of the layer's class, or an override for layers, is part of the layout: the layer is made for it.
    private final var laysOutByLayer: Bool {
        let type = Swift.type(of: self)
        return type.layerClass != CALayer.self || DynamicInit.laysOutSublayers(type)
    }

    /// Moves and resizes the subviews by their autoresizing masks after the view's size changed.
    final func resizeSubviews(from oldSize: CGSize) {
        guard flags.intersection([.keepsSubviewSizes, .hasSprings]) == .hasSprings else { return }
        // A plain view that is resized by its superview resizes its own subviews after that; no code runs in between.
        if SpringResizing.isOpen, hasStandardClass {
            SpringResizing.pending.append((self, oldSize))
            return
        }
        let (isNested, outer) = (SpringResizing.isOpen, SpringResizing.pending)
        (SpringResizing.isOpen, SpringResizing.pending) = (true, [])
        resizeBySprings(from: oldSize)
        while let (view, size) = SpringResizing.pending.popLast() { view.resizeBySprings(from: size) }
        (SpringResizing.isOpen, SpringResizing.pending) = (isNested, outer)
    }

    private func resizeBySprings(from oldSize: CGSize) {
        for subview in subviewStorage {
            guard let mask = subview.extras?.autoresizingMask, !mask.isEmpty else { continue }
            let (frame, size) = (subview.frame, geometry.bounds.size)
            let (x, width) = mask.horizontalSprings.resized(
                start: frame.origin.x, length: frame.size.width, from: oldSize.width, to: size.width)
            let (y, height) = mask.verticalSprings.resized(
                start: frame.origin.y, length: frame.size.height, from: oldSize.height, to: size.height)
            subview.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }
}

@MainActor
extension Unmanaged<UIView> {
    /// Has the view laid out in the next layout pass.
    func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestors(.descendantNeedsLayout)
    }

    /// Has the layout pass find the view from the views above: they get a flag for what is due below them.
    func markAncestors(_ flag: ViewFlags) {
        var ancestor = superview
        while let view = ancestor, !view.flags.contains(flag) {
            view.flags.insert(flag)
            ancestor = view.superview
        }
        // The first invalidation in a tree reaches the root; where that is a window, a layout pass is
        // scheduled.
        if ancestor == nil, isInWindow { MainTurn.request() }
    }
}

/// The views whose subviews are to be resized within the resizing that is going on, with their former sizes.
@MainActor
private enum SpringResizing {
    static var isOpen = false
    static var pending: [(UIView, CGSize)] = []
}

/// The flexible parts of a subview along one axis: the springs of its autoresizing mask.
struct Springs {
    var start, length, end: Bool

    /// The new interval of a subview in a superview that changed its extent: the flexible parts share the
    /// change in proportion to their lengths, equally where all of them are zero.
    func resized(
        start: CGFloat, length: CGFloat, from oldExtent: CGFloat, to extent: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [(self.start, start), (self.length, length), (self.end, oldExtent - start - length)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return (start, length) }
        let (change, sum) = (extent - oldExtent, flexible.reduce(0) { $0 + $1.1 })
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return sum == 0 ? change / CGFloat(flexible.count) : change * part / sum
        }
        return (start + share(self.start, start), max(0, length + share(self.length, length)))
    }
}

extension UIView.AutoresizingMask {
    var horizontalSprings: Springs {
        Springs(
            start: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
            end: contains(.flexibleRightMargin))
    }

    var verticalSprings: Springs {
        Springs(
            start: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
            end: contains(.flexibleBottomMargin))
    }
}
