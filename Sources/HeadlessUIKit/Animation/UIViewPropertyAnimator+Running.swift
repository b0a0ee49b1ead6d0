/// A change whose animation a stopped animator removed before its end.
struct StoppedChange {
    weak var layer: CALayer?
    let change: PropertyChange

    @MainActor
    func set(toOld: Bool) {
        guard let layer else { return }
        if let restore = change.restore { return restore(toOld) }
        layer.set(change.property, to: toOld ? change.old : change.new)
    }
}

extension UIViewPropertyAnimator {
    private var now: Double { driver?.clock.now ?? AnimationClock.current.now }

    // MARK: Starting and pausing

    /// Runs the blocks, so that model values change while the presentation is unchanged.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        var motion = AnimatorMotion(curve: curve, duration: duration)
        motion.mode = .held(reversed ? 1 : 0)
        let driver = AnimatorDriver(motion, clock: .current, allowsInteraction: isUserInteractionEnabled)
        driver.onInterruption = { [weak self] in self?.interrupted() }
        self.driver = driver
        let blocks = pending
        pending = []
        for block in blocks { run(block.body, after: block.start) }
    }

    final func run(_ body: () -> Void, after start: CGFloat) {
        guard let driver else { return }
        let done = reversed ? 0 : driver.motion.timeFraction(at: now)
        let begin = done + Double(start) * (1 - done)
        let part = begin > 0 ? AnimatorDriver(after: min(begin, 1), of: driver) : driver
        AnimationRecording.run(part, AnimationSettings(duration: duration), body)
    }

    final func start(after delay: Double) {
        if state == .stopped { return }
        activate()
        guard let driver, !driver.motion.isRunning else { return }
        goOn(from: driver.motion.timeFraction(at: now), after: delay)
    }

    /// Resumes by the animator's own curve.
    private func goOn(from part: Double, after delay: Double, in rest: Double? = nil) {
        guard let driver else { return }
        let way = reversed ? part : 1 - part
        let seconds = rest ?? way * duration
        let speed = seconds > 0 ? way / seconds : .infinity
        if speed.isFinite, speed > 0 {
            driver.motion.mode = .running(
                since: now + delay, from: part, speed: reversed ? -speed : speed)
        } else {
            let end = reversed ? 0.0 : 1.0
            driver.motion.mode = .settling(
                since: now + delay, from: end, to: end, .bezier(.linear), duration: 0)
        }
        waitForEnd()
    }

    private func waitForEnd() {
        token?.cancel()
        guard let driver else { return }
        token = driver.clock.schedule(at: driver.motion.end) { [self] in reachedEnd() }
    }

    final func pause() {
        guard isInterruptible || state == .inactive, state != .stopped else { return }
        activate()
        hold()
    }

    private func hold() {
        guard let driver, driver.motion.isRunning else { return }
        token?.cancel()
        token = nil
        driver.motion.mode =
            scrubsLinearly
            ? .scrubbing(driver.motion.progress(at: now)) : .held(driver.motion.timeFraction(at: now))
    }

    final func resume(_ parameters: UITimingCurveProvider?, _ durationFactor: CGFloat) {
        guard state == .active, let driver else { return }
        hold()
        let seconds = durationFactor > 0 ? Double(durationFactor) * duration : nil
        let part = driver.motion.timeFraction(at: now)
        guard let parameters else { return goOn(from: part, after: 0, in: seconds) }
        let rest = seconds ?? (reversed ? part : 1 - part) * duration
        let (curve, length) = parameters.curve(for: rest)
        driver.motion.mode = .settling(
            since: now, from: driver.motion.progress(at: now), to: reversed ? 0 : 1, curve, duration: length)
        waitForEnd()
    }

    // MARK: Scrubbing

    final var fraction: CGFloat {
        guard let driver else { return 0 }
        let done = min(max(driver.motion.progress(at: now), 0), 1)
        let part = scrubsLinearly ? done : driver.motion.timeFraction(at: now)
        return CGFloat(reversed ? 1 - part : part)
    }

    final func scrub(to fraction: CGFloat) {
        guard state != .stopped, !fraction.isNaN else { return }
        activate()
        hold()
        let part = min(max(Double(fraction), 0), 1)
        let fraction = reversed ? 1 - part : part
        driver?.motion.mode = scrubsLinearly ? .scrubbing(fraction) : .held(fraction)
        LayoutSteps.step()
    }

    final func reverse(_ isReversed: Bool) {
        guard isReversed != reversed else { return }
        reversed = isReversed
        guard state == .active, let driver, driver.motion.isRunning else { return }
        goOn(from: driver.motion.timeFraction(at: now), after: 0)
    }

    // MARK: Ending

    private func reachedEnd() {
        guard state == .active, let driver else { return }
        token = nil
        if pausesOnCompletion {
            let fraction = reversed ? 0.0 : 1.0
            driver.motion.mode = scrubsLinearly ? .scrubbing(fraction) : .held(fraction)
            return
        }
        finish(at: reversed ? .start : .end)
    }

    /// All animations were removed from their layers by other code.
    private func interrupted() {
        guard state == .active else { return }
        finish(at: .current)
    }

    final func stop(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible, let driver else { return }
        stoppedChanges = changes
        stoppedSteps = LayoutSteps.hold { $0 === driver || $0.whole === driver }
        let seen = driver.allLayers.map { ($0, $0.presentation()) }
        AnimationRecording.suspended {
            for stopped in stoppedChanges {
                guard let layer = stopped.layer, let shown = seen.first(where: { $0.0 === layer })?.1,
                    let value = shown.value(of: stopped.change.property)
                else { continue }
                layer.set(stopped.change.property, to: value)
            }
        }
        state = .stopped
        detachDriver()
        if withoutFinishing { end() }
    }

    final func finishStopped(at position: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        set(stoppedChanges, at: position)
        setSteps(at: position)
        complete(at: position)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        let all = changes
        state = .stopped
        if position == .start, let driver { LayoutSteps.end(driver, atStart: true) }
        detachDriver()
        if position == .start { set(all, at: .start) }
        complete(at: position)
    }

    private func set(_ changes: [StoppedChange], at position: UIViewAnimatingPosition) {
        AnimationRecording.suspended {
            switch position {
            case .end: for change in changes { change.set(toOld: false) }
            // Backwards, so that the oldest value of a property is the last.
            case .start: for change in changes.reversed() { change.set(toOld: true) }
            case .current: break
            }
        }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let (calls, inner, clock) = (completions, driver?.innerCompletions ?? [], driver?.clock ?? .current)
        end()
        CompletionDepth.run(on: clock) {
            for call in inner { call(position == .end) }
            for call in calls { call(position) }
        }
    }

    private func detachDriver() {
        token?.cancel()
        token = nil
        driver?.onInterruption = nil
        driver?.detachAll()
        LayoutSteps.step()
    }

    /// Sets what layout reads, where the steps have been stopped.
    private func setSteps(at position: UIViewAnimatingPosition) {
        guard position != .current else { return }
        let steps = position == .start ? stoppedSteps.reversed() : stoppedSteps
        AnimationRecording.suspended {
            for step in steps { step.apply(toOld: position == .start) }
        }
    }

    /// Back to the initial state, without animations and completions.
    private func end() {
        state = .inactive
        driver = nil
        stoppedChanges = []
        stoppedSteps = []
        completions = []
        reversed = false
    }

    /// The running changes, in the order of their making on each layer.
    private var changes: [StoppedChange] {
        guard let driver else { return [] }
        return driver.allLayers.flatMap { layer in
            layer.animations.compactMap(\.change).filter {
                $0.driver === driver || $0.driver.whole === driver
            }
            .map { StoppedChange(layer: layer, change: $0) }
        }
    }
}
