import Foundation

/// Curves of animations by closed formulas.
enum ExactCurves {
    /// A cubic Bezier curve's progress at a time: the cubic equation for the parameter is solved by Cardano's formula.
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        let a = 1 + 3 * x1 - 3 * x2
        let b = 3 * x2 - 6 * x1
        let c = 3 * x1
        let t = roots(a, b, c, -time).min { distance($0) < distance($1) } ?? time
        let u = 1 - t
        return 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
    }

    /// How far a number lies outside of 0 to 1.
    private static func distance(_ t: Double) -> Double { max(0, -t, t - 1) }

    /// The real roots of a t3 + b t2 + c t + d.
    private static func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        if abs(a) < 1e-9 {
            if abs(b) < 1e-9 { return [-d / c] }
            let root = max(0, c * c - 4 * b * d).squareRoot()
            return [(-c + root) / (2 * b), (-c - root) / (2 * b)]
        }
        let (b, c, d) = (b / a, c / a, d / a)
        let (p, q) = (c - b * b / 3, 2 * b * b * b / 27 - b * c / 3 + d)
        let discriminant = q * q / 4 + p * p * p / 27
        if discriminant > 0 {
            let root = discriminant.squareRoot()
            return [cbrt(-q / 2 + root) + cbrt(-q / 2 - root) - b / 3]
        }
        let r = 2 * (-p / 3).squareRoot()
        guard r > 0 else { return [-b / 3] }
        let angle = acos(min(1, max(-1, 3 * q / (p * r)))) / 3
        return (0..<3).map { r * cos(angle - 2 * .pi * Double($0) / 3) - b / 3 }
    }

    /// The progress of a damped oscillator that is released at distance 1.
    ///
    /// - Parameters:
    ///   - w: The angular frequency without damping.
    ///   - z: The damping ratio, at most 1.
    ///   - v: The speed at the start towards rest.
    ///   - t: Seconds.
    static func spring(_ w: Double, _ z: Double, velocity v: Double = 0, at t: Double) -> Double {
        if z == 1 { return 1 - exp(-w * t) * (1 + (w - v) * t) }
        let d = w * (1 - z * z).squareRoot()
        return 1 - exp(-z * w * t) * (cos(d * t) + (z * w - v) / d * sin(d * t))
    }
}
