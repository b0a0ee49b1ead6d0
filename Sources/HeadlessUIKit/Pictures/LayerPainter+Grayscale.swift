internal import DisplayList
internal import LayoutCore

extension LayerPainter {
    /// The drawing of a view as the device's settings show it: without colours where the user chose so.
    static func shownList(of view: UIView) -> DisplayList {
        let list = displayList(of: view)
        return DisplayAccommodations.current.isGrayscale ? list.inGrays(isOpaque: isOpaque(view)) : list
    }
}

extension DisplayList {
    /// The same drawing in greys of equal luminosity: grey is laid over it by the blend mode that takes the
    /// saturation of what is above. (Compositing and Blending Level 1, section 10.3.)
    fileprivate func inGrays(isOpaque: Bool) -> DisplayList {
        let gray: [DrawCommand] = [
            .fillRect(Rect(origin: Point(x: 0, y: 0), size: size), Color(red: 0.5, green: 0.5, blue: 0.5))
        ]
        // Where the drawing is transparent the grey has to be so too: it then covers the drawing alone.
        let cover =
            isOpaque
            ? gray : commands + [.beginGroup(alpha: 1, blendMode: .sourceAtop)] + gray + [.endGroup]
        return DisplayList(
            size: size,
            commands: [.beginGroup(alpha: 1, blendMode: .normal)] + commands
                + [.beginGroup(alpha: 1, blendMode: .saturation)] + cover + [.endGroup, .endGroup])
    }
}
