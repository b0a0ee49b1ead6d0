/// What moves the changes that one animation block made.
@MainActor
class ChangeDriver {
    /// The clock by which it runs.
    let clock: AnimationClock
    /// The block that this one is a part of, such as the one around a keyframe.
    let whole: ChangeDriver?
    /// Whether touches reach the views on their way.
    let allowsInteraction: Bool
    /// Whether a change starts where the layer is seen now, instead of being laid on top of what runs.
    let startsFromCurrentState: Bool
    /// The layers that were changed. Weak: a view may go while it is on its way.
    private(set) var layers: [WeakLayer] = []
    /// Parts that run with this one.
    private(set) var parts: [ChangeDriver] = []
    /// Changes that are still on their layers, those of the parts too.
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

    /// How far a change is at an instant: 0 at the old value, 1 at the new one.
    func progress(at now: Double) -> Double { 1 }

    /// The instant when what it changed itself is done.
    var endOfOwnChanges: Double { clock.now }

    /// The instant when all is done.
    var end: Double { parts.reduce(endOfOwnChanges) { max($0, $1.end) } }

    /// The driver that this one is a part of in the end; itself where it is a whole.
    final var root: ChangeDriver {
        var driver: ChangeDriver = self
        while let whole = driver.whole { driver = whole }
        return driver
    }

    func attached(to layer: CALayer) {
        countChanges(1)
        if layerIDs.insert(ObjectIdentifier(layer)).inserted { layers.append(WeakLayer(layer: layer)) }
    }

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

    /// Takes all changes off their layers.
    func detachAll() {
        changeCount = 0
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
