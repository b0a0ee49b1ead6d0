import CairoRendering
import DisplayList
import LayoutCore
import Testing

/// States, transforms, clips and groups.
@Suite struct ScopeTests {
    private let all = Rect(x: 0, y: 0, width: 4, height: 4)

    @Test func restoreBringsBackTransformAndClip() throws {
        let bitmap = try draw(
            4, 1, .save, .concatenate(.translation(x: 2, y: 0)),
            .clip(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .winding), .fillRect(all, .red), .restore,
            .fillRect(Rect(x: 0, y: 0, width: 1, height: 1), .blue))
        #expect((0..<4).map { bitmap[$0, 0] } == [.blue, .clear, .red, .clear])
    }

    @Test func transformsMultiplyFromTheInside() throws {
        // x' = 2 (x + 1) fills pixels 2 and 3.
        let bitmap = try draw(
            4, 1, .concatenate(Transform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
            .concatenate(.translation(x: 1, y: 0)), .fillRect(Rect(x: 0, y: 0, width: 1, height: 1), .red))
        #expect((0..<4).map { bitmap[$0, 0] } == [.clear, .clear, .red, .red])
    }

    @Test func aQuarterTurnMovesTheCorner() throws {
        let bitmap = try draw(
            3, 3, .concatenate(Transform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)),
            .fillRect(Rect(x: 0, y: 0, width: 1, height: 1), .red))
        #expect(bitmap[2, 0] == .red)
        #expect(bitmap[0, 0] == .clear)
    }

    @Test func aFlatTransformHidesWhatFollowsAlone() throws {
        let bitmap = try draw(
            2, 1, .save, .concatenate(Transform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)), .fillRect(all, .red),
            .restore, .fillRect(Rect(x: 1, y: 0, width: 1, height: 1), .blue))
        #expect((0..<2).map { bitmap[$0, 0] } == [.clear, .blue])
    }

    @Test func aGroupFadesAsOne() throws {
        // Red under blue at half: where they overlap no red shows through.
        let bitmap = try draw(
            2, 1, .fillRect(all, .white), .beginGroup(alpha: 0.5, blendMode: .normal),
            .fillRect(all, .red), .fillRect(Rect(x: 1, y: 0, width: 1, height: 1), .blue), .endGroup)
        #expect(bitmap[0, 0].isClose(to: Pixel(255, 128, 128)))
        #expect(bitmap[1, 0].isClose(to: Pixel(128, 128, 255)))
    }

    @Test func multiplyMultiplies() throws {
        let bitmap = try draw(
            1, 1, .fillRect(all, Color(red: 0.5, green: 0.5, blue: 1)),
            .beginGroup(alpha: 1, blendMode: .multiply),
            .fillRect(all, Color(red: 1, green: 0.5, blue: 0.5)), .endGroup)
        #expect(bitmap[0, 0].isClose(to: Pixel(128, 64, 128)))
    }

    /// Porter and Duff's definitions on a red square and a green one that overlap in the middle of three
    /// pixels, with every kind of clip around them.
    @Test(arguments: [
        (DrawCommand.BlendMode.sourceIn, [Pixel.clear, .green, .clear]),
        (.sourceOut, [.clear, .clear, .green]),
        (.sourceAtop, [.red, .green, .clear]),
        (.destinationOver, [.red, .red, .green]),
        (.destinationIn, [.clear, .red, .clear]),
        (.destinationOut, [.red, .clear, .clear]),
        (.destinationAtop, [.clear, .red, .green]),
        (.xor, [.red, .clear, .green]),
        (.copy, [.clear, .green, .green]),
        (.clear, [.clear, .clear, .clear]),
        (.plusLighter, [.red, Pixel(255, 255, 0), .green]),
    ])
    func porterDuff(_ mode: DrawCommand.BlendMode, _ expected: [Pixel]) throws {
        let circle = Path(ellipseIn: Rect(x: -50, y: -50, width: 130, height: 130))
        for clip in [nil, Path(Rect(x: 0, y: 0, width: 30, height: 10)), circle] {
            var commands: [DrawCommand] = clip.map { [.clip($0, .winding)] } ?? []
            commands += [
                .fillRect(Rect(x: 0, y: 0, width: 20, height: 10), .red),
                .beginGroup(alpha: 1, blendMode: mode),
                .fillRect(Rect(x: 10, y: 0, width: 20, height: 10), .green), .endGroup,
            ]
            let list = DisplayList(size: Size(width: 30, height: 10), commands: commands)
            let bitmap = try CairoRenderer.bitmap(list)
            #expect([bitmap[5, 5], bitmap[15, 5], bitmap[25, 5]] == expected)
        }
    }

    @Test func anOpaqueCanvasStaysOpaque() throws {
        let bitmap = try draw(
            1, 1, opaque: true, .fillRect(all, .red), .beginGroup(alpha: 1, blendMode: .clear), .endGroup)
        #expect(bitmap[0, 0] == .black)
    }

    @Test func unbalancedScopesAreTolerated() throws {
        let bitmap = try draw(
            2, 1, .restore, .endGroup, .save, .beginGroup(alpha: 1, blendMode: .normal), .save, .restore,
            .restore, .save, .fillRect(all, .red))
        #expect(bitmap[1, 0] == .red)
        // A group's end closes the state saved in it, and the clip with it.
        let closed = try draw(
            2, 1, .beginGroup(alpha: 1, blendMode: .normal), .save,
            .clip(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .winding), .endGroup, .fillRect(all, .blue))
        #expect((0..<2).map { closed[$0, 0] } == [.blue, .blue])
    }
}

/// A group's layer is only as large as what is drawn into it, which must not show.
@Suite struct GroupBoundsTests {
    @Test(arguments: [DrawCommand.BlendMode.normal, .multiply, .xor, .destinationOver, .destinationOut])
    func aSmallLayerLooksLikeALargeOne(_ mode: DrawCommand.BlendMode) throws {
        let drawing = sampleDrawing(.normal)
        let content = Array(drawing.commands.dropFirst())
        let turn: [DrawCommand] = [
            .concatenate(.translation(x: 30, y: -20)),
            .concatenate(Transform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 0, ty: 0)),
        ]
        let background = DrawCommand.fillRect(Rect(x: 0, y: 0, width: 120, height: 90), .green)
        // Two thousand commands more than are looked through: the layer is as large as the canvas.
        let padding = (0..<2_100).flatMap { _ in [DrawCommand.save, .restore] }
        func render(_ more: [DrawCommand]) throws -> [UInt8] {
            let group: [DrawCommand] = [.beginGroup(alpha: 0.6, blendMode: mode)] + turn + content + more
            return try CairoRenderer.bitmap(
                DisplayList(size: drawing.size, commands: [background] + group + [.endGroup]), scale: 2
            ).pixels
        }
        #expect(try render([]) == render(padding))
    }
}
