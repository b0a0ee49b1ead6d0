internal import CPango

/// A family of the machine's fonts with characters that the embedded ones lack.
///
/// It goes under a name of its own, so that it is used only where it is meant, and no text can request it.
final class FallbackFont {
    /// A name that no other fallback font has.
    let name: String
    /// The name under which it is known to Pango.
    let privateName: String
    private let patterns: [OpaquePointer]

    /// Reads the faces of a family from files; nil where there are none.
    ///
    /// - Parameters:
    ///   - name: What distinguishes it from other fallback fonts; the private name where it is nil.
    ///   - privateName: The name to give it.
    ///   - family: The family to take from collection files, or nil for every face.
    init?(name: String? = nil, privateName: String, files: [String], family: String?) {
        self.name = name ?? privateName
        self.privateName = privateName
        var found: [OpaquePointer] = []
        for file in files {
            guard let set = FcFontSetCreate() else { continue }
            defer { FcFontSetDestroy(set) }
            FcFreeTypeQueryAll(file, UInt32.max, nil, nil, set)
            for position in 0..<Int(set.pointee.nfont) {
                guard let pattern = set.pointee.fonts[position] else { continue }
                if let family, !FontPattern.strings(FC_FAMILY, of: pattern).contains(family) { continue }
                FcPatternReference(pattern)
                FcPatternDel(pattern, FC_FAMILY)
                FcPatternDel(pattern, FC_FAMILYLANG)
                FcPatternAddString(pattern, FC_FAMILY, privateName)
                found.append(pattern)
            }
        }
        guard !found.isEmpty else { return nil }
        patterns = found
    }

    deinit {
        for pattern in patterns { FcPatternDestroy(pattern) }
    }

    /// Whether it has a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        patterns.contains { pattern in
            guard let characters = FontPattern.characters(of: pattern) else { return false }
            return FcCharSetHasChar(characters, scalar.value) != 0
        }
    }

    /// Whether it has a character that several scripts may use: pictures stay with emoji.
    func suits(_ scalar: Unicode.Scalar) -> Bool {
        !privateName.hasPrefix(FontFamilies.emoji) && covers(scalar)
    }

    /// Puts the faces into a set of fonts.
    func add(to fonts: UnsafeMutablePointer<FcFontSet>) {
        for pattern in patterns {
            FcPatternReference(pattern)
            FcFontSetAdd(fonts, pattern)
        }
    }
}
