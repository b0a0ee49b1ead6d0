internal import CPango

/// The part of an item that is on one line, shaped anew where the line cuts the item.
final class LinePiece {
    let item: UnsafeMutablePointer<PangoItem>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    let isTab: Bool
    /// The first character, counted in the block.
    let firstCharacter: Int
    private let tracking: Int
    private let isOwned: Bool

    /// The bidirectional level: odd is right to left.
    var level: UInt8 { item.pointee.analysis.level }

    /// The clusters in the order in which they are drawn from left to right.
    var clusters: ClusterWalk { ClusterWalk(glyphs: glyphs, item: item, tracking: tracking) }

    /// A whole item.
    init(whole: ShapedBlock.Item) {
        item = whole.item
        glyphs = whole.glyphs
        isTab = whole.isTab
        firstCharacter = whole.characters.lowerBound
        tracking = whole.spacing.tracking
        isOwned = false
    }

    /// Characters of an item, counted in the block; nil where Pango has no memory left.
    init?(part characters: Range<Int>, of whole: ShapedBlock.Item, in block: ShapedBlock) {
        guard let copy = pango_item_copy(whole.item), let glyphs = pango_glyph_string_new() else {
            return nil
        }
        var part = copy
        let offsets = block.characters.offsets
        if characters.lowerBound > whole.characters.lowerBound {
            let bytes = offsets[characters.lowerBound] - Int(part.pointee.offset)
            let front = pango_item_split(
                part, Int32(bytes), Int32(characters.lowerBound - whole.characters.lowerBound))
            pango_item_free(front)
        }
        if characters.upperBound < whole.characters.upperBound {
            let bytes = offsets[characters.upperBound] - Int(part.pointee.offset)
            if let front = pango_item_split(part, Int32(bytes), Int32(characters.count)) {
                pango_item_free(part)
                part = front
            }
        }
        block.block.bytes.withUnsafeBytes { text in
            pango_shape_item(
                part, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), nil, glyphs,
                PANGO_SHAPE_NONE)
        }
        whole.spacing.apply(to: glyphs)
        item = part
        self.glyphs = glyphs
        isTab = whole.isTab
        firstCharacter = characters.lowerBound
        tracking = whole.spacing.tracking
        isOwned = true
    }

    deinit {
        guard isOwned else { return }
        pango_glyph_string_free(glyphs)
        pango_item_free(item)
    }
}
