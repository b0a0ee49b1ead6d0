import DisplayList

/// Turns rows of a bitmap into rows of a PNG file: a zero byte for "no filter", then the pixels.
enum RowConverter {
    /// Converts rows; the target has capacity for them and eight bytes more.
    static func convert(_ bitmap: Bitmap, rows: Range<Int>, into target: UnsafeMutableBufferPointer<UInt8>) {
        guard let out = UnsafeMutableRawPointer(target.baseAddress) else { return }
        let width = bitmap.width
        let rowSize = 1 + width * (bitmap.isOpaque ? 3 : 4)
        bitmap.pixels.withUnsafeBytes { pixels in
            guard let source = pixels.baseAddress else { return }
            for (index, row) in rows.enumerated() {
                let start = out + index * rowSize
                let line = source + row * width * 4
                // Pages are full of equal rows, and comparing them is quicker than converting.
                if index > 0, line.hasBytes(equalTo: line - width * 4, count: width * 4) {
                    start.copyMemory(from: start - rowSize, byteCount: rowSize)
                    continue
                }
                start.storeBytes(of: 0, as: UInt8.self)
                if bitmap.isOpaque {
                    convertOpaque(line, width, start + 1)
                } else {
                    convertTranslucent(line, width, start + 1)
                }
            }
        }
    }

    /// Two pixels at a time become six bytes of one eight-byte word; the next word covers the other two.
    private static func convertOpaque(
        _ source: UnsafeRawPointer, _ width: Int, _ out: UnsafeMutableRawPointer
    ) {
        var x = 0
        while x + 2 <= width {
            let pair = source.loadUnaligned(fromByteOffset: x * 4, as: UInt64.self).littleEndian.byteSwapped
            // The swap puts the second pixel lowest: A R G B A R G B from the lowest byte up.
            let second = (pair >> 8) & 0xFF_FFFF
            let first = pair >> 40
            out.storeBytes(of: (first | second << 24).littleEndian, toByteOffset: x * 3, as: UInt64.self)
            x += 2
        }
        if x < width {
            let pixel = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self).littleEndian.byteSwapped
            out.storeBytes(of: (pixel >> 8).littleEndian, toByteOffset: x * 3, as: UInt32.self)
        }
    }

    private static func convertTranslucent(
        _ source: UnsafeRawPointer, _ width: Int, _ out: UnsafeMutableRawPointer
    ) {
        for x in 0..<width {
            let pixel = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self).littleEndian
            out.storeBytes(
                of: Alpha.straightRGBA(pixel).littleEndian, toByteOffset: x * 4, as: UInt32.self)
        }
    }
}
