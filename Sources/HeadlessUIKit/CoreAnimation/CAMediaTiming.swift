/// An object with its own time: animations and layers.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// The start, in the parent's time. 0 is now, for animations.
    var beginTime: CFTimeInterval { get set }
    /// Seconds for one run.
    var duration: CFTimeInterval { get set }
    /// The ratio of its time to its parent's. 1 by default.
    var speed: Float { get set }
    /// An offset that is added to its time. 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; 0 counts as 1.
    var repeatCount: Float { get set }
    /// The duration of all runs together; 0 leaves it to ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it runs in reverse after each run.
    var autoreverses: Bool { get set }
    /// What is presented before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is presented of an animation before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing. The default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
