internal import LayoutCore
internal import Typesetting
import Foundation

extension UILabel {
    final var plainText: String? {
        switch labelText.content {
        case .none: nil
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    final var attributedContent: NSAttributedString? {
        switch labelText.content {
        case .none: return nil
        case .attributed(let text): return text
        case .plain(let text):
            let style = NSMutableParagraphStyle()
            style.alignment = labelText.alignment
            style.lineBreakMode = labelText.lineBreakMode
            style.lineBreakStrategy = labelText.lineBreakStrategy
            return NSAttributedString(
                string: text,
                attributes: [
                    .font: labelText.font, .foregroundColor: labelText.color, .paragraphStyle: style,
                ])
        }
    }

    final func setText(_ given: LabelText.Content) {
        let content = Self.textSubstitution.map { given.substituted(by: $0) } ?? given
        guard case .plain(let new) = content, case .plain(let old) = labelText.content else {
            labelText.content = content
            return textChanged()
        }
        if new == old { return }
        labelText.content = content
        // Only the characters are other ones. Pays in `feed`.
        if new.isEmpty || measuredText?.runs.count != 1 { measuredText = nil }
        measuredText?.runs[0].text = new
        measuresChanged()
    }

    /// The text or its attributes are other ones.
    final func textChanged() {
        measuredText = nil
        measuresChanged()
    }

    /// Invalidates the measurements and the intrinsic content size.
    private func measuresChanged() {
        memo.forget()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    final func adjustFontToCategory() {
        guard adjustsFontForContentSizeCategory, labelText.adjustFonts(to: traitCollection) else { return }
        textChanged()
    }

    /// The measurement of the text, cached for the last available sizes.
    final func measure(width: Double, lineLimit: Int) -> TextMeasure {
        let bounds = TextBounds(width: width, lineLimit: lineLimit, truncation: truncation)
        return memo.measure(bounds) {
            if let measuredText { return measuredText }
            let made = labelText.styled(.unresolved, isRightToLeft: false)
            measuredText = made
            return made
        }
    }

    /// How the label shows that text was left out. A label of one line does not wrap: it is cut at its edge. One of
    /// several lines leaves out what follows at the end of the last.
    final var truncation: ParagraphStyle.LineBreakMode {
        switch (labelText.truncation, lineLimit) {
        case (.wordWrapping, 1), (.charWrapping, 1): .clipping
        case (let mode, 1): mode
        case (.truncatingHead, _), (.truncatingMiddle, _): .truncatingTail
        case (let mode, _): mode
        }
    }

    /// The size of the text in an available size, rounded up to a pixel but no wider than available.
    final func textSize(in available: CGSize, lineLimit: Int) -> CGSize {
        guard !labelText.isEmpty else { return .zero }
        let width = available.width.isNaN ? 0 : max(0, Double(available.width))
        let size = measure(width: width < Self.unlimited ? width : .infinity, lineLimit: lineLimit).size
        let grid = PixelGrid(scale: Double(roundingScale))
        return CGSize(
            width: min(grid.roundedUp(size.width), width), height: grid.roundedUp(size.height))
    }

    /// Whether all of the text fits into one line of a width, and the label would be no wider in a larger
    /// one: trailing spaces may lie outside of the width.
    package final func fitsOneLine(within width: CGFloat) -> Bool {
        let available = Double(width)
        guard available < Self.unlimited else { return true }
        let measure = measure(width: max(0, available), lineLimit: lineLimit)
        guard measure.lineCount <= 1, !measure.isTruncated else { return false }
        let grid = PixelGrid(scale: Double(roundingScale))
        return grid.roundedUp(measure.size.width) <= available && plainText?.last?.isWhitespace != true
    }

    /// The size by the override point ``textRect(forBounds:limitedToNumberOfLines:)``.
    ///
    /// - Parameter width: 0 or less, NaN and infinity are no limit.
    final func fittingSize(within width: CGFloat) -> CGSize {
        let limit = CGFloat(Self.unlimited)
        let width = width > 0 ? min(width, limit) : limit
        let available = CGRect(x: 0, y: 0, width: width, height: limit)
        return textRect(forBounds: available, limitedToNumberOfLines: lineLimit).size
    }

    /// An extent from which on an available size counts as unlimited. A subclass that subtracts its insets
    /// must not make it a limited one: hence not the greatest finite magnitude itself.
    static var unlimited: Double { 1e7 }
}
