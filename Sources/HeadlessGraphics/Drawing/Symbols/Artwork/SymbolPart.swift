internal import DisplayList

/// One part of a drawing in the library: a path, and what is done with it.
///
/// Many drawings serve for two symbols, the outlined and the filled one; the kinds say what becomes of a part in each.
struct SymbolPart: Sendable {
    /// What is done with a part's path in an outlined and in a filled symbol.
    enum Kind: Character, Sendable {
        /// A line in both.
        case line = "s"
        /// An area in both, with sharp corners that do not grow with the weight.
        case area = "f"
        /// An area in both, with round corners that grow with the weight.
        case body = "b"
        /// A line, and an area of the same outer edge in the filled symbol.
        case outline = "o"
        /// A line, which is cut out of the filled symbol.
        case detail = "d"
        /// An area, which is cut out of the filled symbol.
        case detailBody = "D"
        /// A line, which is cut out of the filled symbol in one colour and painted on it in several.
        case sign = "k"
        /// An area, which is cut out of the filled symbol in one colour and painted on it in several.
        case signBody = "K"
        /// A line that is cut out of both.
        case cutLine = "e"
        /// An area that is cut out of both.
        case cutBody = "E"
        /// The gap along a line that crosses what is below.
        case gap = "g"
        /// An area that is cut out with a gap around it.
        case gapBody = "G"
    }

    /// In which of the two symbols a part is.
    enum Variant: Sendable {
        case both, outlined, filled
    }

    var kind: Kind
    var path: Path
    /// The rank of the part where symbols are drawn in shades: 1 is the main part.
    var level = 1
    /// The position of the part among those that show a value, from 1; nil for those that do not.
    var step: Int?
    /// The colour in symbols of several colours; nil is the tint colour.
    var color: SymbolColor?
    /// The line's width as a share of the symbol's.
    var share = 1.0
    var variant = Variant.both
    /// Whether a line or an area is cut out in one colour and painted in several.
    var isKnockout = false

    /// The part in a symbol that is filled or not; nil where it is not in it.
    func chosen(isFilled: Bool) -> SymbolPart? {
        guard variant == .both || (variant == .filled) == isFilled else { return nil }
        var chosen = self
        chosen.variant = .both
        switch kind {
        case .outline: chosen.kind = isFilled ? .body : .line
        case .detail: chosen.kind = isFilled ? .cutLine : .line
        case .detailBody: chosen.kind = isFilled ? .cutBody : .body
        case .sign, .signBody:
            chosen.kind = kind == .sign ? .line : .body
            chosen.isKnockout = isFilled
        default: break
        }
        return chosen
    }
}

/// The colours of symbols of several colours.
enum SymbolColor: String, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black

    /// The system's colour of the name.
    var color: UIColor {
        switch self {
        case .red: .systemRed
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .green: .systemGreen
        case .mint: .systemMint
        case .teal: .systemTeal
        case .cyan: .systemCyan
        case .blue: .systemBlue
        case .indigo: .systemIndigo
        case .purple: .systemPurple
        case .pink: .systemPink
        case .brown: .systemBrown
        case .gray: .systemGray
        case .white: .white
        case .black: .black
        }
    }
}
