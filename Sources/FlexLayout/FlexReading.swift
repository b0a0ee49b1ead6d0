internal import Flexbox
internal import LayoutCore
package import ViewBridge

/// What inspectors read of flexbox.
@MainActor
package enum FlexReading {
    /// Whether flexbox lays the view out as an item.
    package static func isItem(_ view: UIView) -> Bool {
        guard let attachment = FlexAttachment.of[view] else { return false }
        return FlexNodes.tree.parent(of: attachment.flex.node) != nil
    }
}
