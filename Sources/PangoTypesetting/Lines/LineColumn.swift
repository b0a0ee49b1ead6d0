import Typesetting

/// Puts lines of paragraphs below one another, by their fonts' heights and the paragraphs' styles.
struct LineColumn {
    private var stack = LineStack()
    /// The spacing above the next line.
    private var spacing = 0.0
    private var isEmpty = true

    /// Where a line is, from the text's top.
    struct Row {
        let top: Double
        let height: Double
        let baseline: Double
    }

    /// The bottom of the last line.
    var bottom: Double { stack.bottom }

    /// Begins a paragraph that is not the first.
    mutating func beginParagraph(_ style: ParagraphStyle) {
        spacing += Self.usable(style.paragraphSpacingBefore)
    }

    /// Adds a line.
    mutating func add(_ metrics: LineHeight, _ style: ParagraphStyle, endsParagraph: Bool) -> Row {
        let height = style.lineHeight(natural: metrics.ascent + metrics.descent)
        let top = stack.add(height: height, spacing: isEmpty ? 0 : spacing)
        isEmpty = false
        spacing = Self.usable(endsParagraph ? style.paragraphSpacing : style.lineSpacing)
        if metrics.leading != 0 {
            // Leading is a part of the height that a style limits.
            let natural = metrics.ascent + metrics.descent + metrics.leading
            spacing += style.lineHeight(natural: natural) - height
        }
        return Row(top: top, height: height, baseline: top + height - metrics.descent)
    }

    private static func usable(_ spacing: Double) -> Double { spacing.isFinite ? max(0, spacing) : 0 }
}
