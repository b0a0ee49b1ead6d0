internal import DisplayList
internal import LayoutCore
internal import Typesetting
import Foundation

/// The shapes that the kit's controls are made of.
extension LayerPainter {
    /// Fills a rectangle with round corners.
    mutating func fillRounded(_ rect: CGRect, radius: CGFloat, _ color: UIColor, alpha: Double = 1) {
        guard rect.width > 0, rect.height > 0 else { return }
        var color = color.displayColor(in: traits)
        color.alpha *= alpha
        let path = Path(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
        commands.append(.fill(path, .color(color), .winding))
    }

    /// Fills a rectangle with round corners and a soft shadow, such as a thumb.
    mutating func fillRaised(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        let path = Path(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
        let shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, alpha: 0.15), offset: Point(x: 0, y: 3), radius: 8)
        commands.append(.shadow(path, shadow))
        fillRounded(rect, radius: radius, color)
    }

    /// Draws a straight line with round ends.
    mutating func line(from start: CGPoint, to end: CGPoint, width: CGFloat, _ color: UIColor) {
        let style = StrokeStyle(width: Double(width), cap: .round)
        let path = Path([.move(start.displayPoint), .line(end.displayPoint)])
        commands.append(.stroke(path, .color(color.displayColor(in: traits)), style))
    }

    /// Draws a line through points with round ends and corners.
    mutating func polyline(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
        guard let first = points.first else { return }
        let style = StrokeStyle(width: Double(width), cap: .round, join: .round)
        let path = Path([.move(first.displayPoint)] + points.dropFirst().map { .line($0.displayPoint) })
        commands.append(.stroke(path, .color(color.displayColor(in: traits)), style))
    }

    /// Draws one line of text in the middle of a rectangle, cut with an ellipsis where it is too wide.
    mutating func drawCentered(_ text: StyledText, in rect: CGRect, scale: CGFloat) {
        guard rect.width > 0 else { return }
        let bounds = TextBounds(width: Double(rect.width), lineLimit: 1)
        let set = TextEngine.typesetter.typeset(text, in: bounds, alignmentWidth: Double(rect.width))
        let top = Double(rect.midY) - set.measure.size.height / 2
        let baseline = PixelGrid(scale: Double(scale)).rounded(top + set.measure.firstBaseline)
        commands += set.commands(at: Point(x: Double(rect.minX), y: baseline - set.measure.firstBaseline))
    }
}
