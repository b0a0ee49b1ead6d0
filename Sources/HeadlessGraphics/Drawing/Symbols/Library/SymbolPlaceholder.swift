internal import DisplayList
internal import LayoutCore

extension Symbol {
    /// Creates a box that carries the initials of a name, in place of a symbol of the system that is not drawn here.
    convenience init(placeholder name: String) {
        self.init(name, isMirrored: false, isPlaceholder: true) { weight, scale in
            SymbolComposer(weight, scale).placeholder(name)
        }
    }
}

extension SymbolComposer {
    /// A dashed box with up to three initials of a name.
    func placeholder(_ name: String) -> SymbolArtwork {
        let box = Rect(x: 7, y: 7, width: 86, height: 86)
        var artwork = SymbolArtwork()
        let style = StrokeStyle(
            width: min(lineWidth, 9) * 0.75, cap: .round, join: .round, dashes: [9, 10.4], dashPhase: 0)
        artwork.steps.append(
            SymbolArtwork.Step(ink: .line(Path(box, corners: CornerRadii(18)), style), level: 2))
        let words = name.split(separator: ".")
        let initials = String(words.prefix(3).compactMap(\.first)).uppercased()
        artwork.steps.append(fitted(.text(initials), into: box.grown(by: -16)))
        artwork.fitBox(margin: nil)
        return artwork
    }
}
