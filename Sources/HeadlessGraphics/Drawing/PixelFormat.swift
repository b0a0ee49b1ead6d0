internal import DisplayList
import Foundation

/// The memory layout of pixels in a program's own buffer, and the conversion between that and a ``Bitmap``.
struct PixelFormat {
    enum Channels { case rgb, gray, alpha }

    let channels: Channels
    let alpha: CGImageAlphaInfo
    let isLittle: Bool
    let bytesPerPixel: Int

    /// The layouts of 8 bits a component that Core Graphics supports; nil for others.
    init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: UInt32) {
        guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F),
            bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0
        else { return nil }
        let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
        guard [0, 0x2000, 0x4000].contains(order) else { return nil }
        self.alpha = alpha
        isLittle = order == 0x2000
        if alpha == .alphaOnly {
            (channels, bytesPerPixel) = (.alpha, 1)
        } else if space?.numberOfComponents == 1 {
            guard alpha == .none else { return nil }
            (channels, bytesPerPixel) = (.gray, 1)
        } else {
            guard space != nil, alpha != .none else { return nil }
            (channels, bytesPerPixel) = (.rgb, 4)
        }
    }

    var isOpaque: Bool { alpha == .none || alpha == .noneSkipLast || alpha == .noneSkipFirst }

    /// The byte offsets of red, green, blue and alpha in a pixel.
    private var offsets: (red: Int, green: Int, blue: Int, alpha: Int) {
        let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
        let order = isFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
        return isLittle ? (3 - order.0, 3 - order.1, 3 - order.2, 3 - order.3) : order
    }

    private var isMultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }

    /// One pixel as the bitmap keeps it: blue, green, red, alpha, multiplied.
    func read(_ pixel: UnsafePointer<UInt8>) -> (UInt8, UInt8, UInt8, UInt8) {
        switch channels {
        case .alpha: return (0, 0, 0, pixel[0])
        case .gray: return (pixel[0], pixel[0], pixel[0], 255)
        case .rgb:
            let offsets = offsets
            let opacity = isOpaque ? 255 : pixel[offsets.alpha]
            func color(_ offset: Int) -> UInt8 {
                let value = pixel[offset]
                // Colours brighter than their alpha allows would overflow where they are blended.
                if isMultiplied { return min(value, opacity) }
                let product: Int = Int(value) * Int(opacity)
                return UInt8((product + 127) / 255)
            }
            return (color(offsets.blue), color(offsets.green), color(offsets.red), opacity)
        }
    }

    func write(_ pixel: (UInt8, UInt8, UInt8, UInt8), to target: UnsafeMutablePointer<UInt8>) {
        let (blue, green, red, opacity) = pixel
        switch channels {
        case .alpha: target[0] = opacity
        case .gray:
            let gray = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
            target[0] = UInt8(min(255, gray.rounded()))
        case .rgb:
            func color(_ value: UInt8) -> UInt8 {
                guard !isOpaque, !isMultiplied, opacity > 0 else { return value }
                let (part, whole) = (Int(value), Int(opacity))
                let quotient: Int = (part * 255 + whole / 2) / whole
                return UInt8(min(255, quotient))
            }
            let offsets = offsets
            target[offsets.red] = color(red)
            target[offsets.green] = color(green)
            target[offsets.blue] = color(blue)
            target[offsets.alpha] = isOpaque ? 255 : opacity
        }
    }

    /// A bitmap of pixels in memory.
    func bitmap(_ memory: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
        guard memory.count >= bytesPerRow * (height - 1) + width * bytesPerPixel,
            let base = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        else { return nil }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = read(base + row * bytesPerRow + column * bytesPerPixel)
                let index = (row * width + column) * 4
                pixels[index] = pixel.0
                pixels[index + 1] = pixel.1
                pixels[index + 2] = pixel.2
                pixels[index + 3] = pixel.3
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
    }

    /// Writes a bitmap's pixels into memory.
    func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let base = memory.assumingMemoryBound(to: UInt8.self)
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let index = (row * bitmap.width + column) * 4
                let pixel = (
                    bitmap.pixels[index], bitmap.pixels[index + 1], bitmap.pixels[index + 2],
                    bitmap.pixels[index + 3]
                )
                write(pixel, to: base + row * bytesPerRow + column * bytesPerPixel)
            }
        }
    }
}
