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

    /// The fonts that a text needs besides those that are requested by name.
    struct Choice {
        /// The fonts, the preferred one first, each once.
        var fonts: [FallbackFont] = []
        /// What no font has, each with the first character of it.
        var missing: [Missing: Unicode.Scalar] = [:]
        /// An emoji that the embedded font lacks.
        var foreignEmoji: String?
    }

    private let embedded: FontFolders
    private let machineFolders: [String]
    private lazy var machine = FontFolders(machineFolders)
    private lazy var anyFonts = MachineFonts(machineFolders)
    private lazy var emoji = EmojiFonts(
        embedded: embedded.files(stem: "NotoColorEmoji"),
        machineFiles: { [unowned self] in machine.files(stem: "NotoColorEmoji") })
    private var fonts: [String: FallbackFont?] = [:]
    private var results: [IdeographStyle: [Unicode.Scalar: SearchResult]] = [:]

    /// - Parameters:
    ///   - files: Embedded font files, which come before the machine's so that texts look alike on all machines.
    ///   - machineFolders: Where the machine's fonts are.
    init(files: [String], machineFolders: [String]) {
        embedded = FontFolders(files: files)
        self.machineFolders = machineFolders
    }

    /// The fonts that a text needs for characters.
    ///
    /// - Parameters:
    ///   - scalars: Characters that the fonts that are requested by name lack.
    ///   - text: All of the text.
    ///   - language: The BCP 47 language, which chooses between Chinese, Japanese and Korean forms.
    func fonts(for scalars: Set<Unicode.Scalar>, of text: String, language: String?) -> Choice {
        let style = IdeographStyle(scalars: text.unicodeScalars, language: language) ?? styleWithAll(scalars)
        var found: [String: FallbackFont] = [:]
        var choice = Choice()
        let pictures = scalars.filter(Self.isEmoji)
        if !pictures.isEmpty {
            let sequences = text.lazy.filter { Self.isEmojiSequence($0) }
            let sequence = emoji.foreignSequence(in: sequences)
            choice.foreignEmoji = sequence.map { String($0) }
            for scalar in pictures.sorted() {
                let picture = emoji.font(for: scalar, isForeign: sequence != nil)
                if choice.foreignEmoji == nil { choice.foreignEmoji = picture.foreign }
                if let font = picture.font ?? symbolFont(for: scalar, stems: ["NotoEmoji"]) {
                    found[font.name] = font
                } else {
                    let emoji = Missing(scriptName: "emoji", package: "fonts-noto-color-emoji")
                    if choice.missing[emoji] == nil { choice.missing[emoji] = scalar }
                }
            }
        }
        // Characters that several scripts share, as Arabic's question mark, come from the font of a script
        // that the text has; so those of one script come first.
        let (shared, own) = Self.partition(scalars.subtracting(pictures))
        for scalar in own + shared {
            if shared.contains(scalar), found.values.contains(where: { $0.suits(scalar) }) { continue }
            switch result(for: scalar, style) {
            case .font(let font): found[font.name] = font
            case .missing(let script): if choice.missing[script] == nil { choice.missing[script] = scalar }
            }
        }
        // Of several fonts with a Chinese character the one of the text's own forms comes first.
        let ranks = style.embeddedRegions.map { Self.name($0, isEmbedded: true) }
        func rank(_ font: FallbackFont) -> Int { ranks.firstIndex(of: font.name) ?? ranks.count }
        choice.fonts = found.values.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
        return choice
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation || scalar == IdeographStyle.emojiSelector
    }

    /// Whether several characters are meant to be one picture.
    private static func isEmojiSequence(_ cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard scalars.count > 1 else { return false }
        return scalars.contains(where: isEmoji)
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
        if let font = emoji.font(for: scalar, isForeign: false).font { return font }
        return anyFont(for: scalar)
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
