/// Calls a closure for each picture of the screen, sixty times a second of the animation clock.
///
/// A link calls a method of its target, or a closure:
///
/// ```swift
/// let link = CADisplayLink { link in wheel.turn(to: link.targetTimestamp) }
/// link.add(to: .main, forMode: .common)
/// ```
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    /// The screen's refresh rate, in frames a second.
    static let screenRate = 60.0

    private var frame: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    private var clock: AnimationClock?
    private var token: AnimationClock.Token?
    private var start = 0.0
    private var ticks = 0.0

    /// The instant of the last frame, in seconds of the clock. 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The instant of the next frame, in seconds of the clock.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the screen: a sixtieth.
    public var duration: CFTimeInterval { 1 / Self.screenRate }
    /// The preferred rate in calls a second; 0 is the screen's refresh rate.
    public var preferredFramesPerSecond = 0 {
        didSet { restart() }
    }
    /// The preferred range of rates. Its preferred rate counts, else its maximum.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { restart() }
    }
    /// Whether the closure is not called for now.
    public var isPaused = false {
        didSet { if isPaused != oldValue { restart() } }
    }

    /// Creates a link, which starts once it is added to a run loop.
    ///
    /// - Parameter frame: Called for each picture, kept until ``invalidate()``.
    public init(frame: @escaping (CADisplayLink) -> Void) {
        self.frame = frame
        super.init()
    }

    /// Creates a link that calls a method, with the link where it takes an argument.
    ///
    /// - Parameters:
    ///   - target: What has the method, retained until ``invalidate()``.
    ///   - selector: The method.
    public convenience init(target: Any, selector: Selector) {
        self.init { link in selector.call(on: target, with: [link]) }
    }

    /// Starts the link. The run loop makes no difference: the clock calls.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode)
        if token == nil { restart() }
    }

    /// Stops the link if the mode was the last one.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { restart() }
    }

    /// Stops the link for good and releases its closure.
    public func invalidate() {
        frame = nil
        modes = []
        restart()
    }

    /// Seconds between two calls: a whole number of frames.
    private var interval: Double {
        let range = preferredFrameRateRange
        let rate =
            preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
        guard rate > 0, rate < Self.screenRate else { return duration }
        return (Self.screenRate / rate).rounded() * duration
    }

    private func restart() {
        token?.cancel()
        token = nil
        guard frame != nil, !modes.isEmpty, !isPaused else { return }
        let clock = AnimationClock.current
        self.clock = clock
        (start, ticks) = (clock.now, 0)
        wait(for: clock)
    }

    /// Instants are counted from the start, so that errors do not add up.
    private func wait(for clock: AnimationClock) {
        ticks += 1
        token = clock.schedule(at: start + ticks * interval, recurs: true) { [self] in
            timestamp = clock.now
            targetTimestamp = start + (ticks + 1) * interval
            wait(for: clock)
            frame?(self)
        }
    }
}

/// The frame rates that a display link or an animation prefers, in frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The minimum.
    public var minimum: Float
    /// The maximum.
    public var maximum: Float
    /// The preferred rate; nil leaves the choice.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// No preference.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
