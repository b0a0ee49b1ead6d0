internal import DisplayList
internal import LayoutCore

extension LayerPainter {
    /// What lies over the picture of a view: overlays, and the constraints that its window visualizes.
    ///
    /// A picture that is drawn as part of another one has none, so that nothing is drawn twice.
    ///
    /// - Parameters:
    ///   - view: The view, laid out.
    ///   - overlays: The overlays; nil are the current ones.
    static func overlayCommands(of view: UIView, _ overlays: DebugOverlays? = nil) -> [DrawCommand] {
        guard customDepth == 0 else { return [] }
        let overlays = overlays ?? DebugOverlays.current
        let constraints = view.windowStorage?.visualizedConstraints ?? []
        guard !overlays.isEmpty || !constraints.isEmpty, !view.geometry.bounds.isEmpty else { return [] }
        var painter = OverlayPainter(of: view, scale: view.roundingScale)
        painter.draw(overlays, constraints: constraints)
        guard !painter.commands.isEmpty else { return [] }
        return [.save] + painter.commands + [.restore]
    }

    /// The drawing of a view as the device's settings show it, with what lies over it.
    static func shownList(of view: UIView, _ overlays: DebugOverlays?) -> DisplayList {
        let list = shownList(of: view)
        let over = overlayCommands(of: view, overlays)
        guard !over.isEmpty else { return list }
        return DisplayList(size: list.size, commands: [.save] + list.commands + [.restore] + over)
    }
}

extension CALayer {
    /// What lies over the picture of the layer, in the layer's own coordinates.
    final var overlayCommands: [DrawCommand] {
        guard let view = owner else { return [] }
        let commands = LayerPainter.overlayCommands(of: view)
        guard !commands.isEmpty else { return [] }
        let origin = view.geometry.bounds.origin
        return [.save, .concatenate(.translation(x: Double(origin.x), y: Double(origin.y)))] + commands
            + [.restore]
    }
}
