internal import AutoLayout
package import DisplayList
internal import LayoutCore
import Foundation

/// What checks of layouts read of views beside their public properties.
extension UIView {
    /// The colour behind the content, resolved.
    package final var shownBackground: Color? {
        backgroundStorage?.displayColor(in: traitCollection)
    }

    /// Whether the background is a colour of the system, which is darker where the user increases contrast.
    package final var hasSystemBackground: Bool { backgroundStorage?.isSystemColor ?? false }

    /// The radius of the corners; 0 without a layer.
    package final var shownCornerRadius: CGFloat { layerStorage?.cornerRadius ?? 0 }

    /// Whether something beside a background is drawn: sublayers, a mask, a border, what a class draws.
    package final var drawsContent: Bool {
        if let layer = layerStorage {
            if layer.mask != nil || layer.borderWidth > 0 || layer.contents != nil { return true }
            if layer.sublayerStorage?.contains(where: { $0.owner == nil }) == true { return true }
        }
        guard type(of: self) != UIView.self, !bounds.isEmpty else { return false }
        var painter = LayerPainter(traits: traitCollection)
        drawContent(in: &painter)
        return !painter.commands.isEmpty
    }

    /// Whether constraints lay out the view or depend on it.
    package final var takesPartInConstraints: Bool { flags.contains(.constrained) }

    /// The frame that constraints give the view, not rounded to pixels; nil where they give none.
    package final var frameByConstraints: CGRect? {
        guard flags.isSuperset(of: [.constrained, .manualConstraints]), let tree = root.extras?.system,
            let superview = superviewStorage, superview.flags.contains(.placesByConstraints),
            case let system = superview.systemForSubviews(in: tree),
            let handle = extras?.layoutNode?.handles.handle(in: system)
        else { return nil }
        return frame(forAlignmentRect: CGRect(system.engine.rect(of: handle.item)))
    }

    /// Whether constraints are installed on the view.
    package final var hasInstalledConstraints: Bool { holdsConstraints }
}

extension NSLayoutConstraint {
    /// Where the source made the constraint, as `Module/File.swift:12`; nil for what the system made.
    package final var sourceText: String? { isSystemMade ? nil : origin.text }
}
