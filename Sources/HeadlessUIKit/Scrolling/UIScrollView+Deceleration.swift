internal import LayoutCore

extension UIScrollView {
    /// The rate, limited so that the motion ends.
    final var usableRate: CGFloat {
        let rate = decelerationRate.rawValue
        return rate.isNaN ? DecelerationRate.normal.rawValue : min(max(rate, 0.5), 0.9999)
    }

    /// Starts a deceleration, to a target or as far as the speed leads.
    final func decelerate(speed: CGPoint, to target: CGPoint?) {
        let offset = geometry.bounds.origin
        var motions: [Axis: AxisMotion] = [:]
        for axis in Axis.allCases {
            let range = offsetRange(along: axis)
            if let target {
                // Pages come sooner than content that decelerates freely.
                let rate = isPagingEnabled ? min(usableRate, DecelerationRate.fast.rawValue) : usableRate
                motions[axis] = AxisMotion(from: offset[axis], to: target[axis], rate: rate)
            } else {
                motions[axis] = AxisMotion(
                    from: offset[axis], speed: speed[axis], rate: usableRate, range: range, bounces: bounces)
            }
        }
        motionShift = .zero
        let clock = AnimationClock.current
        step(motions, clock: clock, start: clock.now, frame: 1)
    }

    /// The step of one frame. Each follows from the time alone, so that errors do not add up.
    private func step(
        _ motions: [Axis: AxisMotion], clock: AnimationClock, start: TimeInterval, frame: Int
    ) {
        let due = start + Double(frame) / 60
        deceleration = clock.schedule(after: due - clock.now) { [weak self] in
            guard let self, phase == .decelerating else { return }
            let elapsed = Double(frame) * 1000 / 60
            let isAtRest = show(motions, after: elapsed)
            // Lists make the cells on the way.
            if windowStorage != nil { layoutIfNeeded() }
            guard phase == .decelerating else { return }
            if isAtRest {
                endDecelerating()
            } else {
                step(motions, clock: clock, start: start, frame: frame + 1)
            }
        }
    }

    /// Moves the content to its position at a time, and returns whether it rests there.
    private func show(_ motions: [Axis: AxisMotion], after elapsed: Double) -> Bool {
        let distance = 0.5 / roundingScale
        let isAtRest = motions.values.allSatisfy { $0.isAtRest(after: elapsed, within: distance) }
        var offset = geometry.bounds.origin
        for (axis, motion) in motions {
            offset[axis] = (isAtRest ? motion.target : motion.offset(after: elapsed)) + motionShift[axis]
        }
        setOffset(isAtRest ? offset : onPixels(offset))
        return isAtRest
    }

    private func endDecelerating() {
        guard phase == .decelerating else { return }
        deceleration = nil
        phase = .resting
        hideIndicatorsSoon()
        if motionShift != .zero { moveIntoRange() }
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Stops every motion of the content that is not a drag.
    final func stopMoving() {
        deceleration?.cancel()
        stopScrollAnimation()
        scrollings += 1
        if phase == .decelerating { endDecelerating() }
    }
}
