internal import LayoutCore

/// What a name consists of: a drawing, and what its suffixes make of it.
indirect enum SymbolForm: Sendable {
    case drawing(SymbolNotation)
    /// Letters or digits, inside of an enclosure only.
    case text(String)
    case filled(SymbolForm)
    case enclosed(SymbolForm, SymbolEnclosure, of: String)
    case slashed(SymbolForm)
    case badged(SymbolForm, SymbolNotation?, of: String)

    /// Whether there is a filled symbol besides the outlined one.
    var hasFill: Bool {
        switch self {
        case .drawing(let drawing): drawing.hasFill
        case .enclosed(_, let enclosure, _): enclosure.drawing.hasFill
        case .slashed(let form), .badged(let form, _, _): form.hasFill
        case .text, .filled: false
        }
    }

    /// Whether it is a drawing or a drawing with suffixes, no text alone.
    var isSymbol: Bool { if case .text = self { false } else { true } }

    /// The space at the sides that the drawing has, in units; nil for the usual one.
    var margin: Double? {
        switch self {
        case .drawing(let drawing): drawing.margin
        case .filled(let form), .slashed(let form), .badged(let form, _, _): form.margin
        case .enclosed(_, let enclosure, _): enclosure.drawing.margin
        case .text: nil
        }
    }
}

/// A drawing that has space for a symbol in it.
struct SymbolEnclosure: Sendable {
    var drawing: SymbolNotation
    /// The rectangle for the symbol.
    var inside: Rect
}
