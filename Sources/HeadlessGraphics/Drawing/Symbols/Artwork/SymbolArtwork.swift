internal import DisplayList
internal import LayoutCore

/// A symbol in one weight and scale: what is painted, in units of a hundredth of the point size times the scale.
struct SymbolArtwork: Sendable {
    /// What is painted in a step.
    enum Ink: Sendable {
        case area(Path)
        case line(Path, StrokeStyle)
        /// An area whose edge is drawn as well.
        case body(Path, width: Double)
        /// A symbol inside of an enclosure.
        case group([Step])
    }

    /// A step of the painting.
    struct Step: Sendable {
        var ink: Ink
        /// Whether the ink is taken away from what is below.
        var isErased = false
        /// Whether the ink is taken away in one colour only, and painted in several.
        var isKnockout = false
        var level = 1
        var step: Int?
        var color: SymbolColor?
        /// A colour of an app's own symbol.
        var ownColor: UIColor?
    }

    /// The height of the middle of capital letters: all symbols have it in common.
    static let middle = 50.0
    /// Half of the height of capital letters, in units: 1443 / 2048 / 2 of the point size.
    static let halfCapHeight = 35.23
    /// The space above and below the ink, in units.
    static let verticalMargin = 6.0
    /// The space at the left and the right of the ink, in units, of most symbols.
    static let margin = 9.0

    var steps: [Step] = []
    /// The symbol's rectangle: the ink and its margins.
    var box = Rect(x: 0, y: 0, width: 100, height: 100)
    /// The number of parts that show a value.
    var stepCount = 0
    /// Whether there is a colour for the symbol in several colours.
    var hasColors = false

    /// The rectangle around the ink; nil without any.
    var inkBounds: Rect? { Self.bounds(of: steps) }

    static func bounds(of steps: [Step]) -> Rect? {
        var union: Rect?
        for step in steps where !step.isErased {
            guard let bounds = step.ink.bounds else { continue }
            union = union.map { $0.union(bounds) } ?? bounds
        }
        return union
    }

    /// Sets the box to the ink with its margins.
    mutating func fitBox(margin: Double?) {
        guard let ink = inkBounds else { return }
        let side = margin ?? Self.margin
        box = Rect(
            x: ink.origin.x - side, y: ink.origin.y - Self.verticalMargin, width: ink.size.width + 2 * side,
            height: ink.size.height + 2 * Self.verticalMargin)
    }
}

extension SymbolArtwork.Ink {
    /// Whether the edge is painted over the area.
    var isBody: Bool { if case .body = self { true } else { false } }

    /// The rectangle around the ink.
    var bounds: Rect? {
        switch self {
        case .area(let path): path.bounds
        case .line(let path, let style): path.bounds?.grown(by: style.width / 2)
        case .body(let path, let width): path.bounds?.grown(by: width / 2)
        case .group(let steps): SymbolArtwork.bounds(of: steps)
        }
    }

    /// The ink mapped by a scale and a move.
    func scaled(by scale: Double, x: Double, y: Double) -> SymbolArtwork.Ink {
        let map = Transform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
        switch self {
        case .area(let path): return .area(path.applying(map))
        case .line(let path, var style):
            style.width *= scale
            style.dashes = style.dashes.map { $0 * scale }
            return .line(path.applying(map), style)
        case .body(let path, let width): return .body(path.applying(map), width: width * scale)
        case .group(let steps):
            return .group(
                steps.map {
                    var step = $0
                    step.ink = $0.ink.scaled(by: scale, x: x, y: y)
                    return step
                })
        }
    }
}

extension Rect {
    /// The rectangle with edges that lie further outside.
    func grown(by length: Double) -> Rect {
        Rect(
            x: origin.x - length, y: origin.y - length, width: size.width + 2 * length,
            height: size.height + 2 * length)
    }

    /// The smallest rectangle around two.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
        let right = max(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
