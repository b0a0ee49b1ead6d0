import TestSupport
import Testing
import UIKit

@Suite struct UIGraphicsRendererTests {
    @Test func formatsDecideScaleAndOpacity() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { _ in }
        #expect(image.size == CGSize(width: 2, height: 1))
        #expect(image.cgImage?.width == 6)
        #expect(image.pixel(0, 0) == [0, 0, 0, 255])
    }

    @Test func boundsMoveTheOrigin() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 10, y: 10, width: 2, height: 1)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            #expect(context.format.bounds == bounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 11, y: 10, width: 1, height: 1))
            #expect(context.currentImage.size == bounds.size)
        }
        #expect([image.pixel(0, 0), image.pixel(1, 0)] == [nothing, red])
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -0.0, height: 5), CGSize(width: CGFloat.nan, height: 5),
        CGSize(width: 1e7, height: 1e7),
    ])
    func unusableSizesGiveEmptyResults(_ size: CGSize) {
        var calls = 0
        let renderer = UIGraphicsImageRenderer(size: size)
        let image = renderer.image { _ in calls += 1 }
        #expect(image.size == .zero)
        #expect(image.cgImage == nil)
        #expect(renderer.pngData { _ in calls += 1 }.isEmpty)
        #expect(renderer.jpegData(withCompressionQuality: 0.5) { _ in calls += 1 }.isEmpty)
        #expect(UIGraphicsSVGRenderer(size: size).svgData { _ in calls += 1 }.isEmpty)
        #expect(calls == 4)
        let document = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size))
        #expect(document.pdfData { $0.beginPage() }.isEmpty)
    }

    @Test func dataIsThePictureAsAFile() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3))
        let draw: (UIGraphicsImageRendererContext) -> Void = { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        }
        let png = renderer.pngData(actions: draw)
        #expect(UIImage(data: png)?.pixel(0, 0) == red)
        #expect(png == renderer.image(actions: draw).pngData())
    }

    @Test func documentsHavePages() throws {
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 100, height: 50), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 100)
        }
        let text = PDFText.text(of: data)
        #expect(text.contains("[ 0 0 300 200 ]"))
        #expect(text.contains("[ 0 0 100 50 ]"))
        #expect(UIGraphicsPDFRenderer(bounds: bounds).pdfData { _ in }.isEmpty)
    }

    @Test func filesAreWrittenOrTheReasonIsThrown() throws {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: url) }
        try UIGraphicsSVGRenderer(size: CGSize(width: 10, height: 10)).writeSVG(to: url) { context in
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        #expect(try String(contentsOf: url, encoding: .utf8).contains("viewBox=\"0 0 10 10\""))
        let missing = URL(fileURLWithPath: "/nowhere/at/all.pdf")
        #expect(throws: (any Error).self) {
            try UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
                .writePDF(to: missing) { $0.beginPage() }
        }
    }
}
