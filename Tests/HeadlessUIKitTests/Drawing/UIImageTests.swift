import Testing
import UIKit

@Suite struct UIImageTests {
    private var halves: UIImage {
        UIImage.drawn(4, 2, scale: 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    @Test func sizesAreInPoints() throws {
        #expect(halves.size == CGSize(width: 4, height: 2))
        #expect(halves.scale == 2)
        #expect(halves.cgImage?.width == 8)
        let data = try #require(halves.pngData())
        #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4))
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 2))
        #expect(UIImage(data: data, scale: 0)?.scale == 1)
    }

    @Test func filesComeBack() throws {
        let file = try #require(halves.pngData())
        let image = try #require(UIImage(data: file))
        #expect([image.pixel(1, 1), image.pixel(6, 1)] == [red, nothing])
        let smallFile = try #require(halves.jpegData(compressionQuality: 1))
        let photo = try #require(UIImage(data: smallFile))
        #expect(photo.pixel(7, 0).allSatisfy { $0 > 250 })
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(named: "") == nil)
    }

    @Test func namesOfFilesContainTheScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try halves.pngData()?.write(to: folder.appendingPathComponent("icon@2x.png"))
        let path = folder.path
        #expect(UIImage(contentsOfFile: path + "/icon@2x.png")?.scale == 2)
        #expect(UIImage(contentsOfFile: path + "/icon.png")?.size == CGSize(width: 4, height: 2))
        #expect(UIImage(contentsOfFile: path + "/icon")?.scale == 2)
    }

    @Test func tintKeepsTheShape() {
        let tinted = halves.withTintColor(.blue)
        let image = UIImage.drawn(4, 2) { _ in tinted.draw(at: .zero) }
        #expect([image.pixel(0, 0), image.pixel(3, 0)] == [blue, nothing])
        #expect(tinted.renderingMode == .automatic)
        #expect(halves.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test func opacityFadesPictures() {
        let image = UIImage.drawn(4, 2) { _ in halves.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        #expect(abs(image.pixel(0, 0)[3] - 128) <= 1)
    }

    /// The corners of a picture with one-point edges stay one point when it is stretched.
    @Test func capsKeepTheirSize() {
        let framed = UIImage.drawn(3, 3) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        let image = UIImage.drawn(12, 9) { _ in framed.draw(in: CGRect(x: 0, y: 0, width: 12, height: 9)) }
        for y in 0..<9 {
            for x in 0..<12 {
                let isEdge = x == 0 || x == 11 || y == 0 || y == 8
                #expect(image.pixel(x, y) == (isEdge ? red : blue), "at \(x) \(y)")
            }
        }
    }

    @Test func croppingTakesPixels() throws {
        let part = try #require(halves.cgImage?.cropping(to: CGRect(x: 3.5, y: 0, width: 2, height: 99)))
        #expect((part.width, part.height) == (3, 4))
        let image = UIImage(cgImage: part)
        #expect([image.pixel(0, 0), image.pixel(1, 0)] == [red, nothing])
        #expect(halves.cgImage?.cropping(to: CGRect(x: 50, y: 0, width: 2, height: 2)) == nil)
        #expect(halves.cgImage?.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
    }

    @Test func symbolsAreDrawnInEverySize() throws {
        for name in ["xmark", "checkmark.square", "star.fill", "person.circle.fill", "gear", "plus.circle"] {
            for size: CGFloat in [8, 30] {
                let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .bold)
                let symbol = try #require(UIImage(systemName: name, withConfiguration: configuration))
                #expect(symbol.size.width >= size * 0.9 && symbol.isSymbolImage)
                let image = UIImage.drawn(symbol.size.width, symbol.size.height) { _ in
                    symbol.withTintColor(.red).draw(at: .zero)
                }
                let pixels = (0..<Int(image.size.height)).flatMap { y in
                    (0..<Int(image.size.width)).map { image.pixel($0, y) }
                }
                #expect(pixels.contains { $0[3] > 200 && $0[0] == $0[3] }, "\(name) at \(size)")
                #expect(pixels.contains { $0[3] < 100 }, "\(name) at \(size)")
                #expect(pixels.allSatisfy { $0[1] == 0 && $0[2] == 0 })
            }
        }
    }

    @Test func unknownSymbolsAreNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: ".circle") == nil)
    }
}
