internal import DisplayList
internal import LayoutCore
internal import Typesetting
import Foundation

extension UITextView: EditableText {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The insets around lines: those of the container and the padding of lines.
    private var lineInsets: UIEdgeInsets {
        let padding = container.lineFragmentPadding
        let inset = textContainerInset
        return UIEdgeInsets(
            top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
    }

    /// The available width for lines in a view of a width; infinite where there is no limit.
    private func lineWidth(within width: CGFloat) -> Double {
        let own = container.size.width
        if !container.widthTracksTextView {
            return own > 0 && own < 1e7 ? max(0, Double(own - 2 * container.lineFragmentPadding)) : .infinity
        }
        let insets = lineInsets
        let available = Double(width - insets.left - insets.right)
        return width < 1e7 ? max(0, available) : .infinity
    }

    private func lineBounds(within width: CGFloat) -> TextBounds {
        TextBounds(
            width: lineWidth(within: width), lineLimit: container.maximumNumberOfLines,
            truncation: ParagraphStyle.LineBreakMode(container.lineBreakMode))
    }

    private func styled(_ colors: TextColors) -> StyledText {
        shownText.styled(colors, isRightToLeft: isRightToLeft)
    }

    // MARK: Sizes

    private func measure(within width: CGFloat) -> Size {
        guard hasText else { return Size(width: 0, height: Double(emptyFont.lineHeight)) }
        return memo.measure(lineBounds(within: width)) { styled(.unresolved) }.size
    }

    /// The font of a text without characters: that of what is typed next.
    private var emptyFont: UIFont { typingAttributes[.font] as? UIFont ?? labelText.font }

    /// The size of the text with its insets, rounded up to a pixel.
    ///
    /// - Parameter width: 0 or less, NaN and very large numbers are no limit.
    final func fittingSize(within width: CGFloat) -> CGSize {
        let limit: CGFloat = width > 0 && width < 1e7 ? width : 1e7
        let size = measure(within: limit)
        let insets = lineInsets
        let grid = PixelGrid(scale: Double(roundingScale))
        let natural = CGFloat(grid.roundedUp(size.width + Double(insets.left + insets.right)))
        return CGSize(
            width: min(natural, limit),
            height: CGFloat(grid.roundedUp(size.height + Double(insets.top + insets.bottom))))
    }

    /// Brings the scroll view's content size up to date.
    final func updateContentSize() {
        let width = geometry.bounds.width
        guard needsContentSize || contentExtent.width != width else { return }
        needsContentSize = false
        setContentSize(
            CGSize(width: width, height: fittingSize(within: width > 0 ? width : 1).height))
    }

    final func scrollToRange(_ range: NSRange) {
        updateContentSize()
        let usable = EditedText.usable(range, in: editedString)
        let boxes = usable.length > 0 ? rectangles(of: usable) : []
        let box = boxes.dropFirst().reduce(boxes.first ?? caret(atOffset: usable.location)) { $0.union($1) }
        scrollRectToVisible(box, animated: false)
    }

    // MARK: Positions

    private var textOrigin: CGPoint { CGPoint(x: lineInsets.left, y: lineInsets.top) }

    private var alignmentWidth: Double {
        let width = lineWidth(within: geometry.bounds.width)
        let insets = lineInsets
        return width.isFinite ? width : max(0, Double(geometry.bounds.width - insets.left - insets.right))
    }

    final var placedGeometry: (geometry: TextGeometry, origin: CGPoint) {
        let geometry = TextEngine.typesetter.geometry(
            of: styled(.unresolved), in: lineBounds(within: geometry.bounds.width),
            alignmentWidth: alignmentWidth)
        return (geometry, textOrigin)
    }

    final var emptyCaret: CGRect {
        let (origin, width) = (textOrigin, CGFloat(alignmentWidth))
        let x: CGFloat =
            switch labelText.alignment.decided(isRightToLeft) {
            case .center: origin.x + (width - caretWidth) / 2
            case .right: origin.x + width - caretWidth
            default: origin.x
            }
        return CGRect(x: x, y: origin.y, width: caretWidth, height: emptyFont.lineHeight)
    }

    final func shownByte(atOffset offset: Int) -> Int { EditedText.bytes(before: offset, in: editedString) }

    final func offset(ofShownByte byte: Int) -> Int { EditedText.offset(ofByte: byte, in: editedString) }

    // MARK: Drawing

    final func drawTextView(in painter: inout LayerPainter) {
        if isBeingEdited, selection.length > 0 {
            for rect in rectangles(of: selection) {
                painter.fillRounded(rect, radius: 0, tintColor, alpha: 0.2)
            }
        }
        if hasText { painter.commands += textCommands(traits: painter.traits) }
        guard isBeingEdited, showsCaret, selection.length == 0 else { return }
        painter.fillRounded(caret(atOffset: selection.location), radius: 1, tintColor)
    }

    /// The steps that draw the lines that can be seen.
    private func textCommands(traits: UITraitCollection) -> [DrawCommand] {
        var set = TextEngine.typesetter.typeset(
            styled(.resolved(traits)), in: lineBounds(within: geometry.bounds.width),
            alignmentWidth: alignmentWidth)
        let visible = geometry.bounds.insetBy(dx: 0, dy: -100)
        let origin = textOrigin
        set.lines = set.lines.filter {
            let top = origin.y + CGFloat($0.frame.origin.y)
            return top < visible.maxY && top + CGFloat($0.frame.size.height) > visible.minY
        }
        let grid = PixelGrid(scale: Double(roundingScale))
        return set.commands(at: Point(x: Double(origin.x), y: grid.rounded(Double(origin.y))))
    }

    // MARK: Baselines

    /// The distances of the baselines of all lines from the top of the text.
    final var lineBaselines: [Double] {
        TextEngine.typesetter.typeset(
            styled(.unresolved), in: lineBounds(within: geometry.bounds.width),
            alignmentWidth: alignmentWidth
        ).lines.map(\.baseline)
    }

    /// The distance from the view's top to the first baseline, in points.
    final var firstBaselineFromTop: CGFloat {
        guard hasText else { return textOrigin.y + emptyFont.ascender }
        let measure = memo.measure(lineBounds(within: geometry.bounds.width)) { styled(.unresolved) }
        return textOrigin.y + CGFloat(measure.firstBaseline)
    }

    /// The distance from the last baseline to the view's bottom, in points.
    final var lastBaselineFromBottom: CGFloat {
        guard hasText else { return bounds.height - firstBaselineFromTop }
        let measure = memo.measure(lineBounds(within: geometry.bounds.width)) { styled(.unresolved) }
        return bounds.height - textOrigin.y - CGFloat(measure.lastBaseline)
    }
}
