internal import DisplayList
internal import LayoutCore

/// The properties of a view's or a layer's box that the painter uses.
@MainActor
struct PaintedBox {
    let rect: Rect
    let background: Color?
    let opacity: Double
    /// The layer with corners, border, shadow and mask; nil for a view that has none.
    let layer: CALayer?

    init(_ view: UIView, traits: UITraitCollection) {
        if view.flags.contains(.animating), let shown = view.layerStorage?.presentation() {
            self.init(shown)
            return
        }
        self.init(settled: view, traits: traits)
    }

    private init(settled view: UIView, traits: UITraitCollection) {
        rect = view.geometry.bounds.displayRect
        background = view.backgroundStorage?.displayColor(in: traits)
        opacity = Double(view.alphaStorage)
        layer = view.layerStorage
    }

    init(_ layer: CALayer) {
        rect = layer.geometry.bounds.displayRect
        background =
            layer.owner == nil ? layer.ownBackground?.displayColor : layer.backgroundColor?.displayColor
        opacity = Double(layer.opacity)
        self.layer = layer
    }

    var corners: CornerRadii {
        guard let layer, layer.cornerRadius > 0 else { return .zero }
        let (radius, corners) = (Double(layer.cornerRadius), layer.maskedCorners)
        return CornerRadii(
            topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
            bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
    }

    /// The shadow of ``CALayer/shadowPath``, or of the box where it has a background. A box without one
    /// throws none: the outline of its content is not computed.
    var shadow: (path: Path, look: Shadow)? {
        guard let layer, layer.shadowOpacity > 0, var color = layer.shadowColor?.displayColor else {
            return nil
        }
        color.alpha *= Double(layer.shadowOpacity)
        // A layer's radius is the Gaussian's standard deviation; a display list's is twice that.
        let look = Shadow(
            color: color,
            offset: Point(x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height)),
            radius: 2 * Double(layer.shadowRadius))
        if let path = layer.shadowPath { return (path.displayPath, look) }
        guard let background, background.alpha > 0, !layer.masksToBounds else { return nil }
        return (Path(rect, corners: corners), look)
    }
}

extension CornerRadii {
    /// The radii of an outline that lies this far inside.
    func shrunk(by distance: Double) -> CornerRadii {
        CornerRadii(
            topLeft: max(0, topLeft - distance), topRight: max(0, topRight - distance),
            bottomRight: max(0, bottomRight - distance), bottomLeft: max(0, bottomLeft - distance))
    }
}
