/// The animation blocks that run now: the setter of an animatable property looks here whether it is animated.
@MainActor
enum AnimationRecording {
    /// Whether changes are animated: all that a setter reads. Pays in `base instructions wide1000`, since the
    /// setters of `frame`, `bounds` and `center` read it; written on the main actor alone.
    @exclusivity(unchecked) nonisolated(unsafe) static var isOpen = false
    /// Whether changes are animated, or changes of geometry are recorded for an inspector: all that the setters of `frame`,
    /// `bounds` and `center` read. Read and written as above.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) static var isWatched = false
    /// Whether changes of geometry are recorded for an inspector.
    static var recordsGeometry = false { didSet { update() } }
    /// Whether changes of what layout reads are animated step by step, as ``LayoutSteps`` does. Read and written as
    /// above.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) static var isStepping = false
    /// Whether animations are enabled.
    private(set) static var isEnabled = true
    private static var scopes: [Scope] = []

    private struct Scope {
        let driver: ChangeDriver?
        let settings: AnimationSettings
        var steps = false
    }

    static var driver: ChangeDriver? { isOpen ? scopes.last?.driver : nil }

    /// The settings that a nested block inherits.
    static var settings: AnimationSettings? { scopes.last?.settings }

    static func setEnabled(_ isEnabled: Bool) {
        self.isEnabled = isEnabled
        update()
    }

    /// Runs a closure whose changes a driver animates; without a driver they apply at once.
    ///
    /// - Parameters:
    ///   - driver: The driver.
    ///   - settings: What a nested block inherits.
    ///   - steps: Whether what layout reads is animated step by step.
    ///   - body: Makes the changes.
    static func run(
        _ driver: ChangeDriver?, _ settings: AnimationSettings, steps: Bool = false, _ body: () -> Void
    ) {
        scopes.append(Scope(driver: driver, settings: settings, steps: steps))
        update()
        body()
        if driver != nil { layOutArrangements() }
        scopes.removeLast()
        update()
        if steps { LayoutSteps.step() }
    }

    /// Begins what ``close()`` ends: changes until then are a driver's.
    static func open(_ driver: ChangeDriver?, _ settings: AnimationSettings) {
        scopes.append(Scope(driver: driver, settings: settings))
        update()
    }

    /// Ends what ``open(_:_:)`` began.
    static func close() {
        guard let scope = scopes.last else { return }
        if scope.driver != nil { layOutArrangements() }
        scopes.removeLast()
        update()
    }

    /// The layers of stacks that closed or opened a gap while blocks ran.
    private static var arrangements: [CALayer] = []

    /// Lays the view of a layer out before the current block ends, so that its changes are animated.
    static func layOutAtEnd(_ layer: CALayer) {
        guard isOpen, !arrangements.contains(where: { $0 === layer }) else { return }
        arrangements.append(layer)
    }

    private static func layOutArrangements() {
        guard !arrangements.isEmpty else { return }
        let layers = arrangements
        arrangements = []
        for layer in layers { layer.layoutIfNeeded() }
    }

    private static func update() {
        isOpen = isEnabled && scopes.last?.driver != nil
        isWatched = isOpen || recordsGeometry
        isStepping = isOpen && scopes.last?.steps == true
    }

    /// Runs a closure outside of all blocks, as completions and the run loop's work do.
    static func suspended(_ body: () -> Void) {
        let outer = scopes
        scopes = []
        update()
        body()
        scopes = outer
        update()
    }

    /// Animates a change of a layer's property, where the values differ.
    static func record(
        _ property: AnimatableProperty, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue,
        restore: ((_ toOld: Bool) -> Void)? = nil
    ) {
        guard let driver, old != new, !CATransaction.disableActions() else { return }
        var change = PropertyChange(property, of: layer, from: old, to: new, by: driver)
        change.restore = restore
        layer.add(change)
    }
}
