internal import Flexbox
internal import LayoutCore
package import ViewBridge

extension FlexReading {
    /// The padding, border and gaps of a container, in points.
    package struct Areas: Sendable {
        /// The padding.
        package var padding: UIEdgeInsets
        /// The border.
        package var border: UIEdgeInsets
        /// The gaps, in the container's coordinates.
        package var gaps: [CGRect]
        /// The free space that `justifyContent` has left or distributed, in the container's coordinates.
        package var spaces: [CGRect]
        /// The direction, by its name in the source: `row`.
        package var direction: String
    }

    /// The padding, border and gaps of a view that is a container with items; nil for others.
    package static func areas(of view: UIView) -> Areas? {
        guard let attachment = FlexAttachment.of[view],
            let areas = FlexNodes.tree.areas(of: attachment.flex.node)
        else { return nil }
        func insets(_ insets: Insets) -> UIEdgeInsets {
            UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
        func rectangle(_ rect: Rect) -> CGRect {
            CGRect(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
        }
        return Areas(
            padding: insets(areas.padding), border: insets(areas.border), gaps: areas.gaps.map(rectangle),
            spaces: areas.spaces.map(rectangle), direction: areas.direction)
    }
}
