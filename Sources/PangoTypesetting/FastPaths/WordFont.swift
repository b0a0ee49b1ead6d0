import Typesetting

/// The faces of a font for texts with and without Latin letters, and which characters they set.
final class WordFont {
    /// The height of the lines.
    let metrics: LineHeight
    private let attributes: TextAttributes
    private let setting: TextSetting
    private let latin: WordFace
    private lazy var common = WordFace(setting, sample: "1", number: latin.number + 1).flatMap {
        $0.hasSameFont(as: latin) ? $0 : nil
    }

    /// What is known of a character.
    private enum Kind: UInt8 {
        case unknown, unsuitable, common, latin
    }

    /// The characters from U+0020 to U+024F, then those from U+2010 to U+203F, and the euro sign.
    private var kinds = [UInt8](repeating: Kind.unknown.rawValue, count: 0x250 + 0x30 + 1)

    /// Nil where words of the font cannot be shaped one by one.
    init?(_ attributes: TextAttributes, number: UInt64, in library: FontLibrary) {
        guard let world = library.world(fallbacks: []) else { return nil }
        self.attributes = attributes
        let text = StyledText([.init("a", attributes)])
        setting = TextSetting(
            text: text, bounds: TextBounds(), purpose: .sizes, world: world, library: library)
        guard let face = WordFace(setting, sample: "a", number: number) else { return nil }
        latin = face
        metrics = LineHeight(of: attributes, in: library)
    }

    /// Whether texts of some attributes have this font's sizes.
    func isFont(of other: TextAttributes) -> Bool {
        attributes.font == other.font && attributes.baselineOffset == other.baselineOffset
    }

    /// The face for a text; nil where it does not set all characters.
    func face(for bytes: UnsafeBufferPointer<UInt8>) -> WordFace? {
        var hasLatin = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            var position = Int(byte)
            switch byte {
            case 0x20...0x7E: index += 1
            case 0x0A:
                index += 1
                continue
            case 0xC2..<0xCA where index + 1 < bytes.count:
                position = Int(byte & 0x1F) << 6 | Int(bytes[index + 1] & 0x3F)
                guard position < 0x250 else { return nil }
                index += 2
            case 0xE2 where index + 2 < bytes.count:
                let scalar = 0x2000 | Int(bytes[index + 1] & 0x3F) << 6 | Int(bytes[index + 2] & 0x3F)
                switch scalar {
                case 0x2010..<0x2040: position = 0x250 + scalar - 0x2010
                case 0x20AC: position = 0x280
                default: return nil
                }
                index += 3
            default: return nil
            }
            var kind = kinds[position]
            if kind == Kind.unknown.rawValue {
                kind = find(position).rawValue
                kinds[position] = kind
            }
            if kind == Kind.unsuitable.rawValue { return nil }
            if kind == Kind.latin.rawValue { hasLatin = true }
        }
        return hasLatin ? latin : common
    }

    private func find(_ position: Int) -> Kind {
        let value = position < 0x250 ? position : position == 0x280 ? 0x20AC : position - 0x250 + 0x2010
        guard let scalar = Unicode.Scalar(UInt32(value)), Self.isOrdinary(scalar) else {
            return .unsuitable
        }
        guard latin.sets(scalar, between: "a", in: setting) else { return .unsuitable }
        if scalar.isLatin { return .latin }
        guard let common, common.sets(scalar, between: "1", in: setting) else { return .unsuitable }
        return .common
    }

    /// Whether a character is a letter, a digit, a mark or a space of ASCII.
    private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
        // A space that does not break lines is a letter of its word.
        if scalar.value < 0x80 || scalar == "\u{A0}" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
        case .initialPunctuation, .finalPunctuation, .dashPunctuation, .otherPunctuation: return true
        case .currencySymbol, .mathSymbol, .otherSymbol: return true
        default: return false
        }
    }
}
