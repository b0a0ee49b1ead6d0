/// A damped spring released at distance 1 from rest: m x'' + c x' + k x = 0.
struct Spring: Equatable {
    /// The angular frequency without damping: the root of k / m.
    let frequency: Double
    /// The damping ratio: below 1 the spring oscillates, at 1 and above it does not.
    let ratio: Double
    /// The speed at the start towards rest, in distances per second.
    let velocity: Double

    /// Without mass or stiffness the spring is at rest: its progress is 1.
    init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
        let frequency = (stiffness / mass).squareRoot()
        self.init(
            frequency: frequency, ratio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
    }

    init(frequency: Double, ratio: Double, velocity: Double = 0) {
        self.frequency = frequency.isFinite && frequency > 0 ? frequency : .infinity
        self.ratio = ratio.isFinite && ratio > 0 ? ratio : 0
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// By iOS 17's parameters: the duration of one oscillation, and the bounce, from -1 to 1.
    init(duration: Double, bounce: Double, velocity: Double = 0) {
        let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
        self.init(
            frequency: 2 * .pi / duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
            velocity: velocity)
    }

    /// The spring of a damping ratio that is settled to a thousandth after a duration.
    static func settling(after duration: Double, ratio: Double, velocity: Double) -> Spring {
        let ratio = ratio.isFinite ? min(max(ratio, 0.001), 1) : 1
        let velocity = velocity.isFinite ? velocity : 0
        guard duration > 0, duration.isFinite else { return Spring(frequency: .infinity, ratio: ratio) }
        var frequency = 5 / duration
        for _ in 0..<40 {
            let change = frequency * 1e-6
            let error = remainder(frequency, ratio, velocity, duration) - 0.001
            let slope =
                (remainder(frequency + change, ratio, velocity, duration) - 0.001 - error) / change
            guard slope != 0, slope.isFinite else { break }
            let next = frequency - error / slope
            guard next.isFinite, next > 0 else { break }
            if abs(next - frequency) < frequency * 1e-12 { break }
            frequency = next
        }
        return Spring(frequency: frequency, ratio: ratio, velocity: velocity)
    }

    /// The amplitude that is left after a time: UIKit's condition for the frequency that it solves for.
    private static func remainder(
        _ frequency: Double, _ ratio: Double, _ velocity: Double, _ time: Double
    ) -> Double {
        let decay = exp(-ratio * frequency * time)
        guard ratio < 1 else { return (1 + (frequency - velocity) * time) * decay }
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        return abs((ratio * frequency - velocity) / swing) * decay
    }

    /// The progress from 0 to 1 after some seconds; beyond 1 where the spring overshoots.
    func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard frequency.isFinite, time.isFinite else { return 1 }
        return 1 - displacement(at: time)
    }

    private func displacement(at time: Double) -> Double {
        let decayRate = ratio * frequency
        // Beyond that the exponential is zero, and the sine of so large a number has no correct digits.
        if ratio > 0, min(decayRate, frequency / ratio) * time > 1400 { return 0 }
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            // Close to critical damping the sine over the damped frequency tends to the time.
            let sine = swing * time > 1e-7 ? sin(swing * time) / swing : time
            return exp(-decayRate * time) * (cos(swing * time) + (decayRate - velocity) * sine)
        }
        if ratio == 1 { return exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        // The slow root is written as a quotient, since the difference loses its digits.
        let (fast, slow) = (-(decayRate + spread), -frequency * frequency / (decayRate + spread))
        let slowShare = (-velocity - fast) / (slow - fast)
        return slowShare * exp(slow * time) + (1 - slowShare) * exp(fast * time)
    }

    /// The seconds until the spring stays within a thousandth of rest. Infinite without damping.
    var settlingDuration: Double {
        guard frequency.isFinite else { return 0 }
        let threshold = 0.001
        // An envelope that only falls is at most the threshold from there on.
        func envelope(_ time: Double) -> Double {
            if ratio < 1 {
                let swing = frequency * (1 - ratio * ratio).squareRoot()
                let amplitude = hypot(1, (ratio * frequency - velocity) / swing)
                return amplitude * exp(-ratio * frequency * time)
            }
            return abs(displacement(at: time))
        }
        guard ratio > 0 else { return .infinity }
        var high = 1 / frequency
        while envelope(high) > threshold || envelope(high * 1.5) > threshold {
            high *= 2
            guard high.isFinite else { return .infinity }
        }
        var low = ratio < 1 ? 0 : high / 2
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if envelope(middle) > threshold { low = middle } else { high = middle }
        }
        return high
    }
}
