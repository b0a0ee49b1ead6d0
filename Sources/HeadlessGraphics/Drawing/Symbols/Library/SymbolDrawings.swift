import Foundation

/// The drawings of the library by their names, read when they are first needed.
///
/// A family is a text: each line a name and its drawing in ``SymbolNotation``, where lines that begin with four spaces continue
/// the one before.
enum SymbolDrawings {
    private static let families = [
        signs, arrows, people, communication, media, home, objects, life, documents, text, nature, transport,
        devices,
    ]

    /// Every name that is drawn as it is, sorted.
    static var names: [String] { texts.keys.sorted() }

    /// The drawing of a name; nil for others.
    static func drawing(named name: String) -> SymbolNotation? {
        if let drawing = lock.withLock({ made[name] }) { return drawing }
        guard let text = texts[name] else { return nil }
        let drawing = SymbolNotation(text, named: drawing)
        lock.withLock { made[name] = drawing }
        return drawing
    }

    /// The notation of a name's drawing.
    static func text(of name: String) -> String? { texts[name] }

    private static let lock = NSLock()
    /// The drawings that were read, read and written under `lock` alone.
    nonisolated(unsafe) private static var made: [String: SymbolNotation] = [:]

    private static let texts: [String: String] = {
        var texts: [String: String] = [:]
        for family in families {
            var name = ""
            for line in family.split(separator: "\n") {
                if line.hasPrefix("    ") {
                    texts[name]? += line.dropFirst(3)
                } else if let colon = line.firstIndex(of: ":") {
                    name = String(line[..<colon])
                    texts[name] = String(line[line.index(after: colon)...])
                }
            }
        }
        return texts
    }()
}
