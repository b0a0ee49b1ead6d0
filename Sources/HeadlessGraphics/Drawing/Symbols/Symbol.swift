internal import DisplayList
internal import LayoutCore
import Foundation

/// A pictogram of the kit's own drawing under the name of a common system symbol.
///
/// Its parts are paths in a square of 24 units, drawn as lines or filled; the lines' width follows the weight.
struct Symbol: Sendable {
    /// The side of the square that parts are drawn in.
    static let unit = 24.0

    /// How large and how bold a symbol is.
    struct Look: Sendable, Equatable {
        var pointSize: CGFloat = 17
        /// The lines' width, in units of the square.
        var lineWidth = 1.9
        var scale = 1.0
    }

    /// One part of the drawing.
    struct Part: Sendable {
        /// What is done with a part's path.
        enum Kind: Sendable {
            case line
            case area
            /// A line that is cut out of the parts before it.
            case cut
            /// An area that is cut out of the parts before it.
            case cutArea
        }

        var kind: Kind
        var path: Path
        /// The line's width as a share of the symbol's: parts that are drawn small have finer lines.
        var lineShare = 1.0
    }

    var parts: [Part]

    /// A symbol is drawn about a fifth larger than its point size, as glyphs of a font are in their line.
    func size(_ look: Look) -> CGSize {
        let side = (look.pointSize * CGFloat(look.scale) * 1.2).rounded()
        return CGSize(width: side, height: side)
    }

    /// The steps that draw the symbol into a rectangle in a colour.
    func commands(in rect: Rect, _ look: Look, _ color: Color) -> [DrawCommand] {
        guard rect.size.width > 0, rect.size.height > 0 else { return [] }
        let fit = Transform(
            a: rect.size.width / Self.unit, b: 0, c: 0, d: rect.size.height / Self.unit,
            tx: rect.origin.x, ty: rect.origin.y)
        let opaque = Color(red: color.red, green: color.green, blue: color.blue)
        var steps: [DrawCommand] = [.save, .concatenate(fit)]
        // One layer, so that parts which overlap do not show through each other.
        let needsLayer =
            parts.count > 1 && (color.alpha < 1 || parts.contains { $0.kind == .cut || $0.kind == .cutArea })
        if needsLayer { steps.append(.beginGroup(alpha: color.alpha, blendMode: .normal)) }
        let paint = Paint.color(needsLayer ? opaque : color)
        for part in parts {
            let width = look.lineWidth * part.lineShare
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            switch part.kind {
            case .line: steps.append(.stroke(part.path, paint, style))
            case .area: steps.append(.fill(part.path, paint, .evenOdd))
            case .cut, .cutArea:
                steps.append(.beginGroup(alpha: 1, blendMode: .destinationOut))
                steps.append(
                    part.kind == .cut
                        ? .stroke(part.path, paint, style) : .fill(part.path, paint, .evenOdd))
                steps.append(.endGroup)
            }
        }
        if needsLayer { steps.append(.endGroup) }
        steps.append(.restore)
        return steps
    }
}
