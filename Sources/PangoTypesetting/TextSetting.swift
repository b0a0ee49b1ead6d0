import Typesetting

/// What is the same for all lines of a text while it is set.
struct TextSetting {
    let text: StyledText
    let bounds: TextBounds
    /// What the text is set for.
    let purpose: Purpose
    let world: FontWorld
    let library: FontLibrary

    /// What setting a text is for.
    enum Purpose {
        case sizes, glyphs
        /// Glyphs, and the positions of the characters.
        case carets
    }

    /// Whether glyphs are needed, or only sizes.
    var needsGlyphs: Bool { purpose != .sizes }
}
