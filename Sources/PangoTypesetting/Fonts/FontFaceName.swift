internal import CPango

/// The names of one face that text can be set in.
public struct FontFaceName: Hashable, Sendable, Comparable {
    /// The family's name, as in `FontRequest/family`.
    public let family: String
    /// The face's PostScript name: `Inter-Bold` for one.
    public let postScriptName: String
    /// The face's full name: `Inter Bold` for one.
    public let fullName: String
    /// The weight from 100 to 900.
    public let weight: Int
    /// Whether the face is italic or oblique.
    public let isItalic: Bool

    init(_ pattern: OpaquePointer) {
        family = FontPattern.string(FC_FAMILY, of: pattern) ?? ""
        postScriptName = FontPattern.string(FC_POSTSCRIPT_NAME, of: pattern) ?? ""
        fullName = FontPattern.string(FC_FULLNAME, of: pattern) ?? ""
        weight = Int(FontPattern.weight(of: pattern).rounded())
        isItalic = FontPattern.integer(FC_SLANT, of: pattern) > 0
    }

    /// Faces are ordered by family, then by weight, upright before italic.
    public static func < (left: FontFaceName, right: FontFaceName) -> Bool {
        (left.family, left.weight, left.isItalic ? 1 : 0, left.postScriptName)
            < (right.family, right.weight, right.isItalic ? 1 : 0, right.postScriptName)
    }
}
