internal import DisplayList

/// The colours that a symbol is painted in.
struct SymbolInk {
    var rendering: Symbol.Rendering
    /// The tint colour of the view, or the picture's own.
    var tint: Color
    /// The value that the symbol shows, from 0 to 1; nil shows all of it.
    var value: Double?

    /// How much of the colour parts of the second and the third level have, and those above the value.
    private static let shades = [1, 0.5, 0.25]
    private static let dimmed = 0.3

    /// Whether all is painted in one colour.
    var isMonochrome: Bool { rendering == .monochrome }

    /// The colour of a step in a symbol with a number of parts that show a value.
    func color(of step: SymbolArtwork.Step, stepCount: Int) -> Color {
        var color = color(of: step)
        if let value, let position = step.step, stepCount > 0,
            !(value > Double(position - 1) / Double(stepCount))
        {
            color.alpha *= Self.dimmed
        }
        return color
    }

    private func color(of step: SymbolArtwork.Step) -> Color {
        let index = min(max(step.level - 1, 0), 2)
        switch rendering {
        case .monochrome: return tint
        case .hierarchical(let own):
            var color = own?.displayColor(in: .current) ?? tint
            color.alpha *= Self.shades[index]
            return color
        case .palette(let colors):
            guard let last = colors.last else { return tint }
            return (index < colors.count ? colors[index] : last).displayColor(in: .current)
        case .multicolor:
            return (step.ownColor ?? step.color?.color)?.displayColor(in: .current) ?? tint
        }
    }
}
