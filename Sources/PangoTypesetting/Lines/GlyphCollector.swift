internal import CPango
import DisplayList
import LayoutCore
import Typesetting

/// Turns a line's content into glyph runs.
struct GlyphCollector {
    private let line: LineContent
    private let setting: TextSetting
    private var runs: [VisualRun] = []
    private var open: OpenRun?
    /// Where the next cluster begins, in units.
    private var x = 0

    private struct OpenRun {
        let run: Int
        let start: Int
        let piece: LinePiece
        let face: ResolvedFace
        var bytes: Range<Int>
        var glyphs: [UInt32] = []
        var positions: [Point] = []
        var clusters: [GlyphRun.Cluster] = []
        var spaces: [Int] = []
        /// Where each cluster begins, in units; empty where that is not needed.
        var edges: [Int] = []
        /// The offsets of pictures in place of characters, in units.
        var attachments: [Int] = []
    }

    /// The runs of a line, from left to right.
    static func runs(of line: LineContent, in setting: TextSetting) -> [VisualRun] {
        var collector = GlyphCollector(line: line, setting: setting)
        for (piece, width) in line.visualPieces { collector.add(piece, width: width) }
        return collector.runs
    }

    private init(line: LineContent, setting: TextSetting) {
        self.line = line
        self.setting = setting
    }

    private mutating func add(_ piece: LinePiece, width: Int) {
        guard let font = piece.item.pointee.analysis.font else {
            x += width
            return
        }
        let face = setting.world.face(of: font)
        var clusters: [ClusterWalk.Cluster] = []
        piece.clusters.forEach { clusters.append($0) }
        for cluster in clusters {
            let run = line.block.block.run(at: cluster.bytes.lowerBound)
            if open?.run != run {
                close()
                open = OpenRun(run: run, start: x, piece: piece, face: face, bytes: cluster.bytes)
            }
            add(cluster)
            if piece.isTab { x += width }
        }
        close()
    }

    private mutating func add(_ cluster: ClusterWalk.Cluster) {
        guard var run = open, let info = run.piece.glyphs.pointee.glyphs else { return }
        // Emptied, so that appending does not copy the arrays.
        open = nil
        let start = min(run.bytes.lowerBound, cluster.bytes.lowerBound)
        run.bytes = start..<max(run.bytes.upperBound, cluster.bytes.upperBound)
        // Spacing after a character is on its left where text runs from right to left.
        var position = x - run.start + (run.piece.level & 1 == 1 ? line.kern(of: cluster) : 0)
        var count = 0
        let spacing = line.block.spacings?[run.run]
        let stretch = spacing?.stretch ?? 1
        let isAttachment = spacing?.attachment != nil && line.block.block.isAttachment(cluster.bytes)
        if isAttachment { run.attachments.append(position) }
        for index in cluster.glyphs where !run.piece.isTab && !isAttachment {
            let geometry = info[index].geometry
            let left = PangoUnits.points(position) + PangoUnits.points(Int(geometry.x_offset)) * stretch
            let up = PangoUnits.points(Int(geometry.y_offset))
            defer { position += Int(Double(run.piece.clusters.advance(of: info[index])) * stretch) }
            switch PangoGlyphKind(info[index].glyph) {
            case .invisible: continue
            case .missing:
                run.glyphs.append(0)
                run.positions.append(Point(x: left, y: up))
            case .glyph(let glyph):
                run.glyphs.append(glyph)
                run.positions.append(Point(x: left, y: up))
            }
            count += 1
        }
        if count == 1, isExpandable(cluster) { run.spaces.append(run.glyphs.count - 1) }
        if setting.purpose == .carets { run.edges.append(x) }
        run.clusters.append(GlyphRun.Cluster(byteCount: cluster.bytes.count, glyphCount: count))
        open = run
        if !run.piece.isTab { x += line.advance(of: cluster) }
    }

    private func isExpandable(_ cluster: ClusterWalk.Cluster) -> Bool {
        let bytes = line.block.block.bytes[cluster.bytes]
        return (bytes.elementsEqual([0x20]) || bytes.elementsEqual([0xC2, 0xA0]))
            && line.advance(of: cluster) > 0
    }

    private mutating func close() {
        guard let run = open else { return }
        open = nil
        let attributes = setting.text.runs[run.run].attributes
        let font = attributes.font
        let glyphs = GlyphRun(
            face: run.face.fontFace(weight: font.weight, isItalic: font.isItalic),
            pointSize: font.shapingSize,
            glyphs: run.glyphs, positions: run.positions, advance: PangoUnits.points(x - run.start),
            text: String(decoding: line.block.block.bytes[run.bytes], as: UTF8.self), clusters: run.clusters,
            isRightToLeft: run.piece.level & 1 == 1)
        var visual = VisualRun(
            run: run.run, glyphs: glyphs, x: PangoUnits.points(run.start), spaces: run.spaces,
            bytes: run.bytes)
        if !run.edges.isEmpty { visual.edges = (run.edges + [x]).map { PangoUnits.points($0 - run.start) } }
        if attributes.effects != nil { addEffects(of: run, to: &visual) }
        runs.append(visual)
    }

    /// What effects need besides glyphs.
    private func addEffects(of run: OpenRun, to visual: inout VisualRun) {
        guard let effects = setting.text.runs[run.run].attributes.effects else { return }
        visual.attachments = run.attachments.map(PangoUnits.points)
        guard effects.strokeWidth != 0 || (effects.shadow?.radius ?? 0) > 0,
            let font = run.piece.item.pointee.analysis.font
        else { return }
        visual.outlines = run.glyphs.map { GlyphOutline.path(of: $0, in: font) }
    }
}
