import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Text has the same size in a large size of text as in the default one, which is built for comparison.
    public static let dynamicType = LayoutCheck(.dynamicType, comparedWith: DynamicType.partner) {
        capture, other in
        var originals: [String: CapturedText] = [:]
        for view in other.ownViews where originals[view.identity] == nil {
            originals[view.identity] = view.text
        }
        return capture.ownViews.compactMap { view in
            guard let text = view.text, let original = originals[view.identity],
                abs(text.pointSize - original.pointSize) < 0.1
            else { return nil }
            return LayoutProblem(
                .dynamicType, view, "its font has \(points(text.pointSize)) points in every size of text",
                remedy:
                    "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and adjustsFontForContentSizeCategory"
            )
        }
    }
}

private enum DynamicType {
    @Sendable static func partner(_ configuration: LayoutConfiguration) -> LayoutConfiguration? {
        guard configuration.textSize > .extraExtraLarge else { return nil }
        var other = configuration
        other.textSize = .large
        return other
    }
}
