/// The families that the typesetter falls back to.
enum FontFamilies {
    /// What the kit's system font requests, and what unknown families become.
    static let standard = "Inter"
    /// The embedded family that has Hangul.
    static let korean = "Noto Sans CJK KR"
    /// The family name under which Pango looks for coloured pictures of emoji.
    static let emoji = "emoji"
}
