import ViewBridge

postfix operator %

/// A part of a container's width or height, written with the postfix operator `%`: `view.pin.width(50%)`.
public struct Percent: CustomStringConvertible, Sendable {
    /// Hundredths of the whole.
    let value: CGFloat

    init(value: CGFloat) {
        self.value = value
    }

    /// This part of a length in points.
    public func of(_ rhs: CGFloat) -> CGFloat { rhs * value / 100 }

    /// "50%", without decimals where the number is whole.
    public var description: String { "\(CallText.number(value))%" }

    /// The part on the other side of zero. `-20%` reads as minus (20%).
    public static prefix func - (percent: Percent) -> Percent { Percent(value: -percent.value) }
}

/// So many hundredths.
public postfix func % (value: CGFloat) -> Percent { Percent(value: value) }

/// So many hundredths.
public postfix func % (value: Float) -> Percent { Percent(value: CGFloat(value)) }

/// So many hundredths.
public postfix func % (value: Double) -> Percent { Percent(value: CGFloat(value)) }

/// So many hundredths.
public postfix func % (value: Int) -> Percent { Percent(value: CGFloat(value)) }
