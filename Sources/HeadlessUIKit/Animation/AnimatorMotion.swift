/// The progress of a property animator, and its further course.
struct AnimatorMotion {
    /// How the progress of the animation follows the time.
    enum Mode {
        /// Held at a progress, whatever the curve.
        case scrubbing(Double)
        /// Held at a fraction of the duration, which the curve maps to a progress.
        case held(Double)
        /// Running since an instant, from a fraction of the duration, by so many fractions a second.
        case running(since: Double, from: Double, speed: Double)
        /// Running since an instant, between two progresses, by a curve of its own.
        case settling(since: Double, from: Double, to: Double, AnimationCurve, duration: Double)
    }

    var mode = Mode.held(0)
    let curve: AnimationCurve
    let duration: Double

    /// The fraction of the duration at an instant, where the animator's own curve counts.
    private func ownTimeFraction(at now: Double) -> Double? {
        switch mode {
        case .held(let part): return part
        case .running(let since, let from, let speed):
            // Before a delayed start the progress is constant.
            return min(max(from + max(0, now - since) * speed, 0), 1)
        case .scrubbing, .settling: return nil
        }
    }

    /// The progress at an instant, for changes that began at a fraction of the animation.
    func progress(at now: Double, after start: Double = 0) -> Double {
        func rest(_ part: Double) -> Double {
            start < 1 ? min(max((part - start) / (1 - start), 0), 1) : part < 1 ? 0 : 1
        }
        if let part = ownTimeFraction(at: now) {
            return curve.progress(at: rest(part), of: duration * (1 - start))
        }
        switch mode {
        case .scrubbing(let progress): return rest(progress)
        case .settling(let since, let from, let to, let curve, let duration):
            let fraction = duration > 0 ? min(max((now - since) / duration, 0), 1) : 1
            let progress = from + (to - from) * curve.progress(at: fraction, of: duration)
            return start > 0 ? rest(progress) : progress
        case .held, .running: return 1
        }
    }

    /// The fraction of the duration at which the curve first reaches a progress.
    func timeFraction(reaching progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        // Springs oscillate: the first crossing is found in steps, then by bisection.
        var (low, high) = (0.0, 1.0)
        for step in 1...256 where curve.progress(at: Double(step) / 256, of: duration) >= progress {
            (low, high) = (Double(step - 1) / 256, Double(step) / 256)
            break
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if curve.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// The instant of the end; infinity where nothing is running.
    var end: Double {
        switch mode {
        case .scrubbing, .held: return .infinity
        case .running(let since, let from, let speed):
            guard speed != 0 else { return .infinity }
            return since + (speed > 0 ? 1 - from : from) / abs(speed)
        case .settling(let since, _, _, _, let duration): return since + duration
        }
    }

    var isRunning: Bool {
        switch mode {
        case .scrubbing, .held: false
        case .running, .settling: true
        }
    }

    /// The fraction of the duration to continue from: where the curve was left, the one that shows the same.
    func timeFraction(at now: Double) -> Double {
        ownTimeFraction(at: now) ?? timeFraction(reaching: progress(at: now))
    }
}
