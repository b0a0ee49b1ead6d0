internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// What a view is asked for its content, and how its answers are taken.
extension Flex {
    /// The size of the view's content in a room.
    func measuredContent(_ request: MeasureRequest) -> Size {
        guard let view = heldView else { return .zero }
        let size = view.contentSize(width: request.width, height: request.height.extent)
        return Size(
            width: request.width.limiting(Double(size.width)),
            height: request.height.limiting(Double(size.height)))
    }
}

extension UIView {
    /// The size of the content: `sizeThatFits`, or where the class has no answer of its own `intrinsicContentSize`,
    /// or where that says nothing the present size.
    ///
    /// The least width is that of the longest word where text breaks into lines. All other views are asked with a
    /// width of 0, which UIKit's own take for no limit: what breaks no lines is as wide as it is.
    fileprivate func contentSize(width: SpaceProposal, height: CGFloat) -> CGSize {
        let least = width == .minContent ? leastTextWidth : nil
        if let size = fittingSize(in: CGSize(width: least ?? width.extent, height: height)) {
            return CGSize(width: max(size.width, least ?? 0), height: size.height)
        }
        let (natural, present) = (intrinsicContentSize, bounds.size)
        return CGSize(
            width: natural.width < 0 ? present.width : natural.width,
            height: natural.height < 0 ? present.height : natural.height)
    }

    /// The least width of a view that breaks text into lines; nil for all others.
    private var leastTextWidth: CGFloat? {
        switch self {
        case let label as UILabel: label.longestWordWidth
        case let view as UITextView: view.longestWordWidth
        case let button as UIButton: button.leastWidth
        default: nil
        }
    }
}

extension SpaceProposal {
    /// The extent that UIKit is asked with.
    fileprivate var extent: CGFloat {
        switch self {
        case .definite(let points): CGFloat(points)
        case .maxContent: .greatestFiniteMagnitude
        case .minContent: 0
        }
    }

    /// A measured extent within the room. Views that hand back the unlimited room have no extent.
    fileprivate func limiting(_ extent: Double) -> Double {
        guard extent < 1e9 else { return points ?? 0 }
        return min(extent, points ?? .infinity)
    }
}
