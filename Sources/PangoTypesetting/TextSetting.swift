import Typesetting

/// What is the same for all lines of a text while it is set.
struct TextSetting {
    let text: StyledText
    let bounds: TextBounds
    /// What is wanted.
    let wants: Wish
    let world: FontWorld
    let library: FontLibrary

    /// What setting a text is for.
    enum Wish {
        case sizes, glyphs
        /// Glyphs, and where the characters stand.
        case carets
    }

    /// Whether glyphs are wanted, or only sizes.
    var wantsGlyphs: Bool { wants != .sizes }
}
