internal import CairoRendering
internal import DisplayList
import Foundation

/// Bytes. Core Foundation's name for them.
public typealias CFData = Data

/// Bytes for a picture.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Creates a provider of bytes.
    public init?(data: CFData) { self.data = data }

    /// Creates a provider of a file's bytes; nil where it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a provider of the bytes of the file at a path; nil where it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Creates a provider of bytes; an `NSData` is Core Foundation's data on iOS.
    @_disfavoredOverload
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }
}

extension CGImage {
    /// Creates a picture from bytes.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows, from top to bottom.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 32 for RGB, 8 for grey.
    ///   - bytesPerRow: Bytes from one row to the next.
    ///   - space: RGB or grey.
    ///   - bitmapInfo: Where alpha is and in which order bytes are.
    ///   - provider: The bytes.
    ///   - decode: Kept out of use.
    ///   - shouldInterpolate: Kept out of use.
    ///   - intent: Kept out of use.
    /// - Returns: Nil for a layout that is not supported and where there are too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = provider.data, CGImage.isPossible(width, height),
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo.rawValue),
            format.bytesPerPixel * 8 == bitsPerPixel, bytesPerRow >= width * format.bytesPerPixel,
            bytesPerRow <= Int.max / height,
            let bitmap = data.withUnsafeBytes({
                format.bitmap($0, width: width, height: height, bytesPerRow: bytesPerRow)
            })
        else { return nil }
        self.init(bitmap)
    }

    /// Creates an image mask from bytes: 0 lets drawing through, 255 keeps it out.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows, from top to bottom.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 8.
    ///   - bytesPerRow: Bytes from one row to the next.
    ///   - provider: The bytes.
    ///   - decode: Kept out of use.
    ///   - shouldInterpolate: Kept out of use.
    /// - Returns: Nil for a layout that is not supported and where there are too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard let data = provider.data, bitsPerPixel == 8, CGImage.isPossible(width, height),
            bytesPerRow >= width, bytesPerRow <= Int.max / height,
            let format = PixelFormat(bitsPerComponent: bitsPerComponent, space: .gray, bitmapInfo: 0),
            let bitmap = data.withUnsafeBytes({
                format.bitmap($0, width: width, height: height, bytesPerRow: bytesPerRow)
            })
        else { return nil }
        self.init(bitmap, isMask: true)
    }

    private static func isPossible(_ width: Int, _ height: Int) -> Bool {
        width > 0 && height > 0 && width <= CairoRenderer.longestSide
            && height <= CairoRenderer.longestSide && width * height <= CairoRenderer.maximumPixels
    }

    /// The bytes of the picture: red, green, blue and alpha of each pixel, multiplied by alpha.
    public var dataProvider: CGDataProvider? {
        var bytes = Data(bitmap.pixels)
        for index in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(index, index + 2) }
        return CGDataProvider(data: bytes)
    }

    /// Where a pixel keeps its alpha.
    public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipLast : .premultipliedLast }

    /// The layout of the pixels of ``dataProvider``.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The picture with a mask's coverage for alpha: stretched to the picture, dark shades of an image mask and
    /// light ones of a picture let it be seen.
    @discardableResult public func masking(_ mask: CGImage) -> CGImage? {
        let coverage = mask.coverage
        var pixels = bitmap.pixels
        for row in 0..<height {
            let sourceRow = row * coverage.height / height
            for column in 0..<width {
                let source = (sourceRow * coverage.width + column * coverage.width / width) * 4 + 3
                let (index, alpha) = ((row * width + column) * 4, Int(coverage.pixels[source]))
                for channel in index..<index + 4 {
                    pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
                }
            }
        }
        return CGImage(Bitmap(width: width, height: height, pixels: pixels, isOpaque: false))
    }

    /// The picture without the pixels whose red, green and blue lie in ranges: minimum and maximum of each.
    @discardableResult public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count == 6 else { return nil }
        var pixels = bitmap.pixels
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let channels = [pixels[index + 2], pixels[index + 1], pixels[index]].map { CGFloat($0) }
            let isInside = channels.indices.allSatisfy {
                channels[$0] >= components[2 * $0] && channels[$0] <= components[2 * $0 + 1]
            }
            if isInside { for channel in index..<index + 4 { pixels[channel] = 0 } }
        }
        return CGImage(Bitmap(width: width, height: height, pixels: pixels, isOpaque: false))
    }

    /// The same picture: the kit draws in sRGB alone.
    @discardableResult public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

    /// What the picture lets through as a mask, in the alpha of black pixels.
    var coverage: Bitmap {
        if !isMask, !bitmap.isOpaque { return bitmap }
        var pixels = [UInt8](repeating: 0, count: bitmap.pixels.count)
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let (blue, green, red) = (
                bitmap.pixels[index], bitmap.pixels[index + 1], bitmap.pixels[index + 2]
            )
            let light = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
            let shade = UInt8(min(255, light.rounded()))
            pixels[index + 3] = isMask ? 255 - shade : shade
        }
        return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels, isOpaque: false)
    }
}
