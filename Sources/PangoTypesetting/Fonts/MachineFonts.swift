internal import CPango

/// All fonts of the machine, whatever their names: what is left where no font is known for a script.
final class MachineFonts {
    private struct Face {
        let pattern: OpaquePointer
        let family: String
        let path: String
        /// DejaVu Sans, which most machines have, before others.
        let rank: Int
    }

    private let config: OpaquePointer?
    private let faces: [Face]

    /// Reads the fonts in folders, by fontconfig's caches where there are some.
    init(_ folders: [String]) {
        // Folders with signs of XML in their names are left out.
        let lines =
            folders.filter { !$0.contains(where: { "<>&".contains($0) }) }.map { "<dir>\($0)</dir>" }
            + [
                "<cachedir>/var/cache/fontconfig</cachedir>",
                "<cachedir prefix=\"xdg\">fontconfig</cachedir>",
            ]
        let text = "<?xml version=\"1.0\"?><fontconfig>\(lines.joined())</fontconfig>"
        config = FcConfigCreate()
        guard let config else {
            faces = []
            return
        }
        _ = text.withCString { text in
            FcConfigParseAndLoadFromMemory(
                config, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self), FcBool(1))
        }
        FcConfigBuildFonts(config)
        var faces: [Face] = []
        if let fonts = FcConfigGetFonts(config, FcSetSystem) {
            for position in 0..<Int(fonts.pointee.nfont) {
                guard let pattern = fonts.pointee.fonts[position] else { continue }
                let family = FontPattern.string(FC_FAMILY, of: pattern) ?? ""
                let rank = family == "DejaVu Sans" ? 0 : family.hasPrefix("DejaVu") ? 1 : 2
                faces.append(
                    Face(
                        pattern: pattern, family: family,
                        path: FontPattern.string(FC_FILE, of: pattern) ?? "", rank: rank))
            }
        }
        self.faces = faces.sorted { ($0.rank, $0.family, $0.path) < ($1.rank, $1.family, $1.path) }
    }

    deinit {
        if let config { FcConfigDestroy(config) }
    }

    /// The first family that has a character, with the files of its faces that are neither condensed nor
    /// expanded; nil where none has it.
    func family(with scalar: Unicode.Scalar) -> (name: String, files: [String])? {
        let found = faces.first { face in
            FontPattern.characters(of: face.pattern).map { FcCharSetHasChar($0, scalar.value) != 0 } ?? false
        }
        guard let found else { return nil }
        let own = faces.filter { $0.family == found.family }
        let normal = own.filter { FontPattern.integer(FC_WIDTH, of: $0.pattern) == Int(FC_WIDTH_NORMAL) }
        var files: [String] = []
        for face in normal.isEmpty ? own : normal where !files.contains(face.path) { files.append(face.path) }
        return (found.family, files)
    }
}
