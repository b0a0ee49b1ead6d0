import CairoRendering
import DisplayList
import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite struct RobustnessTests {
    @Test func unusableCanvasesAreErrors() {
        for (size, scale) in [
            (Size.zero, 1.0), (Size(width: .nan, height: 1), 1), (Size(width: -1, height: 1), 1),
            (Size(width: .infinity, height: 1), 1), (Size(width: 1, height: 1), 0),
            (Size(width: 1, height: 1), .nan), (Size(width: -1, height: -1), -1),
        ] {
            #expect {
                try CairoRenderer.bitmap(DisplayList(size: size), scale: scale)
            } throws: { error in
                if case RenderingError.unusableCanvas? = error as? RenderingError { true } else { false }
            }
        }
        for size in [Size(width: 40_000, height: 1), Size(width: 30_000, height: 30_000)] {
            #expect(throws: RenderingError.canvasTooLarge(size, scale: 1)) {
                try CairoRenderer.bitmap(DisplayList(size: size))
            }
        }
    }

    @Test func sizesAreRoundedUpToPixels() throws {
        let list = DisplayList(size: Size(width: 10.1, height: 0.2))
        let bitmap = try CairoRenderer.bitmap(list, scale: 3)
        #expect((bitmap.width, bitmap.height) == (31, 1))
        let exact = try CairoRenderer.bitmap(DisplayList(size: Size(width: 10.1, height: 1)), scale: 10)
        #expect(exact.width == 101)
    }

    @Test func commandsWithoutUsableNumbersAreSkippedAndReported() throws {
        let good = Rect(x: 0, y: 0, width: 1, height: 1)
        let bad = Rect(x: .nan, y: 0, width: 1, height: 1)
        let commands: [DrawCommand] = [
            .fillRect(bad, .red), .fill(Path(bad), .color(.red), .winding),
            .stroke(Path(good), .color(.red), StrokeStyle(width: .infinity)),
            .concatenate(Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)), .clip(Path(bad), .winding),
            .image(Bitmap([[.red]]), in: bad, tint: nil),
            .shadow(Path(good), Shadow(color: .black, offset: Point(x: .infinity, y: 0), radius: 1)),
            .glyphs(TextRuns.run("a", size: 9), at: Point(x: 0, y: .nan), .black), .fillRect(good, .blue),
        ]
        var warnings: [RenderingWarning] = []
        let list = DisplayList(size: Size(width: 1, height: 1), commands: commands)
        let bitmap = try CairoRenderer.bitmap(list, scale: 1, opaque: false, warnings: &warnings)
        #expect(bitmap[0, 0] == .blue)
        #expect(warnings == (0..<8).map { .unusableNumbers(command: $0) })
    }

    @Test func rectanglesFarBeyondTheCanvasFillIt() throws {
        let bitmap = try draw(
            2, 1, scale: 3, .fillRect(Rect(x: -4e7, y: -1, width: 8e7, height: 5e7), .red))
        #expect(bitmap[0, 0] == .red)
        #expect(bitmap[5, 2] == .red)
        let below = try draw(2, 1, .fillRect(Rect(x: 1, y: -3e7, width: 5, height: 2e7), .red))
        #expect(below[1, 0] == .clear)
    }

    @Test func theSameDrawingGivesTheSameBytes() throws {
        let list = sampleDrawing()
        let first = try PNG.encode(CairoRenderer.bitmap(list, scale: 2, opaque: true))
        #expect(try PNG.encode(CairoRenderer.bitmap(list, scale: 2, opaque: true)) == first)
    }

    @Test func threadsAgree() throws {
        let list = sampleDrawing()
        let expected = try CairoRenderer.bitmap(list, scale: 2, opaque: true).pixels
        let expectedPDF = try CairoRenderer.pdf([list])
        nonisolated(unsafe) var results = [Bool](repeating: false, count: 64)
        results.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: 64) { index in
                if index % 4 == 0 {
                    buffer[index] = (try? CairoRenderer.pdf([list])) == expectedPDF
                } else {
                    let bitmap = try? CairoRenderer.bitmap(list, scale: 2, opaque: true)
                    buffer[index] = bitmap?.pixels == expected
                }
            }
        }
        #expect(results.allSatisfy { $0 })
    }

    /// Threads that end close the fonts they opened, while documents of others still use theirs.
    @Test func threadsMayEnd() throws {
        let list = sampleDrawing()
        for _ in 0..<20 {
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                _ = try? CairoRenderer.bitmap(list)
                _ = try? CairoRenderer.pdf([list])
                done.signal()
            }
            thread.start()
            done.wait()
        }
        #expect(try CairoRenderer.pdf([list]).count > 1000)
    }

    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomCommandsDoNoHarm(_ seed: RandomSeed) throws {
        var random = RandomCommands(random: seed.random)
        let commands = (0..<120).map { _ in random.command() }
        let list = DisplayList(size: Size(width: 40, height: 30), commands: commands)
        var warnings: [RenderingWarning] = []
        let bitmap = try CairoRenderer.bitmap(list, scale: 1.5, opaque: true, warnings: &warnings)
        #expect((bitmap.width, bitmap.height) == (60, 45))
        #expect(bitmap.pixels.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 })
        _ = try CairoRenderer.pdf([list], metadata: DocumentMetadata(), warnings: &warnings)
        _ = try CairoRenderer.svg(list, warnings: &warnings)
    }
}

/// Makes commands with ordinary and with absurd numbers.
struct RandomCommands {
    var random: SeededRandom
    private static let absurd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e12, 5e7, 1e-300, 0]

    init(random: SeededRandom) { self.random = random }

    mutating func number() -> Double {
        random.chance(0.03) ? random.pick(Self.absurd)! : Double.random(in: -30...60, using: &random)
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }
    mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    mutating func color() -> Color {
        Color(red: number() / 30, green: number() / 30, blue: number() / 30, alpha: number() / 30)
    }

    mutating func path() -> Path {
        Path(
            (0..<Int.random(in: 0...8, using: &random)).map { _ in
                switch Int.random(in: 0...3, using: &random) {
                case 0: .move(point())
                case 1: .line(point())
                case 2: .curve(point(), control1: point(), control2: point())
                default: .close
                }
            })
    }

    mutating func paint() -> Paint {
        let stops = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            Gradient.Stop(color(), at: number() / 50)
        }
        switch Int.random(in: 0...3, using: &random) {
        case 0: return .gradient(Gradient(.linear(start: point(), end: point()), stops: stops))
        case 1:
            return .gradient(
                Gradient(
                    .radial(start: point(), startRadius: number(), end: point(), endRadius: number()),
                    stops: stops))
        case 2: return .gradient(Gradient(.conic(center: point(), angle: number()), stops: stops))
        default: return .color(color())
        }
    }

    mutating func command() -> DrawCommand {
        switch Int.random(in: 0...13, using: &random) {
        case 0: return .save
        case 1: return .restore
        case 2:
            return .concatenate(
                Transform(
                    a: number() / 20, b: number() / 20, c: number() / 20, d: number() / 20, tx: number(),
                    ty: number()))
        case 3: return .clip(path(), .evenOdd)
        case 4:
            let modes: [DrawCommand.BlendMode] = [
                .normal, .multiply, .destinationIn, .clear, .sourceIn, .destinationAtop, .hue,
            ]
            return .beginGroup(alpha: number() / 10, blendMode: random.pick(modes)!)
        case 5, 6: return .endGroup
        case 7: return .fillRect(rect(), color())
        case 8: return .fill(path(), paint(), .winding)
        case 9:
            let style = StrokeStyle(
                width: number() / 5, cap: .round, join: .miter, miterLimit: number(),
                dashes: random.chance(0.3) ? [number(), number()] : [], dashPhase: number())
            return .stroke(path(), paint(), style)
        case 10:
            return .shadow(path(), Shadow(color: color(), offset: point(), radius: number() / 4))
        case 11:
            return .image(
                Bitmap([[.red, .clear], [.blue, .green]]), in: rect(),
                tint: random.chance(0.5) ? color() : nil)
        default:
            var run = TextRuns.run("random", size: abs(number()))
            run.face.slant = number() / 60
            return .glyphs(run, at: point(), color())
        }
    }
}
