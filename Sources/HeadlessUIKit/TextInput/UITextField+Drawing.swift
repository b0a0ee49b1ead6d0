internal import DisplayList
internal import LayoutCore
internal import Typesetting
import Foundation

/// The layout of a field's line of text in a rectangle.
struct FieldTextLayout {
    var text: StyledText
    var bounds: TextBounds
    var alignmentWidth: Double
    /// The text's top left corner.
    var origin: Point
    var measure: TextMeasure
    /// Whether the text is wider than the rectangle, which then cuts it.
    var isClipped: Bool
}

extension UITextField: EditableText {
    /// The rectangle of the text in the current state.
    final var currentTextRect: CGRect { textRect(in: bounds) }

    private func textRect(in box: CGRect) -> CGRect {
        isBeingEdited ? editingRect(forBounds: box) : textRect(forBounds: box)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The layout of the text in a rectangle: truncated with an ellipsis, or scrolled while it is edited so
    /// that the caret is visible.
    final func textLayout(of shown: LabelText, in rect: CGRect, colors: TextColors) -> FieldTextLayout {
        var text = shown.styled(colors, isRightToLeft: isRightToLeft)
        let width = max(0, Double(rect.width))
        var natural = TextEngine.typesetter.measure(text, in: TextBounds(lineLimit: 1))
        if adjustsFontSizeToFitWidth, natural.size.width > width, natural.size.width > 0 {
            let minimum = Double(minimumFontSize / max(labelText.font.pointSize, 0.1))
            let factor = min(1, max(width / natural.size.width * 0.999, minimum, 0.01))
            text.scaleFonts(by: factor)
            natural = TextEngine.typesetter.measure(text, in: TextBounds(lineLimit: 1))
        }
        let isMoved = isBeingEdited && natural.size.width > width
        let bounds = TextBounds(
            width: isMoved ? .infinity : width, lineLimit: 1,
            truncation: isBeingEdited ? .clipping : .truncatingTail)
        let measure = isMoved ? natural : TextEngine.typesetter.measure(text, in: bounds)
        let alignmentWidth = isMoved ? natural.size.width : width
        var layout = FieldTextLayout(
            text: text, bounds: bounds, alignmentWidth: alignmentWidth,
            origin: Point(x: Double(rect.minX), y: top(of: measure, in: rect)), measure: measure,
            isClipped: isMoved)
        if isMoved { layout.origin.x -= scroll(of: layout, width: width) }
        return layout
    }

    /// The top of a line in a rectangle, its baseline on a pixel.
    private func top(of measure: TextMeasure, in rect: CGRect) -> Double {
        let spare = Double(rect.height) - measure.size.height
        let top =
            switch contentVerticalAlignment {
            case .top: Double(rect.minY)
            case .bottom: Double(rect.minY) + spare
            case .center, .fill: Double(rect.minY) + spare / 2
            }
        let grid = PixelGrid(scale: Double(roundingScale))
        return grid.rounded(top + measure.firstBaseline) - measure.firstBaseline
    }

    /// The offset by which text that is too wide is scrolled so that its caret is visible.
    private func scroll(of layout: FieldTextLayout, width: Double) -> Double {
        let geometry = TextEngine.typesetter.geometry(
            of: layout.text, in: layout.bounds, alignmentWidth: layout.alignmentWidth)
        let offset = shownByte(atOffset: selection.location + selection.length)
        let caret = geometry.caret(at: offset)?.origin.x ?? 0
        let end = layout.measure.size.width - width + Double(caretWidth)
        if geometry.lines.first?.isRightToLeft == true { return min(max(0, end), caret) }
        return max(0, caret + Double(caretWidth) - width)
    }

    final var placedGeometry: (geometry: TextGeometry, origin: CGPoint) {
        let layout = textLayout(of: shownText, in: currentTextRect, colors: .unresolved)
        let geometry = TextEngine.typesetter.geometry(
            of: layout.text, in: layout.bounds, alignmentWidth: layout.alignmentWidth)
        return (geometry, CGPoint(x: layout.origin.x, y: layout.origin.y))
    }

    final var emptyCaret: CGRect { emptyCaret(in: bounds) }

    private func emptyCaret(in box: CGRect) -> CGRect {
        let rect = placeholderRect(forBounds: box)
        let font = labelText.font
        let measure = TextMeasure(
            size: Size(width: 0, height: Double(font.lineHeight)), firstBaseline: Double(font.ascender),
            lastBaseline: Double(font.ascender), lineCount: 1, isTruncated: false)
        let x: CGFloat =
            switch labelText.alignment.decided(isRightToLeft) {
            case .center: rect.midX - caretWidth / 2
            case .right: rect.maxX - caretWidth
            default: rect.minX
            }
        return CGRect(
            x: x, y: CGFloat(top(of: measure, in: rect)), width: caretWidth, height: font.lineHeight)
    }

    // MARK: Drawing

    final func drawField(in painter: inout LayerPainter) {
        drawBorder(in: &painter)
        let isPlain = type(of: self) == UITextField.self
        let traits = painter.traits
        if hasText || isBeingEdited { drawSelection(in: &painter) }
        if hasText {
            let rect = currentTextRect
            if isPlain {
                painter.commands += commands(for: shownText, in: rect, traits: traits)
            } else {
                painter.drawCustom(bounds) { _ in drawText(in: rect) }
            }
        } else if !placeholderText.isEmpty {
            let rect = placeholderRect(forBounds: bounds)
            if isPlain {
                painter.commands += commands(for: placeholderText, in: rect, traits: traits)
            } else {
                painter.drawCustom(bounds) { _ in drawPlaceholder(in: rect) }
            }
        }
        guard isBeingEdited, showsCaret, selection.length == 0 else { return }
        painter.fillRounded(caret(atOffset: selection.location), radius: 1, tintColor)
    }

    private func drawSelection(in painter: inout LayerPainter) {
        guard isBeingEdited, selection.length > 0 else { return }
        let visible = currentTextRect
        for rect in rectangles(of: selection) {
            painter.fillRounded(rect.intersection(visible), radius: 0, tintColor, alpha: 0.2)
        }
    }

    final func drawTextInContext(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.append(
            contentsOf: commands(for: shownText, in: rect, traits: .current))
    }

    final func drawPlaceholderInContext(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.append(
            contentsOf: commands(for: placeholderText, in: rect, traits: .current))
    }

    private func commands(for shown: LabelText, in rect: CGRect, traits: UITraitCollection) -> [DrawCommand] {
        guard !shown.isEmpty, rect.width > 0, rect.height > 0 else { return [] }
        let layout = textLayout(of: shown, in: rect, colors: .resolved(traits))
        let set = TextEngine.typesetter.typeset(
            layout.text, in: layout.bounds, alignmentWidth: layout.alignmentWidth)
        let commands = set.commands(at: layout.origin)
        guard layout.isClipped else { return commands }
        return [.save, .clip(Path(rect.displayRect), .winding)] + commands + [.restore]
    }

    private func drawBorder(in painter: inout LayerPainter) {
        let rect = borderRect(forBounds: bounds)
        let pixel = 1 / roundingScale
        let picture = isEnabled ? background : disabledBackground ?? background
        if let picture, border != .roundedRect {
            painter.drawCustom(bounds) { _ in picture.draw(in: rect) }
        }
        switch border {
        case .none: break
        case .line: painter.frame(rect, radius: 0, width: 1, .label)
        case .bezel:
            painter.frame(rect, radius: 0, width: 1, .systemGray3)
            painter.frame(rect.insetBy(dx: 1, dy: 1), radius: 0, width: pixel, .systemGray)
        case .roundedRect:
            let usual: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
            painter.fillRounded(rect, radius: 5, backgroundColor ?? usual)
            painter.frame(rect, radius: 5, width: max(pixel, 0.5), .systemGray4)
        }
    }

    // MARK: Baselines

    /// The distance from the field's top to the text's baseline, in points.
    final var firstBaselineFromTop: CGFloat { firstBaselineFromTop(in: bounds) }

    /// The distance from the top of a box to the baseline that the text would have in it.
    final func firstBaselineFromTop(in box: CGRect) -> CGFloat {
        let shown = hasText ? shownText : placeholderText
        guard !shown.isEmpty else { return emptyCaret(in: box).minY + labelText.font.ascender - box.minY }
        let layout = textLayout(of: shown, in: textRect(in: box), colors: .unresolved)
        return CGFloat(layout.origin.y + layout.measure.firstBaseline) - box.minY
    }

    /// The distance from the text's baseline to the field's bottom, in points.
    final var lastBaselineFromBottom: CGFloat { bounds.height - firstBaselineFromTop }
}

extension LayerPainter {
    /// Draws a frame inside of a rectangle.
    mutating func frame(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor) {
        let inner = rect.insetBy(dx: width / 2, dy: width / 2)
        guard inner.width > 0, inner.height > 0 else { return }
        let path = Path(
            roundedRect: inner, cornerWidth: max(0, radius - width / 2),
            cornerHeight: max(0, radius - width / 2))
        commands.append(
            .stroke(path, .color(color.displayColor(in: traits)), StrokeStyle(width: Double(width))))
    }
}
