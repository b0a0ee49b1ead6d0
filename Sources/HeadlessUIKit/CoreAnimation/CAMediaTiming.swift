/// What has a time of its own: animations and layers.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// When it starts, in the parent's time. 0 is now, for animations.
    var beginTime: CFTimeInterval { get set }
    /// Seconds for one way.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs. 1 by default.
    var speed: Float { get set }
    /// What is added to its time. 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0 counts as 1.
    var repeatCount: Float { get set }
    /// For how long it runs again and again; 0 leaves it to ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it goes back the same way after each way there.
    var autoreverses: Bool { get set }
    /// What is seen before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation before its start and after its end.
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
