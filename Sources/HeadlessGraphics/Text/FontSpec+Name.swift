import Foundation

extension FontSpec {
    /// Reads the name of a family or of a face, as `Inter`, `Noto Sans Mono` or `Inter-SemiBoldItalic`.
    ///
    /// The result is nil where the text engine has no family of that name, unless it is one of iOS's own.
    init?(name: String, pointSize: CGFloat) {
        if let face = TextEngine.faces.first(where: { $0.postScriptName == name || $0.fullName == name }),
            face.family != name
        {
            self.init(
                face: .named(family: face.family, name: name), pointSize: pointSize,
                weight: UIFont.Weight(openType: face.weight), isItalic: face.isItalic)
            return
        }
        let families = TextEngine.typesetter.familyNames
        func face(_ part: Substring) -> Face? {
            let key = Self.key(part)
            if let family = families.first(where: { Self.key($0[...]) == key }) {
                return .named(family: family, name: name)
            }
            return SubstituteFamily.byKey[key].map { .substitute($0, name: name) }
        }
        if let face = face(name[...]) {
            self.init(face: face, pointSize: pointSize)
            return
        }
        // Old faces of iOS carry their foundry at the end: ArialMT, TimesNewRomanPS-BoldMT.
        let plain = name.hasSuffix("MT") ? name.dropLast(2) : name[...]
        let parts = plain.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let family = parts[0].hasSuffix("PS") ? parts[0].dropLast(2) : parts[0]
        guard let face = face(family), let style = Style(parts.count > 1 ? parts[1] : "") else { return nil }
        self.init(face: face, pointSize: pointSize, weight: style.weight, isItalic: style.isItalic)
    }

    /// Weight and slant of a face's name, as “Bold Italic”; nil where it is none.
    static func style(named name: String) -> (weight: UIFont.Weight, isItalic: Bool)? {
        Style(name[...]).map { ($0.weight, $0.isItalic) }
    }

    /// A name without what spellings differ in.
    static func key(_ name: Substring) -> String {
        name.lowercased().filter { $0 != " " && $0 != "-" }
    }

    /// Weight and slant as the end of a face's name says them.
    private struct Style {
        var weight: UIFont.Weight
        var isItalic: Bool

        private static let otherNames: [(weight: UIFont.Weight, name: String)] = [
            (.regular, ""), (.regular, "roman"), (.regular, "book"), (.regular, "plain"),
            (.semibold, "demibold"), (.heavy, "extrabold"), (.thin, "extralight"),
        ]

        init?(_ name: Substring) {
            var rest = FontSpec.key(name)
            isItalic = false
            for ending in ["italic", "oblique"] where rest.hasSuffix(ending) {
                isItalic = true
                rest.removeLast(ending.count)
            }
            let weights = UIFont.Weight.named + Self.otherNames
            guard let weight = weights.first(where: { $0.name.lowercased() == rest })?.weight else {
                return nil
            }
            self.weight = weight
        }
    }
}
