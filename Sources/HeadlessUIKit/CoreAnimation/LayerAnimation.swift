/// One animation on a layer, under its key.
@MainActor
struct LayerAnimation {
    let key: String
    let content: Content

    enum Content {
        /// A change that an animation block made.
        case change(PropertyChange)
        /// An animation that the program made itself.
        case explicit(ExplicitAnimation)
        /// What a view showed before a transition.
        case transition(ViewTransition)
    }

    var change: PropertyChange? {
        if case .change(let change) = content { change } else { nil }
    }

    var explicit: ExplicitAnimation? {
        if case .explicit(let animation) = content { animation } else { nil }
    }

    /// The driver of a change, where it belongs to an animation block.
    var driver: ChangeDriver? {
        switch content {
        case .change(let change): change.driver
        case .transition(let transition): transition.driver
        case .explicit: nil
        }
    }

    /// The clock that it follows.
    var clock: AnimationClock { driver?.clock ?? explicit?.clock ?? .current }
}

extension CALayer {
    /// Whether a block's change of a property is running.
    final func isAnimating(_ property: AnimatableProperty) -> Bool {
        animations.contains { $0.change?.property == property }
    }

    /// Adds an animated change. One that starts from the current state replaces earlier ones.
    final func add(_ change: PropertyChange) {
        if !change.isAdditive, change.driver.startsFromCurrentState {
            remove { $0.change?.property == change.property }
        }
        append(.change(change), named: change.property.rawValue)
        change.driver.attached(to: self)
    }

    /// Adds an animation under a name that no other has: a number follows where there are several.
    final func append(_ content: LayerAnimation.Content, named name: String) {
        var (key, count) = (name, 1)
        while animations.contains(where: { $0.key == key }) {
            count += 1
            key = "\(name)-\(count)"
        }
        animations.append(LayerAnimation(key: key, content: content))
        animationsChanged()
    }

    /// Removes animations before their end and notifies their drivers.
    final func remove(where isGone: (LayerAnimation) -> Bool) {
        let gone = animations.filter(isGone)
        guard !gone.isEmpty else { return }
        animations.removeAll(where: isGone)
        animationsChanged()
        for entry in gone {
            entry.driver?.detached(1)
            entry.explicit?.removed()
        }
    }

    /// Removes the changes of a driver without notifying it.
    final func removeChanges(of driver: ChangeDriver) {
        animations.removeAll { $0.driver === driver }
        animationsChanged()
    }

    /// Removes an animation that is over.
    final func forget(_ animation: ExplicitAnimation) {
        animations.removeAll { $0.explicit === animation }
        animationsChanged()
    }

    /// Updates the flags by which views without animations are skipped.
    private func animationsChanged() {
        guard let owner else { return }
        owner.flags.set(.animating, to: !animations.isEmpty)
        if animations.isEmpty { owner.flags.remove(.collapsing) }
        owner.flags.set(
            .closedByAnimation, to: animations.contains { $0.driver?.allowsInteraction == false })
    }

    /// Records a change of the box of a view that is laid out anew at each step.
    private final func recordStep(
        _ property: AnimatableProperty, from old: AnimatedValue, to new: AnimatedValue
    ) {
        guard owner != nil else { return }
        let key = SteppedValue.Key(property, of: self)
        guard old != new || LayoutSteps.animates(key) else { return }
        let access = SteppedValue.Access(
            read: { [weak self] in self?.value(of: property)?.numbers },
            apply: { [weak self] in self?.set(property, to: .numbers($0)) },
            layer: { [weak self] in self })
        LayoutSteps.record(key, from: old.numbers, to: new.numbers, access)
    }

    /// Records what changed between two geometries.
    final func recordGeometry(from old: LayerGeometry, to new: LayerGeometry) {
        func record(_ property: AnimatableProperty, _ from: AnimatedValue, _ to: AnimatedValue) {
            AnimationRecording.record(property, of: self, from: from, to: to)
        }
        let recordBox = AnimationRecording.isStepping ? recordStep : record
        recordBox(
            .boundsSize, .pair(old.bounds.width, old.bounds.height),
            .pair(new.bounds.width, new.bounds.height))
        recordBox(
            .boundsOrigin, .pair(old.bounds.minX, old.bounds.minY), .pair(new.bounds.minX, new.bounds.minY))
        recordBox(
            .position, .pair(old.position.x, old.position.y), .pair(new.position.x, new.position.y))
        guard old.special !== new.special else { return }
        record(
            .anchorPoint, .pair(old.anchorPoint.x, old.anchorPoint.y),
            .pair(new.anchorPoint.x, new.anchorPoint.y))
        record(.transform, .transform(old.transform), .transform(new.transform))
    }
}
