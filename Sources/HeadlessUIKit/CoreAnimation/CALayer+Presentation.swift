extension CALayer {
    /// The presentation layer: a copy with the values in the middle of its animations; nil where none runs.
    ///
    /// Where a layout is animated step by step, the copy has the values of the layer itself, which are those in the
    /// middle. The copy is in no tree. Its class is this layer's, and it is made by `init(layer:)`, as on iOS: a subclass with
    /// properties of its own copies them there.
    @discardableResult public final func presentation() -> Self? { presentation(delayedBy: 0) }

    /// The presentation layer as it was so many seconds ago.
    final func presentation(delayedBy delay: Double) -> Self? {
        guard let clock = animations.first?.clock ?? (LayoutSteps.moves(self) ? LayoutSteps.clock : nil)
        else {
            return nil
        }
        let copy = DynamicInit.copy(of: self)
        copy.modelLayer = self
        AnimationRecording.suspended { copy.present(animations, at: localTime(at: clock.now - delay)) }
        return copy
    }

    /// The model layer of a ``presentation()``; the layer itself where it is none.
    @discardableResult public final func model() -> Self {
        (modelLayer as? Self) ?? self
    }

    private func copySettings(from other: LayerExtras) {
        sublayerTransform = other.sublayerTransform
        contentsRect = other.contentsRect
        contentsCenter = other.contentsCenter
        compositingFilter = other.compositingFilter
        if !other.values.isEmpty { madeExtras.values = other.values }
    }

    private func present(_ animations: [LayerAnimation], at time: Double) {
        var shown: [AnimatableProperty] = []
        for change in animations.compactMap(\.change) where !shown.contains(change.property) {
            shown.append(change.property)
            guard let value = value(of: change.property) else { continue }
            set(change.property, to: animations.seenValue(of: change.property, over: value, at: time))
        }
        for entry in animations {
            switch entry.content {
            case .change: break
            case .explicit(let animation): animation.apply(to: self, layerTime: time)
            case .transition(let change):
                transition = ShownTransition(
                    old: change.old, style: change.style, progress: change.driver.progress(at: time))
            }
        }
    }

    /// The presented value of a property, by the animation blocks that run.
    final func seenValue(
        of property: AnimatableProperty, over value: AnimatedValue, at time: Double
    ) -> AnimatedValue {
        animations.seenValue(of: property, over: value, at: time)
    }

    /// Copies the drawn values.
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
        if let extras = layer.extras { copySettings(from: extras) }
    }
}

extension [LayerAnimation] {
    /// The presented value of a property: the last change that replaces earlier ones, and the additive ones
    /// after it.
    @MainActor
    fileprivate func seenValue(
        of property: AnimatableProperty, over base: AnimatedValue, at time: Double
    ) -> AnimatedValue {
        var value = base
        var changes = compactMap(\.change)[...].filter { $0.property == property }
        if let replacing = changes.lastIndex(where: { !$0.isAdditive }) {
            value = changes[replacing].value(over: value, at: time)
            changes.removeSubrange(...replacing)
        }
        // The newest applies next to the model, so that transforms undo each other in order.
        for change in changes.reversed() { value = change.value(over: value, at: time) }
        return value
    }
}
