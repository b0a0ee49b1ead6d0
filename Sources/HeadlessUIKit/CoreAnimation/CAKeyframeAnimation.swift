/// An animation through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    public final var values: [Any]?
    /// A path for a point to follow at an even pace; replaces ``values``.
    public final var path: CGPath?
    /// The time of each value, from 0 to 1, rising; nil spreads them evenly.
    public final var keyTimes: [NSNumber]?
    /// The curve between each value and the next.
    public final var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values.
    public final var calculationMode = CAAnimationCalculationMode.linear
    /// Whether a layer rotates with the path that it follows. Has no effect here.
    public final var rotationMode: CAAnimationRotationMode?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        rotationMode = other.rotationMode
    }

    private var keyframes: [AnimatedValue] {
        (values ?? []).compactMap { AnimatedValue($0) }
    }

    override final func value(at moment: Moment, over base: AnimatedValue) -> AnimatedValue? {
        let progress = min(max(moment.progress, 0), 1)
        if calculationMode == .paced || calculationMode == .cubicPaced || path != nil,
            let value = pacedValue(at: progress)
        {
            return value
        }
        let frames = keyframes
        guard let first = frames.first, let last = frames.last, frames.count > 1 else { return frames.first }
        let isDiscrete = calculationMode == .discrete
        let times = times(for: frames.count, isDiscrete: isDiscrete)
        guard let index = times.lastIndex(where: { $0 <= progress }) else { return first }
        if isDiscrete { return frames[min(index, frames.count - 1)] }
        guard index + 1 < frames.count else { return last }
        let length = times[index + 1] - times[index]
        var part = length > 0 ? (progress - times[index]) / length : 1
        if let curves = timingFunctions, curves.indices.contains(index) {
            part = curves[index].curve.progress(at: part)
        }
        guard calculationMode == .cubic else { return frames[index].mixed(with: frames[index + 1], part) }
        return Self.cubic(frames, index, part)
    }

    override final func lastValue(over base: AnimatedValue) -> AnimatedValue? { keyframes.last }

    /// Discrete keyframes have a time for the end of the last one too.
    private func times(for count: Int, isDiscrete: Bool) -> [Double] {
        if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
        let steps = isDiscrete ? count : count - 1
        return (0...steps).map { Double($0) / Double(steps) }
    }

    /// A Catmull-Rom curve through the values, whose tangent at a value comes from its neighbours.
    private static func cubic(_ frames: [AnimatedValue], _ index: Int, _ t: Double) -> AnimatedValue {
        guard case .numbers(let from) = frames[index], case .numbers(let to) = frames[index + 1] else {
            return frames[index].mixed(with: frames[index + 1], t)
        }
        let before = index > 0 ? frames[index - 1].numbers : from
        let after = index + 2 < frames.count ? frames[index + 2].numbers : to
        let (out, back) = ((to - before) / 2, (after - from) / 2)
        let (squared, cubed) = (t * t, t * t * t)
        var value = from * (2 * cubed - 3 * squared + 1)
        value += out * (cubed - 2 * squared + t)
        value += to * (3 * squared - 2 * cubed)
        value += back * (cubed - squared)
        return .numbers(value)
    }

    /// The value after a fraction of the path's length.
    private func pacedValue(at share: Double) -> AnimatedValue? {
        if let path {
            let points = path.displayPath.trimmed(from: 0, to: max(share, 1e-9))
            guard let end = points.currentPoint else { return nil }
            return .pair(CGFloat(end.x), CGFloat(end.y))
        }
        let frames = keyframes
        let lengths = zip(frames, frames.dropFirst()).map { pair in
            let way = pair.1.numbers - pair.0.numbers
            return (way * way).sum().squareRoot()
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return frames.first }
        var rest = share * total
        for (index, length) in lengths.enumerated() {
            if rest <= length, length > 0 {
                return frames[index].mixed(with: frames[index + 1], rest / length)
            }
            rest -= length
        }
        return frames.last
    }
}

/// The kinds of interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Evenly from one to the next. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At an even pace over all; times and curves do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Smoothly through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// At an even pace, as ``paced`` here.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer rotates with the path that it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// With the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// With the path, backwards.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
