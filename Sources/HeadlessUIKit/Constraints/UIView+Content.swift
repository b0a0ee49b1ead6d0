internal import AutoLayout
internal import LayoutCore

/// What constraints measure of a view's content.
extension UIView {
    /// Whether constraints measure the height for the width that the view gets.
    final var flowsByWidth: Bool {
        guard heightFollowsWidth || flags.contains(.sizedByContent) else { return false }
        return isMeasuredForConstrainedWidth
    }

    /// Whether the view is text whose height follows from its width.
    final var isFlowingText: Bool { flowsByWidth && isWrappingText }

    /// The height of the content at a width.
    final func flowHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude)).height
    }

    /// The baselines in a box of a size; both at the bottom where there is no text.
    final func itemBaselines(for size: LayoutCore.Size) -> (first: ItemBaseline, last: ItemBaseline) {
        guard let baselines = baselines(in: CGSize(width: size.width, height: size.height)) else {
            return (ItemBaseline(), ItemBaseline())
        }
        let part = baselines.centered ? 0.5 : 0
        return (
            ItemBaseline(part: part, offset: Double(baselines.first) - part * size.height),
            ItemBaseline(part: part, offset: Double(baselines.last) - part * size.height)
        )
    }
}
