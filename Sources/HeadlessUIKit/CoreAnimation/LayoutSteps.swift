/// Animations that change what layout reads, so that layout is solved anew at each of their instants.
///
/// Values are set to those of the clock's instant whenever the clock handles an event and wherever it stops, and sixty
/// times a second in between; the trees that they concern are laid out then.
@MainActor
package enum LayoutSteps {
    /// Whether a value, or a closure, is being animated.
    private(set) static var isInUse = false
    private static var values: [SteppedValue] = []
    private static var valuesByKey: [SteppedValue.Key: SteppedValue] = [:]
    private static var closures: [SteppedClosure] = []
    private static var tickers: [StepTicker] = []
    private static var isStepping = false
    private static var needsStep = false
    /// Rounds in which layout code may start further animations.
    private static let roundLimit = 8

    // MARK: Recording

    /// Whether changes of what layout reads are animated step by step: all that a setter reads.
    package static var isRecording: Bool { AnimationRecording.isStepping }

    /// Animates the change of a value, which is about to be set.
    static func record(
        _ key: SteppedValue.Key, from old: SIMD4<Double>, to new: SIMD4<Double>, _ access: SteppedValue.Access
    ) {
        guard let driver = AnimationRecording.driver else { return }
        if let running = valuesByKey[key], !running.isApplied(old) { end(running) }
        let value = valuesByKey[key] ?? SteppedValue(key, old, access)
        value.applied = new
        let replaces = driver.startsFromCurrentState && !value.changes.isEmpty
        let start = replaces ? value.current : value.target
        guard start != new || replaces else { return }
        let replaced = replaces ? value.changes : []
        if replaces { value.changes = [] }
        value.target = new
        value.changes.append(SteppedValue.Change(driver: driver, old: start, new: new))
        if valuesByKey[key] == nil {
            values.append(value)
            valuesByKey[key] = value
        }
        began(driver)
        for change in replaced { change.driver.detached(1) }
    }

    /// Calls a closure with the progress at each step; once with 1 where nothing is animated.
    static func `repeat`(for layer: CALayer? = nil, _ body: @escaping (Double) -> Void) {
        guard AnimationRecording.isStepping, let driver = AnimationRecording.driver else { return body(1) }
        closures.append(SteppedClosure(driver, layer: layer, body))
        began(driver)
    }

    private static func began(_ driver: ChangeDriver) {
        isInUse = true
        driver.attachedStep()
        guard !tickers.contains(where: { $0.clock === driver.clock }) else { return }
        let ticker = StepTicker(driver.clock)
        tickers.append(ticker)
        ticker.start()
    }

    /// Whether a value is being animated.
    static func animates(_ key: SteppedValue.Key) -> Bool { isInUse && valuesByKey[key] != nil }

    /// The value that a property has once its animations have ended; nil where none run.
    static func target(of key: SteppedValue.Key) -> SIMD4<Double>? {
        guard isInUse, let value = valuesByKey[key], value.isUntouched else { return nil }
        return value.target
    }

    // MARK: Steps

    /// Sets all values to those of the present instant, and lays out.
    static func step() {
        // The end of a block makes the step for what is being recorded.
        guard isInUse, !AnimationRecording.isStepping else { return }
        guard !isStepping else { return needsStep = true }
        isStepping = true
        AnimationRecording.suspended {
            for _ in 0..<roundLimit {
                needsStep = false
                stepOnce()
                if !needsStep { break }
            }
        }
        isStepping = false
    }

    private static func stepOnce() {
        var roots: [CALayer] = []
        for value in values {
            guard value.isUntouched else {
                end(value)
                continue
            }
            if value.step() { collect(value.access.layer(), &roots) }
        }
        var isCalled = false
        for closure in closures where closure.step() {
            if closure.layer == nil { isCalled = true } else { collect(closure.layer, &roots) }
        }
        for root in roots { root.layoutIfNeeded() }
        if isCalled { CATransaction.updateWindows() }
        for value in values where value.changes.isEmpty { remove(value) }
        closures.removeAll { $0.end != nil }
        isInUse = !values.isEmpty || !closures.isEmpty
    }

    private static func collect(_ layer: CALayer?, _ roots: inout [CALayer]) {
        guard let root = layer?.owner?.root.madeLayer, !roots.contains(where: { $0 === root }) else { return }
        roots.append(root)
    }

    private static func remove(_ value: SteppedValue) {
        values.removeAll { $0 === value }
        if valuesByKey[value.key] === value { valuesByKey[value.key] = nil }
    }

    /// Ends all animations of a value that the app has set otherwise, and notifies their drivers.
    private static func end(_ value: SteppedValue) {
        remove(value)
        let changes = value.changes
        value.changes = []
        for change in changes { change.driver.detached(1) }
    }

    // MARK: Reading

    /// Whether steps move the tree that a layer's view is in.
    static func moves(_ layer: CALayer) -> Bool {
        guard isInUse, let root = layer.owner?.root else { return false }
        return values.contains { $0.access.layer()?.owner?.root === root }
            || closures.contains { $0.layer?.owner?.root === root }
    }

    /// The clock of the animations.
    static var clock: AnimationClock? {
        values.first?.changes.first?.driver.clock ?? closures.first?.driver.clock
    }

    /// The progress of the closure that was added last for one of some layers.
    static func progress(where isConcerned: (CALayer) -> Bool) -> Double? {
        closures.last { $0.layer.map(isConcerned) ?? false }?.progress
    }

    fileprivate static func isInUse(on clock: AnimationClock) -> Bool {
        values.contains { $0.changes.contains { $0.driver.clock === clock } }
            || closures.contains { $0.driver.clock === clock }
    }

    fileprivate static func remove(_ ticker: StepTicker) { tickers.removeAll { $0 === ticker } }

    // MARK: Ending

    /// Ends the changes of a driver: the next step sets what they lead to, or what they came from.
    static func end(_ driver: ChangeDriver, atStart: Bool = false) {
        guard isInUse else { return }
        for value in values {
            for change in value.changes where atStart && change.driver === driver {
                value.target += change.old - change.new
            }
            value.changes.removeAll { $0.driver === driver }
        }
        for closure in closures where closure.driver === driver { closure.end = atStart ? 0 : 1 }
    }

    /// Ends the changes of drivers at the present instant.
    ///
    /// - Returns: What sets the values that the changes led to, or came from.
    static func hold(where isHeld: (ChangeDriver) -> Bool) -> [StoppedStep] {
        guard isInUse else { return [] }
        var stopped: [StoppedStep] = []
        for value in values {
            let held = value.changes.filter { isHeld($0.driver) }
            stopped += held.map { StoppedStep(access: value.access, old: $0.old, new: $0.new) }
            if !held.isEmpty { value.hold { isHeld($0.driver) } }
        }
        for closure in closures where isHeld(closure.driver) {
            closure.end = closure.progress
            stopped.append(StoppedStep(closure))
        }
        return stopped
    }
}

/// A change whose steps a stopped animator has ended.
@MainActor
struct StoppedStep {
    private let set: (_ toOld: Bool) -> Void
    private let layer: () -> CALayer?

    init(access: SteppedValue.Access, old: SIMD4<Double>, new: SIMD4<Double>) {
        set = { access.apply($0 ? old : new) }
        layer = access.layer
    }

    init(_ closure: SteppedClosure) {
        let body = closure.body
        set = { body($0 ? 0 : 1) }
        layer = { [weak layer = closure.layer] in layer }
    }

    /// Sets the value of the start or the end, and lays out.
    func apply(toOld: Bool) {
        set(toOld)
        layer()?.owner?.root.layoutIfNeeded()
    }
}

/// Events of a clock, sixty a second, at which steps are made.
@MainActor
private final class StepTicker {
    private(set) weak var clock: AnimationClock?
    private let start: Double
    private var ticks = 0.0

    init(_ clock: AnimationClock) {
        self.clock = clock
        start = clock.now
    }

    /// Instants are counted from the start, so that errors do not add up.
    func start(_ first: Bool = true) {
        guard let clock, first || LayoutSteps.isInUse(on: clock) else { return LayoutSteps.remove(self) }
        ticks += 1
        // The clock makes the step before each event.
        clock.schedule(at: start + ticks / CADisplayLink.screenRate, recurs: true) { self.start(false) }
    }
}
