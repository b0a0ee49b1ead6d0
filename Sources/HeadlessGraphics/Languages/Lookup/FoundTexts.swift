import Foundation

/// The texts that lookups have returned, with what their strings cannot say: the plurals of a format, and the variants
/// of a text for other widths.
///
/// On Apple's platforms the object that a lookup returns carries them. Here a string is known by the address of its
/// characters: each text is made once, in storage of its own, and kept.
final class FoundTexts: @unchecked Sendable {
    static let shared = FoundTexts()

    struct Place: Hashable {
        var folder: String
        var table: String
        var key: String
        var language: String
        var device: String
        var pseudoLanguage: PseudoLanguage
    }

    private struct Found {
        var text: String
        var format: PluralFormat?
        var widths: [Int: String] = [:]
    }

    private let lock = NSLock()
    private var texts: [Place: Found] = [:]
    private var places: [Int: Place] = [:]
    /// The last place that returned a text with plurals: for strings that were copied character by character.
    private var placesByText: [String: Place] = [:]

    func text(at place: Place, of entry: LocalizedEntry) -> String {
        if let known = lock.withLock({ texts[place] }) {
            if known.format != nil { lock.withLock { placesByText[known.text] = place } }
            return known.text
        }
        let made = Self.make(place, entry)
        return lock.withLock {
            if let known = texts[place] { return known.text }
            texts[place] = made
            if made.format != nil || !made.widths.isEmpty, let address = Self.address(of: made.text) {
                places[address] = place
            }
            if made.format != nil { placesByText[made.text] = place }
            return made.text
        }
    }

    private static func make(_ place: Place, _ entry: LocalizedEntry) -> Found {
        let entry = entry.resolved(for: place.device)
        let rules = PluralRules.rules(for: place.language)
        let pseudoLanguage = place.pseudoLanguage
        let text = entry.variants.text(for: nil, in: rules)
        var found = Found(text: text)
        if entry.variants.hasPlurals || !FormatTemplate.variables(in: entry.variants).isEmpty {
            found.format = PluralFormat(entry: entry, rules: rules, pseudoLanguage: pseudoLanguage)
            found.text = stored(text)
        } else {
            found.text = pseudoLanguage.format(text)
        }
        if case .width(let widths) = entry.variants {
            found.widths = widths.mapValues { pseudoLanguage.format($0.text(for: nil, in: rules)) }
            found.text = stored(found.text)
        }
        return found
    }

    // MARK: Strings with an address

    /// A copy of a string that is not stored in place, as short ones are.
    private static func stored(_ text: String) -> String {
        var copy = ""
        copy.reserveCapacity(max(text.utf8.count, 32))
        copy += text
        return copy
    }

    private static func address(of text: String) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { $0.baseAddress.map(Int.init(bitPattern:)) } ?? nil
    }

    private func found(_ text: String) -> Found? {
        guard let address = Self.address(of: text) else { return nil }
        return lock.withLock { places[address].flatMap { texts[$0] } }.flatMap { $0.text == text ? $0 : nil }
    }

    /// The plurals of a format that a lookup has returned.
    func format(of text: String) -> PluralFormat? {
        if let found = found(text) { return found.format }
        guard text.contains("%") else { return nil }
        return lock.withLock { placesByText[text].flatMap { texts[$0] } }?.format
    }

    /// The variants of a text by their widths; none where it has one text only.
    func widths(of text: String) -> [Int: String] { found(text)?.widths ?? [:] }
}
