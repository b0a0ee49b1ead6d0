internal import CPango

/// Looks into font files.
enum FontFile {
    /// Whether a file holds a font that can be read.
    static func hasFonts(_ path: String) -> Bool {
        guard let set = FcFontSetCreate() else { return false }
        defer { FcFontSetDestroy(set) }
        return FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set) > 0
    }
}
