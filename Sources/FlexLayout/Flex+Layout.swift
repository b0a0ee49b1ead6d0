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
        guard !LayoutSteps.isRecording else {
            return LayoutSteps.performAtEachStep(in: view) { [weak self] in self?.layout(mode: mode) }
        }
        if mode == .fitContainer, isLaidOut(view) { return }
        flags.insert(.busy)
        defer { flags.remove(.busy) }
        let removalCount = FlexNodes.removalCount
        let size = view.bounds.size
        let tree = FlexNodes.tree
        // Changes in the course of the layout are part of it.
        let wasUpdating = FlexNodes.isUpdating
        FlexNodes.isUpdating = true
        let visited = updateNodes()
        tree.layout(
            node,
            in: space(
                width: mode == .adjustWidth ? .nan : size.width,
                height: mode == .adjustHeight ? .nan : size.height, in: view))
        FlexNodes.isUpdating = wasUpdating
        let box = tree.frame(of: node)
        // The next container has to place the view even if its box there is the same.
        if tree.parent(of: node) != nil {
            tree.forgetFrame(of: node)
        } else {
            view.pendingChanges.insert(.frame)
        }
        view.setBox(CGRect(origin: view.boxOrigin, size: CGSize(box.size)))
        // The root holds the views in its hierarchy.
        withExtendedLifetime(view) { place(visited, removalCount) }
    }

    /// The size that the view would take in an available size, with nothing moved.
    ///
    /// - Parameter size: The width and the height to fill. What is NaN, infinite or
    ///   `.greatestFiniteMagnitude` leaves that extent to the items.
    /// - Returns: The size, or zero if the view is just being measured.
    public func sizeThatFits(size: CGSize) -> CGSize {
        guard let host, let view = host.heldView, !flags.contains(.busy) else { return .zero }
        flags.insert(.busy)
        defer { flags.remove(.busy) }
        let wasUpdating = FlexNodes.isUpdating
        FlexNodes.isUpdating = true
        defer { FlexNodes.isUpdating = wasUpdating }
        let visited = host.updateNodes()
        // The next layout must find again what has not been placed.
        for item in visited {
            guard let view = item.heldView, view.pendingChanges.contains(.frame) else { continue }
            view.superview?.markChanged(.descendants)
        }
        return CGSize(
            FlexNodes.tree.size(of: node, in: space(width: size.width, height: size.height, in: view)))
    }

    /// Whether the layout of the view's container has laid out the items too, in the size that the view has, and
    /// nothing has changed since.
    private func isLaidOut(_ view: UIView) -> Bool {
        let tree = FlexNodes.tree
        guard tree.parent(of: node) != nil, view.pendingChanges.isEmpty, !tree.isDirty(node) else {
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
