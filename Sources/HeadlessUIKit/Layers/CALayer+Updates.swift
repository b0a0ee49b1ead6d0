import Foundation

/// Layout and display of layers that belong to no view. A view's layer is laid out and displayed with its view.
extension CALayer {
    /// The standalone layers that are marked for layout.
    private static var layersToLayOut: [Weak] = []

    private struct Weak {
        weak var layer: CALayer?
    }

    /// Whether a layout or a display of the layer can do anything: plain layers have no code for it.
    private var hasUpdates: Bool {
        extras?.delegate != nil || !Self.plainClasses.contains(ObjectIdentifier(Swift.type(of: self)))
    }

    private static let plainClasses: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
        ObjectIdentifier(CAGradientLayer.self),
    ]

    // MARK: Layout

    final func markNeedsLayout() {
        if let owner { return owner.setNeedsLayout() }
        guard !ownFlags.contains(.needsLayout), hasUpdates else { return }
        ownFlags.insert(.needsLayout)
        Self.layersToLayOut.append(Weak(layer: self))
        MainTurn.request()
    }

    final func performPendingLayout() {
        if let owner { return owner.layoutIfNeeded() }
        var top: CALayer?
        var layer: CALayer? = self
        while let current = layer, current.owner == nil {
            if current.ownFlags.contains(.needsLayout) { top = current }
            layer = current.superlayerStorage
        }
        (top ?? self).layOutTree()
    }

    private func layOutTree() {
        var open = [self]
        while let layer = open.popLast() {
            layer.layOutIfMarked()
            open += (layer.sublayerStorage ?? []).reversed().filter { $0.owner == nil }
        }
    }

    private func layOutIfMarked() {
        guard ownFlags.contains(.needsLayout) else { return }
        ownFlags.remove(.needsLayout)
        layoutSublayers()
    }

    /// Lays out the standalone layers that are marked, as a layout pass of views does at its end; the outer ones first.
    static func layOutMarkedLayers() {
        var rounds = 0
        while !layersToLayOut.isEmpty, rounds < LayerUpdates.roundLimit {
            rounds += 1
            let layers = layersToLayOut.compactMap(\.layer)
            layersToLayOut = []
            for layer in layers where layer.ownFlags.contains(.needsLayout) { layer.performPendingLayout() }
        }
    }

    /// Changes the geometry of a layer that belongs to no view; another size marks it for layout.
    final func changeOwnGeometry(_ change: (inout LayerGeometry) -> Void) {
        let old = ownGeometry.bounds.size
        change(&ownGeometry)
        extras?.keyObservers?.notify()
        guard ownGeometry.bounds.size != old, hasUpdates else { return }
        setNeedsLayout()
        if extras?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
    }

    // MARK: Display

    final func markNeedsDisplay() {
        if let owner { return owner.setNeedsDisplay() }
        if hasUpdates { ownFlags.insert(.needsDisplay) }
    }

    final func performPendingDisplay() {
        if let owner {
            owner.flags.remove(.needsDisplay)
            return display()
        }
        guard ownFlags.contains(.needsDisplay) else { return }
        ownFlags.remove(.needsDisplay)
        display()
    }

    final func drawByDelegate(in context: CGContext) {
        guard owner == nil, let delegate = extras?.delegate else { return }
        delegate.layerWillDraw(self)
        delegate.draw(self, in: context)
    }

    // MARK: Actions

    final func foundAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
            ?? (extras?.style?["actions"] as? [String: any CAAction])?[event]
            ?? Swift.type(of: self).defaultAction(forKey: event)
        return found is NSNull ? nil : found
    }
}

/// Limits of the layout of layers.
enum LayerUpdates {
    /// Rounds after which layout is taken for a cycle.
    static let roundLimit = 100
}
