import Foundation

/// A credit card as it was typed.
public struct PaymentCard: Equatable {

    /// The network, by the first digits.
    public enum Brand: String, CaseIterable {
        case visa = "Visa"
        case mastercard = "Mastercard"
        case amex = "American Express"
        case unknown = "Card"

        /// The lengths of the groups of digits on the card.
        var grouping: [Int] {
            self == .amex ? [4, 6, 5] : [4, 4, 4, 4]
        }

        var securityCodeLength: Int {
            self == .amex ? 4 : 3
        }

        init(number: String) {
            let prefix = Int(number.prefix(2)) ?? 0
            switch prefix {
            case 34, 37: self = .amex
            case 40...49: self = .visa
            case 51...55, 22...27: self = .mastercard
            default: self = number.hasPrefix("4") ? .visa : .unknown
            }
        }
    }

    var number: String
    var holder: String
    var expiry: ExpiryDate
    var securityCode: String

    var brand: Brand { Brand(number: number) }

    /// The number with all but its last digits hidden.
    var maskedNumber: String {
        "•••• " + number.suffix(4)
    }
}

/// Month and year on a card.
public struct ExpiryDate: Equatable, Comparable, CustomStringConvertible {

    let month: Int
    let year: Int

    /// A date out of `12/28`, `1228` or `12/2028`.
    init?(_ text: String) {
        let digits = text.filter { $0.isNumber }
        guard digits.count == 4 || digits.count == 6,
            let month = Int(digits.prefix(2)), 1...12 ~= month,
            let year = Int(digits.dropFirst(2))
        else { return nil }
        self.month = month
        self.year = year < 100 ? 2000 + year : year
    }

    init(month: Int, year: Int) {
        self.month = month
        self.year = year
    }

    public static func < (lhs: ExpiryDate, rhs: ExpiryDate) -> Bool {
        (lhs.year, lhs.month) < (rhs.year, rhs.month)
    }

    public var description: String {
        String(format: "%02d/%02d", month, year % 100)
    }
}
