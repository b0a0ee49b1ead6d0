/// What moves the changes that one animation block made.
@MainActor
class ChangeDriver {
    /// The clock by which it runs.
    let clock: AnimationClock
    /// Whether touches reach the views on their way.
    let allowsInteraction: Bool
    /// Whether a change starts where the layer is seen now, instead of being laid on top of what runs.
    let startsFromCurrentState: Bool
    /// The layers that were changed. Weak: a view may go while it is on its way.
    private(set) var layers: [WeakLayer] = []
    /// Changes that are still on their layers.
    private(set) var changeCount = 0
    private var known: Set<ObjectIdentifier> = []

    struct WeakLayer {
        weak var layer: CALayer?
    }

    init(clock: AnimationClock, options: UIView.AnimationOptions) {
        self.clock = clock
        allowsInteraction = options.contains(.allowUserInteraction)
        startsFromCurrentState = options.contains(.beginFromCurrentState)
    }

    /// How far a change is now: 0 at the old value, 1 at the new one.
    var progress: Double { 1 }

    /// Whether the old value is still shown because the start lies ahead, or the new one is reached.
    func attached(to layer: CALayer) {
        changeCount += 1
        if known.insert(ObjectIdentifier(layer)).inserted { layers.append(WeakLayer(layer: layer)) }
    }

    /// Tells that changes were taken off a layer before their end.
    func detached(_ count: Int) {
        changeCount -= count
        if changeCount <= 0 { interrupted() }
    }

    /// Called when none of the changes is left before the end came.
    func interrupted() {}

    /// Takes all changes off their layers.
    func detachAll() {
        changeCount = 0
        for entry in layers { entry.layer?.removeChanges(of: self) }
        layers = []
        known = []
    }
}
