extension UIView {
    final func leaveSuperview() {
        guard superviewStorage != nil else { return }
        transfer(to: nil) { 0 }
    }

    /// The superview, which outlives what it contains.
    final nonisolated var superviewStorage: UIView? {
        get { superviewReference?.takeUnretainedValue() }
        set { superviewReference = newValue.map(Unmanaged.passUnretained) }
    }

    /// ``superview`` without a count of references: pays in `pin chain`.
    package final var unretainedSuperview: Unmanaged<UIView>? { superviewReference }

    /// The window, which outlives what it contains or is cleared before it ends.
    final nonisolated var windowStorage: UIWindow? {
        get { windowReference?.takeUnretainedValue() }
        set { windowReference = newValue.map(Unmanaged.passUnretained) }
    }

    final func lies(in view: UIView) -> Bool {
        Unmanaged.passUnretained(self).lies(in: .passUnretained(view))
    }

    final func firstView(withTag tag: Int) -> UIView? {
        var open: [UIView] = [self]
        while let view = open.popLast() {
            if view.tag == tag { return view }
            open.append(reversed: view.subviewStorage)
        }
        return nil
    }

    // MARK: Moving

    /// The position of a subview among the others.
    enum SubviewPosition {
        case front
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    private func index(of view: UIView) -> Int? { subviewStorage.firstIndex { $0 === view } }

    private func index(for position: SubviewPosition) -> Int {
        switch position {
        case .front: subviewStorage.count
        case .index(let index): min(max(index, 0), subviewStorage.count)
        case .above(let sibling): (index(of: sibling) ?? subviewStorage.count - 1) + 1
        case .below(let sibling): index(of: sibling) ?? 0
        }
    }

    final func insert(_ view: UIView, at position: SubviewPosition) {
        switch position {
        case .above(let sibling) where sibling === view: return
        case .below(let sibling) where sibling === view: return
        default: break
        }
        if view === self {
            UIKitException(reason: "Can't add self as subview").raise()
            return
        }
        if !view.subviewStorage.isEmpty, lies(in: view) {
            UIKitException(
                reason: "Can't add an ancestor as subview: \(view.debugLine) contains \(debugLine)"
            ).raise()
            return
        }
        view.transfer(to: self) { [self] in index(for: position) }
    }

    final func exchange(_ first: Int, _ second: Int) {
        let range = subviewStorage.indices
        guard range.contains(first), range.contains(second), first != second else { return }
        subviewStorage.swapAt(first, second)
        layerStorage?.orderSublayersAsSubviews()
        markNeedsLayout()
        notifyObservers(of: .subviews)
    }

    final func reorder(_ view: UIView, toFront: Bool) {
        // Reordering to the same index does not invalidate layout, so that a layout may do it each time.
        guard let index = index(of: view), index != (toFront ? subviewStorage.count - 1 : 0) else { return }
        subviewStorage.remove(at: index)
        subviewStorage.insert(view, at: toFront ? subviewStorage.count : 0)
        layerStorage?.orderSublayersAsSubviews()
        markNeedsLayout()
        notifyObservers(of: .subviews)
    }

    /// Moves the view to another superview, or out of the tree, with all callbacks in UIKit's order.
    private func transfer(to newSuperview: UIView?, at index: () -> Int) {
        let oldSuperview = superviewStorage
        if let oldSuperview, oldSuperview === newSuperview {
            // Within one superview only the index changes.
            let oldIndex = oldSuperview.index(of: self)
            if let oldIndex { oldSuperview.subviewStorage.remove(at: oldIndex) }
            let newIndex = min(index(), oldSuperview.subviewStorage.count)
            oldSuperview.subviewStorage.insert(self, at: newIndex)
            guard newIndex != oldIndex else { return }
            oldSuperview.layerStorage?.orderSublayersAsSubviews()
            oldSuperview.markNeedsLayout()
            oldSuperview.notifyObservers(of: .subviews)
            return
        }
        let oldWindow = windowStorage
        let newWindow = newSuperview?.windowStorage
        let movesWindow = oldWindow !== newWindow
        // Found by walking up the tree, which only views with rounded positions need.
        let oldScale = flags.isDisjoint(with: .roundsPlaces) ? nil : roundingScale
        if movesWindow {
            forEachInTree {
                $0.willMove(toWindow: newWindow)
                $0.controller?.viewWillMove(toWindow: newWindow)
            }
        }
        willMove(toSuperview: newSuperview)
        if oldSuperview != nil { leaveConstraints() }
        if let oldSuperview {
            oldSuperview.willRemoveSubview(self)
            if let index = oldSuperview.index(of: self) { oldSuperview.subviewStorage.remove(at: index) }
            oldSuperview.layerStorage?.orderSublayersAsSubviews()
            oldSuperview.markNeedsLayout()
            oldSuperview.notifyObservers(of: .subviews)
            notifyObservers(of: .removal)
        }
        superviewStorage = newSuperview
        if let newSuperview {
            let index = index()
            if index < newSuperview.subviewStorage.count {
                newSuperview.subviewStorage.insert(self, at: index)
            } else {
                newSuperview.subviewStorage.append(self)
            }
            newSuperview.layerStorage?.orderSublayersAsSubviews()
            newSuperview.markNeedsLayout()
            if extras?.autoresizingMask.isEmpty == false { newSuperview.flags.insert(.hasSprings) }
            announcePendingLayout()
            joinConstraints()
            if flags.contains(.hasDirectStacks) { newSuperview.noteDirectStack() }
            // With its first subview, a leaf becomes a view whose exact position counts.
            if newSuperview.flags.contains(.arranged), newSuperview.subviewStorage.count == 1 {
                newSuperview.superviewStorage?.markNeedsLayout()
            }
        }
        if movesWindow {
            forEachInTree { $0.windowStorage = newWindow }
            if AppearanceRules.isInUse, newWindow != nil { forEachInTree { AppearanceRules.apply(to: $0) } }
        }
        if !flags.isDisjoint(with: .roundsPlaces) {
            reviewPixels()
            if roundingScale != oldScale { scaleChanged() }
        }
        superviewChanged(movesWindow: movesWindow)
        if movesWindow {
            if oldWindow?.firstResponder.map({ ($0 as? UIView)?.window == nil }) ?? false {
                oldWindow?.firstResponder = nil
            }
            if newWindow == nil { endAnimationsInTree() }
            forEachInTree { $0.didMoveToWindow() }
        }
        didMoveToSuperview()
        newSuperview?.didAddSubview(self)
        newSuperview?.notifyObservers(of: .subviews)
        if newSuperview != nil { notifyTraitChange() }
        if movesWindow { forEachInTree { $0.controller?.viewDidMove(toWindow: newWindow) } }
    }

    /// Calls `body` for the view and all below it, parents first, without recursion.
    final func forEachInTree(_ body: (UIView) -> Void) {
        if subviewStorage.isEmpty { return body(self) }
        var open: [UIView] = [self]
        while let view = open.popLast() {
            body(view)
            open.append(reversed: view.subviewStorage)
        }
    }

    /// Releases the subviews one after another, so that a deep tree does not end in a deep recursion.
    final nonisolated func tearDown() {
        layerStorage?.outlive(geometry)
        endConstraints()
        // No layout follows, and views may be released on any thread.
        flags.subtract([.constrained, .sizedByContent])
        guard !subviewStorage.isEmpty else { return }
        var open = subviewStorage
        subviewStorage = []
        for view in open { view.superviewStorage = nil }
        while var view = open.popLast() {
            guard isKnownUniquelyReferenced(&view) else {
                view.forgetWindow()
                continue
            }
            guard !view.subviewStorage.isEmpty else { continue }
            let subviews = view.subviewStorage
            view.flags.remove(.sizedByContent)
            view.subviewStorage = []
            for subview in subviews { subview.superviewStorage = nil }
            open += subviews
        }
    }

    /// Removes the reference to a window that is being torn down, in this view and all below: a view that
    /// outlives the window must not keep a pointer to it.
    private nonisolated func forgetWindow() {
        guard windowStorage != nil else { return }
        var open = [self]
        while let view = open.popLast() {
            view.windowStorage = nil
            open += view.subviewStorage
        }
    }

    // MARK: Finding by point

    final func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard acceptsHits(at: point, with: event) else { return nil }
        // Views that contain the point, the innermost last, with the subviews that have not been looked at.
        var open: [(view: UIView, subviews: ArraySlice<UIView>, point: CGPoint)] = [
            (self, subviewStorage[...], point)
        ]
        while let (view, _, point) = open.last {
            guard let subview = open[open.count - 1].subviews.popLast() else { return view }
            let local = point.applying(subview.geometry.toParent.inverted())
            if ViewOverrides.of(subview).contains(.hitTest) {
                if let hit = subview.hitTest(local, with: event) { return hit }
            } else if subview.acceptsHits(at: local, with: event) {
                open.append((subview, subview.subviewStorage[...], local))
            }
        }
        return nil
    }

    private func acceptsHits(at point: CGPoint, with event: UIEvent?) -> Bool {
        flags.isDisjoint(with: [.hidden, .interactionDisabled, .closedByAnimation]) && alphaStorage >= 0.01
            && self.point(inside: point, with: event)
    }
}

extension [UIView] {
    /// Adds views, the last first: as stacks of walks need them. Of what `reversed()` returns, `+=` would take the array,
    /// which counts each view once more. Pays in `feed made`.
    mutating func append(reversed views: [UIView]) {
        var index = views.count
        while index > 0 {
            index -= 1
            append(views[index])
        }
    }
}

/// The properties that walks up a tree read, without counting references: a retain and a release for each
/// ancestor cost more than the walk. Pays in `base instructions deep4000`.
extension Unmanaged<UIView> {
    var superview: Unmanaged<UIView>? { _withUnsafeGuaranteedRef { $0.superviewReference } }

    var flags: ViewFlags {
        get { _withUnsafeGuaranteedRef { $0.flags } }
        nonmutating set { _withUnsafeGuaranteedRef { $0.flags = newValue } }
    }

    var isInWindow: Bool { _withUnsafeGuaranteedRef { $0.windowReference != nil } }

    func isSame(as other: Unmanaged<UIView>?) -> Bool { toOpaque() == other?.toOpaque() }

    func lies(in view: Unmanaged<UIView>) -> Bool {
        var next: Unmanaged<UIView>? = self
        while let candidate = next {
            if candidate.isSame(as: view) { return true }
            next = candidate.superview
        }
        return false
    }
}
