import DisplayList
import LayoutCore
import TestSupport
import Testing

@testable import CairoRendering

/// Backgrounds that cover a canvas: what is below them is not painted, and the pixels are the same.
@Suite struct CanvasCoverTests {
    private let canvas = Rect(x: 0, y: 0, width: 12, height: 9)

    private func cover(_ commands: DrawCommand...) -> Int? {
        CanvasCover(of: commands, width: 12, height: 9)?.index
    }

    private func gradient(alpha: Double = 1, end: Point = Point(x: 12, y: 9)) -> Paint {
        .gradient(
            Gradient(
                .linear(start: .zero, end: end),
                stops: [.init(.red, at: 0), .init(Color(red: 0, green: 0, blue: 1, alpha: alpha), at: 1)]))
    }

    @Test func theLastBackgroundCovers() {
        let white = DrawCommand.fillRect(canvas, .white)
        #expect(cover(white) == 0)
        #expect(cover(white, .fill(Path(canvas), gradient(), .winding)) == 1)
        #expect(
            cover(
                white, .save, .concatenate(.translation(x: 2, y: 3)),
                .fillRect(Rect(x: -2, y: -3, width: 12, height: 9), .red), .restore, .save) == 3)
        #expect(cover(white, .clip(Path(canvas), .winding), .fillRect(canvas, .red)) == 0)
    }

    @Test func whatShowsThroughDoesNotCover() {
        #expect(cover(.fillRect(Rect(x: 0, y: 0, width: 11.9, height: 9), .white)) == nil)
        #expect(cover(.fillRect(canvas, Color(red: 1, green: 1, blue: 1, alpha: 0.9))) == nil)
        #expect(cover(.concatenate(.translation(x: 0.1, y: 0)), .fillRect(canvas, .white)) == nil)
        #expect(cover(.fill(Path(canvas, corners: CornerRadii(2)), .color(.white), .winding)) == nil)
        #expect(cover(.fill(Path(canvas), gradient(alpha: 0.5), .winding)) == nil)
        #expect(cover(.fill(Path(canvas), gradient(end: .zero), .winding)) == nil)
        #expect(
            cover(.concatenate(Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)), .fillRect(canvas, .white))
                == nil)
    }

    @Test func commandsWithoutUsableNumbersAreStillReported() throws {
        let list = DisplayList(
            size: canvas.size,
            commands: [.fillRect(Rect(x: .nan, y: 0, width: 1, height: 1), .red), .fillRect(canvas, .white)])
        var warnings: [RenderingWarning] = []
        let bitmap = try CairoRenderer.bitmap(list, scale: 1, opaque: true, warnings: &warnings)
        #expect(warnings == [.unusableNumbers(command: 0)] && bitmap[3, 3] == .white)
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=5000.
    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomBackgroundsHaveTheSamePixels(seed: RandomSeed) throws {
        var random = seed.random
        var commands: [DrawCommand] = []
        func number(_ choices: [Double]) -> Double { random.pick(choices) ?? 0 }
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let rect = Rect(
                x: number([0, 0, 0, -1, 0.5, 3]), y: number([0, 0, 0, -0.25, 2]),
                width: number([12, 12, 13, 11.75, 5]), height: number([9, 9, 10.5, 8.5, 4]))
            let color = Color(
                red: number([0, 0.3, 1]), green: number([0, 0.6, 1]), blue: number([0, 1]),
                alpha: number([1, 1, 1, 0.5]))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: commands.append(.save)
            case 1: commands.append(.restore)
            case 2: commands.append(.concatenate(.translation(x: number([0, 0, 1, -1, 0.5]), y: 0)))
            case 3:
                let paint = gradient(alpha: number([1, 1, 0.5]), end: Point(x: number([0, 12, 5]), y: 0))
                commands.append(.fill(Path(rect), paint, .winding))
            case 4:
                commands.append(
                    .fill(Path(rect, corners: CornerRadii(number([0, 2]))), .color(color), .evenOdd))
            case 5 where random.chance(0.3): commands.append(.clip(Path(rect), .winding))
            default: commands.append(.fillRect(rect, color))
            }
        }
        let (scale, isOpaque) = (number([1, 1.5, 2, 2.25]), random.chance(0.5))
        func bitmap(_ commands: [DrawCommand]) throws -> Bitmap {
            // Other pixels are left in memory before.
            let noise = DrawCommand.fillRect(
                canvas, Color(red: number([0.1, 0.7]), green: 0.4, blue: 0.2, alpha: 1))
            _ = try CairoRenderer.bitmap(DisplayList(size: canvas.size, commands: [noise]), scale: scale)
            return try CairoRenderer.bitmap(
                DisplayList(size: canvas.size, commands: commands), scale: scale, opaque: isOpaque)
        }
        // A clip in front leaves nothing out.
        let everything = Path(Rect(x: -100, y: -100, width: 500, height: 500))
        let expected = try bitmap([.clip(everything, .winding)] + commands)
        #expect(try bitmap(commands).pixels == expected.pixels, "\(seed): \(commands)")
    }
}
