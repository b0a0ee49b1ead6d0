import Foundation

/// The outcome of a check of one field.
enum ValidationResult: Equatable {
    case valid
    case invalid(String)

    var message: String? {
        if case let .invalid(message) = self { return message }
        return nil
    }

    var isValid: Bool { self == .valid }
}

/// A condition on what was typed.
struct ValidationRule<Value> {

    let message: String
    private let condition: (Value) -> Bool

    init(_ message: String, _ condition: @escaping (Value) -> Bool) {
        self.message = message
        self.condition = condition
    }

    func validate(_ value: Value) -> ValidationResult {
        condition(value) ? .valid : .invalid(message)
    }
}

extension ValidationRule where Value == String {

    static func required(_ name: String) -> ValidationRule {
        ValidationRule("\(name) is required") { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
    }

    static func minimumLength(_ length: Int, _ name: String) -> ValidationRule {
        ValidationRule("\(name) needs at least \(length) characters") { $0.count >= length }
    }

    static let email = ValidationRule("This is not an email address") { text in
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
    }

    static let cardNumber = ValidationRule("The card number has a typo") { text in
        let digits = text.compactMap { $0.wholeNumberValue }
        return (13...19).contains(digits.count) && Luhn.isValid(digits)
    }

    static func expiry(after now: ExpiryDate) -> ValidationRule {
        ValidationRule("The card has expired") { text in
            guard let date = ExpiryDate(text) else { return false }
            return date >= now
        }
    }

    static func postcode(of country: @escaping () -> Country) -> ValidationRule {
        ValidationRule("This is no postcode of the country") { country().accepts(postcode: $0) }
    }
}

extension Sequence {

    /// The first complaint of several rules, in their order.
    func validate<Value>(_ value: Value) -> ValidationResult where Element == ValidationRule<Value> {
        for rule in self {
            let result = rule.validate(value)
            if !result.isValid { return result }
        }
        return .valid
    }
}
