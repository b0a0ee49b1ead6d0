internal import DisplayList
internal import LayoutCore

extension SymbolArtwork {
    /// The steps that draw the symbol into a rectangle.
    ///
    /// - Parameters:
    ///   - unit: The width and the height of a unit, in points.
    func commands(in rect: Rect, unit: (x: Double, y: Double), _ ink: SymbolInk) -> [DrawCommand] {
        guard rect.size.width > 0, rect.size.height > 0, !steps.isEmpty else { return [] }
        // The middle of the box is that of the rectangle, which was rounded to whole pixels.
        let middle = (x: box.origin.x + box.size.width / 2, y: box.origin.y + box.size.height / 2)
        let fit = Transform(
            a: unit.x, b: 0, c: 0, d: unit.y,
            tx: rect.origin.x + rect.size.width / 2 - middle.x * unit.x,
            ty: rect.origin.y + rect.size.height / 2 - middle.y * unit.y)
        var commands: [DrawCommand] = [.save, .concatenate(fit)]
        paint(steps, ink, into: &commands)
        commands.append(.restore)
        return commands
    }

    private func paint(_ steps: [Step], _ ink: SymbolInk, into commands: inout [DrawCommand]) {
        let colors = steps.map { ink.color(of: $0, stepCount: stepCount) }
        let erases = steps.contains { isErased($0, ink) }
        // One layer, so that what is cut out leaves what is below the symbol as it is.
        let isOneAlpha = colors.allSatisfy { $0.alpha == colors[0].alpha }
        let needsLayer = erases || (isOneAlpha && colors[0].alpha < 1 && steps.count > 1)
        let alpha = isOneAlpha ? colors[0].alpha : 1
        if needsLayer { commands.append(.beginGroup(alpha: alpha, blendMode: .normal)) }
        for (step, color) in zip(steps, colors) {
            var color = color
            if needsLayer && isOneAlpha { color.alpha = 1 }
            paint(step, isErased(step, ink), color, ink, into: &commands)
        }
        if needsLayer { commands.append(.endGroup) }
    }

    private func isErased(_ step: Step, _ ink: SymbolInk) -> Bool {
        step.isErased || (step.isKnockout && ink.isMonochrome)
    }

    private func paint(
        _ step: Step, _ isErased: Bool, _ color: Color, _ ink: SymbolInk, into commands: inout [DrawCommand]
    ) {
        var color = color
        let isLayer = isErased || (color.alpha < 1 && step.ink.isBody)
        if isErased {
            color = .black
            commands.append(.beginGroup(alpha: 1, blendMode: .destinationOut))
        } else if isLayer {
            // The edge of a body lies over its area: they are painted opaque in a layer.
            commands.append(.beginGroup(alpha: color.alpha, blendMode: .normal))
            color.alpha = 1
        }
        switch step.ink {
        case .area(let path): commands.append(.fill(path, .color(color), .winding))
        case .line(let path, let style): commands.append(.stroke(path, .color(color), style))
        case .body(let path, let width):
            commands.append(.fill(path, .color(color), .winding))
            if width > 0 {
                let style = StrokeStyle(width: width, cap: .round, join: .round)
                commands.append(.stroke(path, .color(color), style))
            }
        case .group(let steps):
            var inner = ink
            if inner.rendering == .multicolor, step.color != nil { inner.tint = color }
            if isErased { (inner.rendering, inner.tint, inner.value) = (.monochrome, .black, nil) }
            paint(steps, inner, into: &commands)
        }
        if isLayer { commands.append(.endGroup) }
    }
}
