internal import DisplayList
internal import LayoutCore

/// Reads the drawings of the library.
///
/// A drawing is a list of parts between bars. A part is a head and a path as ``PathReader`` reads it, in a square of 100
/// units, which are hundredths of the point size; the middle of the capital letters beside the symbol is at 50, 50. The head
/// is the letter of ``SymbolPart/Kind`` and, where they are needed, a level (`2`), a position among the parts that
/// show a value (`%1`), a colour (`@red`), a share of the line's width (`~0.7`), and `+` for a part of the filled symbol
/// only or `-` for one of the outlined symbol only.
///
/// `u name x y scale` is another drawing of the library with its middle at a point, `U` the same filled, `h` the same
/// mirrored; `m 12` is the space at the sides of the symbol.
struct SymbolNotation: Sendable {
    var parts: [SymbolPart] = []
    /// The space at the left and the right of the symbol, in units.
    var margin: Double?

    /// Reads a drawing; what is malformed is left out.
    init(_ text: String, named find: (String) -> SymbolNotation?) {
        for text in text.split(separator: "|") {
            let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard let head = words.first, let letter = head.first, words.count == 2 else { continue }
            switch letter {
            case "m": margin = Double(words[1].split(separator: " ").first ?? "")
            case "u", "U", "h": include(words[1], head, find)
            default:
                guard var part = Self.part(head), let path = PathReader.path(words[1], shapes: true) else {
                    continue
                }
                part.path = path
                parts.append(part)
            }
        }
    }

    private mutating func include(_ text: Substring, _ head: Substring, _ find: (String) -> SymbolNotation?) {
        let words = text.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }
        guard let name = words.first, numbers.count == 3, let used = find(String(name)) else { return }
        let (x, y, scale) = (numbers[0], numbers[1], numbers[2])
        let width = head.first == "h" ? -scale : scale
        let fit = Transform(a: width, b: 0, c: 0, d: scale, tx: x - 50 * width, ty: y - 50 * scale)
        var settings = SymbolPart(kind: .line, path: Path())
        let hasSettings = head.count > 1
        if hasSettings { Self.read(head.dropFirst(), into: &settings) }
        for part in used.parts {
            guard var part = head.first == "U" ? part.chosen(isFilled: true) : part else { continue }
            part.path = part.path.applying(fit)
            if hasSettings {
                part.level = settings.level
                part.color = settings.color ?? part.color
                part.share *= settings.share
                if settings.variant != .both { part.variant = settings.variant }
            }
            parts.append(part)
        }
    }

    private static func part(_ head: Substring) -> SymbolPart? {
        guard let kind = head.first.flatMap({ SymbolPart.Kind(rawValue: $0) }) else { return nil }
        var part = SymbolPart(kind: kind, path: Path())
        read(head.dropFirst(), into: &part)
        return part
    }

    private static func read(_ settings: Substring, into part: inout SymbolPart) {
        var rest = settings
        while let sign = rest.popFirst() {
            let end = rest.firstIndex { "%@~+-".contains($0) } ?? rest.endIndex
            switch sign {
            case "+": part.variant = .filled
            case "-": part.variant = .outlined
            case "%": part.step = Int(rest[..<end])
            case "@": part.color = SymbolColor(rawValue: String(rest[..<end]))
            case "~": part.share = Double(rest[..<end]) ?? 1
            default: part.level = sign.wholeNumberValue ?? 1
            }
            if "%@~".contains(sign) { rest = rest[end...] }
        }
    }

    /// Whether there is a filled symbol of the drawing besides the outlined one.
    var hasFill: Bool { parts.contains { $0.kind == .outline || $0.variant == .filled } }

    /// The number of parts that show a value one after another.
    var stepCount: Int { parts.compactMap(\.step).max() ?? 0 }
}
