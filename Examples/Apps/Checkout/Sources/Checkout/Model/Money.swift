import Foundation

/// An amount in minor units, so that sums of prices stay exact.
public struct Money: Hashable, Codable {

    /// Cents, for currencies with two fraction digits.
    public var minorUnits: Int
    /// The ISO 4217 code.
    public var currencyCode: String

    /// An amount of `minorUnits` in a currency.
    public init(minorUnits: Int, currencyCode: String = "USD") {
        self.minorUnits = minorUnits
        self.currencyCode = currencyCode
    }

    /// Zero dollars.
    public static let zero = Money(minorUnits: 0)

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .currency
        return formatter
    }()

    /// The amount as `$12.50`.
    public var formatted: String {
        Money.formatter.currencyCode = currencyCode
        let value = NSDecimalNumber(value: minorUnits).dividing(by: 100)
        return Money.formatter.string(from: value) ?? "\(value) \(currencyCode)"
    }
}

// MARK: - Arithmetic

extension Money: Comparable {

    public static func < (lhs: Money, rhs: Money) -> Bool {
        lhs.minorUnits < rhs.minorUnits
    }

    /// The sum of two amounts of one currency.
    public static func + (lhs: Money, rhs: Money) -> Money {
        precondition(lhs.currencyCode == rhs.currencyCode, "Currencies do not mix")
        return Money(minorUnits: lhs.minorUnits + rhs.minorUnits, currencyCode: lhs.currencyCode)
    }

    /// The amount, several times.
    public static func * (lhs: Money, rhs: Int) -> Money {
        Money(minorUnits: lhs.minorUnits * rhs, currencyCode: lhs.currencyCode)
    }

    /// Adds in place.
    public static func += (lhs: inout Money, rhs: Money) {
        lhs = lhs + rhs
    }
}

extension Money: ExpressibleByIntegerLiteral {

    public init(integerLiteral value: Int) {
        self.init(minorUnits: value * 100)
    }
}
