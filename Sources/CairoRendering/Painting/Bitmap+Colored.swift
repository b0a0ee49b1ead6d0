import DisplayList

extension Bitmap {
    /// One colour in the shape that some coverage has, from 0 to 255 for each pixel.
    ///
    /// Documents show this in place of a mask: Cairo 1.16 writes wrong positions of masks into SVG.
    static func colored(
        _ color: Color, width: Int, height: Int, coverage: (_ x: Int, _ y: Int) -> UInt8
    ) -> Bitmap {
        let channels = [color.blue, color.green, color.red].map { min(max($0, 0), 1) }
        let opacity = min(max(color.alpha, 0), 1)
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            for y in 0..<height {
                for x in 0..<width {
                    let alpha = Double(coverage(x, y)) * opacity
                    let start = (y * width + x) * 4
                    for (offset, channel) in channels.enumerated() {
                        bytes[start + offset] = UInt8((channel * alpha).rounded())
                    }
                    bytes[start + 3] = UInt8(alpha.rounded())
                }
            }
            count = width * height * 4
        }
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
    }

    /// One colour in the shape of this bitmap.
    func colored(_ color: Color) -> Bitmap {
        .colored(color, width: width, height: height) { x, y in pixels[(y * width + x) * 4 + 3] }
    }
}
