/// Which country's forms of Chinese characters a text takes: the code points are shared, the glyphs differ.
struct IdeographStyle {
    /// The family in the Noto collection.
    let family: String
    /// The beginnings of the names of files with this family alone.
    let singleStem: Substring
    let singleOpenTypeStem: Substring

    /// The character that asks for the coloured picture of the one before it.
    static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    /// Chooses by language, and without one by the characters: kana are Japanese, Bopomofo is Taiwan's.
    init(scalars: Set<Unicode.Scalar>, language: String?) {
        let region = Self.region(of: language?.lowercased() ?? "") ?? Self.region(of: scalars)
        family = "Noto Sans CJK \(region)"
        singleStem = "NotoSans\(region)"
        singleOpenTypeStem = "NotoSansCJK\(region.lowercased())"
    }

    private static func region(of language: String) -> String? {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
        switch parts.first {
        case "ja": return "JP"
        case "ko": return "KR"
        case "yue": return "HK"
        case "zh":
            if parts.contains("hk") || parts.contains("mo") { return "HK" }
            return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
        default: return nil
        }
    }

    private static func region(of scalars: Set<Unicode.Scalar>) -> String {
        if scalars.contains(where: { (0x3040...0x30FF).contains($0.value) }) { return "JP" }
        if scalars.contains(where: { (0x3100...0x312F).contains($0.value) }) { return "TC" }
        return "SC"
    }

    /// Whether a character belongs to the fonts of Chinese, Japanese and Korean: by its script, or as
    /// punctuation and the wide forms that the three share.
    static func isEastAsian(_ scalar: Unicode.Scalar, scriptCode: String) -> Bool {
        if ["Hani", "Hira", "Kana", "Bopo", "Hang"].contains(scriptCode) { return true }
        return switch scalar.value {
        case 0x2E80...0x312F, 0x3190...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
        default: false
        }
    }
}
