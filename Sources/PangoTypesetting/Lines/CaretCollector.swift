import LayoutCore
import Typesetting

/// Finds the positions of the characters of lines.
enum CaretCollector {
    /// The positions of the characters of all lines that show the text as it is.
    static func geometry(of lines: [SetLine], _ painter: LinePainter) -> TextGeometry {
        TextGeometry(
            lines: lines.compactMap { line in
                var line = line
                let frame = painter.place(&line)
                guard let source = line.source else { return nil }
                let boxes = line.runs.flatMap { Self.boxes(of: $0, left: frame.origin.x, source: source) }
                return TextGeometry.Line(
                    frame: frame, bytes: source + line.bytes.lowerBound..<source + line.bytes.upperBound,
                    boxes: boxes.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound },
                    isRightToLeft: line.isRightToLeft)
            })
    }

    private static func boxes(of run: VisualRun, left: Double, source: Int) -> [TextGeometry.Box] {
        let isRightToLeft = run.glyphs.isRightToLeft
        var byte = source + (isRightToLeft ? run.bytes.upperBound : run.bytes.lowerBound)
        var boxes: [TextGeometry.Box] = []
        for (index, cluster) in run.glyphs.clusters.enumerated() where index + 1 < run.edges.count {
            let end = byte + (isRightToLeft ? -cluster.byteCount : cluster.byteCount)
            boxes.append(
                TextGeometry.Box(
                    bytes: min(byte, end)..<max(byte, end), left: left + run.x + run.edges[index],
                    right: left + run.x + run.edges[index + 1], isRightToLeft: isRightToLeft))
            byte = end
        }
        return boxes
    }
}
