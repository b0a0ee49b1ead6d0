internal import CPango
import Typesetting

/// All fonts: the embedded ones, those that the application registered, and the machine's as fallback.
final class FontLibrary {
    /// What could not be done as requested since the list was last emptied.
    // Read after each measurement: pays in `feed`.
    @exclusivity(unchecked) var warnings: [FontWarning] = []
    private let folder: FontFolderScan?
    private var files: [String]
    private let fallbacks: FallbackLibrary
    private var worlds: [String: FontWorld] = [:]
    private var families: [String: String] = [:]
    private var covered: OpaquePointer?
    private var said: Set<String> = []
    private var metrics: [FontRequest: LineMetrics] = [:]
    private var decorations: [FontRequest: FontFileMetrics] = [:]

    /// - Parameter machineFolders: Where the machine's fonts are.
    init(machineFolders: [String] = FontFolders.ofThisMachine) {
        let embedded = EmbeddedFonts.files()
        let folder = FontFolderScan(embedded.paths, without: EmbeddedFonts.isFallback)
        self.folder = folder
        files = folder == nil ? embedded.paths.filter { !EmbeddedFonts.isFallback($0) } : []
        fallbacks = FallbackLibrary(
            files: embedded.paths.filter(EmbeddedFonts.isFallback), machineFolders: machineFolders)
        warnings = embedded.unwritten.map { .unwritableFontCache(fileName: $0) }
        readNames()
    }

    deinit {
        if let covered { FcCharSetDestroy(covered) }
    }

    /// The names of the families, sorted. Other names of theirs, such as “Inter Black”, are understood too.
    var familyNames: [String] { Set(faces.map(\.family)).sorted() }

    /// The faces that can be requested.
    var faces: [FontFaceName] { (world(fallbacks: [])?.patterns ?? []).map(FontFaceName.init).sorted() }

    /// Adds a font file; worlds are built anew.
    func register(_ path: String) {
        guard !files.contains(path) else { return }
        files.append(path)
        worlds = [:]
        metrics = [:]
        decorations = [:]
        readNames()
    }

    /// The name of an existing family: the one requested, or the standard one after a warning.
    func family(for font: FontRequest) -> String {
        // The standard family needs no look-up, since almost every text requests it.
        if font.family == FontFamilies.standard { return FontFamilies.standard }
        if let known = families[font.family.lowercased()] { return known }
        if said.count < 1_000, said.insert("family \(font.family)").inserted {
            warnings.append(.unknownFamily(name: font.family, replacement: FontFamilies.standard))
        }
        return FontFamilies.standard
    }

    /// The fonts that a text is set in.
    func world(for text: StyledText) -> FontWorld? {
        var uncovered: Set<Unicode.Scalar> = []
        for run in text.runs { collectUncovered(in: run.text, into: &uncovered) }
        guard !uncovered.isEmpty else { return world(fallbacks: []) }
        let language = text.runs.lazy.compactMap(\.attributes.language).first
        let choice = fallbacks.fonts(
            for: uncovered, of: text.runs.lazy.map(\.text).joined(), language: language)
        if let emoji = choice.foreignEmoji, said.insert("emoji").inserted {
            warnings.append(.foreignEmoji(example: emoji, package: "fonts-noto-color-emoji"))
        }
        for (script, example) in choice.missing where said.insert("script \(script.scriptName)").inserted {
            warnings.append(
                .missingScript(name: script.scriptName, example: example, package: script.package))
        }
        return world(fallbacks: choice.fonts)
    }

    /// The metrics that a request's lines have.
    func lineMetrics(of font: FontRequest) -> LineMetrics {
        if let given = font.lineMetrics { return given.usable }
        if let known = metrics[font] { return known }
        if metrics.count >= 1_024 { metrics = [:] }
        let made = FontFileMetrics(of: font, in: self).lineMetrics
        metrics[font] = made
        return made
    }

    /// Where the lines under and through a font's text are.
    func decorationMetrics(of font: FontRequest) -> FontFileMetrics {
        if let known = decorations[font] { return known }
        if decorations.count >= 1_024 { decorations = [:] }
        let made = FontFileMetrics(of: font, in: self)
        decorations[font] = made
        return made
    }

    /// The world of the embedded fonts, with fallback fonts after them.
    func world(fallbacks: [FallbackFont]) -> FontWorld? {
        let key = fallbacks.map(\.name).joined(separator: ",")
        if let known = worlds[key] { return known }
        // Texts in ever new mixtures of scripts must not fill the memory.
        if worlds.count >= 24 { worlds = worlds.filter { $0.key.isEmpty } }
        let made = FontWorld(folder: folder, files: files, fallbacks: fallbacks)
        worlds[key] = made
        return made
    }

    private func readNames() {
        families = [:]
        let union = FcCharSetCreate()
        for pattern in world(fallbacks: [])?.patterns ?? [] {
            for name in FontPattern.strings(FC_FAMILY, of: pattern) { families[name.lowercased()] = name }
            if let union, let characters = FontPattern.characters(of: pattern) {
                _ = FcCharSetMerge(union, characters, nil)
            }
        }
        if let covered { FcCharSetDestroy(covered) }
        covered = union
    }

    private func collectUncovered(in text: String, into uncovered: inout Set<Unicode.Scalar>) {
        guard let covered, text.utf8.contains(where: { $0 >= 0x80 }) else { return }
        for scalar in text.unicodeScalars where scalar.value >= 0x80 {
            if FcCharSetHasChar(covered, scalar.value) != 0 {
                // Characters that are pictures by default or by request are drawn in colour all the same.
                if scalar.value < 0x2300 { continue }
                if !scalar.properties.isEmojiPresentation && scalar != IdeographStyle.emojiSelector {
                    continue
                }
            } else if !needsGlyph(scalar) {
                continue
            }
            uncovered.insert(scalar)
        }
    }

    private func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
        // A picture.
        if scalar == "\u{FFFC}" { return false }
        if scalar == IdeographStyle.emojiSelector { return true }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return false }
        return properties.generalCategory != .control
    }
}
