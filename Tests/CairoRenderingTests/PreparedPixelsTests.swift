import CairoRendering
import DisplayList
import LayoutCore
import TestSupport
import Testing

/// Gradients and pictures made smaller are drawn from pixels that are kept; what is drawn does not depend on them.
@Suite struct PreparedPixelsTests {
    private static func photograph(_ random: inout SeededRandom) -> Bitmap {
        let pixels = (0..<160 * 120).flatMap { _ -> [UInt8] in
            (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
        }
        return Bitmap(width: 160, height: 120, pixels: pixels, isOpaque: true)
    }

    private static func gradient(_ random: inout SeededRandom) -> Gradient {
        func number() -> Double { Double.random(in: -20...120, using: &random) }
        func color() -> Color {
            func channel() -> Double { Double.random(in: 0...1, using: &random) }
            return Color(
                red: channel(), green: channel(), blue: channel(), alpha: random.chance(0.5) ? 1 : channel())
        }
        let shape: Gradient.Shape =
            random.chance(0.7)
            ? .linear(start: Point(x: number(), y: number()), end: Point(x: number(), y: number()))
            : .radial(
                start: Point(x: number(), y: number()), startRadius: 3,
                end: Point(x: number(), y: number()), endRadius: 90)
        return Gradient(shape, stops: [.init(color(), at: 0), .init(color(), at: 1)])
    }

    /// A drawing whose gradient or picture is clipped, moved and scaled.
    private static func drawing(_ random: inout SeededRandom) -> DisplayList {
        let rect = Rect(
            x: Double.random(in: 0...10, using: &random), y: Double.random(in: 0...10, using: &random),
            width: Double.random(in: 50...90, using: &random),
            height: Double.random(in: 50...80, using: &random))
        let clip = Path(rect, corners: CornerRadii(Double.random(in: 0...20, using: &random)))
        let content: DrawCommand =
            random.chance(0.5)
            ? .fill(Path(rect), .gradient(gradient(&random)), .winding)
            : .image(photograph(&random), in: rect, tint: nil)
        return DisplayList(
            size: Size(width: 100, height: 90),
            commands: [.fillRect(rect, .white), .save, .clip(clip, .winding), content, .restore])
    }

    @Test func laterDrawingsAreAsTheFirst() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for number in 0..<60 {
            let list = Self.drawing(&random)
            let first = try CairoRenderer.bitmap(list, scale: 2).pixels
            let second = try CairoRenderer.bitmap(list, scale: 2).pixels
            let isSame = first == second
            #expect(isSame, "drawing \(number), seed \(seed)")
            #expect(!first.allSatisfy { $0 == first[0] }, "drawing \(number), seed \(seed)")
        }
    }

    @Test func anotherPictureOfTheSameIdentityIsDrawn() throws {
        // Pictures come and go, so that later ones have the addresses of earlier ones.
        for round in 0..<50 {
            let level = UInt8(round * 5)
            let bitmap = Bitmap(
                width: 200, height: 200,
                pixels: Array(repeatElement([level, 0, 0, 255] as [UInt8], count: 40_000).joined()),
                isOpaque: true)
            let rect = Rect(x: 0, y: 0, width: 50, height: 50)
            let list = DisplayList(
                size: rect.size, commands: [.image(bitmap, in: rect, tint: nil)])
            let drawn = try CairoRenderer.bitmap(list)
            #expect(drawn.pixels[4 * (50 * 25 + 25)] == level)
        }
    }

    @Test func whatIsKeptIsBounded() throws {
        // Eighty gradients of a megabyte each.
        for number in 0..<80 {
            let rect = Rect(x: 0, y: 0, width: 512, height: 512)
            let gradient = Gradient(
                .linear(start: .zero, end: Point(x: 512, y: Double(number))),
                stops: [.init(.black, at: 0), .init(.white, at: 1)])
            let list = DisplayList(
                size: rect.size, commands: [.fill(Path(rect), .gradient(gradient), .winding)])
            _ = try CairoRenderer.bitmap(list)
            #expect(CairoRenderer.preparedBytes <= 32 << 20)
        }
        #expect(CairoRenderer.preparedBytes > 8 << 20)
    }
}
