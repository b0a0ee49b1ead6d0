import DisplayList
import LayoutCore
import PangoTypesetting
import Typesetting

/// The kit's system font at 17 points, with the line metrics that the kit gives it.
let system = systemFont(17)

func systemFont(_ size: Double, weight: Int = 400) -> FontRequest {
    FontRequest(
        family: "Inter", pointSize: size, weight: weight,
        lineMetrics: LineMetrics(
            ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 1443 / 2048,
            xHeight: size * 1078 / 2048))
}

func styled(
    _ text: String, font: FontRequest = system, paragraph: ParagraphStyle = ParagraphStyle()
) -> StyledText {
    StyledText([.init(text, TextAttributes(font: font), paragraph: paragraph)])
}

extension PangoTypesetter {
    func measure(_ text: String, width: Double = .infinity, lines: Int = 0) -> TextMeasure {
        measure(styled(text), in: TextBounds(width: width, lineLimit: lines))
    }

    func typeset(_ text: StyledText, width: Double = .infinity, lines: Int = 0) -> TypesetText {
        typeset(text, in: TextBounds(width: width, lineLimit: lines), alignmentWidth: width)
    }
}

extension TypesetText.Line {
    /// The glyph runs with their origins, from left to right.
    var glyphRuns: [(run: GlyphRun, origin: Point)] {
        commands.compactMap { if case .glyphs(let run, let point, _) = $0 { (run, point) } else { nil } }
    }

    /// The text of the runs as they are drawn.
    var visualText: String { glyphRuns.map(\.run.text).joined() }
}
