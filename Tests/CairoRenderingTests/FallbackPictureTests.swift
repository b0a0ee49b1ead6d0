import CairoRendering
import DisplayList
import LayoutCore
import Testing

/// Drawings with numbers that bitmaps can show and documents cannot hold.
@Suite struct FallbackPictureTests {
    private var list: DisplayList {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255], isOpaque: true)
        return DisplayList(
            size: Size(width: 40, height: 30),
            commands: [
                .fillRect(Rect(x: 0, y: 0, width: 10, height: 10), .black),
                .concatenate(Transform(a: 0.89, b: 0.65, c: 1.72, d: 0.75, tx: -25, ty: 14)),
                .image(bitmap, in: Rect(x: 19, y: -4, width: 5e7, height: 15), tint: nil),
            ])
    }

    @Test func documentsBecomePicturesAndSaySo() throws {
        var warnings: [RenderingWarning] = []
        let document = try CairoRenderer.pdf([list, list], metadata: DocumentMetadata(), warnings: &warnings)
        #expect(document.starts(with: Array("%PDF".utf8)))
        #expect(
            warnings.filter { if case .drawnAsPicture = $0 { true } else { false } }.count == 2, "\(warnings)"
        )
        #expect(try CairoRenderer.svg(list).isEmpty == false)
    }

    @Test func picturesThinnerThanAnythingAreNothing() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255], isOpaque: true)
        let list = DisplayList(
            size: Size(width: 4, height: 4),
            commands: [.image(bitmap, in: Rect(x: 0, y: 0, width: 4, height: 1e-300), tint: nil)])
        #expect(try CairoRenderer.bitmap(list).pixels.allSatisfy { $0 == 0 })
    }
}
