internal import DisplayList
internal import LayoutCore
internal import Typesetting

/// The outlines of letters and digits in symbols, from the system font.
enum SymbolText {
    /// The outline of a text in the weight of a symbol; its capital letters are centred at 50 and as high as beside a symbol.
    static func path(_ text: String, _ weight: UIImage.SymbolWeight) -> Path {
        let font = UIFont.systemFont(ofSize: 100, weight: weight.fontWeight())
        var attributes = TextAttributes(font: font.fontRequest)
        // A text with an outline is painted as a path.
        var effects = TextEffects()
        effects.strokeWidth = 1
        attributes.effects = effects
        let set = TextEngine.typesetter.typeset(
            StyledText([StyledText.Run(text, attributes)]), in: TextBounds(), alignmentWidth: .infinity)
        var path = Path()
        for line in set.lines {
            for case .stroke(let outline, _, _) in line.commands { path.append(outline) }
        }
        guard let bounds = path.bounds else { return path }
        let baseline = set.lines.first?.baseline ?? 0
        return path.applying(
            .translation(
                x: 50 - bounds.origin.x - bounds.size.width / 2,
                y: SymbolArtwork.middle + SymbolArtwork.halfCapHeight - baseline))
    }
}
