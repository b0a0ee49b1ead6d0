import Foundation

extension UIFont {
    /// The size of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text, 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The usual size, 14 points.
    public static let systemFontSize: CGFloat = 14

    /// The system's font.
    ///
    /// - Parameter fontSize: Points; what is not a positive finite number counts as 12.
    @discardableResult public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        font(FontSpec(pointSize: fontSize, weight: Weight.regular.legible(in: .current)))
    }

    /// The system's font in a weight.
    @discardableResult public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        font(FontSpec(pointSize: fontSize, weight: weight.legible(in: .current)))
    }

    /// The system's font in a weight and a width. There is only one width.
    @discardableResult public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width)
        -> UIFont
    {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system's bold font.
    @discardableResult public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        // What iOS calls bold here is the semibold weight.
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system's italic font.
    @discardableResult public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        font(FontSpec(pointSize: fontSize, weight: Weight.regular.legible(in: .current), isItalic: true))
    }

    /// The system's font with digits of equal width.
    @discardableResult public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight)
        -> UIFont
    {
        font(
            FontSpec(pointSize: fontSize, weight: weight.legible(in: .current), hasMonospacedDigits: true))
    }

    /// The system's font with characters of equal width.
    @discardableResult public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight)
        -> UIFont
    {
        font(
            FontSpec(
                face: .system(.monospaced), pointSize: fontSize, weight: weight.legible(in: .current)))
    }

    /// The font of a text style at the size of the current traits.
    @discardableResult public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the size of given traits; nil takes the current traits.
    @discardableResult public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = style.pointSize(in: .resolved(in: traitCollection))
        let weight = style.weight.legible(in: traitCollection ?? .current)
        return font(FontSpec(pointSize: size, weight: weight, textStyle: style))
    }

    /// The font of labels where none is set.
    package static func labelFont(isBoldText: Bool) -> UIFont {
        font(FontSpec(pointSize: labelFontSize, weight: isBoldText ? .semibold : .regular))
    }

    /// This font as traits request it: scaled again where metrics scaled it, in the size of its text style where it has
    /// one, else as it is.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling = spec.scaling else {
            return spec.textStyle.map { sized(for: $0, in: traits) } ?? self
        }
        var adjusted = spec
        adjusted.pointSize = scaling.pointSize(in: traits)
        return adjusted == spec ? self : .font(adjusted)
    }

    /// This font of a text style as traits request it: in their size, and as bold unless it has a weight of its own.
    private func sized(for style: TextStyle, in traits: UITraitCollection) -> UIFont {
        var adjusted = spec
        adjusted.pointSize = style.pointSize(in: .resolved(in: traits))
        let bolder = Weight(openType: style.weight.openType + (style.weight == .regular ? 200 : 100))
        if spec.weight == style.weight || spec.weight == bolder {
            adjusted.weight = style.weight.legible(in: traits)
        }
        return adjusted == spec ? self : .font(adjusted)
    }

    /// Creates the font of a family, or of a face as `Family-BoldItalic`.
    ///
    /// The result is nil where there is no family of that name. Families that every iPhone has, as
    /// Helvetica Neue or Apple SD Gothic Neo, are found but drawn in the system's font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let spec = FontSpec(name: fontName, pointSize: fontSize) else { return nil }
        self.init(spec)
    }

    /// Creates the font of a description in a size in points; 0 takes the description's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let spec = descriptor.spec
        self.init(pointSize == 0 || pointSize == spec.pointSize ? spec : spec.resized(to: pointSize))
    }

    /// The families that there are.
    public static var familyNames: [String] { TextEngine.typesetter.familyNames }

    /// The names of a family's faces, from the lightest to the boldest; none where there is no such family.
    @discardableResult public static func fontNames(forFamilyName familyName: String) -> [String] {
        TextEngine.faces.filter { $0.family == familyName }.map(\.postScriptName)
    }

    /// How wide a font's letters are.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// The usual width.
        public static let standard = Width(rawValue: 0)
        /// Narrower.
        public static let condensed = Width(rawValue: -0.2)
        /// The narrowest.
        public static let compressed = Width(rawValue: -0.4)
        /// Wider.
        public static let expanded = Width(rawValue: 0.2)

        /// Creates a width from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }
}

extension UIContentSizeCategory {
    /// The category of traits, of the current traits where those say nothing, else the default.
    static func resolved(in traits: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
        let current = UITraitCollection.current.preferredContentSizeCategory
        return current == .unspecified ? .large : current
    }
}
