import Foundation

@testable import HeadlessGraphics

/// A folder of resources with a catalogue that a test writes.
final class AssetFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle { Bundle(path: url.path)! }

    @discardableResult
    func write(_ path: String, _ data: Data) -> AssetFolder {
        let file = url.appendingPathComponent("Assets.xcassets/" + path)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: file)
        return self
    }

    @discardableResult
    func write(_ path: String, _ text: String) -> AssetFolder { write(path, Data(text.utf8)) }

    /// A PNG file of one colour.
    static func png(_ color: UIColor, _ width: Int = 4, _ height: Int = 4) -> Data {
        let size = CGSize(width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Writes a set of pictures: each is a colour with the JSON of its entry.
    @discardableResult
    func writeImages(
        _ name: String, _ entries: [(UIColor, String)], size: Int = 4, properties: String = "{}"
    ) -> AssetFolder {
        var parts: [String] = []
        for (index, entry) in entries.enumerated() {
            write("\(name).imageset/\(index).png", Self.png(entry.0, size, size))
            parts.append("{\"filename\": \"\(index).png\"\(entry.1.isEmpty ? "" : ", " + entry.1)}")
        }
        let json = "{\"images\": [\(parts.joined(separator: ","))], \"properties\": \(properties)}"
        return write("\(name).imageset/Contents.json", json)
    }
}

extension UIImage {
    /// The colour of a pixel, as 0xRRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        guard let bitmap = cgImage?.bitmap else { return 0 }
        let start = (y * bitmap.width + x) * 4
        let (blue, green, red) = (bitmap.pixels[start], bitmap.pixels[start + 1], bitmap.pixels[start + 2])
        return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}
