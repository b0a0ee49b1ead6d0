import Foundation
import HeadlessUIKit

/// The texts that views show.
extension CaptureReader {
    func text(of view: UIView, at index: Int) -> CapturedText? {
        switch view {
        case let label as UILabel: text(of: label, at: index)
        case let field as UITextField: text(of: field, at: index)
        case let view as UITextView: text(of: view, at: index)
        default: nil
        }
    }

    private func text(of label: UILabel, at index: Int) -> CapturedText? {
        guard let shown = label.shownText else { return nil }
        var text = CapturedText(
            view: index, string: shown.string, fontName: shown.font.fontName,
            pointSize: shown.font.pointSize.finite, color: shown.color.hexText(in: traits),
            lineLimit: label.numberOfLines)
        guard options.includesTextLines, let fit = label.textFit else { return text }
        set(fit, of: &text)
        let isOneLine = fit.lineCount == 1 && !fit.isTruncated && fit.factor == 1
        if isOneLine, let baselines = label.inspectedBaselines {
            // The line is all of the text, which needs no other typesetting.
            let frame = CGRect(origin: fit.rect.origin, size: fit.rect.size)
            text.lines = [
                CapturedText.Line(
                    range: NSRange(location: 0, length: shown.string.utf16.count), frame: frame.finite,
                    baseline: (label.bounds.minY + baselines.first).finite)
            ]
        } else {
            set(label.inspectedLines, of: &text)
        }
        return text
    }

    private func text(of field: UITextField, at index: Int) -> CapturedText? {
        let isPlaceholder = (field.text ?? "").isEmpty
        guard let string = isPlaceholder ? field.placeholder : field.text, !string.isEmpty,
            let font = field.font
        else { return nil }
        let color: UIColor = isPlaceholder ? .placeholderText : field.textColor ?? .label
        var text = CapturedText(
            view: index, string: string, fontName: font.fontName, pointSize: font.pointSize.finite,
            color: color.hexText(in: traits), lineLimit: 1)
        if options.includesTextLines, let fit = field.textFit {
            set(fit, of: &text)
            set(field.inspectedLines, of: &text)
            if isPlaceholder {
                text.lines = [
                    CapturedText.Line(
                        range: NSRange(location: 0, length: string.utf16.count), frame: fit.rect.finite,
                        baseline: (fit.rect.minY + font.ascender).finite)
                ]
            }
        }
        return text
    }

    private func text(of view: UITextView, at index: Int) -> CapturedText? {
        guard let string = view.text, !string.isEmpty else { return nil }
        let font = view.inspectedFont
        var text = CapturedText(
            view: index, string: string, fontName: font.fontName, pointSize: font.pointSize.finite,
            color: (view.textColor ?? .label).hexText(in: traits),
            lineLimit: view.textContainer.maximumNumberOfLines)
        if options.includesTextLines, let fit = view.textFit {
            set(fit, of: &text)
            set(view.inspectedLines, of: &text)
            text.lineCount = text.lines.count
        }
        return text
    }

    private func set(_ lines: [InspectedLine], of text: inout CapturedText) {
        text.lines = lines.map { line in
            CapturedText.Line(
                range: line.range.map { NSRange(location: $0.lowerBound, length: $0.count) },
                frame: line.frame.finite, baseline: line.baseline.finite)
        }
    }

    private func set(_ fit: TextFit, of text: inout CapturedText) {
        text.lineCount = fit.lineCount
        text.isTruncated = fit.isTruncated
        text.needed = fit.needed.finite
        text.factor = fit.factor.finite
    }
}
