import CairoRendering
import DisplayList
import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite struct DocumentTests {
    /// What a program of Poppler writes to its standard output; nil where it is not installed.
    private func run(_ program: String, _ arguments: [String]) throws -> String? {
        let path = "/usr/bin/" + program
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url.path)
    }

    @Test func textCanBeReadBack() throws {
        var second = sampleDrawing()
        second.commands = [.glyphs(TextRuns.run("Second page: ÄÖ", size: 12), at: Point(x: 5, y: 50), .black)]
        let pdf = try CairoRenderer.pdf([sampleDrawing(), second])
        #expect(pdf.starts(with: Array("%PDF-1.5".utf8)))
        let text = try withFile(pdf) { try run("pdftotext", [$0, "-"]) }
        // Without Poppler nothing can be compared.
        guard let text else { return }
        #expect(text.contains("Formwork draws"))
        #expect(text.contains("Second page: ÄÖ"))
        #expect(text.filter { $0 == "\u{0C}" }.count == 2)
    }

    /// Shaping joins letters: two glyphs may stand for one cluster and one glyph for two letters.
    @Test func clustersDecideWhatIsRead() throws {
        var ligature = TextRuns.run("fi", size: 20)
        ligature.glyphs = [ligature.glyphs[0]]
        ligature.positions = [.zero]
        ligature.clusters = [GlyphRun.Cluster(byteCount: 2, glyphCount: 1)]
        let list = DisplayList(
            size: Size(width: 100, height: 50), commands: [.glyphs(ligature, at: Point(x: 9, y: 30), .black)])
        let text = try withFile(try CairoRenderer.pdf([list])) { try run("pdftotext", [$0, "-"]) }
        guard let text else { return }
        #expect(text.contains("fi"))
    }

    @Test func unsoundClustersStillDraw() throws {
        var run = TextRuns.run("abc", size: 20)
        run.clusters[1].byteCount = 9
        let list = DisplayList(
            size: Size(width: 100, height: 50), commands: [.glyphs(run, at: Point(x: 9, y: 30), .black)])
        #expect(try CairoRenderer.pdf([list]).count > 500)
    }

    @Test func pagesHaveTheirSizesInPoints() throws {
        let sizes = [Size(width: 200, height: 100), Size(width: 595, height: 842)]
        let pdf = try CairoRenderer.pdf(sizes.map { DisplayList(size: $0) })
        let text = PDFText.text(of: pdf)
        #expect(text.contains("[ 0 0 200 100 ]"))
        #expect(text.contains("[ 0 0 595 842 ]"))
    }

    @Test func metadataIsWritten() throws {
        let metadata = DocumentMetadata(title: "Invoice 7", author: "Ada")
        let pdf = try CairoRenderer.pdf([sampleDrawing()], metadata: metadata)
        guard let info = try withFile(pdf, { try run("pdfinfo", [$0]) }) else { return }
        #expect(info.contains("Invoice 7"))
        #expect(info.contains("Ada"))
        #expect(info.contains("2000"))
    }

    @Test func documentsAreTheSameEveryTime() throws {
        #expect(try CairoRenderer.pdf([sampleDrawing()]) == CairoRenderer.pdf([sampleDrawing()]))
        #expect(try CairoRenderer.svg(sampleDrawing()) == CairoRenderer.svg(sampleDrawing()))
    }

    @Test func svgNamesFitTogether() throws {
        let svg = String(decoding: try CairoRenderer.svg(sampleDrawing(.normal)), as: UTF8.self)
        #expect(svg.contains("width=\"200px\" height=\"100px\" viewBox=\"0 0 200 100\""))
        let defined = Set(svg.matches(of: /id="([^"]+)"/).map { String($0.1) })
        let used = svg.matches(of: /(?:href="|url\()#([^")]+)/).map { String($0.1) }
        #expect(used.count > 5)
        #expect(used.allSatisfy(defined.contains))
    }

    @Test func unusablePagesAreErrors() throws {
        #expect(throws: RenderingError.noPages) { try CairoRenderer.pdf([]) }
        for size in [Size.zero, Size(width: .nan, height: 1), Size(width: 20_000, height: 1)] {
            #expect(throws: RenderingError.self) { try CairoRenderer.pdf([DisplayList(size: size)]) }
            #expect(throws: RenderingError.self) { try CairoRenderer.svg(DisplayList(size: size)) }
        }
        var list = sampleDrawing()
        var run = TextRuns.run("a", size: 9)
        run.face.path = "/nowhere"
        list.commands.append(.glyphs(run, at: .zero, .black))
        #expect(throws: RenderingError.unreadableFont(path: "/nowhere")) { try CairoRenderer.pdf([list]) }
        #expect(throws: RenderingError.unreadableFont(path: "/nowhere")) { try CairoRenderer.svg(list) }
    }
}
