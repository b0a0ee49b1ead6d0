import Foundation
import Testing

@testable import Checkout

@Suite("Validation")
struct ValidationTests {

    @Test("Check digits", arguments: ["4111111111111111", "5500005555555559", "378282246310005"])
    func luhnAccepts(number: String) {
        #expect(ValidationRule.cardNumber.validate(number).isValid)
    }

    @Test(arguments: ["4111111111111112", "1234", ""])
    func luhnRefuses(number: String) {
        #expect(!ValidationRule.cardNumber.validate(number).isValid)
    }

    @Test func checkDigit() {
        let digits = [7, 9, 9, 2, 7, 3, 9, 8, 7, 1]
        #expect(Luhn.checkDigit(for: digits) == 3)
    }

    @Test func emailAddresses() {
        #expect(ValidationRule.email.validate("a@b.example") == .valid)
        #expect(ValidationRule.email.validate("a@b").message == "This is not an email address")
        #expect(!ValidationRule.email.validate("@b.example").isValid)
        #expect(!ValidationRule.email.validate("a@b..example").isValid)
    }

    @Test func firstComplaintWins() {
        let rules: [ValidationRule<String>] = [.required("Name"), .minimumLength(3, "Name")]
        #expect(rules.validate(" ") == .invalid("Name is required"))
        #expect(rules.validate("ab") == .invalid("Name needs at least 3 characters"))
        #expect(rules.validate("abc") == .valid)
    }

    @Test func expiryDates() throws {
        let date = try #require(ExpiryDate("03/27"))
        #expect(date.description == "03/27")
        #expect(date.year == 2027)
        #expect(ExpiryDate("13/27") == nil)
        #expect(date > ExpiryDate(month: 12, year: 2026))
    }

    @Test(arguments: [
        ("NL", "1012 AB", true), ("NL", "1012 ab", false), ("DE", "10115", true), ("DE", "1011", false),
    ])
    func postcodes(country: String, postcode: String, isAccepted: Bool) {
        #expect(Country.named(country).accepts(postcode: postcode) == isAccepted)
    }
}

struct FormatterTests {

    @Test func groupsCardNumbers() {
        let formatter = CardNumberFormatter()
        #expect(formatter.format("4111111111111111") == "4111 1111 1111 1111")
        #expect(formatter.format("378282246310005") == "3782 822463 10005")
        #expect(formatter.format("41112") == "4111 2")
    }

    @Test func keepsTheCursor() {
        let formatter = CardNumberFormatter()
        let result = formatter.replacing(NSRange(location: 2, length: 0), in: "4111 2", with: "99")
        #expect(result.text == "4199 112")
        #expect(result.cursor == 4)
    }

    @Test func completesMonths() {
        #expect(ExpiryFormatter().format("5") == "05")
        #expect(ExpiryFormatter().format("1228") == "12/28")
    }
}
