/// A cubic Bezier curve from (0, 0) to (1, 1): progress over time.
struct UnitBezier: Equatable {
    let x1, y1, x2, y2: Double

    /// Creates a curve from its two control points. Their times are limited to 0...1, where time never runs
    /// backwards; a value that is not finite counts as 0.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        self.x1 = min(max(finite(x1), 0), 1)
        self.x2 = min(max(finite(x2), 0), 1)
        self.y1 = finite(y1)
        self.y2 = finite(y2)
    }

    static let linear = UnitBezier(0, 0, 1, 1)
    static let easeIn = UnitBezier(0.42, 0, 1, 1)
    static let easeOut = UnitBezier(0, 0, 0.58, 1)
    static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)
    /// Core Animation's default.
    static let standard = UnitBezier(0.25, 0.1, 0.25, 1)

    /// The progress at a time from 0 to 1.
    func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.coordinate(y1, y2, at: parameter(at: time))
    }

    /// The curve's parameter where it reaches a time. Newton's steps where they stay inside, halving otherwise.
    private func parameter(at time: Double) -> Double {
        var (low, high, parameter) = (0.0, 1.0, time)
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, at: parameter) - time
            if abs(error) < 1e-14 { break }
            if error > 0 { high = parameter } else { low = parameter }
            let slope = Self.slope(x1, x2, at: parameter)
            let step = slope > 1e-9 ? parameter - error / slope : -1
            parameter = step > low && step < high ? step : (low + high) / 2
        }
        return parameter
    }

    private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
    }
}
