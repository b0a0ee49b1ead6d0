import DisplayList
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct ViewRenderingTests {
    private func canvas() -> UIView {
        let canvas = UIView(frame: CGRect(x: 100, y: 50, width: 10, height: 10))
        canvas.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        box.backgroundColor = .red
        canvas.addSubview(box)
        return canvas
    }

    @Test func renderersDrawLayersAndHierarchies() throws {
        let canvas = canvas()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
            context in
            canvas.layer.render(in: context.cgContext)
            canvas.drawHierarchy(in: CGRect(x: 10, y: 10, width: 10, height: 5), afterScreenUpdates: true)
        }
        let bitmap = try #require(image.cgImage).bitmap
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            Array(bitmap.pixels[((y * 20 + x) * 4)..<((y * 20 + x) * 4 + 4)])
        }
        #expect(pixel(2, 2) == [0, 0, 255, 255])
        #expect(pixel(7, 2) == [255, 255, 255, 255])
        #expect(pixel(14, 11) == [0, 0, 255, 255])
        #expect(pixel(14, 13) == [255, 255, 255, 255])
        #expect(pixel(2, 15) == [0, 0, 0, 0])
    }

    @Test func filesOfEachKindBeginAsTheyShould() throws {
        let drawing = ViewDrawing(of: canvas())
        #expect(try drawing.pngData(scale: 1).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try drawing.jpegData(scale: 1, quality: 0.8).starts(with: [0xFF, 0xD8]))
        #expect(try drawing.pdfData().starts(with: Array("%PDF".utf8)))
        let document = try #require(String(data: drawing.svgData(), encoding: .utf8))
        #expect(document.contains("<svg"))
        #expect(document.contains("width=\"10"))
    }

    @Test func jpegLiesOverWhite() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let image = try #require(UIImage(data: ViewDrawing(of: view).jpegData(scale: 1, quality: 1)))
        let bitmap = try #require(image.cgImage).bitmap
        #expect(bitmap.pixels.allSatisfy { $0 >= 254 })
    }
}
