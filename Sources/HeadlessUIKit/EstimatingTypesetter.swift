internal import LayoutCore
internal import Typesetting

// Stands in for the real typesetter: every character is half an em wide.
struct EstimatingTypesetter: Typesetter, Sendable {
    func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasure {
        guard let first = text.runs.first, !text.string.isEmpty else { return .empty }
        let metrics = lineMetrics(of: first.attributes.font)
        let width = Double(text.string.count) * first.attributes.font.pointSize / 2
        var lines = bounds.width > 0 ? max(1, (width / bounds.width).rounded(.up)) : 1
        let isTruncated = bounds.lineLimit > 0 && lines > Double(bounds.lineLimit)
        if isTruncated { lines = Double(bounds.lineLimit) }
        return TextMeasure(
            size: Size(width: min(width, bounds.width), height: lines * metrics.lineHeight),
            firstBaseline: metrics.ascent, lastBaseline: lines * metrics.lineHeight - metrics.descent,
            lineCount: Int(lines), isTruncated: isTruncated)
    }

    func typeset(_ text: StyledText, in bounds: TextBounds, alignmentWidth: Double) -> TypesetText {
        TypesetText(lines: [], measure: measure(text, in: bounds))
    }

    func lineMetrics(of font: FontRequest) -> LineMetrics {
        font.lineMetrics
            ?? LineMetrics(
                ascent: font.pointSize, descent: font.pointSize / 4, capHeight: font.pointSize * 0.7,
                xHeight: font.pointSize / 2)
    }

    var familyNames: [String] { ["Inter", "Noto Sans Mono"] }
}
