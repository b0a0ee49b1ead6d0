import Foundation

/// How an offset moves along one axis after the finger left, in points and milliseconds.
///
/// Deceleration loses a fixed part of its speed each millisecond, so that the remaining distance shrinks by
/// the same part. Motion that reaches an edge with some speed left overshoots it and returns like a
/// critically damped spring.
struct AxisMotion {
    /// The offset at which the motion comes to rest.
    let target: CGFloat
    private let start: CGFloat
    /// The offset at which it would come to rest without an edge.
    private let free: CGFloat
    private let rate: Double
    /// The time at which the spring takes over; infinite without a spring.
    private let turn: Double
    private let turnSpeed: Double
    private let springs: Bool

    /// The spring's stiffness: what is left after each millisecond is about a hundredth less.
    private static let frequency = 0.011

    /// A motion to a target without regard to a range.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        self.init(from: start, free: target, target: target, rate: Double(rate), turn: .infinity, speed: 0)
    }

    /// A motion by its speed alone, within a range.
    ///
    /// - Parameters:
    ///   - start: The offset at the start.
    ///   - speed: In points per millisecond.
    ///   - rate: The fraction of the speed that is left after a millisecond.
    ///   - range: The offsets at which it may come to rest.
    ///   - bounces: Whether it may leave the range in between.
    init(
        from start: CGFloat, speed: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool
    ) {
        let free = start + AxisMotion.way(of: speed, rate: rate)
        let target = min(max(free, range.lowerBound), range.upperBound)
        if !range.contains(start) {
            let edge = min(max(start, range.lowerBound), range.upperBound)
            self.init(
                from: start, free: free, target: edge, rate: Double(rate), turn: 0, speed: Double(speed))
        } else if target == free || !bounces {
            self.init(
                from: start, free: free, target: target, rate: Double(rate), turn: .infinity, speed: 0)
        } else {
            // The edge is reached when this part of the distance is left.
            let left = (free - target) / (free - start)
            let turn = log(Double(left)) / log(Double(rate))
            let speedThere = Double(speed) * pow(Double(rate), turn)
            self.init(
                from: start, free: free, target: target, rate: Double(rate), turn: turn, speed: speedThere)
        }
    }

    private init(
        from start: CGFloat, free: CGFloat, target: CGFloat, rate: Double, turn: Double, speed: Double
    ) {
        self.start = start
        self.free = free
        self.target = target
        self.rate = rate
        self.turn = turn
        turnSpeed = speed
        springs = turn.isFinite
    }

    /// The distance of a deceleration that starts at a speed.
    static func way(of speed: CGFloat, rate: CGFloat) -> CGFloat { speed * rate / (1 - rate) }

    /// The offset at a time since the start.
    func offset(after milliseconds: Double) -> CGFloat {
        guard springs, milliseconds >= turn else {
            let free = free - (free - start) * CGFloat(pow(rate, milliseconds))
            // Without a spring the edge is the end.
            return springs ? free : start <= target ? min(free, target) : max(free, target)
        }
        let time = milliseconds - turn
        let stretch = Double(turn == 0 ? start - target : 0)
        let frequency = Self.frequency
        return target
            + CGFloat((stretch + (turnSpeed + frequency * stretch) * time) * exp(-frequency * time))
    }

    /// Whether the motion is within a distance of its end.
    func isAtRest(after milliseconds: Double, within distance: CGFloat) -> Bool {
        guard springs, milliseconds >= turn else {
            return !springs && abs(offset(after: milliseconds) - target) < distance
        }
        // A spring that starts at the edge is also there at first.
        let isPastPeak = milliseconds - turn > 1 / Self.frequency
        return isPastPeak && abs(offset(after: milliseconds) - target) < distance
    }
}
