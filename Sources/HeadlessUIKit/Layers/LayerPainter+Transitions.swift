internal import DisplayList

extension LayerPainter {
    /// Draws a layer during a transition: its old and its new content, each with its
    /// fraction. In a dissolve the fractions add up to 1, so that equal pixels stay equal.
    mutating func blend(
        _ transition: ShownTransition, on layer: CALayer, _ shown: CALayer, _ place: CGAffineTransform,
        _ traits: UITraitCollection
    ) {
        let sides = transition.sides(in: shown.bounds)
        commands += [.save, .concatenate(place.displayTransform)]
        var closing: [DrawCommand] = [.restore]
        if case .dissolve = transition.style {
            commands.append(.beginGroup(alpha: 1, blendMode: .normal))
            closing = [.endGroup, .restore]
        }
        let old = drawing(transition.old.commands, as: sides.old)
        if !sides.oldIsAbove { commands += old }
        if sides.new.isSeen {
            commands += [
                .save, .concatenate(sides.new.map.displayTransform),
                .beginGroup(
                    alpha: sides.new.opacity, blendMode: sides.new.opacity < 1 ? .plusLighter : .normal),
            ]
        }
        let end: [DrawCommand] = sides.new.isSeen ? [.endGroup, .restore] : []
        closeLater(end + (sides.oldIsAbove ? old : []) + closing)
        if sides.new.isSeen { drawLater(layer, traits) }
    }

    private func drawing(_ commands: [DrawCommand], as side: ShownTransition.Side) -> [DrawCommand] {
        guard side.isSeen, side.opacity > 0 else { return [] }
        return [
            .save, .concatenate(side.map.displayTransform),
            .beginGroup(alpha: side.opacity, blendMode: .normal),
        ] + commands + [.endGroup, .restore]
    }
}
