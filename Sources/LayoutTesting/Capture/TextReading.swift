import Foundation
import HeadlessUIKit
internal import DisplayList

/// Reads the texts that views show.
@MainActor
enum TextReading {
    /// The text of a view; nil where it has none.
    static func text(of view: UIView, _ captured: CapturedView) -> CapturedText? {
        switch view {
        case let label as UILabel:
            return text(of: label, .label, captured.frame, transformed: captured.roles.contains(.transformed))
        case let button as UIButton:
            guard let label = button.shownTitleLabel else { return nil }
            return text(of: label, .title, label.convert(label.bounds, to: nil), transformed: false)
        case let field as UITextField: return text(of: field, captured)
        case let view as UITextView: return text(of: view, captured)
        default: return nil
        }
    }

    private static func text(
        of label: UILabel, _ kind: CapturedText.Kind, _ box: CGRect, transformed: Bool
    ) -> CapturedText? {
        guard let fit = label.textFit, let shown = label.shownText else { return nil }
        let color = shown.color.displayColor(in: label.traitCollection)
        return CapturedText(
            kind: kind, string: shown.string, pointSize: shown.font.pointSize,
            isBold: shown.font.fontDescriptor.symbolicTraits.contains(.traitBold),
            hasTextStyle: label.adjustsFontForContentSizeCategory, color: color,
            isSystemColor: shown.color.isSystemColor,
            rect: transformed
                ? label.convert(fit.rect, to: nil)
                : fit.rect.offsetBy(dx: box.minX - label.bounds.minX, dy: box.minY - label.bounds.minY),
            box: box, needed: fit.needed, lineCount: fit.lineCount, lineLimit: label.numberOfLines,
            isTruncated: fit.isTruncated, factor: fit.factor, hasFixedEdge: fit.hasFixedEdge,
            isRightAligned: fit.isRightAligned)
    }

    private static func text(of field: UITextField, _ captured: CapturedView) -> CapturedText? {
        guard let fit = field.textFit, let font = field.font else { return nil }
        let isPlaceholder = (field.text ?? "").isEmpty
        let color: UIColor = isPlaceholder ? .placeholderText : field.textColor ?? .label
        return CapturedText(
            kind: isPlaceholder ? .placeholder : .field,
            string: (isPlaceholder ? field.placeholder : field.text) ?? "", pointSize: font.pointSize,
            isBold: false, hasTextStyle: field.adjustsFontForContentSizeCategory,
            color: color.displayColor(in: field.traitCollection), isSystemColor: color.isSystemColor,
            rect: fit.rect.offsetBy(
                dx: captured.frame.minX - captured.bounds.minX, dy: captured.frame.minY - captured.bounds.minY
            ),
            box: captured.frame, needed: fit.needed, lineCount: 1, lineLimit: 1,
            isTruncated: fit.isTruncated, factor: 1, hasFixedEdge: fit.hasFixedEdge,
            isRightAligned: fit.isRightAligned)
    }

    private static func text(of view: UITextView, _ captured: CapturedView) -> CapturedText? {
        guard let fit = view.textFit, let font = view.font else { return nil }
        let color = view.textColor ?? .label
        return CapturedText(
            kind: .textView, string: view.text ?? "", pointSize: font.pointSize, isBold: false,
            hasTextStyle: view.adjustsFontForContentSizeCategory,
            color: color.displayColor(in: view.traitCollection), isSystemColor: color.isSystemColor,
            rect: fit.rect.offsetBy(
                dx: captured.frame.minX - captured.bounds.minX, dy: captured.frame.minY - captured.bounds.minY
            ),
            box: captured.frame, needed: fit.needed, lineCount: fit.lineCount, lineLimit: 0,
            isTruncated: fit.isTruncated, factor: 1, hasFixedEdge: false, isRightAligned: false)
    }
}
