internal import DisplayList
internal import LayoutCore
import Foundation

/// Drawings for inspectors: layout is not done, and a view is drawn without its subviews.
extension ViewDrawing {
    /// The number of pixels that a picture of a view by itself has at most.
    private static let maximumPixels = 12_000_000.0

    /// Records what a view and its subviews show as they are, without layout.
    @MainActor
    package init(asItIs view: UIView) {
        self.init(
            scale: view.roundingScale, list: LayerPainter.shownList(of: view),
            isOpaque: LayerPainter.isOpaque(view))
    }

    /// What a view draws itself, with its own layers and without its subviews, and the rectangle of the drawing in the
    /// view's coordinates, which is larger than the bounds where a shadow is; nil where nothing is drawn.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - traits: Its traits.
    ///   - visible: What may be seen of it, in its coordinates; nothing outside is drawn.
    @MainActor
    package static func alone(
        _ view: UIView, traits: UITraitCollection, within visible: CGRect
    ) -> (drawing: ViewDrawing, frame: CGRect)? {
        let commands = LayerPainter.commandsAlone(of: view, traits: traits)
        guard commands.contains(where: { $0.isSeen }) else { return nil }
        let scale = Double(view.roundingScale)
        let frame = view.extentOfOwnDrawing.intersection(visible).wholePixels(scale)
        guard !frame.isEmpty, Double(frame.width * frame.height) * scale * scale <= maximumPixels else {
            return nil
        }
        let origin = Transform.translation(x: Double(-frame.minX), y: Double(-frame.minY))
        let list = DisplayList(
            size: Size(width: Double(frame.width), height: Double(frame.height)),
            commands: [.concatenate(origin)] + commands)
        return (ViewDrawing(scale: view.roundingScale, list: list, isOpaque: false), frame)
    }
}

extension LayerPainter {
    /// Paints a view and its own layers, without its subviews, in its own coordinates.
    fileprivate static func commandsAlone(of view: UIView, traits: UITraitCollection) -> [DrawCommand] {
        var painter = LayerPainter(traits: traits)
        painter.isAlone = true
        painter.paint(.view(view, traits), isRoot: true)
        return painter.commands
    }
}

extension UIView {
    /// Where the view may draw itself: its bounds, its shadow, and its own layers.
    fileprivate var extentOfOwnDrawing: CGRect {
        var extent = bounds
        guard let layer = layerStorage else { return extent }
        if layer.shadowOpacity > 0 {
            let outline = layer.shadowPath?.boundingBoxOfPath ?? bounds
            let reach = 3 * layer.shadowRadius
            extent = extent.union(
                outline.insetBy(dx: -reach, dy: -reach)
                    .offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height))
        }
        guard !clipsToBounds else { return extent }
        for sublayer in layer.sublayerStorage ?? [] where sublayer.owner == nil && !sublayer.isHidden {
            extent = extent.union(sublayer.frame)
        }
        return extent
    }
}

extension CGRect {
    /// The rectangle with its edges moved outwards to whole pixels.
    fileprivate func wholePixels(_ scale: Double) -> CGRect {
        guard !isNull, !isEmpty, scale > 0 else { return .zero }
        let (left, top) = ((minX * scale).rounded(.down) / scale, (minY * scale).rounded(.down) / scale)
        let (right, bottom) = ((maxX * scale).rounded(.up) / scale, (maxY * scale).rounded(.up) / scale)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension DrawCommand {
    /// Whether the command leaves something on the canvas.
    fileprivate var isSeen: Bool {
        switch self {
        case .fillRect(_, let color), .glyphs(_, _, let color): color.alpha > 0
        case .fill, .stroke, .shadow, .backdrop, .image: true
        case .save, .restore, .concatenate, .clip, .beginGroup, .beginShadow, .endGroup: false
        }
    }
}
