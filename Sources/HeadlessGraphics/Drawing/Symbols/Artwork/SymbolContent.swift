internal import DisplayList
internal import LayoutCore
import Foundation

/// The content of a picture that is a symbol: its artwork, and its measures in points, rounded to pixels.
struct SymbolContent: Sendable {
    let symbol: Symbol
    let look: Symbol.Look
    let artwork: SymbolArtwork
    let size: CGSize
    /// From the bottom up to the baseline of text beside the symbol.
    let baseline: CGFloat
    /// The alignment rectangle is as large as the picture; its middle is the middle of capital letters beside it.
    let alignmentInsets: UIEdgeInsets

    init(_ symbol: Symbol, _ look: Symbol.Look, pixelScale: CGFloat) {
        self.symbol = symbol
        self.look = look
        artwork = symbol.artwork(look.weight, look.scale)
        let (unit, pixels) = (look.unit, Double(pixelScale))
        func rounded(_ length: Double) -> Double { (length * pixels).rounded() / pixels }
        let box = artwork.box
        let width = max(rounded(box.size.width * unit), 1 / pixels)
        let height = max(rounded(box.size.height * unit), 1 / pixels)
        size = CGSize(width: width, height: height)
        let shift = (box.origin.y + box.size.height / 2 - SymbolArtwork.middle) * unit
        baseline = CGFloat(
            rounded(height / 2 + shift - SymbolArtwork.halfCapHeight * look.pointSize / 100))
        let inset = CGFloat(rounded(shift))
        alignmentInsets = UIEdgeInsets(top: -inset, left: 0, bottom: inset, right: 0)
    }

    /// The steps that draw the symbol into a rectangle in a tint colour.
    ///
    /// - Parameter isTemplate: Whether all of it is drawn in the tint colour.
    func commands(in rect: Rect, tint: Color, isTemplate: Bool) -> [DrawCommand] {
        let unit = (
            x: look.unit * rect.size.width / Double(size.width),
            y: look.unit * rect.size.height / Double(size.height)
        )
        let isPlain = isTemplate || (look.rendering == .multicolor && !artwork.hasColors)
        let ink = SymbolInk(
            rendering: isPlain ? .monochrome : look.rendering, tint: tint, value: look.value)
        return artwork.commands(in: rect, unit: unit, ink)
    }
}
