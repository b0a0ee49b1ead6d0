internal import LayoutCore
import Foundation

/// Reads the names of system symbols: a drawing of the library and suffixes in their order, as in `bell.slash.circle.fill`.
enum SymbolNames {
    /// What a name consists of; nil where a part of it is not drawn here.
    static func form(of name: String) -> SymbolForm? {
        let name = canonical(name)
        if let drawing = SymbolDrawings.drawing(named: name) { return .drawing(drawing) }
        if let base = name.dropping(".fill") {
            guard let form = form(of: base), form.hasFill else { return nil }
            return .filled(form)
        }
        if let base = name.dropping(".slash") { return symbol(base).map { .slashed($0) } }
        if let base = name.dropping(".badge") { return symbol(base).map { .badged($0, nil, of: "") } }
        if let range = name.range(of: ".badge.", options: .backwards) {
            let badge = String(name[range.upperBound...])
            guard badges.contains(badge), let drawing = SymbolDrawings.drawing(named: badge) else {
                return nil
            }
            return symbol(String(name[..<range.lowerBound])).map { .badged($0, drawing, of: badge) }
        }
        for enclosure in SymbolEnclosures.names {
            guard let base = name.dropping(enclosure.suffix) else { continue }
            guard let inner = isText(base) ? .text(base.uppercased()) : form(of: base) else { return nil }
            return SymbolEnclosures.enclosure(enclosure.name).map { .enclosed(inner, $0, of: base) }
        }
        return nil
    }

    /// The form of a name, no text.
    private static func symbol(_ name: String) -> SymbolForm? { form(of: name) }

    /// Whether a name within an enclosure is a letter or a number up to 50.
    private static func isText(_ name: String) -> Bool {
        if name.count == 1, let letter = name.utf8.first {
            return (0x61...0x7A).contains(letter) || isDigit(letter)
        }
        guard name.utf8.count == 2, name.utf8.allSatisfy(isDigit), let number = Int(name) else {
            return false
        }
        return name == "00" || (name.first == "0" ? number < 10 : number <= 50)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static let badges: Set = [
        "plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "ellipsis", "clock",
        "gearshape",
        "person.crop", "arrow.up", "arrow.down", "play", "heart", "lock", "magnifyingglass", "sparkles",
    ]

    // MARK: Direction

    /// Whether a symbol is mirrored in right-to-left layouts: those that name a direction of reading, and lists.
    static func isMirrored(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first else { return false }
        if directedWords.contains(first) { return true }
        let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
        // The signs of players are named after the tape.
        return words.dropFirst().contains { directions.contains($0) } && first != "forward"
            && first != "backward"
    }

    private static let directedWords: Set<Substring> = ["list", "checklist", "increase", "decrease"]
}

extension String {
    /// The text before a suffix; nil where it does not end in it or there is nothing before it.
    fileprivate func dropping(_ suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
