/// One animated change of a property, from its old value to the one that was set in an animation block.
@MainActor
struct PropertyChange {
    let property: AnimatableProperty
    /// The old value, for animators that are reversed.
    let old: AnimatedValue
    let new: AnimatedValue
    let driver: ChangeDriver
    /// The difference that is added at the start; nil where the change replaces earlier ones.
    let difference: AnimatedValue?
    let start: AnimatedValue
    /// Sets what the value alone does not contain, such as a colour that depends on traits.
    var restore: ((_ toOld: Bool) -> Void)?

    init(
        _ property: AnimatableProperty, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue,
        by driver: ChangeDriver
    ) {
        self.property = property
        self.old = old
        self.new = new
        self.driver = driver
        if driver.startsFromCurrentState, layer.isAnimating(property) {
            start = layer.seenValue(of: property, over: old, at: layer.localTime(at: driver.clock.now))
            difference = nil
        } else {
            start = old
            difference = old.difference(to: new)
        }
    }

    /// Whether the change is additive.
    var isAdditive: Bool { difference != nil }

    /// The value at an instant, over a base value.
    func value(over base: AnimatedValue, at now: Double) -> AnimatedValue {
        let progress = driver.progress(at: now)
        guard let difference else { return start.mixed(with: new, progress) }
        return base.adding(difference.mixed(with: difference.neutral, progress))
    }
}
