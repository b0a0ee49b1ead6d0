/// Makes the spaces of a line wider.
enum Justification {
    /// Distributes free width evenly among the spaces; false where there is no space.
    static func stretch(_ runs: inout [VisualRun], by freeWidth: Double) -> Bool {
        let count = runs.reduce(0) { $0 + $1.spaces.count }
        guard count > 0 else { return false }
        let each = freeWidth / Double(count)
        var shift = 0.0
        for index in runs.indices {
            stretchEdges(of: &runs[index], by: each)
            runs[index].x += shift
            var within = 0.0
            var spaces = runs[index].spaces[...]
            for glyph in runs[index].glyphs.positions.indices {
                runs[index].glyphs.positions[glyph].x += within
                if spaces.first == glyph {
                    spaces = spaces.dropFirst()
                    within += each
                }
            }
            runs[index].glyphs.advance += within
            shift += within
        }
        return true
    }

    private static func stretchEdges(of run: inout VisualRun, by each: Double) {
        guard !run.edges.isEmpty else { return }
        var (within, glyph) = (0.0, 0)
        for (index, cluster) in run.glyphs.clusters.enumerated() {
            run.edges[index] += within
            if cluster.glyphCount == 1, run.spaces.contains(glyph) { within += each }
            glyph += cluster.glyphCount
        }
        run.edges[run.edges.count - 1] += within
    }
}
