/// Which country's forms of Chinese characters a text takes: the code points are shared, the glyphs differ.
struct IdeographStyle: Hashable {
    /// The region in the names of the Noto families: JP, KR, SC, TC or HK.
    let region: String

    /// The character that requests the coloured picture of the one before it.
    static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    init(region: String) { self.region = region }

    /// Chooses by language, and without one by the characters: kana are Japanese, Bopomofo is Taiwan's, Hangul is
    /// Korean; nil where neither says anything.
    init?(scalars: some Sequence<Unicode.Scalar>, language: String?) {
        guard let region = Self.region(of: language?.lowercased() ?? "") ?? Self.region(of: scalars) else {
            return nil
        }
        self.region = region
    }

    /// The family in the Noto collection.
    var family: String { "Noto Sans CJK \(region)" }
    /// The beginnings of the names of files with this family alone.
    var stems: [Substring] { ["NotoSans\(region)", "NotoSansCJK\(region.lowercased())"] }

    /// The embedded regions to look through for a character, that with the most alike forms first.
    var embeddedRegions: [String] {
        switch region {
        case "JP": ["JP", "TC", "SC"]
        case "KR", "TC", "HK": ["TC", "JP", "SC"]
        default: ["SC", "TC", "JP"]
        }
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

    private static func region(of scalars: some Sequence<Unicode.Scalar>) -> String? {
        var region: String?
        for scalar in scalars {
            switch scalar.value {
            case 0x3040...0x30FF: return "JP"
            case 0x3100...0x312F: region = "TC"
            case 0xAC00...0xD7A3, 0x1100...0x11FF: region = region ?? "KR"
            default: break
            }
        }
        return region
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
