internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// How a view's content is measured.
extension Flex {
    /// The size of the view's content in an available space.
    func measuredContent(_ request: MeasureRequest) -> Size {
        guard let view = heldView else { return .zero }
        let size = view.contentSize(width: request.width, height: request.height.extent)
        return Size(
            width: request.width.limiting(Double(size.width)),
            height: request.height.limiting(Double(size.height)))
    }
}

extension UIView {
    /// The size of the content: `sizeThatFits`, or `intrinsicContentSize` where the class does not override it,
    /// or where that says nothing the present size.
    ///
    /// The min-content width is that of the longest word where text breaks into lines. All other views are measured with a
    /// width of 0, which UIKit's own take for no limit: what breaks no lines is as wide as it is.
    fileprivate func contentSize(width: SpaceProposal, height: CGFloat) -> CGSize {
        let minWidth = width == .minContent ? minContentWidth : nil
        if let size = overriddenSizeThatFits(CGSize(width: minWidth ?? width.extent, height: height)) {
            return CGSize(width: max(size.width, minWidth ?? 0), height: size.height)
        }
        let (natural, present) = (intrinsicContentSize, bounds.size)
        return CGSize(
            width: natural.width < 0 ? present.width : natural.width,
            height: natural.height < 0 ? present.height : natural.height)
    }

    /// The min-content width of a view that breaks text into lines; nil for all others.
    private var minContentWidth: CGFloat? {
        switch self {
        case let label as UILabel: label.longestWordWidth
        case let view as UITextView: view.longestWordWidth
        case let button as UIButton: button.wrappedTitleWidth
        default: nil
        }
    }
}

extension SpaceProposal {
    /// The extent to call UIKit with.
    fileprivate var extent: CGFloat {
        switch self {
        case .definite(let points): CGFloat(points)
        case .maxContent: .greatestFiniteMagnitude
        case .minContent: 0
        }
    }

    /// A measured extent within the available space. Views that return the unlimited extent have none.
    fileprivate func limiting(_ extent: Double) -> Double {
        guard extent < 1e9 else { return points ?? 0 }
        return min(extent, points ?? .infinity)
    }
}
