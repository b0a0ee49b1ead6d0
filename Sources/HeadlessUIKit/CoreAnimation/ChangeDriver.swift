/// Drives the changes of one animation block.
@MainActor
class ChangeDriver {
    /// The clock that it follows.
    let clock: AnimationClock
    /// The block that this one is a part of, such as the one around a keyframe.
    let whole: ChangeDriver?
    /// Whether touches reach the views during the animation.
    let allowsInteraction: Bool
    /// Whether a change starts from the presented value, instead of being added to running changes.
    let startsFromCurrentState: Bool
    /// The layers that were changed. Weak: a view may be released during the animation.
    private(set) var layers: [WeakLayer] = []
    /// Drivers of nested blocks, which run with this one.
    private(set) var parts: [ChangeDriver] = []
    /// Changes that are still on their layers, including those of the parts.
    private(set) var changeCount = 0
    private var layerIDs: Set<ObjectIdentifier> = []

    struct WeakLayer {
        weak var layer: CALayer?
    }

    init(
        clock: AnimationClock, allowsInteraction: Bool, startsFromCurrentState: Bool,
        partOf whole: ChangeDriver? = nil
    ) {
        self.clock = clock
        self.allowsInteraction = allowsInteraction
        self.startsFromCurrentState = startsFromCurrentState
        self.whole = whole
        whole?.parts.append(self)
    }

    /// The progress of a change at an instant: 0 at the old value, 1 at the new one.
    func progress(at now: Double) -> Double { 1 }

    /// The instant when its own changes end.
    var endOfOwnChanges: Double { clock.now }

    /// The instant when all changes end.
    var end: Double { parts.reduce(endOfOwnChanges) { max($0, $1.end) } }

    /// The outermost driver that this one is a part of; itself where it is a whole.
    final var root: ChangeDriver {
        var driver: ChangeDriver = self
        while let whole = driver.whole { driver = whole }
        return driver
    }

    func attached(to layer: CALayer) {
        countChanges(1)
        if layerIDs.insert(ObjectIdentifier(layer)).inserted { layers.append(WeakLayer(layer: layer)) }
    }

    /// Called when a value that layout reads, or a closure, is animated step by step.
    func attachedStep() { countChanges(1) }

    /// Called when changes were removed from a layer before their end.
    func detached(_ count: Int) {
        countChanges(-count)
        let root = root
        if root.changeCount <= 0 { root.interrupted() }
    }

    private func countChanges(_ count: Int) {
        changeCount += count
        whole?.countChanges(count)
    }

    /// Called when none of the changes is left before the end came.
    func interrupted() {}

    /// Removes all changes from their layers.
    func detachAll() {
        changeCount = 0
        LayoutSteps.end(self)
        for entry in layers { entry.layer?.removeChanges(of: self) }
        layers = []
        layerIDs = []
        for part in parts { part.detachAll() }
        parts = []
    }

    /// The layers of this driver and its parts.
    var allLayers: [CALayer] {
        layers.compactMap(\.layer) + parts.flatMap(\.allLayers)
    }
}
