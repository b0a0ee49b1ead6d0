internal import Typesetting

/// A family that every iPhone has and that cannot be shipped here. Its glyphs are those of the system's font,
/// or of the fixed-pitch font, so that source that relies on the family finds a font.
struct SubstituteFamily: Hashable, Sendable {
    var name: String
    var isFixedPitch = false
    /// Ascent and descent as shares of the size, where lines are not as high as the system's.
    var extents: Extents?

    struct Extents: Hashable, Sendable {
        var ascent, descent: Double
    }

    private static let families: [SubstituteFamily] =
        [
            // Korean text is set in this family on iOS; its lines are 1.2 times the size.
            SubstituteFamily(name: "Apple SD Gothic Neo", extents: Extents(ascent: 0.9, descent: 0.3))
        ]
        + [
            "Academy Engraved LET", "Arial", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Baskerville",
            "Didot", "Futura", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Hiragino Sans",
            "Optima", "Palatino", "PingFang HK", "PingFang SC", "PingFang TC", "Times New Roman",
            "Trebuchet MS", "Verdana",
        ].map { SubstituteFamily(name: $0) }
        + ["American Typewriter", "Courier", "Courier New", "Menlo"].map {
            SubstituteFamily(name: $0, isFixedPitch: true)
        }

    /// By name without spaces, in small letters.
    static let byKey = Dictionary(
        uniqueKeysWithValues: families.map { (FontSpec.key($0.name[...]), $0) })

    /// The metrics at a size; nil where they are the system's.
    func lineMetrics(size: Double) -> LineMetrics? {
        extents.map {
            LineMetrics(
                ascent: $0.ascent * size, descent: $0.descent * size, capHeight: 1443 * size / 2048,
                xHeight: 1078 * size / 2048)
        }
    }
}
