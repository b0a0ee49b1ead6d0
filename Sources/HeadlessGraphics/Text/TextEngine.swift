internal import PangoTypesetting
package import Typesetting

/// The text engine that the kit measures and sets text with.
package enum TextEngine {
    package static let typesetter: any Typesetter & Sendable = PangoTypesetter.shared

    /// The size that text takes, as the typesetter measures it; its type is known here, which pays in `feed`.
    package static func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasure {
        PangoTypesetter.shared.measure(text, in: bounds)
    }

    /// The faces of all families.
    static var faces: [FontFaceName] { PangoTypesetter.shared.faces }

    static func registerFonts(at path: String) throws(FontError) {
        try PangoTypesetter.shared.registerFont(at: path)
    }
}
