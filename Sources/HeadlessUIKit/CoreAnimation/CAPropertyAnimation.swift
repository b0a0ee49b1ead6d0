/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The property, such as `position.x`, `opacity` or `transform.rotation`.
    public final var keyPath: String? {
        get { path }
        set {
            path = newValue
            target = newValue.flatMap { AnimatedKeyPath($0) }
        }
    }
    /// Whether values are added to the property's value.
    public final var isAdditive = false
    /// Whether each run continues from the end of the last one.
    public final var isCumulative = false
    private final var path: String?
    private final var target: AnimatedKeyPath?

    /// Creates an animation of a property. A path that no layer has is reported to `LayoutDiagnostics`
    /// and has no effect.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        if let path, target == nil {
            LayoutDiagnostics.report(
                .ignored(call: "CAPropertyAnimation(keyPath: \"\(path)\")"), about: path,
                because: "no property of this name can be animated here")
        }
    }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
    }

    override final func apply(to shown: CALayer, at moment: Moment) {
        guard let target, let base = target.value(in: shown),
            var value = value(at: moment, over: base)
        else { return }
        if isCumulative, moment.round > 0, let last = lastValue(over: base) {
            value = value.adding(last.scaled(by: moment.round))
        }
        target.set(isAdditive ? base.adding(value) : value, in: shown)
    }

    /// The value at a moment.
    func value(at moment: Moment, over base: AnimatedValue) -> AnimatedValue? { nil }

    /// The value at the end of one run.
    func lastValue(over base: AnimatedValue) -> AnimatedValue? { nil }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil follows from the others, or is the property's value.
    public final var fromValue: Any?
    /// The last value; nil follows from the others, or is the property's value.
    public final var toValue: Any?
    /// The difference between the two.
    public final var byValue: Any?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    private func ends(over base: AnimatedValue) -> (from: AnimatedValue, to: AnimatedValue) {
        let (from, to, by) = (AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue))
        let rest = isAdditive ? base.neutral : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by.scaled(by: -1)), to)
        case (let from?, nil, nil): return (from, rest)
        case (nil, let to?, nil): return (rest, to)
        case (nil, nil, let by?): return (rest, rest.adding(by))
        case (nil, nil, nil): return (rest, rest)
        }
    }

    override final func value(at moment: Moment, over base: AnimatedValue) -> AnimatedValue? {
        let (from, to) = ends(over: base)
        return from.mixed(with: to, moment.progress)
    }

    override final func lastValue(over base: AnimatedValue) -> AnimatedValue? { ends(over: base).to }
}

/// An animation from one value to another by a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass. 1 by default.
    public final var mass: CGFloat = 1
    /// The spring's stiffness. 100 by default.
    public final var stiffness: CGFloat = 100
    /// The damping. 10 by default.
    public final var damping: CGFloat = 10
    /// The speed at the start, in multiples of the whole distance per second. 0 by default.
    public final var initialVelocity: CGFloat = 0
    /// Whether the spring may be overdamped. False by default: it then counts as critically damped.
    public final var allowsOverdamping = false

    /// Creates a spring by iOS 17's parameters: the perceived duration of one oscillation, and the bounce.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        allowsOverdamping = true
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.ratio * spring.frequency)
        duration = settlingDuration
    }

    /// Seconds until the spring is within a thousandth of its final value.
    public final var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Spring {
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
        guard spring.ratio > 1, !allowsOverdamping else { return spring }
        return Spring(frequency: spring.frequency, ratio: 1, velocity: spring.velocity)
    }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func progress(at part: Double) -> Double {
        let part = super.progress(at: part)
        return spring.progress(at: part * duration)
    }
}
