import Foundation
import Testing

@testable import HeadlessGraphics

struct VectorAssetsTests {
    private let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
        <rect width="10" height="10" fill="#ff0000"/><rect x="10" width="10" height="10" fill="#0000ff"/></svg>
        """

    private func folder(_ properties: String = "{}") -> AssetFolder {
        AssetFolder().write("Logo.imageset/a.svg", svg).write(
            "Logo.imageset/Contents.json",
            "{\"images\": [{\"filename\": \"a.svg\", \"idiom\": \"universal\"}], \"properties\": \(properties)}"
        )
    }

    @Test func vectorsAreDrawnAtTheScaleOfTheScreen() throws {
        let folder = folder()
        for scale in [1, 2, 3] {
            let traits = UITraitCollection(displayScale: CGFloat(scale))
            let found = try #require(UIImage(named: "Logo", in: folder.bundle, compatibleWith: traits))
            #expect(found.size == CGSize(width: 20, height: 10) && found.cgImage?.width == 20 * scale)
            #expect(found.pixel(0, 0) == 0xFF0000 && found.pixel(20 * scale - 1, 0) == 0x0000FF)
        }
    }

    /// The border between the colours is as sharp in a large picture as in a small one.
    @Test func preservedVectorsAreDrawnInTheSizeThatIsShown() throws {
        let folder = folder("{\"preserves-vector-representation\": true}")
        let kept = try #require(UIImage(named: "Logo", in: folder.bundle, compatibleWith: nil))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let large = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200), format: format).image {
            _ in
            kept.draw(in: CGRect(x: 0, y: 0, width: 400, height: 200))
        }
        let mixed = (0..<400).filter { ![0xFF0000, 0x0000FF].contains(large.pixel($0, 100)) }
        #expect(mixed.count <= 2)
    }

    @Test func pdfFilesAreDrawnWherePopplerIsThere() throws {
        let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)).pdfData {
            context in
            context.beginPage()
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let folder = AssetFolder().write("Logo.imageset/a.pdf", pdf).write(
            "Logo.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.pdf\"}]}")
        let traits = UITraitCollection(displayScale: 2)
        guard let found = UIImage(named: "Logo", in: folder.bundle, compatibleWith: traits) else {
            // Only where the library is missing; a message says so.
            #expect(dlopen("libpoppler-glib.so.8", RTLD_NOW) == nil)
            return
        }
        #expect(found.size == CGSize(width: 20, height: 10) && found.pixel(1, 1) == 0xFF0000)
    }
}
