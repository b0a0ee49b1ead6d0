internal import DisplayList
internal import LayoutCore
import Foundation

/// A symbol of an app's own in one weight and scale: layers of paths.
///
/// The origin is the left end of the baseline of text beside the symbol, x pointing right and y down, so that the symbol
/// lies mostly at negative y. The unit is a hundredth of the point size: capital letters beside the symbol are 70.46 units high,
/// most symbols 90 to 100.
public struct SymbolDrawing: Sendable {
    /// The rank of a layer in a symbol that is drawn in shades or in several colours.
    public enum Level: Int, Sendable {
        case primary = 1
        case secondary, tertiary
    }

    /// A path, and how it is painted.
    public struct Layer: Sendable {
        /// The path.
        public var path: CGPath
        /// The width of the line along the path at regular weight, in units; it grows with the weight. Nil, the default,
        /// fills the path.
        public var lineWidth: CGFloat?
        /// The rank. Primary by default.
        public var level = Level.primary
        /// The colour in a symbol of several colours. Nil, the default, is the tint colour.
        public var color: UIColor?
        /// Whether the layer is cut out of those before it. False by default.
        public var isErased = false
        /// The position of the layer among those that show a value, from 1. Nil by default: it shows none.
        public var valueStep: Int?

        /// Creates a layer of the first level, filled where it has no line width.
        public init(path: CGPath, lineWidth: CGFloat? = nil) {
            self.path = path
            self.lineWidth = lineWidth
        }
    }

    /// The layers, the lowest first.
    public var layers: [Layer]
    /// The width of the symbol with the space at its sides, from x = 0; nil is that of the ink and the space that the kit's
    /// symbols have.
    public var width: CGFloat?

    /// Creates a drawing of layers.
    public init(layers: [Layer], width: CGFloat? = nil) {
        self.layers = layers
        self.width = width
    }

    /// Creates a drawing of a filled path as SVG writes it; nil for a malformed one.
    ///
    /// The rectangle is scaled to a height of 1.2 times the point size and centred on capital letters, so that a
    /// common icon of 24 units, which leaves some space at its edges, is as large as other symbols.
    ///
    /// - Parameters:
    ///   - svgPath: What the `d` attribute of a path element has.
    ///   - viewBox: The rectangle of the picture in the path's coordinates.
    ///   - lineWidth: The width of the line along the path in its coordinates; nil, the default, fills it.
    public init?(svgPath: String, viewBox: CGRect, lineWidth: CGFloat? = nil) {
        guard viewBox.width > 0, viewBox.height > 0, let path = PathReader.path(svgPath) else { return nil }
        let scale = 120 / Double(viewBox.height)
        let fit = Transform(
            a: scale, b: 0, c: 0, d: scale, tx: -Double(viewBox.minX) * scale,
            ty: -Double(viewBox.midY) * scale - SymbolArtwork.halfCapHeight)
        self.init(
            layers: [
                Layer(path: CGPath(path.applying(fit)), lineWidth: lineWidth.map { $0 * CGFloat(scale) })
            ],
            width: viewBox.width * CGFloat(scale))
    }
}

extension SymbolDrawing {
    /// The artwork, with lines in the width of a weight relative to the regular one.
    func artwork(lineFactor: Double) -> SymbolArtwork {
        // The library's middle of capital letters is at 50.
        let shift = Transform.translation(x: 0, y: SymbolArtwork.middle + SymbolArtwork.halfCapHeight)
        var artwork = SymbolArtwork()
        artwork.steps = layers.map { layer in
            let path = layer.path.displayPath.applying(shift)
            let ink = layer.lineWidth.map { SymbolArtwork.Ink.rounded(path, Double($0) * lineFactor) }
            return SymbolArtwork.Step(
                ink: ink ?? .area(path), isErased: layer.isErased, level: layer.level.rawValue,
                step: layer.valueStep, ownColor: layer.color)
        }
        artwork.stepCount = artwork.steps.compactMap(\.step).max() ?? 0
        artwork.hasColors = layers.contains { $0.color != nil }
        artwork.fitBox(margin: nil)
        if let width, width > 0, width.isFinite {
            artwork.box = Rect(
                x: 0, y: artwork.box.origin.y, width: Double(width), height: artwork.box.size.height)
        }
        return artwork
    }
}
