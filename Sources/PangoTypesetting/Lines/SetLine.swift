import Typesetting

/// A line whose glyphs and height are known, but not yet its offset between the edges.
struct SetLine {
    let style: ParagraphStyle
    let isRightToLeft: Bool
    /// The distance from the leading edge.
    let indent: Double
    /// The advance.
    let width: Double
    /// The top, the height and the baseline, from the text's top.
    let top: Double
    let height: Double
    let baseline: Double
    /// Whether the line ends a paragraph or at a hard break, so that it is not justified.
    let endsBlock: Bool
    /// Whether the glyphs may be wider than the line, which then cuts them.
    let isClipped: Bool
    /// Where the block begins in the whole text, and the line's bytes of the block.
    var source: Int?
    var bytes = 0..<0
    /// The glyphs; empty where only sizes are needed.
    var runs: [VisualRun]
}

extension ParagraphStyle {
    /// The available width of a line in a width, without its indents.
    func availableWidth(in width: Double, indent: Double) -> Double {
        let tail = tailIndent.isFinite ? tailIndent : 0
        let end = tail > 0 ? min(width, tail) : width + tail
        return max(0, end - indent)
    }

    /// The indent of a paragraph's first line, or of the others.
    func indent(isFirst: Bool) -> Double {
        let indent = isFirst ? firstLineHeadIndent : headIndent
        return indent.isFinite ? max(0, indent) : 0
    }

    /// The width that is kept free at the trailing edge.
    var trailingIndent: Double { tailIndent.isFinite ? max(0, -tailIndent) : 0 }

    /// The height of a line whose text is so high.
    func lineHeight(natural: Double) -> Double {
        var height =
            natural * (lineHeightMultiple > 0 && lineHeightMultiple.isFinite ? lineHeightMultiple : 1)
        if minimumLineHeight > height, minimumLineHeight.isFinite { height = minimumLineHeight }
        if maximumLineHeight > 0, maximumLineHeight < height { height = maximumLineHeight }
        return height
    }
}
