import Typesetting

/// Where the tabs of a paragraph lead to, in units.
struct TabStops {
    private let stops: [(location: Int, alignment: TabStop.Alignment)]
    private let interval: Int

    /// UIKit's paragraphs have a stop every 28 points.
    private static let defaultInterval = 28.0

    init(_ style: ParagraphStyle) {
        stops = style.tabStops.filter { $0.location.isFinite && $0.location > 0 }
            .map { (PangoUnits.units($0.location), $0.alignment) }
        let interval = style.defaultTabInterval
        self.interval = max(1, PangoUnits.units(interval > 0 ? interval : Self.defaultInterval))
    }

    /// The text after a tab, up to the next one.
    struct Following {
        var width = 0
        var widthBeforePoint: Int?
    }

    /// The width of a tab that is at a distance from the paragraph's leading edge.
    func width(at position: Int, following: () -> Following) -> Int {
        guard let stop = stops.first(where: { $0.location > position }) else {
            return (position / interval + 1) * interval - position
        }
        let availableWidth = stop.location - position
        switch stop.alignment {
        case .left: return availableWidth
        case .right: return max(0, availableWidth - following().width)
        case .center: return max(0, availableWidth - following().width / 2)
        case .decimal:
            let text = following()
            return max(0, availableWidth - (text.widthBeforePoint ?? text.width))
        }
    }
}

extension ShapedBlock {
    /// The width of the tab at a character, on a line that begins at another one.
    func tabWidth(at index: Int, lineStart: Int, advance: Int, end: Int) -> Int {
        let isFirst = lineStart == 0 && block.startsParagraph
        let indent = PangoUnits.units(block.style.indent(isFirst: isFirst))
        return tabs.width(at: indent + advance) {
            var text = TabStops.Following()
            for next in (index + 1)..<max(index + 1, end) {
                if isTab(at: next) { break }
                if isDecimalPoint(at: next), text.widthBeforePoint == nil {
                    text.widthBeforePoint = text.width
                }
                text.width += characters.widths[next]
            }
            return text
        }
    }

    private func isDecimalPoint(at index: Int) -> Bool { block.bytes[characters.offsets[index]] == 0x2E }
}
