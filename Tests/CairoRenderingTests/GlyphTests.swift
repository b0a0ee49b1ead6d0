import CairoRendering
import DisplayList
import Foundation
import LayoutCore
import Testing

@Suite struct GlyphTests {
    private func draw(_ run: GlyphRun, at origin: Point, scale: Double = 1, _ before: [DrawCommand] = [])
        throws
        -> Bitmap
    {
        try CairoRenderer.bitmap(
            DisplayList(
                size: Size(width: 200, height: 100), commands: before + [.glyphs(run, at: origin, .black)]),
            scale: scale)
    }

    /// Inter's full stop is nearly a square at a known position: it lies on the baseline.
    @Test func glyphsLieOnTheBaseline() throws {
        let bitmap = try draw(TextRuns.run("E", size: 64), at: Point(x: 20, y: 80))
        let rows = (0..<100).filter { row in (0..<200).contains { bitmap[$0, row].alpha > 128 } }
        #expect(rows.max() == 79)
        // Capitals of Inter are 0.727 em high.
        #expect(abs(Double(80 - rows.min()!) - 0.727 * 64) < 1)
    }

    @Test func positionsAreKeptToQuartersOfAPixel() throws {
        let run = TextRuns.run("o", size: 20)
        let base = try draw(run, at: Point(x: 20, y: 50)).inkCenter
        for quarter in 1...7 {
            let moved = try draw(run, at: Point(x: 20 + Double(quarter) / 4, y: 50)).inkCenter
            #expect(abs(moved.x - base.x - Double(quarter) / 4) < 0.03)
            #expect(abs(moved.y - base.y) < 0.01)
        }
    }

    @Test func scaleEnlargesTheOutlines() throws {
        let run = TextRuns.run("Hamburg", size: 20)
        let once = try draw(run, at: Point(x: 20, y: 50))
        let thrice = try draw(run, at: Point(x: 20, y: 50), scale: 3)
        #expect(abs(thrice.inkArea / once.inkArea - 9) < 0.1)
        #expect(abs(thrice.inkCenter.x / 3 - once.inkCenter.x) < 0.1)
    }

    /// Masks below and outlines above a size have to agree: a size just beyond is drawn by Cairo.
    @Test func masksAgreeWithOutlines() throws {
        let mask = try draw(TextRuns.run("Ag", size: 80), at: Point(x: 10, y: 70), scale: 3.2)
        let outline = try draw(TextRuns.run("Ag", size: 80), at: Point(x: 10, y: 70), scale: 3.21)
        #expect(abs(mask.inkArea / outline.inkArea * (3.21 * 3.21) / (3.2 * 3.2) - 1) < 0.005)
        #expect(abs(mask.inkCenter.x / 3.2 - outline.inkCenter.x / 3.21) < 0.2)
        #expect(abs(mask.inkCenter.y / 3.2 - outline.inkCenter.y / 3.21) < 0.2)
    }

    @Test func turnedTextKeepsItsInk() throws {
        let run = TextRuns.run("turn", size: 24)
        let straight = try draw(run, at: Point(x: 0, y: 0), [.concatenate(.translation(x: 100, y: 50))])
        let turned = try draw(
            run, at: Point(x: 0, y: 0),
            [
                .concatenate(.translation(x: 100, y: 50)),
                .concatenate(Transform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)),
            ])
        #expect(abs(turned.inkArea / straight.inkArea - 1) < 0.01)
        let (x, y) = (straight.inkCenter.x - 100, straight.inkCenter.y - 50)
        #expect(abs(turned.inkCenter.x - 100 - (0.6 * x - 0.8 * y)) < 0.2)
        #expect(abs(turned.inkCenter.y - 50 - (0.8 * x + 0.6 * y)) < 0.2)
    }

    @Test func slantMovesTheTopAndKeepsTheInk() throws {
        let plain = try draw(TextRuns.run("l", size: 60), at: Point(x: 50, y: 80))
        let slanted = try draw(TextRuns.run("l", size: 60, slant: 0.25), at: Point(x: 50, y: 80))
        #expect(abs(slanted.inkArea / plain.inkArea - 1) < 0.01)
        let height = 80 - plain.inkCenter.y
        #expect(abs(slanted.inkCenter.x - plain.inkCenter.x - 0.25 * height) < 0.1)
    }

    @Test func emboldeningAddsInk() throws {
        let plain = try draw(TextRuns.run("bold", size: 30), at: Point(x: 20, y: 60)).inkArea
        let bold = try draw(TextRuns.run("bold", size: 30, isEmboldened: true), at: Point(x: 20, y: 60))
            .inkArea
        #expect(bold > plain * 1.15)
    }

    @Test func missingFontsAreReported() throws {
        var run = TextRuns.run("a", size: 10)
        run.face.path = "/nowhere/missing.otf"
        let list = DisplayList(
            size: Size(width: 2, height: 2),
            commands: [
                .glyphs(run, at: .zero, .black), .fillRect(Rect(x: 0, y: 0, width: 1, height: 1), .red),
            ])
        #expect(throws: RenderingError.unreadableFont(path: "/nowhere/missing.otf")) {
            try CairoRenderer.bitmap(list)
        }
        var warnings: [RenderingWarning] = []
        let bitmap = try CairoRenderer.bitmap(list, scale: 1, opaque: false, warnings: &warnings)
        #expect(bitmap[0, 0] == .red)
        #expect(warnings == [.unreadableFont(path: "/nowhere/missing.otf")])
    }

    @Test func aFileThatIsNoFontIsReported() throws {
        var run = TextRuns.run("a", size: 10)
        run.face.path = #filePath
        let list = DisplayList(size: Size(width: 2, height: 2), commands: [.glyphs(run, at: .zero, .black)])
        #expect(throws: RenderingError.unreadableFont(path: #filePath)) { try CairoRenderer.bitmap(list) }
    }

    @Test func wrongGlyphNumbersAndLengthsAreHarmless() throws {
        var run = TextRuns.run("ab", size: 20)
        run.glyphs = [4_000_000, UInt32.max, 5]
        for make in [false, true] {
            if make { run.clusters = [GlyphRun.Cluster(byteCount: 77, glyphCount: -3)] }
            let list = DisplayList(
                size: Size(width: 50, height: 50), commands: [.glyphs(run, at: Point(x: 5, y: 30), .black)])
            #expect(throws: Never.self) {
                _ = try CairoRenderer.bitmap(list)
                _ = try CairoRenderer.pdf([list])
            }
        }
    }
}
