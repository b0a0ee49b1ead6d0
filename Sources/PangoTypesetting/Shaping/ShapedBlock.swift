internal import CPango
import Typesetting

/// A block's text as Pango's items with their glyphs, before lines are known.
///
/// Widths are in Pango's units, 1024 to the point.
final class ShapedBlock {
    /// A stretch of one font, script and direction.
    struct Item {
        let item: UnsafeMutablePointer<PangoItem>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        /// The characters, counted in the block.
        let characters: Range<Int>
        /// Whether the item is a single tab, whose width depends on where it is.
        let isTab: Bool
        /// What its font does to advances.
        let spacing: GlyphSpacing
    }

    let block: TextBlock
    /// The items in logical order.
    let items: [Item]
    /// What is known of each character.
    let characters: BlockCharacters
    /// Whether the paragraph runs from right to left.
    let isRightToLeft: Bool
    /// What each run does to advances; nil where none of the block's does anything.
    let spacings: [RunSpacing]?
    /// Where tabs lead to.
    let tabs: TabStops

    /// What a letter may lose in width when a line ends after it: a third of the largest font's size.
    let slack: Int

    /// Itemises and shapes a block.
    init(_ block: TextBlock, in setting: TextSetting) {
        self.block = block
        let runs = setting.text.runs
        isRightToLeft = block.isRightToLeft ?? Self.isRightToLeft(block)
        spacings = RunSpacing.spacings(of: block, in: setting.text)
        tabs = TabStops(block.style)
        slack = block.segments.reduce(0) {
            max($0, PangoUnits.units(runs[$1.run].attributes.font.shapingSize) / 3)
        }
        let attributes = ItemAttributes.list(for: block, in: setting)
        defer { pango_attr_list_unref(attributes) }
        let base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        var shaped: [Item] = []
        block.bytes.withUnsafeBufferPointer { buffer in
            guard let text = UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self) else {
                return
            }
            let list = pango_itemize_with_base_dir(
                setting.world.context, base, text, 0, Int32(buffer.count), attributes, nil)
            var link = list
            var position = 0
            while let current = link {
                link = current.pointee.next
                guard let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self),
                    let glyphs = pango_glyph_string_new()
                else { continue }
                pango_shape_item(item, text, Int32(buffer.count), nil, glyphs, PANGO_SHAPE_NONE)
                let end = position + Int(item.pointee.num_chars)
                let isTab = item.pointee.length == 1 && buffer[Int(item.pointee.offset)] == 0x09
                let spacing = isTab ? GlyphSpacing() : GlyphSpacing(of: item, in: block, setting)
                spacing.apply(to: glyphs)
                shaped.append(
                    Item(
                        item: item, glyphs: glyphs, characters: position..<end, isTab: isTab,
                        spacing: spacing))
                position = end
            }
            g_list_free(list)
        }
        items = shaped
        characters = BlockCharacters(block: block, items: shaped, spacings: spacings)
    }

    deinit {
        for item in items {
            pango_glyph_string_free(item.glyphs)
            pango_item_free(item.item)
        }
    }

    private static func isRightToLeft(_ block: TextBlock) -> Bool {
        switch block.style.writingDirection {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural:
            // The first strong character decides; letters from right to left begin at U+0590.
            guard block.bytes.contains(where: { $0 >= 0xD6 }) else { return false }
            return block.bytes.withUnsafeBufferPointer { buffer in
                UnsafeRawPointer(buffer.baseAddress).map {
                    formwork_find_base_direction($0.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
                        == PANGO_DIRECTION_RTL
                } ?? false
            }
        }
    }
}

extension ShapedBlock.Item {
    /// The clusters in the order of the glyphs.
    var clusters: ClusterWalk { ClusterWalk(glyphs: glyphs, item: item, tracking: spacing.tracking) }

    /// Whether no font has some of the characters.
    var hasBoxes: Bool { hasBox(in: 0..<Int(glyphs.pointee.num_glyphs)) }

    /// Whether some of the glyphs are boxes.
    func hasBox(in range: Range<Int>) -> Bool {
        guard let info = glyphs.pointee.glyphs else { return false }
        for index in range {
            // Most glyphs are distinguished from boxes by comparing one number.
            guard info[index].glyph >= PangoGlyphKind.empty else { continue }
            if case .missing = PangoGlyphKind(info[index].glyph) { return true }
        }
        return false
    }
}
