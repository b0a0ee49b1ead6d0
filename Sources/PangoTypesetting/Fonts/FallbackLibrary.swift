internal import CPango

/// Finds fonts of the machine for characters that the embedded fonts lack, by a fixed preference.
final class FallbackLibrary {
    /// A character that no font has.
    struct Missing: Hashable {
        let scriptName: String
        let package: String?
    }

    private enum Answer {
        case font(FallbackFont)
        case missing(Missing)
    }

    private lazy var folders = FontFolders.ofThisMachine()
    private var fonts: [String: FallbackFont?] = [:]
    private var answers: [String: [Unicode.Scalar: Answer]] = [:]

    /// The fonts that a text needs for characters, the preferred one first, each once, and what is missing.
    ///
    /// - Parameters:
    ///   - scalars: Characters that the embedded fonts lack.
    ///   - language: The BCP 47 language, which chooses between Chinese, Japanese and Korean forms.
    func fonts(
        for scalars: Set<Unicode.Scalar>, language: String?
    ) -> (fonts: [FallbackFont], missing: [Missing: Unicode.Scalar]) {
        let ideographs = IdeographStyle(scalars: scalars, language: language)
        var found: [String: FallbackFont] = [:]
        var missing: [Missing: Unicode.Scalar] = [:]
        // Characters that several scripts share, as Arabic's question mark, come from the font of a script
        // that the text has; so those of one script come first.
        let (shared, own) = Self.partition(scalars)
        for scalar in own + shared {
            if shared.contains(scalar), found.values.contains(where: { $0.lends(scalar) }) { continue }
            switch answer(for: scalar, ideographs: ideographs) {
            case .font(let font): found[font.privateName] = font
            case .missing(let script): if missing[script] == nil { missing[script] = scalar }
            }
        }
        return (found.keys.sorted().compactMap { found[$0] }, missing)
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

    private func answer(for scalar: Unicode.Scalar, ideographs: IdeographStyle) -> Answer {
        if let known = answers[ideographs.family]?[scalar] { return known }
        let made = search(for: scalar, ideographs: ideographs)
        answers[ideographs.family, default: [:]][scalar] = made
        return made
    }

    private func search(for scalar: Unicode.Scalar, ideographs: IdeographStyle) -> Answer {
        if scalar.properties.isEmojiPresentation || scalar == IdeographStyle.emojiSelector {
            if let font = font(FontFamilies.emoji, stem: "NotoColorEmoji", family: nil),
                font.covers(scalar) || scalar == IdeographStyle.emojiSelector
            {
                return .font(font)
            }
            return .missing(Missing(scriptName: "emoji", package: "fonts-noto-color-emoji"))
        }
        let code = Self.scriptCode(of: scalar)
        let entry = ScriptTable.entry(forCode: code)
        if IdeographStyle.isEastAsian(scalar, scriptCode: code) {
            if let font = eastAsianFont(ideographs), font.covers(scalar) { return .font(font) }
            return .missing(Missing(scriptName: "Chinese, Japanese and Korean", package: "fonts-noto-cjk"))
        }
        let stems = (entry?.stems ?? []) + ["NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"]
        for stem in stems {
            if let font = font("fallback \(stem)", stem: stem, family: nil), font.covers(scalar) {
                return .font(font)
            }
        }
        if let font = font(FontFamilies.emoji, stem: "NotoColorEmoji", family: nil), font.covers(scalar) {
            return .font(font)
        }
        return .missing(
            Missing(
                scriptName: entry?.name ?? "private use or unassigned",
                package: entry == nil ? nil : "fonts-noto-core"))
    }

    private func eastAsianFont(_ style: IdeographStyle) -> FallbackFont? {
        let name = "fallback \(style.family)"
        if let font = font(name, stem: "NotoSansCJK", family: style.family) { return font }
        return font(name + " alone", stem: style.singleStem, family: nil)
            ?? font(name + " otf", stem: style.singleOpenTypeStem, family: nil)
    }

    private func font(_ name: String, stem: Substring, family: String?) -> FallbackFont? {
        if let known = fonts[name] { return known }
        let files = folders.files(stem: stem)
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
