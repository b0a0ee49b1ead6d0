import Foundation

/// A description of a font, from which others are derived. Immutable, usable from every thread.
public final class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, Sendable {
    final let foundationMark = FoundationMark()
    let spec: FontSpec

    init(spec: FontSpec) {
        self.spec = spec
        super.init()
    }

    /// Whether descriptions can be in secure archives: true.
    public static var supportsSecureCoding: Bool { true }

    /// Reads a description from an archive, as that of a font. Nil where the archive has none.
    public convenience init?(coder: NSCoder) {
        guard let spec = FontSpec(coder: coder) else { return nil }
        self.init(spec: spec)
    }

    /// Writes name, size, weight and text style.
    public func encode(with coder: NSCoder) { spec.encode(with: coder) }

    /// Creates a description of the system's font at 12 points with some attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(spec: FontSpec(pointSize: 12).adding(attributes))
    }

    /// Creates a description by name; where there is no such font, of the system's font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(spec: FontSpec(name: fontName, pointSize: size) ?? FontSpec(pointSize: size))
    }

    /// The description of a text style's font at the size of the current traits.
    @discardableResult public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The description of a text style's font at the size of given traits; nil is the current traits.
    @discardableResult public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { spec.pointSize }

    /// The font's name.
    public var postscriptName: String {
        let italic = spec.isItalic ? "Italic" : ""
        switch spec.face {
        case .system(.monospaced): return ".SFMono-\(spec.weight.name)\(italic)"
        case .system: return ".SFUI-\(spec.weight.name)\(italic)"
        case .named(_, let name), .substitute(_, let name): return name
        }
    }

    /// The family's name.
    var familyName: String {
        switch spec.face {
        case .system(.monospaced): ".AppleSystemUIFontMonospaced"
        case .system: ".AppleSystemUIFont"
        case .named(let family, _): family
        case .substitute(let family, _): family.name
        }
    }

    /// Whether the font is bold, italic or of one width.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if spec.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if spec.isItalic { traits.insert(.traitItalic) }
        if spec.face == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font, bold or italic or not. Every font has such faces: the result is never nil.
    @discardableResult public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var spec = spec
        let isBold = spec.weight.rawValue >= UIFont.Weight.semibold.rawValue
        if symbolicTraits.contains(.traitBold) != isBold {
            spec.weight = isBold ? .regular : spec.textStyle == nil ? .bold : .semibold
        }
        spec.isItalic = symbolicTraits.contains(.traitItalic)
        if case .system = spec.face, symbolicTraits.contains(.traitMonoSpace) {
            spec.face = .system(.monospaced)
        }
        return UIFontDescriptor(spec: spec)
    }

    /// The system's font in another design; nil where the font is not the system's.
    @discardableResult public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = spec.face else { return nil }
        var spec = spec
        spec.face = .system(design)
        return UIFontDescriptor(spec: spec)
    }

    /// The same font at another size.
    @discardableResult public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(spec: spec.resized(to: newPointSize))
    }

    /// The same face of another family; the same description where there is no such family.
    @discardableResult public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// The description with attributes added. Understood are size, family, name and, of the traits, weight,
    /// slant and symbolic traits.
    @discardableResult public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(spec: spec.adding(attributes))
    }

    /// The same family's face of a name, as “Bold Italic”; the same description where there is none.
    @discardableResult public func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// What the description says: family, name, size, traits and text style.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.name: postscriptName, .family: familyName, .size: pointSize]
        attributes[.traits] = [
            TraitKey.weight: spec.weight.rawValue, .symbolic: symbolicTraits.rawValue,
            .slant: spec.isItalic ? 0.07 : 0,
        ]
        attributes[.textStyle] = spec.textStyle
        return attributes
    }

    /// The value of an attribute; nil where the description says nothing of it.
    @discardableResult public func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

    /// The descriptions of all faces that have the same values for some attributes; of all faces of the family
    /// where none are named.
    @discardableResult public func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<AttributeName>?
    )
        -> [UIFontDescriptor]
    {
        let keys = mandatoryKeys ?? [.family]
        return TextEngine.faces.compactMap { face in
            guard let other = FontSpec(name: face.postScriptName, pointSize: pointSize) else { return nil }
            let description = UIFontDescriptor(spec: other)
            let matches = keys.allSatisfy { key in
                switch key {
                case .family: face.family == familyName
                case .name: face.postScriptName == postscriptName
                case .face, .traits: other.weight == spec.weight && other.isItalic == spec.isItalic
                default: true
                }
            }
            return matches ? description : nil
        }
    }

    /// The description itself: it never changes.
    @discardableResult public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other describes the same font.
    @discardableResult public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.spec == spec
    }

    /// A hash of the font's identity.
    public override var hash: Int { spec.hashValue }
}
