import Foundation

/// A postal address.
public struct Address: Equatable, Codable {
    var name: String
    var street: String
    var postcode: String
    var city: String
    var country: Country
    var receivesUpdates: Bool = false

    /// The lines of a label, as they are printed.
    var lines: [String] {
        switch country.postcodePosition {
        case .beforeCity: return [name, street, "\(postcode) \(city)", country.name]
        case .afterCity: return [name, street, "\(city) \(postcode)", country.name]
        }
    }
}

/// A country that the shop delivers to.
public struct Country: Equatable, Codable, Hashable {

    enum PostcodePosition: String, Codable {
        case beforeCity, afterCity
    }

    let code: String
    let name: String
    let postcodePosition: PostcodePosition
    /// A pattern of digits (`9`), letters (`A`) and literal characters.
    let postcodePattern: String

    static let all: [Country] = [
        Country(code: "AT", name: "Austria", postcodePosition: .beforeCity, postcodePattern: "9999"),
        Country(code: "DE", name: "Germany", postcodePosition: .beforeCity, postcodePattern: "99999"),
        Country(code: "KR", name: "South Korea", postcodePosition: .afterCity, postcodePattern: "99999"),
        Country(code: "NL", name: "Netherlands", postcodePosition: .beforeCity, postcodePattern: "9999 AA"),
        Country(code: "US", name: "United States", postcodePosition: .afterCity, postcodePattern: "99999"),
    ]

    static func named(_ code: String) -> Country {
        all.first { $0.code == code } ?? all[all.count - 1]
    }

    func accepts(postcode: String) -> Bool {
        let characters = Array(postcode)
        let pattern = Array(postcodePattern)
        guard characters.count == pattern.count else { return false }
        return zip(characters, pattern).allSatisfy { character, expected in
            switch expected {
            case "9": return character.isASCII && character.isNumber
            case "A": return character.isASCII && character.isLetter && character.isUppercase
            default: return character == expected
            }
        }
    }
}
