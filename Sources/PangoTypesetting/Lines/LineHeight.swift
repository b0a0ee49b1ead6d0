import Typesetting

/// How far the text of a line reaches up and down from its baseline.
struct LineHeight {
    private(set) var ascent: Double
    private(set) var descent: Double
    /// The leading that the fonts have between the line and the next.
    private(set) var leading: Double

    /// The maximum over the fonts that the characters request: fallback fonts do not count.
    init(of characters: Range<Int>, in block: ShapedBlock, setting: TextSetting) {
        let text = block.block
        let offsets = block.characters.offsets
        let bytes = offsets[characters.lowerBound]..<offsets[characters.upperBound]
        ascent = -.infinity
        descent = -.infinity
        leading = -.infinity
        for segment in text.segments where segment.range.overlaps(bytes) {
            let attributes = setting.text.runs[segment.run].attributes
            include(attributes, in: setting.library)
            guard let attachment = attributes.effects?.attachment,
                text.hasAttachment(in: segment.range.clamped(to: bytes))
            else { continue }
            ascent = max(ascent, attachment.usableHeight + attachment.usableRise)
            descent = max(descent, -attachment.usableRise)
        }
        if ascent == -.infinity { include(setting.text.runs[text.emptyRun].attributes, in: setting.library) }
    }

    /// The height of lines in one font.
    init(of attributes: TextAttributes, in library: FontLibrary) {
        ascent = -.infinity
        descent = -.infinity
        leading = -.infinity
        include(attributes, in: library)
    }

    private mutating func include(_ attributes: TextAttributes, in library: FontLibrary) {
        let metrics = library.lineMetrics(of: attributes.font)
        let offset = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
        ascent = max(ascent, metrics.ascent + max(0, offset))
        descent = max(descent, metrics.descent + max(0, -offset))
        leading = max(leading, metrics.leading)
    }
}

extension TextEffects.Attachment {
    /// The height, where it is one.
    var usableHeight: Double { size.height.isFinite ? min(max(0, size.height), 1e6) : 0 }
    /// How far the bottom is above the baseline.
    var usableRise: Double { rise.isFinite ? min(max(rise, -1e6), 1e6) : 0 }
}

extension TextBlock {
    fileprivate func hasAttachment(in range: Range<Int>) -> Bool {
        range.count >= 3
            && (range.lowerBound...range.upperBound - 3).contains { isAttachment($0..<$0 + 3) }
    }
}
