internal import Flexbox
internal import LayoutCore
public import ViewBridge

extension Flex {
    /// Lays out the view's items, and the items of items.
    ///
    /// The view itself keeps its origin. Its size stays too, or is that of the items where `mode` says so; a
    /// size set on this flexbox wins over both. Margins and insets of the view are left to its own container.
    /// Called from within itself, by a view that is being measured, it does nothing.
    public func layout(mode: LayoutMode = .fitContainer) {
        guard let view = heldView, !flags.contains(.busy) else { return }
        if mode == .fitContainer, isLaidOut(view) { return }
        flags.insert(.busy)
        defer { flags.remove(.busy) }
        let hierarchy = PlacedViews.hierarchyVersion
        let size = view.bounds.size
        let tree = FlexNodes.tree
        // What changes in the course of it is no news.
        let wasAtWork = FlexNodes.isAtWork
        FlexNodes.isAtWork = true
        let seen = updateNodes()
        tree.layout(
            node,
            in: space(
                width: mode == .adjustWidth ? .nan : size.width,
                height: mode == .adjustHeight ? .nan : size.height, in: view))
        FlexNodes.isAtWork = wasAtWork
        let box = tree.frame(of: node)
        // The box as a root tells the next container nothing, even if the box there is the same.
        if tree.parent(of: node) != nil { tree.forgetFrame(of: node) } else { view.forgetPlace() }
        view.setBox(CGRect(origin: view.boxOrigin, size: CGSize(box.size)))
        // Views in a hierarchy are held by its root.
        withExtendedLifetime(view) { place(seen, hierarchy) }
    }

    /// The size that the view would take in a room, with nothing moved.
    ///
    /// - Parameter size: The width and the height to fill. What is NaN, infinite or
    ///   `.greatestFiniteMagnitude` leaves that extent to the items.
    /// - Returns: The size, or zero if the view is just being measured.
    public func sizeThatFits(size: CGSize) -> CGSize {
        guard let host, let view = host.heldView, !flags.contains(.busy) else { return .zero }
        flags.insert(.busy)
        defer { flags.remove(.busy) }
        let wasAtWork = FlexNodes.isAtWork
        FlexNodes.isAtWork = true
        defer { FlexNodes.isAtWork = wasAtWork }
        let seen = host.updateNodes()
        // What waits for its frame must be found again by the next layout.
        for item in seen {
            if let view = item.heldView, !view.keepsPlace { view.superview?.noteChangeForLayout() }
        }
        return CGSize(
            FlexNodes.tree.size(of: node, in: space(width: size.width, height: size.height, in: view)))
    }

    /// Whether the layout of the view's container has laid out the items too, in the size that the view has, and
    /// nothing has changed since.
    private func isLaidOut(_ view: UIView) -> Bool {
        let tree = FlexNodes.tree
        guard tree.parent(of: node) != nil, view.keepsPlace, !view.awaitsLook, !tree.isDirty(node) else {
            return false
        }
        let box = tree.frame(of: node)
        return box != .zero && CGSize(box.size) == view.bounds.size
    }

    /// The size of the items where nothing limits them.
    public var intrinsicSize: CGSize { sizeThatFits(size: CGSize(width: CGFloat.nan, height: CGFloat.nan)) }

    private func space(width: CGFloat, height: CGFloat, in view: UIView) -> RootSpace {
        var space = RootSpace(
            width: .init(extent: width), height: .init(extent: height), scale: Double(view.pixelsPerPoint))
        space.appliesRootMargins = false
        return space
    }
}

extension SpaceProposal {
    /// A definite extent, or none where the number is not one to fill.
    fileprivate init(extent: CGFloat) {
        let isDefinite = extent.isFinite && extent < CGFloat.greatestFiniteMagnitude
        self = isDefinite ? .definite(Double(max(0, extent))) : .maxContent
    }
}
