import Foundation

@testable import HeadlessGraphics

/// The pixels of a symbol, drawn in a size with a margin around its box.
struct SymbolPixels {
    let width, height: Int
    private let bytes: [UInt8]
    static let margin: CGFloat = 8

    /// Draws a symbol at one pixel a point.
    init?(
        _ name: String, _ configuration: UIImage.SymbolConfiguration, value: Double? = nil,
        tint: UIColor = .black, isRightToLeft: Bool = false
    ) {
        let image = value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
        guard let image = image ?? UIImage(systemName: name, withConfiguration: configuration) else {
            return nil
        }
        self.init(image, tint: tint, isRightToLeft: isRightToLeft)
    }

    init?(_ image: UIImage, tint: UIColor = .black, isRightToLeft: Bool = false) {
        let margin = Self.margin
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(
            width: image.size.width.rounded(.up) + 2 * margin,
            height: image.size.height.rounded(.up) + 2 * margin)
        // In the middle, so that mirrored pictures are mirrors.
        let rect = CGRect(
            x: (size.width - image.size.width) / 2, y: (size.height - image.size.height) / 2,
            width: image.size.width, height: image.size.height)
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let steps = image.drawCommands(
                in: rect, tint: tint.displayColor(in: .current), isRightToLeft: isRightToLeft)
            context.cgContext.drawUpright(steps, in: rect)
        }
        guard let bitmap = picture.cgImage?.bitmap else { return nil }
        (width, height, bytes) = (bitmap.width, bitmap.height, bitmap.pixels)
    }

    /// Red, green, blue and alpha of a pixel, multiplied by alpha.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        let start = (y * width + x) * 4
        return [2, 1, 0, 3].map { Int(bytes[start + $0]) }
    }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 4 + 3]) }

    /// The pixel in the middle.
    var center: [Int] { self[width / 2, height / 2] }

    /// How much is covered, in whole pixels.
    var coverage: Double {
        stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) } / 255
    }

    /// Whether something is drawn outside of the symbol's box.
    var isOutsideOfBox: Bool {
        let margin = Int(Self.margin)
        for y in 0..<height {
            for x in 0..<width where alpha(x, y) > 24 {
                if x < margin || y < margin || x >= width - margin || y >= height - margin { return true }
            }
        }
        return false
    }

    /// The highest difference of alpha to the mirrored picture of another one.
    func difference(fromMirrored other: SymbolPixels) -> Int {
        guard width == other.width, height == other.height else { return 255 }
        var maximum = 0
        for y in 0..<height {
            for x in 0..<width {
                maximum = max(maximum, abs(alpha(x, y) - other.alpha(width - 1 - x, y)))
            }
        }
        return maximum
    }
}
