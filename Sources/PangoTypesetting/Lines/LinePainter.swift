import DisplayList
import LayoutCore
import Typesetting

/// Puts set lines between the edges and says what to paint.
struct LinePainter {
    private let setting: TextSetting
    private let width: Double

    /// Creates a painter for a width between the edges.
    init(_ setting: TextSetting, width: Double) {
        self.setting = setting
        self.width = width
    }

    /// A line with its frame and its commands.
    func paint(_ line: SetLine) -> TypesetText.Line {
        var line = line
        let frame = place(&line)
        return TypesetText.Line(
            frame: frame, baseline: line.baseline, commands: commands(for: line, frame: frame))
    }

    /// The box of a line between the edges, and its glyphs stretched where it is justified.
    func place(_ line: inout SetLine) -> Rect {
        let edges = self.edges(of: line)
        var advance = line.width
        if line.style.alignment == .justified, !line.endsBlock, edges.right - edges.left > advance,
            Justification.stretch(&line.runs, by: edges.right - edges.left - advance)
        {
            advance = edges.right - edges.left
        }
        let free = edges.right - edges.left - advance
        let left =
            switch line.style.alignment {
            case .left: edges.left
            case .right: edges.left + free
            case .center: edges.left + free / 2
            case .natural, .justified: edges.left + (line.isRightToLeft ? free : 0)
            }
        return Rect(x: left, y: line.top, width: advance, height: line.height)
    }

    private func edges(of line: SetLine) -> (left: Double, right: Double) {
        let tail = line.style.tailIndent
        let end = tail.isFinite && tail > 0 ? min(width, tail) : width - line.style.trailingIndent
        return line.isRightToLeft ? (width - end, width - line.indent) : (line.indent, end)
    }

    private func commands(for line: SetLine, frame: Rect) -> [DrawCommand] {
        var backgrounds: [DrawCommand] = []
        var shadows: [DrawCommand] = []
        var glyphs: [DrawCommand] = []
        var under: [DrawCommand] = []
        var through: [DrawCommand] = []
        for run in line.runs {
            let attributes = setting.text.runs[run.run].attributes
            let x = frame.origin.x + run.x
            if let color = attributes.backgroundColor {
                let box = Rect(x: x, y: frame.origin.y, width: run.glyphs.advance, height: frame.size.height)
                backgrounds.append(.fillRect(box, color))
            }
            let offset = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
            let origin = Point(x: x, y: line.baseline - offset)
            let decoration = Decoration(
                attributes, metrics: setting.library.decorationMetrics(of: attributes.font), origin: origin)
            let lines = (decoration.underline(run), decoration.strikethrough(run))
            under += lines.0
            through += lines.1
            if let effects = attributes.effects {
                let painter = EffectPainter(
                    run: run, origin: origin, attributes: attributes, effects: effects)
                shadows += painter.shadow(lines: lines.0 + lines.1)
                glyphs += painter.glyphs
            } else {
                glyphs.append(.glyphs(run.glyphs, at: origin, attributes.color))
            }
        }
        let all =
            Decoration.merged(backgrounds) + shadows + Decoration.merged(under) + glyphs
            + Decoration.merged(through)
        guard line.isClipped else { return all }
        // Only the sides cut: letters may reach over the line's top and bottom.
        let reach = frame.size.height
        let box = Rect(
            x: frame.origin.x, y: frame.origin.y - reach, width: frame.size.width,
            height: frame.size.height + 2 * reach)
        return [.save, .clip(Path(box), .winding)] + all + [.restore]
    }
}
