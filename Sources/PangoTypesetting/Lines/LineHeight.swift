import Typesetting

/// How far the text of a line reaches up and down from its baseline.
struct LineHeight {
    private(set) var ascent: Double
    private(set) var descent: Double

    /// The greatest of the fonts that the characters ask for: fonts that only lend characters do not count.
    init(of characters: Range<Int>, in block: ShapedBlock, setting: TextSetting) {
        let text = block.block
        let offsets = block.characters.offsets
        let bytes = offsets[characters.lowerBound]..<offsets[characters.upperBound]
        ascent = -.infinity
        descent = -.infinity
        for segment in text.segments where segment.range.overlaps(bytes) {
            include(setting.text.runs[segment.run].attributes, in: setting.library)
        }
        if ascent == -.infinity { include(setting.text.runs[text.emptyRun].attributes, in: setting.library) }
    }

    private mutating func include(_ attributes: TextAttributes, in library: FontLibrary) {
        let metrics = library.lineMetrics(of: attributes.font)
        let offset = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
        ascent = max(ascent, metrics.ascent + max(0, offset))
        descent = max(descent, metrics.descent + max(0, -offset))
    }
}
