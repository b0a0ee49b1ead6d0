import CairoRendering
import DisplayList
import Foundation
import LayoutCore
import Testing

/// What a material makes of what lies below.
@Suite struct BackdropTests {
    private func backdrop(
        _ deviation: Double, saturation: Double = 1, tint: Color = .clear, opaque: Color = .red
    ) -> Backdrop {
        Backdrop(deviation: deviation, saturation: saturation, tint: tint, opaque: opaque)
    }

    private let all = Path(Rect(x: 0, y: 0, width: 200, height: 80))
    private var page: DrawCommand { .fillRect(Rect(x: 0, y: 0, width: 200, height: 80), .white) }
    private let half = DrawCommand.fillRect(Rect(x: 0, y: 0, width: 100, height: 80), .black)

    /// A blurred edge is the normal distribution's integral, at every scale.
    @Test(arguments: [(4.0, 1.0), (12, 1), (20, 1), (10, 2), (10, 3)])
    func theEdgeIsAGaussian(_ deviation: Double, _ scale: Double) throws {
        let bitmap = try draw(
            200, 80, scale: scale, page, half, .backdrop(all, backdrop(deviation)))
        for x in 0..<Int(200 * scale) where abs(Double(x) / scale - 100) < 60 {
            let distance = (Double(x) + 0.5) / scale - 100
            let expected = 255 * 0.5 * erfc(-distance / deviation / 2.0.squareRoot())
            let pixel = bitmap[x, Int(40 * scale)]
            #expect(abs(Double(pixel.red) - expected) < 255 * 0.03, "at \(x)")
            #expect(pixel.alpha == 255)
        }
    }

    @Test func oneColourStaysAsItIs() throws {
        let color = Color(red: 0.2, green: 0.6, blue: 0.4)
        let bitmap = try draw(200, 80, .fillRect(all.controlBounds!, color), .backdrop(all, backdrop(9)))
        for (x, y) in [(0, 0), (199, 79), (100, 40), (3, 70)] {
            #expect(bitmap[x, y].isClose(to: Pixel(51, 153, 102), within: 0))
        }
    }

    /// 0.94 of #F9F9F9 over white is 249.36.
    @Test func theTintLiesOverIt() throws {
        let gray = Color(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
        let bitmap = try draw(200, 80, page, .backdrop(all, backdrop(20, saturation: 1.8, tint: gray)))
        #expect(bitmap[100, 40] == Pixel(249, 249, 249))
        let alone = try draw(
            200, 80, .backdrop(all, backdrop(20, tint: Color(red: 1, green: 0, blue: 0, alpha: 0.5))))
        #expect(alone[100, 40].isClose(to: Pixel(128, 0, 0, 128)))
    }

    /// CSS's saturate(): the weights of the sRGB primaries keep what a colour is worth as a grey.
    @Test func coloursBecomeStronger() throws {
        let color = Color(red: 0.6, green: 0.5, blue: 0.4)
        let list = [DrawCommand.fillRect(all.controlBounds!, color)]
        func pixel(_ saturation: Double) throws -> Pixel {
            try draw(200, 80, list[0], .backdrop(all, backdrop(5, saturation: saturation)))[100, 40]
        }
        let gray = 255 * (0.2126 * 0.6 + 0.7152 * 0.5 + 0.0722 * 0.4)
        #expect(try pixel(0).isClose(to: Pixel(Int(gray), Int(gray), Int(gray))))
        let strong = [153, 127.5, 102].map { Int((gray + ($0 - gray) * 1.8).rounded()) }
        #expect(try pixel(1.8).isClose(to: Pixel(strong[0], strong[1], strong[2])))
    }

    @Test func nothingShinesInFromBeside() throws {
        let inside = Path(Rect(x: 120, y: 20, width: 60, height: 40))
        let bitmap = try draw(200, 80, page, half, .backdrop(inside, backdrop(30)))
        for x in 120..<180 { #expect(bitmap[x, 40] == .white) }
        #expect(bitmap[60, 40] == .black)
    }

    @Test func outsideOfThePathNothingChanges() throws {
        let round = Path(Rect(x: 80, y: 20, width: 40, height: 40), corners: CornerRadii(20))
        let bitmap = try draw(200, 80, page, half, .backdrop(round, backdrop(10, tint: .green)))
        #expect(bitmap[82, 22] == .black && bitmap[118, 58] == .white)
        #expect(bitmap[100, 40] == .green)
    }

    @Test func stripesDisappear() throws {
        let stripes = (0..<20).map {
            DrawCommand.fillRect(Rect(x: Double($0) * 10, y: 0, width: 5, height: 80), .black)
        }
        let list = DisplayList(
            size: Size(width: 200, height: 80), commands: [page] + stripes + [.backdrop(all, backdrop(12))])
        let bitmap = try CairoRenderer.bitmap(list, scale: 2)
        let values = (60..<340).map { bitmap[$0, 80].red }
        #expect(values.max()! - values.min()! <= 4)
    }

    /// A layer of its own does not hide what lies below it, and a translucent one shows it again.
    @Test func layersAreSeenThrough() throws {
        let plain = try draw(200, 80, page, half, .backdrop(all, backdrop(10)))
        for shadow in [false, true] {
            let none = Shadow(color: .clear, offset: .zero, radius: 0)
            let bitmap = try draw(
                200, 80, page, half, shadow ? .beginShadow(none) : .beginGroup(alpha: 1, blendMode: .normal),
                .beginGroup(alpha: 1, blendMode: .normal), .backdrop(all, backdrop(10)), .endGroup, .endGroup)
            for x in stride(from: 0, to: 200, by: 7) {
                #expect(bitmap[x, 40].isClose(to: plain[x, 40]))
            }
        }
        let faded = try draw(
            200, 80, page, half, .beginGroup(alpha: 0.5, blendMode: .normal),
            .backdrop(all, backdrop(10, tint: .green)), .endGroup)
        #expect(faded[20, 40].isClose(to: Pixel(0, 128, 0)))
        #expect(faded[180, 40].isClose(to: Pixel(128, 255, 128)))
    }

    /// Nothing in documents can be blurred: the opaque colour is drawn.
    @Test func documentsHaveTheOpaqueColour() throws {
        let list = DisplayList(
            size: Size(width: 200, height: 80),
            commands: [page, .backdrop(all, backdrop(10, opaque: Color(red: 0, green: 0, blue: 1)))])
        let svg = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
        #expect(svg.replacingOccurrences(of: " ", with: "").contains("rgb(0%,0%,100%)"))
        #expect(try CairoRenderer.pdf([list]).count > 300)
    }

    @Test func manyThreadsDrawTheSame() async throws {
        let list = DisplayList(
            size: Size(width: 200, height: 80),
            commands: [page, half, .backdrop(all, backdrop(11, saturation: 1.8))])
        let first = try CairoRenderer.bitmap(list, scale: 3)
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 { group.addTask { try CairoRenderer.bitmap(list, scale: 3).pixels } }
            for try await pixels in group { #expect(pixels == first.pixels) }
        }
    }

    @Test func whatCannotBeDrawnIsLeftOut() throws {
        for deviation in [Double.nan, .infinity, 1e12] {
            let list = DisplayList(
                size: Size(width: 20, height: 20),
                commands: [page, .backdrop(all, backdrop(deviation, tint: .green))])
            var warnings: [RenderingWarning] = []
            let bitmap = try CairoRenderer.bitmap(list, scale: 1, opaque: true, warnings: &warnings)
            #expect(warnings == [.unusableNumbers(command: 1)])
            #expect(bitmap[10, 10] == .white)
        }
        let outside = Path(Rect(x: 300, y: 300, width: 10, height: 10))
        let empty = Path(Rect(x: 3, y: 3, width: 0, height: 10))
        let bitmap = try draw(
            200, 80, page, .backdrop(outside, backdrop(9)), .backdrop(empty, backdrop(9)),
            .backdrop(Path(Rect(x: 0, y: 0, width: 1, height: 1)), backdrop(5_000)),
            .backdrop(all, backdrop(-4)), .backdrop(all, backdrop(0)))
        #expect(bitmap[100, 40] == .white)
    }
}
