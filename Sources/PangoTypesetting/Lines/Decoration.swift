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
    func underline(advance: Double) -> [DrawCommand] {
        guard let kind = attributes.underline, let metrics else { return [] }
        return rectangles(
            kind, middle: origin.y + metrics.underlineOffset, thickness: metrics.underlineThickness,
            advance: advance, color: attributes.underlineColor ?? attributes.color)
    }

    /// The line through the run.
    func strikethrough(advance: Double) -> [DrawCommand] {
        guard let kind = attributes.strikethrough, let metrics else { return [] }
        return rectangles(
            kind, middle: origin.y - metrics.strikethroughOffset, thickness: metrics.strikethroughThickness,
            advance: advance, color: attributes.strikethroughColor ?? attributes.color)
    }

    private func rectangles(
        _ kind: TextAttributes.LineDecoration, middle: Double, thickness: Double, advance: Double,
        color: Color
    ) -> [DrawCommand] {
        guard advance > 0, thickness > 0 else { return [] }
        func line(_ top: Double, _ height: Double) -> DrawCommand {
            .fillRect(Rect(x: origin.x, y: top, width: advance, height: height), color)
        }
        let top = middle - thickness / 2
        return switch kind {
        case .single: [line(top, thickness)]
        case .thick: [line(top, 2 * thickness)]
        case .double: [line(top, thickness), line(top + 2 * thickness, thickness)]
        }
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
