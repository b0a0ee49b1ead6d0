/// What the curves' tests compare with: slow, simple ways to the same numbers.
enum Oracle {
    /// A Bezier curve's progress at a time, by halving.
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
        func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
            // De Casteljau's construction.
            func mix(_ p: Double, _ q: Double) -> Double { p * (1 - t) + q * t }
            let (first, second, third) = (mix(0, a), mix(a, b), mix(b, 1))
            return mix(mix(first, second), mix(second, third))
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if coordinate(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return coordinate(y1, y2, (low + high) / 2)
    }

    /// A spring's progress from 0 to 1, by Runge and Kutta's method on m x'' + c x' + k x = 0.
    static func spring(
        mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0, at time: Double
    ) -> Double {
        func acceleration(_ x: Double, _ v: Double) -> Double { -(stiffness * x + damping * v) / mass }
        let steps = 20_000
        let h = time / Double(steps)
        var (x, v) = (1.0, -velocity)
        for _ in 0..<steps {
            let (x1, v1) = (v, acceleration(x, v))
            let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
            let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
            let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return 1 - x
    }

    /// The shares of the time at which curves are compared.
    static let shares = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
}
