internal import CPango
import Typesetting

/// What an item's font does to the advances of its own glyphs. Glyphs of fallback fonts are left alone.
struct GlyphSpacing {
    /// The units added after each glyph.
    private(set) var tracking = 0
    private var changes: AdvanceChanges?
    private var displayShare = 0.0
    /// A thousandth of the size, in units.
    private var unit = 0.0

    /// What changes nothing.
    init() {}

    init(of item: UnsafeMutablePointer<PangoItem>, in block: TextBlock, _ setting: TextSetting) {
        let font = setting.text.runs[block.run(at: Int(item.pointee.offset))].attributes.font
        guard font.tracking != 0 || font.letterWidths != .own, let resolved = item.pointee.analysis.font,
            setting.world.face(of: resolved).families.contains(setting.library.family(for: font))
        else { return }
        tracking = PangoUnits.units(font.tracking)
        guard case .sanFrancisco(let share) = font.letterWidths else { return }
        changes = setting.world.advanceChanges(of: resolved)
        displayShare = min(max(share, 0), 1)
        unit = Double(PangoUnits.units(font.shapingSize)) / 1_000
    }

    /// Changes the advances of glyphs that were just shaped. What a glyph gains or loses is shared between its
    /// sides; marks stay where they are above their letter.
    func apply(to glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        guard let changes, let info = glyphs.pointee.glyphs else { return }
        var shift: Int32 = 0
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            guard case .glyph(let glyph) = PangoGlyphKind(info[index].glyph) else { continue }
            guard info[index].geometry.width > 0 else {
                info[index].geometry.x_offset -= shift
                continue
            }
            let change = change(of: glyph, changes)
            info[index].geometry.width = max(0, info[index].geometry.width + change)
            info[index].geometry.x_offset += change / 2
            shift = change - change / 2
        }
    }

    /// The advance of a glyph that was just shaped, with the tracking.
    func advance(of glyph: UInt32, width: Int32) -> Int {
        guard width > 0 else { return 0 }
        let changed = changes.map { max(0, width + change(of: glyph, $0)) } ?? width
        return changed > 0 ? max(0, Int(changed) + tracking) : 0
    }

    private func change(of glyph: UInt32, _ changes: AdvanceChanges) -> Int32 {
        Int32((changes.change(of: Int(glyph), displayShare: displayShare) * unit).rounded())
    }
}
