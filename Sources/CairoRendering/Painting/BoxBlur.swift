/// A Gaussian blur made of three box blurs, which come within three per cent of it.
///
/// Box sizes follow the SVG filter specification's `feGaussianBlur`.
struct BoxBlur {
    /// Pixels to the left and to the right of the middle, for each of the three boxes.
    let boxes: [(before: Int, after: Int)]

    /// Creates a blur; `deviation` is the Gaussian's standard deviation, in pixels.
    init(deviation: Double) {
        // 3 sqrt(2 pi) / 4: the box whose threefold convolution has that deviation.
        let size = Int((deviation * 1.879_971_205_473_250_4 + 0.5).rounded(.down))
        let half = size / 2
        if size < 2 {
            boxes = []
        } else if size % 2 == 1 {
            boxes = Array(repeating: (half, half), count: 3)
        } else {
            boxes = [(half, half - 1), (half - 1, half), (half, half)]
        }
    }

    /// How far a pixel spreads.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

    /// Blurs a mask, whose surroundings count as uncovered.
    func apply(to mask: inout CoverageMask) {
        guard !boxes.isEmpty else { return }
        let (width, height, stride) = (mask.width, mask.height, mask.stride)
        mask.coverage.withUnsafeMutableBufferPointer { pixels in
            var line = [UInt8](repeating: 0, count: width)
            for row in 0..<height {
                let base = row * stride
                if isEmpty(pixels, base, width) { continue }
                for box in boxes { blurRow(pixels, base, width, box, &line) }
            }
            var lines = [UInt8](repeating: 0, count: stride * height)
            for box in boxes { blurColumns(pixels, stride, height, box, &lines) }
        }
    }

    private func isEmpty(_ pixels: UnsafeMutableBufferPointer<UInt8>, _ base: Int, _ width: Int) -> Bool {
        for index in base..<base + width where pixels[index] != 0 { return false }
        return true
    }

    /// A fixed-point reciprocal of the box's size, so that dividing is a multiplication.
    private func reciprocal(_ box: (before: Int, after: Int)) -> UInt32 {
        let size = UInt32(box.before + box.after + 1)
        return ((1 << 24) + size / 2) / size
    }

    private func blurRow(
        _ pixels: UnsafeMutableBufferPointer<UInt8>, _ base: Int, _ width: Int,
        _ box: (before: Int, after: Int), _ line: inout [UInt8]
    ) {
        let factor = reciprocal(box)
        line.withUnsafeMutableBufferPointer { source in
            for x in 0..<width { source[x] = pixels[base + x] }
            var sum: UInt32 = 0
            for x in 0..<min(box.after, width) { sum &+= UInt32(source[x]) }
            for x in 0..<width {
                if x + box.after < width { sum &+= UInt32(source[x + box.after]) }
                pixels[base + x] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
                if x >= box.before { sum &-= UInt32(source[x - box.before]) }
            }
        }
    }

    /// Blurs all columns at once, row by row, which the compiler turns into vector code.
    private func blurColumns(
        _ pixels: UnsafeMutableBufferPointer<UInt8>, _ stride: Int, _ height: Int,
        _ box: (before: Int, after: Int), _ lines: inout [UInt8]
    ) {
        let factor = reciprocal(box)
        var sums = [UInt32](repeating: 0, count: stride)
        lines.withUnsafeMutableBufferPointer { source in
            sums.withUnsafeMutableBufferPointer { sums in
                for index in 0..<stride * height { source[index] = pixels[index] }
                for y in 0..<min(box.after, height) {
                    for x in 0..<stride { sums[x] &+= UInt32(source[y * stride + x]) }
                }
                for y in 0..<height {
                    if y + box.after < height {
                        let entering = (y + box.after) * stride
                        for x in 0..<stride { sums[x] &+= UInt32(source[entering + x]) }
                    }
                    let base = y * stride
                    for x in 0..<stride {
                        pixels[base + x] = UInt8(
                            truncatingIfNeeded: (sums[x] &* factor &+ (1 << 23)) >> 24)
                    }
                    if y >= box.before {
                        let leaving = (y - box.before) * stride
                        for x in 0..<stride { sums[x] &-= UInt32(source[leaving + x]) }
                    }
                }
            }
        }
    }
}
