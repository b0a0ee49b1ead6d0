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

    /// The height of the content at a width; negative where a subclass says that there is none.
    final func flowHeight(forWidth width: CGFloat) -> CGFloat {
        let width = max(width, 0)
        guard intrinsicSizeFollowsWidth else {
            return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let outer = MeasuredWidth.current
        MeasuredWidth.current = MeasuredWidth(view: ObjectIdentifier(self), width: width)
        defer { MeasuredWidth.current = outer }
        return intrinsicContentSize.height
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

/// The width at which a view's `intrinsicContentSize` breaks lines while constraints measure its height. UIKit sets
/// `preferredMaxLayoutWidth` for this; here the property keeps what the app set. What a subclass adds to the size counts so.
@MainActor
struct MeasuredWidth {
    let view: ObjectIdentifier
    let width: CGFloat

    /// The measurement that is made now.
    static var current: MeasuredWidth?

    /// The width at which a view is measured; nil at other times.
    static func of(_ view: UIView) -> CGFloat? {
        guard let current, current.view == ObjectIdentifier(view) else { return nil }
        return current.width
    }
}

extension Unmanaged<UIView> {
    /// Whether constraints may have to measure the height for the width that the view gets: known without counting references.
    /// Pays in `constraints growth feed`, in views.
    var mayFlowByWidth: Bool {
        _withUnsafeGuaranteedRef { $0.heightMayFollowWidth || $0.flags.contains(.sizedByContent) }
    }
}
