import DisplayList
import LayoutCore

/// A drawing with every kind of command.
func sampleDrawing(_ mode: DrawCommand.BlendMode = .multiply) -> DisplayList {
    let card = Path(Rect(x: 10, y: 10, width: 180, height: 80), corners: CornerRadii(12))
    let picture = Bitmap((0..<9).map { y in (0..<9).map { Pixel($0 * 28, y * 28, 128) } })
    let stops = [Gradient.Stop(.red, at: 0), Gradient.Stop(.blue, at: 1)]
    let conic = Gradient(.conic(center: Point(x: 150, y: 60), angle: 1), stops: stops)
    let linear = Gradient(.linear(start: .zero, end: Point(x: 200, y: 0)), stops: stops)
    return DisplayList(
        size: Size(width: 200, height: 100),
        commands: [
            .fillRect(Rect(x: 0, y: 0, width: 200, height: 100), .white),
            .shadow(card, Shadow(color: .black, offset: Point(x: 0, y: 3), radius: 8)),
            .fill(card, .color(Color(red: 0.9, green: 0.95, blue: 1)), .winding),
            .save, .clip(card, .winding), .concatenate(.translation(x: 3, y: 2)),
            .fill(Path(Rect(x: 0, y: 70, width: 200, height: 9)), .gradient(linear), .winding),
            .fill(Path(ellipseIn: Rect(x: 130, y: 40, width: 40, height: 40)), .gradient(conic), .evenOdd),
            .restore,
            .beginGroup(alpha: 0.7, blendMode: mode),
            .image(picture, in: Rect(x: 20, y: 20, width: 30, height: 30), tint: nil),
            .image(picture, in: Rect(x: 55, y: 20, width: 20, height: 20), tint: .green),
            .endGroup,
            .stroke(card, .color(.blue), StrokeStyle(width: 1.5, dashes: [4, 2])),
            .glyphs(TextRuns.run("Formwork draws", size: 15), at: Point(x: 24, y: 64), .black),
        ])
}
