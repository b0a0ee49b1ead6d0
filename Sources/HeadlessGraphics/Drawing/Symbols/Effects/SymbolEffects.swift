// The effects of symbols, each with the variants that source names. None is drawn.

/// A symbol that jumps once.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant of this name.
    public var up: BounceSymbolEffect { self }
    /// The variant of this name.
    public var down: BounceSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: BounceSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that jumps once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant of this name.
    public var byLayer: PulseSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol that shows its layers one after another.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant of this name.
    public var iterative: VariableColorSymbolEffect { self }
    /// The variant of this name.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The variant of this name.
    public var reversing: VariableColorSymbolEffect { self }
    /// The variant of this name.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The variant of this name.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The variant of this name.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol that shows its layers one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that gets larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    /// The variant of this name.
    public var up: ScaleSymbolEffect { self }
    /// The variant of this name.
    public var down: ScaleSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: ScaleSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol that gets larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that appears.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The variant of this name.
    public var up: AppearSymbolEffect { self }
    /// The variant of this name.
    public var down: AppearSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: AppearSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that disappears.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The variant of this name.
    public var up: DisappearSymbolEffect { self }
    /// The variant of this name.
    public var down: DisappearSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: DisappearSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant of this name.
    public var up: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var down: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var left: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var right: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var forward: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var backward: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var clockwise: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: WiggleSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol that wiggles.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that breathes.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant of this name.
    public var plain: BreatheSymbolEffect { self }
    /// The variant of this name.
    public var pulse: BreatheSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: BreatheSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol that breathes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant of this name.
    public var clockwise: RotateSymbolEffect { self }
    /// The variant of this name.
    public var counterClockwise: RotateSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: RotateSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol that turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that is drawn.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The variant of this name.
    public var byLayer: DrawOnSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// The variant of this name.
    public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// A symbol that is drawn.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A symbol that is undrawn.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The variant of this name.
    public var byLayer: DrawOffSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// The variant of this name.
    public var individually: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// A symbol that is undrawn.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// A symbol that replaces another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// A replacement that keeps what both symbols have.
    public struct MagicReplace: ContentTransitionSymbolEffect {}

    /// The replacement that keeps what both symbols have.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

    /// The variant of this name.
    public var downUp: ReplaceSymbolEffect { self }
    /// The variant of this name.
    public var upUp: ReplaceSymbolEffect { self }
    /// The variant of this name.
    public var offUp: ReplaceSymbolEffect { self }
    /// The variant of this name.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The variant of this name.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that replaces another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol that moves as the system decides.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// A symbol that moves as the system decides.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
