import CCairo
import CairoRendering
import DisplayList
import Foundation
import LayoutCore
import Testing

/// Cairo 1.16 writes masks into SVG at a wrong position, so that none must be left to it.
@Suite struct SVGPlacesTests {
    private func document(_ command: DrawCommand) throws -> String {
        let list = DisplayList(size: Size(width: 60, height: 40), commands: [command])
        return try #require(String(bytes: CairoRenderer.svg(list), encoding: .utf8))
    }

    @Test func shadowsAndTemplatesNeedNoMask() throws {
        let box = Path(Rect(x: 20, y: 10, width: 20, height: 10))
        let shadow = Shadow(color: .black, offset: .zero, radius: 4)
        let bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255], isOpaque: true)
        for command in [
            DrawCommand.shadow(box, shadow),
            .image(bitmap, in: Rect(x: 20, y: 10, width: 5, height: 5), tint: .white),
        ] {
            let text = try document(command)
            // Later releases build pictures of masks, and place them well.
            #expect(cairo_version() >= 11_700 || !text.contains("<mask"))
            #expect(text.contains("<image"))
        }
    }

    @Test func theSizeIsInPixelsOfCSS() throws {
        #expect(try document(.save).contains("width=\"60px\" height=\"40px\" viewBox=\"0 0 60 40\""))
    }
}
