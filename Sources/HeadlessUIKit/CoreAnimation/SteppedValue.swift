/// A value that layout reads, such as a constraint's constant, while animations change it step by step.
@MainActor
final class SteppedValue {
    /// A property of an object.
    struct Key: Hashable {
        let owner: ObjectIdentifier
        let name: AnyHashable

        init(_ name: some Hashable, of owner: AnyObject) {
            self.owner = ObjectIdentifier(owner)
            self.name = AnyHashable(name)
        }
    }

    /// How the value, up to four numbers, is read and set. Nothing keeps its owner alive.
    struct Access {
        /// The value as it is set; nil once its owner is gone.
        let read: () -> SIMD4<Double>?
        let apply: (SIMD4<Double>) -> Void
        /// The layer of the view whose tree is laid out after a step.
        let layer: () -> CALayer?
    }

    /// A change by an animation block: what is left of the difference is added to the target.
    struct Change {
        let driver: ChangeDriver
        let old: SIMD4<Double>
        let new: SIMD4<Double>

        /// The part of the difference that is left, from 1 at the start to 0.
        @MainActor var rest: Double { 1 - driver.progress(at: driver.clock.now) }
    }

    let key: Key
    let access: Access
    /// The value once all changes have ended.
    var target: SIMD4<Double>
    var changes: [Change] = []
    /// The value as it was set last: another one means that the app has set the property since.
    var applied: SIMD4<Double>

    init(_ key: Key, _ value: SIMD4<Double>, _ access: Access) {
        self.key = key
        self.access = access
        target = value
        applied = value
    }

    /// The value at the present instant.
    var current: SIMD4<Double> {
        var value = target
        for change in changes {
            let rest = change.rest
            if rest != 0 { value += (change.old - change.new) * rest }
        }
        return value
    }

    /// Whether nothing but animations has set the property since the last step.
    var isUntouched: Bool { access.read().map(isApplied) ?? false }

    /// Whether a value is the one that was set last.
    ///
    /// Positions are computed from stored corners and miss the last bits.
    func isApplied(_ value: SIMD4<Double>) -> Bool {
        if value == applied { return true }
        let scale = max(1, (applied * applied).sum().squareRoot())
        return ((value - applied) * (value - applied)).sum().squareRoot() <= scale * 1e-9
    }

    /// Sets the value of the present instant.
    ///
    /// - Returns: Whether it differs from the last one.
    func step() -> Bool {
        let value = current
        guard value != applied, (value - value) == .zero else { return false }
        access.apply(value)
        // The property may limit what it is set to.
        applied = access.read() ?? value
        return true
    }

    /// Leaves out changes; the value goes on from what the others make of the present one.
    func hold(where isHeld: (Change) -> Bool) {
        let value = current
        changes.removeAll(where: isHeld)
        target = value
        for change in changes { target -= (change.old - change.new) * change.rest }
    }
}

/// A closure that is called at each step with the progress of an animation block.
@MainActor
final class SteppedClosure {
    let driver: ChangeDriver
    /// The layer of the view that the closure concerns; nil where that is not known.
    weak var layer: CALayer?
    let body: (Double) -> Void
    /// The progress of the last call.
    var called: Double?
    /// The progress at which the animation has ended.
    var end: Double?

    init(_ driver: ChangeDriver, layer: CALayer?, _ body: @escaping (Double) -> Void) {
        self.driver = driver
        self.layer = layer
        self.body = body
    }

    var progress: Double { end ?? driver.progress(at: driver.clock.now) }

    /// Calls the closure where the progress differs from the last one.
    ///
    /// - Returns: Whether it was called.
    func step() -> Bool {
        let progress = progress
        guard progress != called else { return false }
        called = progress
        body(progress)
        return true
    }
}
