import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Text is clipped or truncated. In a language of people other than the development language the finding is
    /// `localeText`, in doubled text `longText`.
    public static let textClipping = LayoutCheck(.textClipped, .localeText, .longText) { capture in
        capture.ownViews.compactMap { TextClipping.problem(of: $0, in: capture) }
    }
}

private enum TextClipping {
    static func problem(of view: CapturedView, in capture: LayoutCapture) -> LayoutProblem? {
        // A field scrolls what is typed.
        guard let text = view.text, text.kind != .field, !text.string.isEmpty else { return nil }
        let isCut = text.isTruncated
        let isLow = text.lineCount == 1 && text.box.height < text.needed.height * 0.8 && text.kind != .title
        guard isCut || isLow else { return nil }
        let kind = kind(in: capture.configuration.language)
        let quoted = text.string.count > 40 ? "\(text.string.prefix(39))…" : text.string
        let (what, remedy) = words(text, in: capture, view)
        return LayoutProblem(
            kind, view, "\"\(quoted)\" \(what)", remedy: remedy, source: fixedHeight(of: view, in: capture)
        ).with(cause: "clipped", rect: text.box)
    }

    private static func kind(in language: LayoutLanguage) -> LayoutFinding.Kind {
        switch language {
        case .development: .textClipped
        case .language: .localeText
        case .doubled, .accented, .bounded, .rightToLeft: .longText
        }
    }

    private static func words(
        _ text: CapturedText, in capture: LayoutCapture, _ view: CapturedView
    ) -> (String, String) {
        let tall = text.needed.height > text.box.height + 0.5
        if text.lineLimit == 1, text.needed.width > text.box.width + 0.5 {
            let needs =
                "needs a width of \(points(text.needed.width)) points and has \(points(text.box.width))"
            let remedy =
                text.kind == .placeholder
                ? "Give the field more width, or shorten the placeholder"
                : "Give the text more width, or let it wrap by numberOfLines = 0"
            return (needs, remedy)
        }
        if tall {
            let needs =
                "needs a height of \(points(text.needed.height)) points and has \(points(text.box.height))"
            if fixedHeight(of: view, in: capture) != nil {
                return (
                    needs,
                    "Replace the fixed height by a minimum, heightAnchor >= constant, so that text grows"
                )
            }
            return (needs, "Let the height follow the text: remove fixed heights around it, or let it scroll")
        }
        return (
            "is cut after \(text.lineCount) \(text.lineCount == 1 ? "line" : "lines")",
            "Raise numberOfLines, or set it to 0"
        )
    }

    /// Where the source gives the view, or a view that holds it alone, a fixed height.
    private static func fixedHeight(of view: CapturedView, in capture: LayoutCapture) -> String? {
        capture.fixedHeight(of: view.index)?.source
    }
}

extension LayoutCapture {
    /// The required constraint by which the source fixes a view's height.
    func fixedHeight(of view: Int) -> CapturedConstraint? {
        constraints.first {
            $0.first.view == view && !$0.first.isGuide && $0.first.attribute == .height && $0.second == nil
                && $0.relation == .equal && $0.isRequired
        }
    }
}
