internal import CPango

/// Finds fonts for characters that the fonts requested by name lack, by a fixed preference: embedded ones, the
/// machine's Noto fonts, any font of the machine.
final class FallbackLibrary {
    /// A character that no font has.
    struct Missing: Hashable {
        let scriptName: String
        let package: String?
    }

    private enum SearchResult {
        case font(FallbackFont)
        case missing(Missing)
    }

    private let embedded: FontFolders
    private let machineFolders: [String]
    private lazy var machine = FontFolders(machineFolders)
    private lazy var anyFonts = MachineFonts(machineFolders)
    private var fonts: [String: FallbackFont?] = [:]
    private var results: [IdeographStyle: [Unicode.Scalar: SearchResult]] = [:]

    /// - Parameters:
    ///   - files: Embedded font files, which come before the machine's so that texts look alike on all machines.
    ///   - machineFolders: Where the machine's fonts are.
    init(files: [String], machineFolders: [String]) {
        embedded = FontFolders(files: files)
        self.machineFolders = machineFolders
    }

    /// The fonts that a text needs for characters, the preferred one first, each once, and what is missing.
    ///
    /// - Parameters:
    ///   - scalars: Characters that the fonts that are requested by name lack.
    ///   - text: All characters of the text.
    ///   - language: The BCP 47 language, which chooses between Chinese, Japanese and Korean forms.
    func fonts(
        for scalars: Set<Unicode.Scalar>, of text: some Sequence<Unicode.Scalar>, language: String?
    ) -> (fonts: [FallbackFont], missing: [Missing: Unicode.Scalar]) {
        let style = IdeographStyle(scalars: text, language: language) ?? styleWithAll(scalars)
        var found: [String: FallbackFont] = [:]
        var missing: [Missing: Unicode.Scalar] = [:]
        // Characters that several scripts share, as Arabic's question mark, come from the font of a script
        // that the text has; so those of one script come first.
        let (shared, own) = Self.partition(scalars)
        for scalar in own + shared {
            if shared.contains(scalar), found.values.contains(where: { $0.suits(scalar) }) { continue }
            switch result(for: scalar, style) {
            case .font(let font): found[font.privateName] = font
            case .missing(let script): if missing[script] == nil { missing[script] = scalar }
            }
        }
        // Of several fonts with a Chinese character the one of the text's own forms comes first.
        let ranks = style.embeddedRegions.map { Self.name($0, isEmbedded: true) }
        func rank(_ font: FallbackFont) -> Int { ranks.firstIndex(of: font.privateName) ?? ranks.count }
        let sorted = found.values.sorted { (rank($0), $0.privateName) < (rank($1), $1.privateName) }
        return (sorted, missing)
    }

    /// The first forms whose embedded font has all Chinese characters: simplified, traditional, Japanese.
    private func styleWithAll(_ scalars: Set<Unicode.Scalar>) -> IdeographStyle {
        let ideographs = scalars.filter { Self.scriptCode(of: $0) == "Hani" }
        let region = ["SC", "TC", "JP"].first { region in
            // Fonts are only read where there is something to look for.
            if ideographs.isEmpty { return true }
            guard let font = embeddedFont(region) else { return false }
            return ideographs.allSatisfy(font.covers)
        }
        return IdeographStyle(region: region ?? "SC")
    }

    private static func partition(
        _ scalars: Set<Unicode.Scalar>
    ) -> (shared: [Unicode.Scalar], own: [Unicode.Scalar]) {
        var shared: [Unicode.Scalar] = []
        var own: [Unicode.Scalar] = []
        for scalar in scalars.sorted() {
            let code = scriptCode(of: scalar)
            let isShared =
                ["Zyyy", "Zinh"].contains(code) && !IdeographStyle.isEastAsian(scalar, scriptCode: code)
                && !scalar.properties.isEmojiPresentation && scalar != IdeographStyle.emojiSelector
            if isShared { shared.append(scalar) } else { own.append(scalar) }
        }
        return (shared, own)
    }

    private func result(for scalar: Unicode.Scalar, _ style: IdeographStyle) -> SearchResult {
        if let known = results[style]?[scalar] { return known }
        let made = search(for: scalar, style)
        results[style, default: [:]][scalar] = made
        return made
    }

    private func search(for scalar: Unicode.Scalar, _ style: IdeographStyle) -> SearchResult {
        if scalar.properties.isEmojiPresentation || scalar == IdeographStyle.emojiSelector {
            if let font = emojiFont, font.covers(scalar) || scalar == IdeographStyle.emojiSelector {
                return .font(font)
            }
            if let font = symbolFont(for: scalar, stems: ["NotoEmoji"]) { return .font(font) }
            return .missing(Missing(scriptName: "emoji", package: "fonts-noto-color-emoji"))
        }
        let code = Self.scriptCode(of: scalar)
        let entry = ScriptTable.entry(forCode: code)
        if IdeographStyle.isEastAsian(scalar, scriptCode: code) {
            if let font = eastAsianFont(for: scalar, style) ?? anyFont(for: scalar) { return .font(font) }
            return .missing(Missing(scriptName: "Chinese, Japanese and Korean", package: "fonts-noto-cjk"))
        }
        if let font = symbolFont(for: scalar, stems: entry?.stems ?? []) { return .font(font) }
        return .missing(
            Missing(
                scriptName: entry?.name ?? "private use or unassigned",
                package: entry == nil ? nil : "fonts-noto-core"))
    }

    private func symbolFont(for scalar: Unicode.Scalar, stems: [Substring]) -> FallbackFont? {
        for stem in stems + ["NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"] {
            for isEmbedded in [true, false] {
                let name = "fallback \(stem)" + (isEmbedded ? "" : " of the machine")
                let folders = isEmbedded ? embedded : machine
                if let font = font(name, { folders.files(stem: stem) }), font.covers(scalar) { return font }
            }
        }
        if let font = emojiFont, font.covers(scalar) { return font }
        return anyFont(for: scalar)
    }

    private var emojiFont: FallbackFont? {
        font(FontFamilies.emoji) { machine.files(stem: "NotoColorEmoji") }
    }

    private static func name(_ region: String, isEmbedded: Bool) -> String {
        "fallback Noto Sans CJK \(region)" + (isEmbedded ? "" : " of the machine")
    }

    private func embeddedFont(_ region: String) -> FallbackFont? {
        font(Self.name(region, isEmbedded: true)) {
            embedded.files(stem: "NotoSansCJK\(region.lowercased())")
        }
    }

    private func eastAsianFont(for scalar: Unicode.Scalar, _ style: IdeographStyle) -> FallbackFont? {
        for region in style.embeddedRegions {
            if let font = embeddedFont(region), font.covers(scalar) { return font }
        }
        let name = Self.name(style.region, isEmbedded: false)
        let whole = font(name, family: style.family) { machine.files(stem: "NotoSansCJK") }
        if let whole, whole.covers(scalar) { return whole }
        for stem in style.stems {
            if let font = font("\(name) \(stem)", { machine.files(stem: stem) }), font.covers(scalar) {
                return font
            }
        }
        return nil
    }

    /// Any font of the machine that has a character; none for characters that mean something else in each font.
    private func anyFont(for scalar: Unicode.Scalar) -> FallbackFont? {
        switch scalar.properties.generalCategory {
        case .privateUse, .unassigned, .surrogate: return nil
        default: break
        }
        guard let (family, files) = anyFonts.family(with: scalar) else { return nil }
        let made = font("fallback of the machine: \(family.filter { $0 != "," })", family: family) { files }
        return made.flatMap { $0.covers(scalar) ? $0 : nil }
    }

    private func font(_ name: String, family: String? = nil, _ files: () -> [String]) -> FallbackFont? {
        if let known = fonts[name] { return known }
        let files = files()
        let made = files.isEmpty ? nil : FallbackFont(privateName: name, files: files, family: family)
        fonts[name] = .some(made)
        return made
    }

    /// The ISO 15924 code of the script that a character belongs to.
    private static func scriptCode(of scalar: Unicode.Scalar) -> String {
        let code = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
        return String(
            String.UnicodeScalarView(
                [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: code >> $0)) }))
    }
}
