package import DisplayList
package import LayoutCore
internal import Typesetting
import Foundation

extension NSAttributedString {
    /// The size of the text where lines break at line breaks alone, in points, not rounded.
    public func size() -> CGSize {
        let measure = TextEngine.typesetter.measure(styledText([]), in: TextBounds())
        return CGSize(width: measure.size.width, height: measure.size.height)
    }

    /// The rectangle that the text takes in an available size, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: The available size; an extent of 0 or less, or one that is not finite, is no limit.
    ///   - options: With `.usesLineFragmentOrigin` lines break at the width and the result starts at zero;
    ///     else it is one line around its baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let (text, bounds) = fitted(size, options, context)
        let measure = TextEngine.typesetter.measure(text, in: bounds)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -measure.firstBaseline
        let rect = CGRect(
            x: 0, y: CGFloat(top), width: CGFloat(measure.size.width), height: CGFloat(measure.size.height))
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text with its top left corner at a point of the current context.
    public func draw(at point: CGPoint) {
        draw(in: styledText([]), TextBounds(), at: point, alignmentWidth: .infinity)
    }

    /// Draws the text into a rectangle of the current context; what does not fit into the height is cut.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
        context.restoreGState()
    }

    /// Draws the text into a rectangle of the current context as the options say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let (text, bounds) = fitted(rect.size, options, context)
        let measure = TextEngine.typesetter.measure(text, in: bounds)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= CGFloat(measure.firstBaseline) }
        draw(in: text, bounds, at: origin, alignmentWidth: bounds.width)
        context?.totalBounds = CGRect(
            x: origin.x, y: origin.y, width: CGFloat(measure.size.width), height: CGFloat(measure.size.height)
        )
    }

    /// The text and its bounds, with fonts made smaller where the context allows it and the size requires it.
    private func fitted(
        _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> (StyledText, TextBounds) {
        let natural = styledText(options)
        context?.actualScaleFactor = 1
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else {
            return (natural, bounds(for: natural, size, options))
        }
        let minimum = max(Double(context.minimumScaleFactor), 0.01)
        var factor = 1.0
        while true {
            var text = natural
            if factor < 1 { text.scaleFonts(by: factor) }
            let whole = options.subtracting(.truncatesLastVisibleLine)
            let measure = TextEngine.typesetter.measure(text, in: bounds(for: text, size, whole))
            let fits =
                !(size.width > 0 && measure.size.width > Double(size.width))
                && !(size.height > 0 && measure.size.height > Double(size.height))
            guard !fits, factor > minimum else {
                context.actualScaleFactor = CGFloat(factor)
                return (text, bounds(for: text, size, options))
            }
            factor = max(minimum, factor - 0.05)
        }
    }

    private func styledText(_ options: NSStringDrawingOptions) -> StyledText {
        var text = StyledText(self, .string, colors: .resolved(.current))
        if !options.contains(.usesFontLeading) { text.removeLeading() }
        return text
    }

    private func bounds(
        for text: StyledText, _ size: CGSize, _ options: NSStringDrawingOptions
    ) -> TextBounds {
        func limit(_ extent: CGFloat) -> Double { extent > 0 ? Double(extent) : .infinity }
        guard options.contains(.usesLineFragmentOrigin) else { return TextBounds(lineLimit: 1) }
        var bounds = TextBounds(width: limit(size.width))
        guard options.contains(.truncatesLastVisibleLine), limit(size.height).isFinite else { return bounds }
        // The limit is a height, the engine's a number of lines: the highest number that fits.
        var count = TextEngine.typesetter.measure(text, in: bounds).lineCount
        while count > 1 {
            bounds.lineLimit = count
            guard TextEngine.typesetter.measure(text, in: bounds).size.height > limit(size.height) else {
                break
            }
            count -= 1
        }
        bounds.lineLimit = max(count, 1)
        return bounds
    }

    private func draw(in text: StyledText, _ bounds: TextBounds, at point: CGPoint, alignmentWidth: Double) {
        guard let context = UIGraphicsGetCurrentContext(), point.x.isFinite, point.y.isFinite else { return }
        let set = TextEngine.typesetter.typeset(text, in: bounds, alignmentWidth: alignmentWidth)
        context.drawText(set.commands(at: point.displayPoint))
    }
}

extension TypesetText {
    /// The steps that paint all lines with the text's top left corner at a point.
    package func commands(at point: Point) -> [DrawCommand] {
        guard lines.contains(where: { !$0.commands.isEmpty }) else { return [] }
        return [.save, .concatenate(.translation(x: point.x, y: point.y))]
            + lines.flatMap(\.commands) + [.restore]
    }
}
