extension CALayer {
    /// A copy of the layer as it is seen now, in the middle of its animations; nil where none runs.
    ///
    /// The copy belongs to no tree. Its class is this layer's; what a subclass of your own adds is not copied.
    public final func presentation() -> Self? {
        guard !animations.isEmpty else { return nil }
        let copy = Swift.type(of: self).init()
        copy.copyValues(from: self)
        copy.modelLayer = self
        copy.present(animations)
        return copy
    }

    /// The layer that a ``presentation()`` shows; the layer itself where it is none.
    public final func model() -> Self {
        (modelLayer as? Self) ?? self
    }

    private func present(_ animations: [LayerAnimation]) {
        let changes = animations.compactMap(\.change)
        var shown: [AnimatableProperty] = []
        for change in changes where !shown.contains(change.property) {
            let property = change.property
            shown.append(property)
            guard var value = value(of: property) else { continue }
            var run = changes[...].filter { $0.property == property }
            if let replacing = run.lastIndex(where: { !$0.isAdditive }) {
                value = run[replacing].value(over: value)
                run.removeSubrange(...replacing)
            }
            // The newest lies next to the model, so that transforms undo each other in order.
            for change in run.reversed() { value = change.value(over: value) }
            set(property, to: value)
        }
    }

    /// Copies the values that are drawn.
    final func copyBaseValues(from layer: CALayer) {
        ownGeometry = layer.geometry
        ownFlags = layer.owner?.flags ?? layer.ownFlags
        ownOpacity = layer.opacity
        ownBackground = layer.backgroundColor
        contentsScaleStorage = layer.contentsScale
        cornerRadius = layer.cornerRadius
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        shadowColor = layer.shadowColor
        shadowOpacity = layer.shadowOpacity
        shadowOffset = layer.shadowOffset
        shadowRadius = layer.shadowRadius
        shadowPath = layer.shadowPath
        contents = layer.contents
        contentsGravity = layer.contentsGravity
        mask = layer.mask
        zPosition = layer.zPosition
        name = layer.name
    }
}
