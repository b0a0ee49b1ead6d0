import DisplayList
import LayoutCore
import Typesetting

/// Lines under and through a run.
struct Decoration {
    private let attributes: TextAttributes
    private let metrics: FontFileMetrics?
    private let origin: Point

    /// Creates the decoration of glyphs that begin at a point on the baseline.
    init(_ attributes: TextAttributes, metrics: @autoclosure () -> FontFileMetrics, origin: Point) {
        self.attributes = attributes
        self.origin = origin
        self.metrics = attributes.underline != nil || attributes.strikethrough != nil ? metrics() : nil
    }

    /// The line under the run.
    func underline(_ run: VisualRun) -> [DrawCommand] {
        guard let kind = attributes.underline, let metrics else { return [] }
        let look = Look(
            kind: kind, middle: origin.y + metrics.underlineOffset, thickness: metrics.underlineThickness,
            color: attributes.underlineColor ?? attributes.color,
            rhythm: attributes.effects?.underlineRhythm)
        return lines(look, under: run)
    }

    /// The line through the run.
    func strikethrough(_ run: VisualRun) -> [DrawCommand] {
        guard let kind = attributes.strikethrough, let metrics else { return [] }
        let look = Look(
            kind: kind, middle: origin.y - metrics.strikethroughOffset,
            thickness: metrics.strikethroughThickness,
            color: attributes.strikethroughColor ?? attributes.color,
            rhythm: attributes.effects?.strikethroughRhythm)
        return lines(look, under: run)
    }

    private struct Look {
        let kind: TextAttributes.LineDecoration
        let middle, thickness: Double
        let color: Color
        let rhythm: TextEffects.Rhythm?
    }

    private func lines(_ look: Look, under run: VisualRun) -> [DrawCommand] {
        let thickness = look.thickness
        guard run.glyphs.advance > 0, thickness > 0 else { return [] }
        let top = look.middle - thickness / 2
        let bands: [(top: Double, height: Double)] =
            switch look.kind {
            case .single: [(top, thickness)]
            case .thick: [(top, 2 * thickness)]
            case .double: [(top, thickness), (top + 2 * thickness, thickness)]
            }
        let stretches = look.rhythm?.skipsSpaces == true ? words(of: run) : [0...run.glyphs.advance]
        return bands.flatMap { band in
            stretches.map { stretch in
                let rect = Rect(
                    x: origin.x + stretch.lowerBound, y: band.top,
                    width: stretch.upperBound - stretch.lowerBound, height: band.height)
                guard let dashes = look.rhythm?.dashes, !dashes.isEmpty else {
                    return .fillRect(rect, look.color)
                }
                return Self.dashed(rect, dashes, look.color)
            }
        }
    }

    /// Dashes along a rectangle; they start at a fixed position of the page, so that they go on from run to run.
    private static func dashed(_ rect: Rect, _ dashes: [Double], _ color: Color) -> DrawCommand {
        let middle = rect.origin.y + rect.size.height / 2
        let path = Path([
            .move(Point(x: rect.origin.x, y: middle)),
            .line(Point(x: rect.origin.x + rect.size.width, y: middle)),
        ])
        var style = StrokeStyle(width: rect.size.height)
        style.dashes = dashes.map { $0 * rect.size.height }
        style.dashPhase = rect.origin.x
        return .stroke(path, .color(color), style)
    }

    /// The stretches of a run between its spaces.
    private func words(of run: VisualRun) -> [ClosedRange<Double>] {
        let positions = run.glyphs.positions
        var words: [ClosedRange<Double>] = []
        var start = 0.0
        for space in run.spaces where positions.indices.contains(space) {
            if positions[space].x > start { words.append(start...positions[space].x) }
            start = space + 1 < positions.count ? positions[space + 1].x : run.glyphs.advance
        }
        if run.glyphs.advance > start { words.append(start...run.glyphs.advance) }
        return words
    }

    /// The rectangles with those joined that continue the one before them, so that no seam shows.
    static func merged(_ commands: [DrawCommand]) -> [DrawCommand] {
        var merged: [DrawCommand] = []
        for command in commands {
            guard case .fillRect(let rect, let color) = command,
                let position = merged.lastIndex(where: { Self.continues($0, rect, color) }),
                case .fillRect(var before, _) = merged[position]
            else {
                merged.append(command)
                continue
            }
            before.size.width = rect.origin.x + rect.size.width - before.origin.x
            merged[position] = .fillRect(before, color)
        }
        return merged
    }

    private static func continues(_ command: DrawCommand, _ rect: Rect, _ color: Color) -> Bool {
        guard case .fillRect(let before, color) = command else { return false }
        return before.origin.y == rect.origin.y && before.size.height == rect.size.height
            && abs(before.origin.x + before.size.width - rect.origin.x) < 1e-6
    }
}
