import Foundation

extension FontSpec {
    /// Reads the name of a family or of a face, as `Inter`, `Noto Sans Mono` or `Inter-SemiBoldItalic`.
    ///
    /// The result is nil where the text engine has no family of that name.
    init?(name: String, pointSize: CGFloat) {
        let families = TextEngine.typesetter.familyNames
        func family(_ wanted: Substring) -> String? {
            let key = Self.key(wanted)
            return families.first { Self.key($0[...]) == key }
        }
        if let family = family(name[...]) {
            self.init(face: .named(family: family, name: name), pointSize: pointSize)
            return
        }
        guard let hyphen = name.lastIndex(of: "-"), let family = family(name[..<hyphen]) else { return nil }
        let style = Self.key(name[name.index(after: hyphen)...])
        let isItalic = style.hasSuffix("italic") || style.hasSuffix("oblique")
        let weightName = style.replacingOccurrences(of: "italic", with: "")
            .replacingOccurrences(of: "oblique", with: "")
        let weights = UIFont.Weight.named + [(.heavy, "ExtraBold"), (.thin, "ExtraLight")]
        let weight = weights.first { $0.name.lowercased() == weightName }?.weight
        guard let weight = weight ?? (weightName.isEmpty ? .regular : nil) else { return nil }
        self.init(
            face: .named(family: family, name: name), pointSize: pointSize, weight: weight,
            isItalic: isItalic)
    }

    /// A name without what spellings differ in.
    private static func key(_ name: Substring) -> String {
        name.lowercased().filter { $0 != " " && $0 != "-" }
    }
}
