import DisplayList
import LayoutCore
import Typesetting

/// Paints a run that has effects.
struct EffectPainter {
    let run: VisualRun
    /// The run's origin on the baseline.
    let origin: Point
    let attributes: TextAttributes
    let effects: TextEffects

    /// The glyphs with their outlines, and the pictures among them.
    var glyphs: [DrawCommand] {
        var commands: [DrawCommand] = []
        let width = effects.strokeWidth.isFinite ? effects.strokeWidth : 0
        if width <= 0 { commands += filled(attributes.color, offset: .zero) }
        if width != 0 {
            let color = effects.strokeColor ?? attributes.color
            let style = StrokeStyle(width: abs(width) / 100 * attributes.font.pointSize)
            commands.append(.stroke(outline, .color(color), style))
        }
        return commands + pictures
    }

    /// The shadow of glyphs and of the lines under and through them.
    func shadow(lines: [DrawCommand]) -> [DrawCommand] {
        guard let shadow = effects.shadow, shadow.color.alpha > 0 else { return [] }
        guard shadow.radius > 0 else {
            let thrown: [DrawCommand] = lines.compactMap {
                guard case .fillRect(var rect, _) = $0 else { return nil }
                rect.origin.x += shadow.offset.x
                rect.origin.y += shadow.offset.y
                return .fillRect(rect, shadow.color)
            }
            return filled(shadow.color, offset: shadow.offset) + thrown
        }
        var path = outline
        for case .fillRect(let rect, _) in lines { path.append(Path(rect)) }
        guard !path.isEmpty else { return [] }
        return [.shadow(path, shadow)]
    }

    private var stretch: Double { effects.stretch > 0 && effects.stretch < 100 ? effects.stretch : 1 }

    private var slant: Double {
        run.glyphs.face.slant + (effects.obliqueness.isFinite ? min(max(effects.obliqueness, -10), 10) : 0)
    }

    private func filled(_ color: Color, offset: Point) -> [DrawCommand] {
        guard !run.glyphs.glyphs.isEmpty else { return [] }
        var glyphs = run.glyphs
        glyphs.face.slant = slant
        let place = Point(x: origin.x + offset.x, y: origin.y + offset.y)
        guard stretch != 1 else { return [.glyphs(glyphs, at: place, color)] }
        for index in glyphs.positions.indices { glyphs.positions[index].x /= stretch }
        glyphs.advance /= stretch
        return [
            .save, .concatenate(Transform(a: stretch, b: 0, c: 0, d: 1, tx: place.x, ty: place.y)),
            .glyphs(glyphs, at: .zero, color), .restore,
        ]
    }

    /// All outlines as one path.
    private var outline: Path {
        var path = Path()
        for (glyph, position) in zip(run.outlines, run.glyphs.positions) {
            path.append(
                glyph.applying(
                    Transform(
                        a: stretch, b: 0, c: -slant * stretch, d: 1, tx: origin.x + position.x,
                        ty: origin.y + position.y)))
        }
        return path
    }

    private var pictures: [DrawCommand] {
        guard let attachment = effects.attachment else { return [] }
        return run.attachments.flatMap { x -> [DrawCommand] in
            let top = origin.y - attachment.usableRise - attachment.usableHeight
            return [.save, .concatenate(.translation(x: origin.x + x, y: top))] + attachment.commands
                + [.restore]
        }
    }
}
