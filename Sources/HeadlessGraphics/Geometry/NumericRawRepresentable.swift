// Named as UIKit's Swift interface names it, so that source which extends it compiles.
// swift-format-ignore-file: NoLeadingUnderscores

/// A number under a name, with which source calculates: `.required - 1`, `.statusBar + 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
    /// Creates a value of a number.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Whether the first number is lower.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// A value whose number is higher.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }

    /// A value whose number is higher.
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }

    /// A value whose number is lower.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }

    /// The difference of two numbers.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

    /// Makes the number higher.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

    /// Makes the number lower.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
