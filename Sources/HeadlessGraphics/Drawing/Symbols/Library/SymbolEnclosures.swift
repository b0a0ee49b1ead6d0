internal import LayoutCore

/// The drawings that other symbols are drawn in, and where in them.
enum SymbolEnclosures {
    /// The names with their suffixes, the longest first.
    static let names = inside.keys.sorted { ($0.count, $0) > ($1.count, $1) }.map {
        (name: $0, suffix: "." + $0)
    }

    /// The enclosure of a name.
    static func enclosure(_ name: String) -> SymbolEnclosure? {
        guard let numbers = inside[name], let drawing = SymbolDrawings.drawing(named: name) else {
            return nil
        }
        let (x, y, width, height) = numbers
        return SymbolEnclosure(
            drawing: drawing, inside: Rect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    }

    /// The middle and the size of the space inside of each, in units.
    private static let inside: [String: (Double, Double, Double, Double)] = [
        "circle": (50, 50, 52, 50), "square": (50, 50, 52, 50), "rectangle": (50, 50, 64, 44),
        "rectangle.portrait": (50, 50, 44, 60), "diamond": (50, 50, 44, 44), "triangle": (50, 58, 30, 44),
        "app": (50, 50, 54, 54), "hexagon": (50, 50, 50, 50), "octagon": (50, 50, 52, 52),
        "seal": (50, 50, 48, 48), "capsule": (50, 50, 64, 36), "shield": (50, 48, 46, 50),
        "bubble": (50, 45, 56, 42), "message": (50, 46, 54, 42), "icloud": (50, 56, 48, 34),
        "viewfinder": (50, 50, 56, 56), "folder": (50, 57, 50, 34), "doc": (50, 58, 34, 40),
        "heart": (50, 46, 44, 38), "house": (50, 54, 36, 38), "tv": (50, 43, 50, 34),
        "bookmark": (50, 42, 34, 40),
    ]
}
