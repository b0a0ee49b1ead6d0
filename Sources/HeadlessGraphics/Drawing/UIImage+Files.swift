internal import CairoRendering
internal import DisplayList
import Foundation

extension UIImage {
    /// Reads a PNG or JPEG file, a pixel to a point; nil when the data is neither or damaged.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Reads a PNG or JPEG file, `scale` squared pixels to a point; nil when the data is neither or damaged.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? ImageFile.decode([UInt8](data)) else { return nil }
        self.init(.bitmap(CGImage(bitmap)), Traits(scale: scale))
    }

    /// Reads a PNG or JPEG file, its scale by the `@2x` or `@3x` at the end of its name; nil when it is
    /// missing or damaged.
    ///
    /// Where the path has no such ending, a file beside it that has one is preferred as on a device: that of
    /// the current traits' scale.
    public convenience init?(contentsOfFile path: String) {
        guard let (data, scale) = ImageLookup.read(path) else { return nil }
        self.init(data: data, scale: scale)
    }

    /// Finds a picture of the main bundle's asset catalogues, which are read from their folders (a package copies them by
    /// `.process`), or of its resources. Nil when there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// A PNG file of the pixels; nil for a picture without any.
    @discardableResult public final func pngData() -> Data? {
        guard let image = pixels, let file = try? PNG.encode(image.bitmap, scale: Double(scale)) else {
            return nil
        }
        return Data(file)
    }

    /// A PNG file with a digest of the pixels, by which ``isFile(_:)`` compares without decoding; nil for a picture
    /// without any.
    package final func pngDataWithDigest() -> Data? {
        guard let image = pixels,
            let file = try? PNG.encode(image.bitmap, scale: Double(scale), hasDigest: true)
        else { return nil }
        return Data(file)
    }

    /// Whether a file is one by ``pngDataWithDigest()`` of a picture with the same pixels. False for any other file.
    package final func isFile(_ data: Data) -> Bool {
        guard let image = pixels else { return false }
        return data.withUnsafeBytes { PNG.isFile($0, of: image.bitmap) }
    }

    /// A JPEG file of the pixels, its quality from 0 (smallest) to 1 (best); nil for a picture without any.
    @discardableResult public final func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let image = pixels,
            let file = try? JPEG.encode(image.bitmap, quality: Double(compressionQuality))
        else { return nil }
        return Data(file)
    }

    /// The pixels with the picture's own tint.
    private var pixels: CGImage? { traits.tintColor == nil ? cgImage : rasterized }
}

/// Finds picture files as names of resources mean them.
enum ImageLookup {
    /// Reads the file at a path, or the one for the current scale beside it; with the file's scale.
    static func read(_ path: String) -> (Data, CGFloat)? {
        let url = URL(fileURLWithPath: path)
        let (stem, ending) = (url.deletingPathExtension().path, url.pathExtension)
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending]
        let preferred = Int(UITraitCollection.current.displayScale)
        let scales = Self.scale(ofStem: stem) == nil ? [preferred, 3, 2, 1] : [1]
        for scale in scales {
            for ending in endings {
                let file = scale > 1 ? "\(stem)@\(scale)x.\(ending)" : "\(stem).\(ending)"
                guard let data = FileManager.default.contents(atPath: file) else { continue }
                return (data, CGFloat(scale > 1 ? scale : Self.scale(ofStem: stem) ?? 1))
            }
        }
        return nil
    }

    private static func scale(ofStem stem: String) -> Int? {
        stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
    }
}
