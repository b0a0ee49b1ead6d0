internal import DisplayList
internal import LayoutCore
import Foundation

/// Reads the paths of the symbol library: a letter and its numbers, in turn.
///
/// `M x y` moves, `L x y` draws a line, `C x1 y1 x2 y2 x y` a curve, `Z` closes; `O x y r` is a circle and
/// `R x y w h r` a rectangle with round corners.
enum SymbolPath {
    static func sine(_ angle: Double) -> Double { sin(angle) }
    static func cosine(_ angle: Double) -> Double { cos(angle) }

    /// Reads a path; what is malformed is skipped.
    static func read(_ text: Substring) -> Path {
        var path = Path()
        var rest = text
        while let letter = rest.popFirst() {
            let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
            let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
            rest = rest[end...]
            func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
            switch (letter, numbers.count) {
            case ("M", 2): path.move(to: point(0))
            case ("L", 2): path.addLine(to: point(0))
            case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("Z", 0): path.close()
            case ("O", 3):
                let side = 2 * numbers[2]
                path.append(
                    Path(
                        ellipseIn: Rect(
                            x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: side, height: side)
                    ))
            case ("R", 5):
                let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                path.append(Path(rect, corners: CornerRadii(numbers[4])))
            default: continue
            }
        }
        return path
    }
}

extension Symbol {
    /// Reads a drawing: each part a sign for what is done with it, and a path.
    init(_ drawing: String) {
        parts = []
        var rest = Substring(drawing)
        while let sign = rest.popFirst() {
            let kind: Part.Kind
            switch sign {
            case "-": kind = .line
            case "+": kind = .area
            case "x": kind = .cut
            default: continue
            }
            let end = rest.firstIndex { "-+x".contains($0) } ?? rest.endIndex
            parts.append(Part(kind: kind, path: SymbolPath.read(rest[..<end])))
            rest = rest[end...]
        }
    }

    /// The symbol, smaller, inside of a frame: drawn in it, or cut out of it where it is filled.
    func framed(by frame: Symbol, isFilled: Bool) -> Symbol {
        let share = 0.52
        let middle = Self.unit / 2 * (1 - share)
        let shrink = Transform(a: share, b: 0, c: 0, d: share, tx: middle, ty: middle)
        var framed = frame
        if isFilled { framed.parts += frame.parts.map { Part(kind: .area, path: $0.path) } }
        framed.parts += parts.map { part in
            let kind: Part.Kind = isFilled ? (part.kind == .area ? .cutArea : .cut) : part.kind
            return Part(kind: kind, path: part.path.applying(shrink), lineShare: 0.8)
        }
        return framed
    }
}
