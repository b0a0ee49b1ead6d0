extension UIView {
    /// The view that contains this one.
    public final var superview: UIView? { superviewStorage }

    /// The views that this one contains, from back to front.
    public final var subviews: [UIView] { subviewStorage }

    /// The window that the view is in.
    public final var window: UIWindow? { windowStorage }

    /// A number to find the view by. 0 by default.
    public final var tag: Int {
        get { tagStorage }
        set { tagStorage = newValue }
    }

    /// Adds a view in front of the other subviews, taking it from where it was.
    public final func addSubview(_ view: UIView) {
        insert(view) { [self] in subviewStorage.count }
    }

    /// Adds a view at a place among the subviews, 0 being the back.
    public final func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { [self] in min(max(index, 0), subviewStorage.count) }
    }

    /// Adds a view in front of one of the subviews.
    public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        insert(view) { [self] in (index(of: sibling) ?? subviewStorage.count - 1) + 1 }
    }

    /// Adds a view behind one of the subviews.
    public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        insert(view) { [self] in index(of: sibling) ?? 0 }
    }

    /// Swaps two subviews' places.
    public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let range = subviewStorage.indices
        guard range.contains(index1), range.contains(index2), index1 != index2 else { return }
        subviewStorage.swapAt(index1, index2)
        layerStorage?.orderSublayersAsSubviews()
        markNeedsLayout()
    }

    /// Brings a subview to the front.
    public final func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

    /// Sends a subview to the back.
    public final func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

    /// Takes the view out of its superview. Does nothing without one.
    public final func removeFromSuperview() {
        guard superviewStorage != nil else { return }
        transfer(to: nil) { 0 }
    }

    /// Whether the view is `view` or lies in it.
    public final func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superviewStorage
        }
        return false
    }

    /// The view with a tag in this tree, this view first.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        var open: [UIView] = [self]
        while let view = open.popLast() {
            if view.tagStorage == tag { return view }
            open += view.subviewStorage.reversed()
        }
        return nil
    }

    // MARK: Moving

    private func index(of view: UIView) -> Int? { subviewStorage.firstIndex { $0 === view } }

    private func insert(_ view: UIView, place: () -> Int) {
        if view === self {
            UIKitException(reason: "Can't add self as subview").raise()
            return
        }
        if !view.subviewStorage.isEmpty, isDescendant(of: view) {
            UIKitException(
                reason: "Can't add an ancestor as subview: \(view.debugLine) contains \(debugLine)"
            ).raise()
            return
        }
        view.transfer(to: self, at: place)
    }

    private func reorder(_ view: UIView, toFront: Bool) {
        guard let index = index(of: view) else { return }
        subviewStorage.remove(at: index)
        subviewStorage.insert(view, at: toFront ? subviewStorage.count : 0)
        layerStorage?.orderSublayersAsSubviews()
        markNeedsLayout()
    }

    /// Moves the view to another superview, or out of the tree, with all callbacks in UIKit's order.
    private func transfer(to newSuperview: UIView?, at place: () -> Int) {
        let oldSuperview = superviewStorage
        if let oldSuperview, oldSuperview === newSuperview {
            // Within one superview only the place changes.
            if let index = oldSuperview.index(of: self) { oldSuperview.subviewStorage.remove(at: index) }
            oldSuperview.subviewStorage.insert(self, at: min(place(), oldSuperview.subviewStorage.count))
            oldSuperview.layerStorage?.orderSublayersAsSubviews()
            oldSuperview.markNeedsLayout()
            return
        }
        let oldWindow = windowStorage
        let newWindow = newSuperview?.windowStorage
        let movesWindow = oldWindow !== newWindow
        if movesWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
        willMove(toSuperview: newSuperview)
        if let oldSuperview {
            oldSuperview.willRemoveSubview(self)
            if let index = oldSuperview.index(of: self) { oldSuperview.subviewStorage.remove(at: index) }
            oldSuperview.layerStorage?.orderSublayersAsSubviews()
            oldSuperview.markNeedsLayout()
        }
        superviewStorage = newSuperview
        if let newSuperview {
            newSuperview.subviewStorage.insert(self, at: min(place(), newSuperview.subviewStorage.count))
            newSuperview.layerStorage?.orderSublayersAsSubviews()
            newSuperview.markNeedsLayout()
            announcePendingLayout()
        }
        if movesWindow { forEachInTree { $0.windowStorage = newWindow } }
        if newSuperview?.inheritsOrHasSafeArea ?? false || flags.contains(.inheritsSafeArea) {
            updateSafeArea()
        }
        if movesWindow {
            if oldWindow?.firstResponder.map({ ($0 as? UIView)?.window == nil }) ?? false {
                oldWindow?.firstResponder = nil
            }
            forEachInTree { $0.didMoveToWindow() }
        }
        didMoveToSuperview()
        newSuperview?.didAddSubview(self)
        if newSuperview != nil { tellTraitChange() }
    }

    /// Calls `body` for the view and all below it, parents first, without recursion.
    final func forEachInTree(_ body: (UIView) -> Void) {
        if subviewStorage.isEmpty { return body(self) }
        var open: [UIView] = [self]
        while let view = open.popLast() {
            body(view)
            open += view.subviewStorage.reversed()
        }
    }

    /// Lets go of the subviews one after another, so that a deep tree does not end in a deep recursion.
    final nonisolated func tearDown() {
        layerStorage?.outlive(geometry)
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
            view.subviewStorage = []
            for subview in subviews { subview.superviewStorage = nil }
            open += subviews
        }
    }

    /// Lets go of a window that is being torn down, in this view and all below: whoever outlives the
    /// window must not keep a pointer to it.
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
        guard flags.isDisjoint(with: [.hidden, .interactionDisabled]), alphaStorage >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewStorage.reversed() {
            let place = point.applying(subview.geometry.toParent.inverted())
            if let hit = subview.hitTest(place, with: event) { return hit }
        }
        return self
    }
}

extension UIView {
    /// UIKit's line about a view: its class, its address and its frame.
    final nonisolated var debugLine: String {
        let frame = geometry.frame
        func text(_ value: CGFloat) -> String {
            let rounded = (Double(value) * 1_000_000).rounded() / 1_000_000
            return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
        }
        var line = "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))"
        line += "; frame = (\(text(frame.origin.x)) \(text(frame.origin.y));"
        line += " \(text(frame.size.width)) \(text(frame.size.height)))"
        if flags.contains(.hidden) { line += "; hidden = YES" }
        if alphaStorage < 1 { line += "; alpha = \(text(alphaStorage))" }
        if tagStorage != 0 { line += "; tag = \(tagStorage)" }
        return line + ">"
    }
}
