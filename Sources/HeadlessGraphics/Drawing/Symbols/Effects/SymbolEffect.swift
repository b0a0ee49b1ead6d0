/// A movement of a symbol. Symbols are drawn at rest here: effects are names that have no effect.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that runs once, or a number of times.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    private var repeats: Int? = 1
    private var factor = 1.0

    /// As the effect says.
    public static let `default` = SymbolEffectOptions()
    /// Repeatedly, for ever.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: nil) }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repeats: 1) }

    /// So many times; nil is for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(repeats: count) }

    /// As ``repeat(_:)``.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: behavior.count)
    }

    /// Faster by a factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: speed) }

    /// Repeatedly, for ever.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: nil, factor: factor) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repeats: 1, factor: factor) }

    /// So many times; nil is for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: count, factor: factor)
    }

    /// As ``repeat(_:)``.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: behavior.count, factor: factor)
    }

    /// Faster by a factor.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: repeats, factor: speed)
    }

    private init(repeats: Int? = 1, factor: Double = 1) {
        self.repeats = repeats
        self.factor = factor
    }

    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?

        /// Without a pause.
        public static let continuous = RepeatBehavior(count: nil)
        /// With pauses.
        public static let periodic = RepeatBehavior(count: nil)

        /// With pauses of so many seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }
}
