internal import Flexbox
public import ViewBridge

postfix operator %

/// A part of the container's size, written with the postfix operator `%`: `flex.width(50%)`.
public struct FPercent: Hashable, Sendable {
    /// Hundredths of the whole.
    let value: CGFloat

    init(value: CGFloat) { self.value = value }

    /// The part on the other side of zero. `-20%` reads as minus (20%).
    public static prefix func - (percent: FPercent) -> FPercent { FPercent(value: -percent.value) }

    /// The value for a style.
    var length: Length { .percent(Double(value)) }
}

/// So many hundredths.
public postfix func % (value: CGFloat) -> FPercent { FPercent(value: value) }

/// So many hundredths.
public postfix func % (value: Int) -> FPercent { FPercent(value: CGFloat(value)) }
