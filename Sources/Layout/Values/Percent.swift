public import ViewBridge

postfix operator %

/// A part of the space that is proposed to a layout, written with the postfix operator `%`: `.size(width: 50%)`.
public struct Percent: Hashable, Sendable, CustomStringConvertible {
    /// Hundredths of the whole.
    public let value: CGFloat

    /// Creates a part of so many hundredths.
    public init(_ value: CGFloat) { self.value = value }

    /// This part of a length, in points.
    public func of(_ length: CGFloat) -> CGFloat { length * value / 100 }

    /// The number and the sign.
    public var description: String { "\(value)%" }

    /// The part on the other side of zero. `-20%` reads as minus (20%).
    public static prefix func - (percent: Percent) -> Percent { Percent(-percent.value) }
}

/// So many hundredths.
public postfix func % (value: CGFloat) -> Percent { Percent(value) }
/// So many hundredths.
public postfix func % (value: Float) -> Percent { Percent(CGFloat(value)) }
/// So many hundredths.
public postfix func % (value: Double) -> Percent { Percent(CGFloat(value)) }
/// So many hundredths.
public postfix func % (value: Int) -> Percent { Percent(CGFloat(value)) }
