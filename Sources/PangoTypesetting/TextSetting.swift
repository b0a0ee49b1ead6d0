import Typesetting

/// What is the same for all lines of a text while it is set.
struct TextSetting {
    let text: StyledText
    let bounds: TextBounds
    /// Whether glyphs are wanted, or only sizes.
    let wantsGlyphs: Bool
    let world: FontWorld
    let library: FontLibrary
}
