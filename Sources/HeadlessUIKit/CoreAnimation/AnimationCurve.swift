/// How an animation's progress follows its time.
enum AnimationCurve: Equatable {
    case bezier(UnitBezier)
    case spring(Spring)
    /// The final value at the end of the duration.
    case step

    /// The progress after a fraction, 0 to 1, of a duration in seconds.
    func progress(at part: Double, of duration: Double) -> Double {
        switch self {
        case .bezier(let curve): curve.progress(at: part)
        case .spring(let spring): part >= 1 ? 1 : spring.progress(at: part * duration)
        case .step: part >= 1 ? 1 : 0
        }
    }

    /// The keyboard's spring: 3, 1000 and 500. Core Animation animates an overdamped spring
    /// like a critically damped one, which is at rest after half a second.
    static let systemSpring = Spring(frequency: (1000.0 / 3).squareRoot(), ratio: 1)
}
