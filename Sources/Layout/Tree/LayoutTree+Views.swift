internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// Adds the parts' views to the container, and places them.
extension LayoutTree {
    /// A view that is shown, and in what.
    ///
    /// An object, as each copy of such a value counts four references: pays in `feed`.
    final class ShownView {
        let view: UIView
        let host: UIView
        let part: Part
        let transition: LayoutTransition?

        init(view: UIView, host: UIView, part: Part, transition: LayoutTransition?) {
            self.view = view
            self.host = host
            self.part = part
            self.transition = transition
        }
    }

    /// Brings the subviews of the container and of all hosts up to date.
    ///
    /// - Returns: The inserted views.
    func updateSubviews(of container: LayoutHostView) -> [ShownView] {
        guard hasNewStructure else { return [] }
        hasNewStructure = false
        let levels = arrangeViews(of: container)
        var shown: [ObjectIdentifier: ShownView] = [:]
        var order: [(host: UIView, views: [UIView])] = []
        for level in levels {
            for entry in level.entries { shown[ObjectIdentifier(entry.view)] = entry }
            order.append((level.host, level.entries.map(\.view)))
        }
        let inserted = levels.flatMap { $0.entries.filter { self.shown[ObjectIdentifier($0.view)] == nil } }
        for (key, entry) in self.shown where shown[key] == nil { dismiss(entry, of: container) }
        for (key, entry) in shown where self.shown[key]?.host !== entry.host { setNeedsPlacement(entry.part) }
        for entry in self.shown.values { entry.part.isShown = false }
        for entry in shown.values { entry.part.isShown = true }
        self.shown = shown
        for level in order { level.host.arrange(level.views) }
        removeUnshownViews(from: container)
        updateHiddenViews(in: container)
        return inserted
    }

    /// The views of each host, in the order in which they are drawn.
    private func arrangeViews(of container: LayoutHostView) -> [(host: UIView, entries: [ShownView])] {
        var levels: [(host: UIView, entries: [ShownView])] = [(container, [])]
        var pending: [(part: Part, level: Int, transition: LayoutTransition?)] = [(root, 0, nil)]
        while let (part, level, outer) = pending.popLast() {
            var inner = level
            let transition = part.details?.transition ?? outer
            if let view = part.view {
                guard part.kind != .leaf || owns(view, part, in: container) else { continue }
                levels[level].entries.append(
                    ShownView(view: view, host: levels[level].host, part: part, transition: transition))
                if part.isHost {
                    inner = levels.count
                    levels.append((view, []))
                }
            }
            for child in part.drawingOrder.reversed() {
                if engine.isHidden(child.node) { continue }
                // A part that was inserted later has a transition of its own.
                pending.append((child, inner, child.birth == part.birth ? transition : nil))
            }
        }
        return levels
    }

    /// Whether a view is to be shown in a part; a view can be in one place only.
    private func owns(_ view: UIView, _ part: Part, in container: LayoutHostView) -> Bool {
        let isAround = container.isDescendant(of: view)
        if leaves[ObjectIdentifier(view)] === part, !isAround { return true }
        report(
            .ignored(call: "layout()"), name(of: part),
            isAround ? "it contains the container" : "the same view is in another place of the body too")
        engine.setElement(.empty, of: part.node)
        return false
    }

    /// Removes a view that is no longer shown, unless the app has moved it to another superview.
    private func dismiss(_ entry: ShownView, of container: LayoutHostView) {
        let key = ObjectIdentifier(entry.view)
        if leaves[key] === entry.part {
            if part(of: entry.part.node) === entry.part {
                insertAbsent(entry.part)
            } else {
                leaves[key] = nil
                entry.part.details?.styleOverrides?.restore(entry.view)
            }
        }
        guard entry.view.superview === entry.host else { return }
        container.remove(entry)
    }

    /// Places views: those that have moved, are new, or have been moved by other code.
    func placeViews(_ inserted: [ShownView], in container: LayoutHostView) {
        for node in moved {
            guard let part = part(of: node), part.view != nil, !part.isNew else { continue }
            place(part, in: container)
        }
        for part in changes.takeUnplacedParts() + inserted.map(\.part) where part.isNew {
            container.withoutAnimation { place(part, in: container) }
        }
        for part in displacedParts() where part.view?.pendingChanges.contains(.frame) == true {
            place(part, in: container)
        }
    }

    /// Places a view.
    private func place(_ part: Part, in container: LayoutHostView) {
        guard part.isShown, let view = part.view else { return }
        part.isNew = false
        if container.isAnimated(view) { return }
        let frame = engine.frame(of: part.node)
        let corner = origin(of: part.hostPart)
        // Whole pixels, as views round their natural sizes: differences of sums are a little off.
        let scale = Double(container.pixelsPerPoint)
        func whole(_ length: Double) -> CGFloat { CGFloat((length * scale).rounded() / scale) }
        let box = CGRect(
            x: CGFloat(frame.origin.x - corner.x), y: CGFloat(frame.origin.y - corner.y),
            width: whole(frame.size.width), height: whole(frame.size.height))
        view.place(box)
        part.details?.configure?(view)
        if part.kind == .scroll, let scroll = view as? UIScrollView { updateContent(of: scroll, part) }
    }

    private func updateContent(of scroll: UIScrollView, _ part: Part) {
        guard let content = part.children.first else { return }
        let size = engine.frame(of: content.node).size
        let extent = CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
        if scroll.contentSize != extent { scroll.contentSize = extent }
    }

    /// Scroll views whose content has changed its size, although they have not moved themselves.
    func updateScrollContents() {
        for node in moved {
            guard let part = part(of: node), part.isInScrollView, let scroll = part.parent else { continue }
            if let view = scroll.view as? UIScrollView { updateContent(of: view, scroll) }
        }
    }

    /// Whether the view of a part is shown, in this part or in another one that has it too.
    func isViewShown(of part: Part) -> Bool {
        // Nearly all views are in one part, so that they need not be looked up.
        if part.isShown { return true }
        return part.view.map { shown[ObjectIdentifier($0)] != nil } ?? false
    }

    /// Where the coordinates of a host's subviews begin, in the container.
    func origin(of host: Part?) -> Point {
        guard let host else { return .zero }
        if host.kind == .scroll, let content = host.children.first {
            return engine.frame(of: content.node).origin
        }
        return engine.frame(of: host.node).origin
    }

    /// The name of a part: its view's class and what distinguishes it from others.
    func name(of part: Part) -> String {
        guard let view = part.view else { return "a layout" }
        let kind = "\(type(of: view))"
        if let identity = view.layoutIdentity { return "\(kind) \"\(identity.base)\"" }
        if let identifier = view.accessibilityIdentifier { return "\(kind) \"\(identifier)\"" }
        let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        guard let text, !text.isEmpty else { return kind }
        return "\(kind) \"\(text.prefix(24))\(text.count > 24 ? "..." : "")\""
    }
}

extension Part {
    /// The children from back to front.
    var drawingOrder: [Part] {
        if details?.isBaseOnTop == true, let base = children.first { return children.dropFirst() + [base] }
        if hasDefaultOrder { return children }
        return children.enumerated().sorted { one, other in
            let depths = (one.element.details?.zIndex ?? 0, other.element.details?.zIndex ?? 0)
            return depths.0 == depths.1 ? one.offset < other.offset : depths.0 < depths.1
        }.map(\.element)
    }

    /// Whether no child says where it lies among its siblings.
    private var hasDefaultOrder: Bool {
        for child in children {
            if let details = child.details, details.zIndex != 0 { return false }
        }
        return true
    }
}

extension UIView {
    /// Makes views the subviews at the back, in this order; other subviews stay in front of them.
    func arrange(_ views: [UIView]) {
        var place = 0
        do {
            let present = subviews
            while place < views.count, place < present.count, present[place] === views[place] { place += 1 }
            if place == views.count { return }
        }
        let isAtEnd = subviews.count == place
        for view in views[place...] {
            if isAtEnd { addSubview(view) } else { insertSubview(view, at: place) }
            place += 1
        }
    }
}
