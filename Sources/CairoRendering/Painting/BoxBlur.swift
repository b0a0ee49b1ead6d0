/// A Gaussian blur made of three box blurs, which come within three per cent of it.
///
/// Box sizes follow the SVG filter specification's `feGaussianBlur`. What is blurred is mostly a rounded
/// rectangle, whose rows are nearly all equal: equal rows are blurred once.
struct BoxBlur {
    /// Pixels to the left and to the right of the middle.
    struct Box {
        let before, after: Int

        /// 2^24 divided by the box's size, so that dividing is a multiplication.
        var reciprocal: UInt32 {
            let size = UInt32(before + after + 1)
            return ((1 << 24) + size / 2) / size
        }
    }

    let boxes: [Box]

    /// Creates a blur; `deviation` is the Gaussian's standard deviation, in pixels.
    init(deviation: Double) {
        // 3 sqrt(2 pi) / 4: the box whose threefold convolution has that deviation.
        let size = Int((deviation * 1.879_971_205_473_250_4 + 0.5).rounded(.down))
        let half = size / 2
        if size < 2 {
            boxes = []
        } else if size % 2 == 1 {
            boxes = Array(repeating: Box(before: half, after: half), count: 3)
        } else {
            boxes = [
                Box(before: half, after: half - 1), Box(before: half - 1, after: half),
                Box(before: half, after: half),
            ]
        }
    }

    /// How far a pixel spreads.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

    /// Blurs a mask, whose surroundings count as uncovered.
    func apply(to mask: inout CoverageMask) {
        guard !boxes.isEmpty else { return }
        let (stride, height) = (mask.stride, mask.height)
        var kinds = RowKinds(of: mask)
        var other = [UInt8](repeating: 0, count: stride * height)
        var line = [UInt8](repeating: 0, count: stride)
        var sums = [UInt32](repeating: 0, count: stride)
        mask.coverage.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            for row in 0..<height where kinds[row] != RowKinds.empty {
                let target = start + row * stride
                if row > 0, kinds[row] == kinds[row - 1] {
                    target.update(from: target - stride, count: stride)
                    continue
                }
                for box in boxes {
                    line.withUnsafeMutableBufferPointer { Self.blurRow(target, stride, box, $0) }
                }
            }
        }
        for box in boxes {
            other.withUnsafeMutableBufferPointer { target in
                mask.coverage.withUnsafeBufferPointer { source in
                    sums.withUnsafeMutableBufferPointer { sums in
                        let pass = ColumnPass(stride: stride, height: height, box: box, sums: sums)
                        kinds = pass.blur(source, into: target, kinds)
                    }
                }
            }
            swap(&mask.coverage, &other)
        }
    }

    private static func blurRow(
        _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ box: Box,
        _ source: UnsafeMutableBufferPointer<UInt8>
    ) {
        let factor = box.reciprocal
        for x in 0..<width { source[x] = pixels[x] }
        var sum: UInt32 = 0
        for x in 0..<min(box.after, width) { sum &+= UInt32(source[x]) }
        for x in 0..<width {
            if x + box.after < width { sum &+= UInt32(source[x + box.after]) }
            pixels[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
            if x >= box.before { sum &-= UInt32(source[x - box.before]) }
        }
    }
}

/// Which rows of a mask are equal: rows of one kind are, and all rows of a kind are adjacent, but for the
/// empty ones.
private struct RowKinds {
    /// The kind of rows without coverage, also of those beyond the mask.
    static let empty = -1

    var kinds: [Int] = []

    init() {}

    init(of mask: CoverageMask) {
        let stride = mask.stride
        let blank = [UInt8](repeating: 0, count: stride)
        kinds.reserveCapacity(mask.height)
        mask.coverage.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<mask.height {
                let line = start + row * stride
                if row > 0, line.hasBytes(equalTo: line - stride, count: stride) {
                    kinds.append(kinds[row - 1])
                } else {
                    let isBlank = blank.withUnsafeBytes { blank in
                        blank.baseAddress.map { line.hasBytes(equalTo: $0, count: stride) } ?? true
                    }
                    kinds.append(isBlank ? Self.empty : row)
                }
            }
        }
    }

    subscript(row: Int) -> Int { row >= 0 && row < kinds.count ? kinds[row] : Self.empty }
}

/// One box blur along all columns at once, row by row, which the compiler turns into vector code.
private struct ColumnPass {
    let stride, height: Int
    let box: BoxBlur.Box
    /// The sum under the box for each column.
    let sums: UnsafeMutableBufferPointer<UInt32>

    /// Blurs and gives back the kinds of the blurred rows.
    func blur(
        _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>,
        _ kinds: RowKinds
    ) -> RowKinds {
        guard let from = source.baseAddress, let to = target.baseAddress else { return kinds }
        var blurred = RowKinds()
        blurred.kinds.reserveCapacity(height)
        sums.update(repeating: 0)
        for row in 0..<min(box.after, height) where kinds[row] != RowKinds.empty {
            add(from + row * stride)
        }
        for row in 0..<height {
            let (entering, leaving) = (row + box.after, row - 1 - box.before)
            let isUnchanged = kinds[entering] == kinds[leaving]
            if !isUnchanged {
                if kinds[entering] != RowKinds.empty { add(from + entering * stride) }
                if kinds[leaving] != RowKinds.empty { subtract(from + leaving * stride) }
            }
            let line = to + row * stride
            if isUnchanged, row > 0 {
                line.update(from: line - stride, count: stride)
                blurred.kinds.append(blurred[row - 1])
            } else {
                write(line)
                blurred.kinds.append(row)
            }
        }
        return blurred
    }

    private func add(_ line: UnsafePointer<UInt8>) {
        for x in 0..<stride { sums[x] &+= UInt32(line[x]) }
    }

    private func subtract(_ line: UnsafePointer<UInt8>) {
        for x in 0..<stride { sums[x] &-= UInt32(line[x]) }
    }

    private func write(_ line: UnsafeMutablePointer<UInt8>) {
        let factor = box.reciprocal
        for x in 0..<stride { line[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ (1 << 23)) >> 24) }
    }
}
