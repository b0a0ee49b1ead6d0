internal import DisplayList
internal import LayoutCore

/// A material that lets colours through and no shapes: what blurs, bars and alerts are made of.
@MainActor
struct Material {
    /// The standard deviation of the blur, in points.
    var deviation: CGFloat = 30
    /// How strong colours behind become.
    var saturation: CGFloat = 1.8
    /// The colour over what is blurred, with its opacity.
    var tint: UIColor

    /// What bars are made of: the colours of the design resources that Apple publishes for its bars.
    static let chrome = Material(tint: .dynamic(0xF9F9_F9F0, 0x1D1D_1DF0))
    /// What an alert is made of, and the buttons of an action sheet, by the same resources.
    static let alert = Material(tint: .dynamic(0xF2F2_F2CC, 0x2525_25D1))
    /// What the part of an action sheet with a title is made of.
    static let sheet = Material(tint: .dynamic(0xF7F7_F7CC, 0x2525_25D1))

    /// The material as the display list writes it.
    func backdrop(in traits: UITraitCollection) -> Backdrop {
        let tint = tint.displayColor(in: traits)
        // Without a blur it is as over a page of its own lightness.
        let page = tint.red + tint.green + tint.blue > 1.5 ? 1.0 : 0
        func over(_ component: Double) -> Double { component * tint.alpha + page * (1 - tint.alpha) }
        return Backdrop(
            deviation: Double(deviation), saturation: Double(saturation), tint: tint,
            opaque: Color(red: over(tint.red), green: over(tint.green), blue: over(tint.blue)))
    }
}

extension LayerPainter {
    /// Covers a rectangle with a material.
    mutating func fill(_ rect: CGRect, with material: Material) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(Path(rect.displayRect), with: material)
    }

    /// Covers a layer's box, with its corners, with a material.
    mutating func fill(_ layer: CALayer, with material: Material) {
        let box = PaintedBox(layer)
        guard box.rect.size.width > 0, box.rect.size.height > 0 else { return }
        fill(Path(box.rect, corners: box.corners), with: material)
    }

    private mutating func fill(_ path: Path, with material: Material) {
        let backdrop = material.backdrop(in: traits)
        let isOpaque = DisplayAccommodations.current.reducesTransparency
        commands.append(
            isOpaque ? .fill(path, .color(backdrop.opaque), .winding) : .backdrop(path, backdrop))
    }
}
