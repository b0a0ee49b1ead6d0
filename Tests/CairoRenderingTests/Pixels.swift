import CairoRendering
import DisplayList
import LayoutCore

/// A pixel as four numbers from 0 to 255, its colours multiplied by alpha.
struct Pixel: Equatable, CustomStringConvertible {
    var red, green, blue, alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    func isClose(to other: Pixel, within tolerance: Int = 1) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }

    static let clear = Pixel(0, 0, 0, 0)
    static let red = Pixel(255, 0, 0)
    static let green = Pixel(0, 255, 0)
    static let blue = Pixel(0, 0, 255)
    static let white = Pixel(255, 255, 255)
    static let black = Pixel(0, 0, 0)
}

extension Bitmap {
    subscript(x: Int, y: Int) -> Pixel {
        let start = (y * width + x) * 4
        return Pixel(
            Int(pixels[start + 2]), Int(pixels[start + 1]), Int(pixels[start]), Int(pixels[start + 3]))
    }

    /// A bitmap from rows of pixels.
    convenience init(_ rows: [[Pixel]]) {
        let flat = rows.flatMap { $0 }
        self.init(
            width: rows[0].count, height: rows.count,
            pixels: flat.flatMap { [UInt8($0.blue), UInt8($0.green), UInt8($0.red), UInt8($0.alpha)] },
            isOpaque: flat.allSatisfy { $0.alpha == 255 })
    }
}

extension Color {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let green = Color(red: 0, green: 1, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
}

/// Draws commands on a canvas of so many points.
func draw(
    _ width: Double, _ height: Double, scale: Double = 1, opaque: Bool = false, _ commands: DrawCommand...
)
    throws -> Bitmap
{
    try CairoRenderer.bitmap(
        DisplayList(size: Size(width: width, height: height), commands: commands), scale: scale,
        opaque: opaque)
}
