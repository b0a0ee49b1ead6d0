internal import CairoRendering
package import DisplayList
internal import LayoutCore
import Foundation

extension UIImage {
    /// Draws the picture into a rectangle of the current context; without a context it does nothing.
    public final func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture at its own size with its top left corner at a point of the current context.
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture at its own size under a blend mode and with an opacity.
    public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into a rectangle of the current context under a blend mode and with an opacity.
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let steps = drawCommands(in: rect, tint: nil)
        guard blendMode != .normal || alpha < 1 else {
            context.drawUpright(steps, in: rect)
            return
        }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha * CGFloat(context.state.alpha))
        context.drawUpright(steps, in: rect)
        context.restoreGState()
    }

    /// Whether the picture is drawn in the tint colour of the view that shows it.
    package final var usesTint: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The steps that draw the picture into a rectangle.
    ///
    /// - Parameter tint: The view's tint colour, used as ``usesTint`` says; nil outside of a view.
    package final func drawCommands(in rect: CGRect, tint: Color?) -> [DrawCommand] {
        if let variant = variant(for: .current) { return variant.drawCommands(in: rect, tint: tint) }
        let own = traits.tintColor?.displayColor(in: .current)
        let color = usesTint ? tint ?? own : own
        switch content {
        case .nothing: return []
        case .symbol(let symbol):
            return symbol.commands(
                in: rect.displayRect, tint: color ?? .black, isTemplate: renderingMode == .alwaysTemplate)
        case .bitmap(let image):
            if let vector = traits.vector, rect.size != size, capInsets == .zero,
                let drawn = try? vector.image(
                    rect.size, scale: max(UITraitCollection.current.displayScale, 1))
            {
                return [.image(drawn.bitmap, in: rect.displayRect, tint: color)]
            }
            guard capInsets != .zero else { return [.image(image.bitmap, in: rect.displayRect, tint: color)] }
            return stretched(image, in: rect, tint: color)
        }
    }

    /// The steps that draw the picture into a rectangle of a view, mirrored where it flips in right-to-left layouts.
    package final func drawCommands(in rect: CGRect, tint: Color?, isRightToLeft: Bool) -> [DrawCommand] {
        let steps = drawCommands(in: rect, tint: tint)
        guard isRightToLeft, flipsForRightToLeftLayoutDirection else { return steps }
        let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(rect.minX + rect.maxX), ty: 0)
        return [.save, .concatenate(mirror)] + steps + [.restore]
    }

    /// The name of a symbol; nil for other pictures.
    package final var symbolName: String? {
        if case .symbol(let symbol) = content { symbol.symbol.name } else { nil }
    }

    /// Nine parts: corners keep their size, edges are stretched along themselves, the middle both ways.
    private func stretched(_ image: CGImage, in rect: CGRect, tint: Color?) -> [DrawCommand] {
        let columns = Self.cuts(
            size.width, capInsets.left, capInsets.right, into: (rect.minX, rect.width))
        let rows = Self.cuts(size.height, capInsets.top, capInsets.bottom, into: (rect.minY, rect.height))
        var steps: [DrawCommand] = []
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.from * scale, y: row.from * scale, width: column.fromLength * scale,
                    height: row.fromLength * scale)
                guard column.length > 0, row.length > 0, let part = image.cropping(to: source) else {
                    continue
                }
                let target = Rect(
                    x: Double(column.start), y: Double(row.start), width: Double(column.length),
                    height: Double(row.length))
                steps.append(.image(part.bitmap, in: target, tint: tint))
            }
        }
        return steps
    }

    private struct Cut {
        var from, fromLength, start, length: CGFloat
    }

    private static func cuts(
        _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, into target: (start: CGFloat, length: CGFloat)
    ) -> [Cut] {
        let before = min(max(0, before), length)
        let after = min(max(0, after), length - before)
        // A target smaller than both edges shrinks them evenly.
        let share = before + after > target.length ? target.length / (before + after) : 1
        let (first, last) = (before * share, after * share)
        return [
            Cut(from: 0, fromLength: before, start: target.start, length: first),
            Cut(
                from: before, fromLength: length - before - after, start: target.start + first,
                length: target.length - first - last),
            Cut(
                from: length - after, fromLength: after, start: target.start + target.length - last,
                length: last),
        ]
    }

    /// The pixels of a symbol, drawn at ``scale``.
    final var rasterized: CGImage? {
        let size = size
        let list = DisplayList(
            size: Size(width: Double(size.width), height: Double(size.height)),
            commands: drawCommands(in: CGRect(origin: .zero, size: size), tint: nil))
        return (try? CairoRenderer.bitmap(list, scale: Double(scale))).map { CGImage($0) }
    }
}
