import Foundation

/// How a part of a document that is read looks.
struct DocumentStyle: Equatable {
    /// The family of the font.
    enum Family: Equatable {
        case system, monospaced
        case named(String)
    }

    var family = Family.named("Times New Roman")
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    /// 1 for superior, -1 for inferior characters.
    var superscript = 0
    var link: String?
    var kern: CGFloat?
    var paragraph = NSParagraphStyle.Values()

    var font: UIFont {
        let size = superscript == 0 ? size : (size * 5 / 6).rounded()
        let weight = isBold ? UIFont.Weight.bold : .regular
        let base: UIFont =
            switch family {
            case .system: .systemFont(ofSize: size, weight: weight)
            case .monospaced: .monospacedSystemFont(ofSize: size, weight: weight)
            case .named(let name): UIFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: weight)
            }
        var traits = base.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }

    /// The attributes of text in the style.
    var attributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [
            .font: font, .paragraphStyle: NSParagraphStyle(values: paragraph), .kern: kern ?? 0,
            .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1),
        ]
        if let background { result[.backgroundColor] = background }
        if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if superscript != 0 {
            result[.superscript] = superscript
            result[.baselineOffset] = superscript > 0 ? size / 3 : -size / 6
        }
        if let link { result[.link] = URL(string: link) as Any? ?? link }
        return result
    }
}

extension NSAttributedString.Key {
    /// How far characters are raised, in steps; iOS reads it from documents, and draws the offset of the baseline.
    static let superscript = NSAttributedString.Key(rawValue: "NSSuperScript")
}
