internal import LayoutCore
import Foundation

/// The arithmetic of a stack view without constraints, for inspectors.
package struct InspectedArrangement {
    /// Along which axis.
    package var isHorizontal: Bool
    /// Whether views follow each other from the right.
    package var isRightToLeft: Bool
    /// The margins that the views keep.
    package var margins: UIEdgeInsets
    /// The size of the stack, which may not have been rounded to pixels.
    package var size: CGSize
    /// The views that are not hidden, in their order.
    package var views: [UIView]
    /// Their alignment rectangles before rounding, in the stack's alignment rectangle.
    package var rects: [CGRect]
    /// Their content sizes; nil where they have none.
    package var contentLengths: [(horizontal: CGFloat?, vertical: CGFloat?)]
    /// The spaces that are requested between them.
    package var spaces: [CGFloat]
}

extension UIStackView {
    /// The arithmetic by which the arranged views were placed; nil where constraints place them, or the stack hides them.
    package final var inspectedArrangement: InspectedArrangement? {
        guard flags.contains(.directStack), let direct = UnconstrainedStack(self) else { return nil }
        var size = geometry.bounds.size
        if let exactSize, flags.contains(.arranged), abs(exactSize.width - size.width) < 1,
            abs(exactSize.height - size.height) < 1
        {
            size = exactSize
        }
        guard let rects = direct.frames(in: size) else { return nil }
        let shown = direct.shown
        let views = shown.map { arranged[$0] }
        return InspectedArrangement(
            isHorizontal: axisStorage == .horizontal, isRightToLeft: direct.isRightToLeft,
            margins: direct.margins, size: size, views: views,
            rects: shown.map { index in
                let rect = rects[index]
                return CGRect(
                    x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
            },
            contentLengths: shown.map { index in
                let (view, width) = (arranged[index], CGFloat(rects[index].size.width))
                return (
                    LengthRequest.of(view, .horizontal, width: nil)?.length,
                    LengthRequest.of(view, .vertical, width: width)?.length
                )
            }, spaces: zip(shown, shown.dropFirst()).map { direct.space($0, $1) })
    }
}
