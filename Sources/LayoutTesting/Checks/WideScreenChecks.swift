import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Text of several lines runs wider than the readable content guide.
    public static let readableWidth = LayoutCheck(.readableWidth) { capture in
        capture.ownViews.compactMap { view in
            guard let text = view.text, text.lineCount > 1, text.kind == .label || text.kind == .textView,
                let width = readableWidth(around: view, in: capture), text.rect.width > width + 1
            else { return nil }
            return LayoutProblem(
                .readableWidth, view,
                "its lines are \(points(text.rect.width)) points long, more than the readable \(points(width))",
                remedy: "Tie its edges to readableContentGuide"
            ).with(cause: "", rect: text.rect)
        }
    }

    private static func readableWidth(around view: CapturedView, in capture: LayoutCapture) -> CGFloat? {
        var index = view.index
        while index != 0 {
            if let width = capture.views[index].readableWidth { return width }
            index = capture.views[index].parent
        }
        return nil
    }

    /// A button on a tablet is wider than 320 points, the limit of Android's lint.
    public static let buttonSize = LayoutCheck(.buttonSize) { capture in
        wide(capture, .button, .buttonSize, limit: 320, "button")
    }

    /// A text field on a tablet is wider than 488 points, the limit of Android's lint.
    public static let textFieldSize = LayoutCheck(.textFieldSize) { capture in
        wide(capture, .textField, .textFieldSize, limit: 488, "text field")
    }

    private static func wide(
        _ capture: LayoutCapture, _ role: CapturedView.Roles, _ kind: LayoutFinding.Kind, limit: CGFloat,
        _ name: String
    ) -> [LayoutProblem] {
        guard capture.configuration.device.idiom == .pad else { return [] }
        return capture.ownViews.compactMap { view in
            guard view.has(role), view.frame.width > limit + 0.5 else { return nil }
            return LayoutProblem(
                kind, view, "is a \(name) \(points(view.frame.width)) points wide, over \(points(limit))",
                remedy: "Give it a maximum width, or tie it to readableContentGuide")
        }
    }
}
