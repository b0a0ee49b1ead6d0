internal import CCairo
import DisplayList

/// A part of a canvas that is made into a material.
///
/// What is blurred widely has no detail: it is made smaller first, and drawn larger again. So the cost is one look at
/// each pixel, however wide the blur.
struct BackdropPixels {
    private let left, top: Int
    /// The extent on the canvas, in pixels.
    private let width, height: Int
    /// How many pixels of the canvas a cell is wide and high.
    private let factor: Int
    private let columns, rows: Int
    /// Cells from top to bottom, four numbers each: blue, green, red, alpha, multiplied by alpha, in 256ths of a
    /// byte's step.
    private var cells: [Int32]

    /// Blurs a copy of pixels in Cairo's ARGB32; beyond the edges lies what is at the edges.
    ///
    /// - Parameters:
    ///   - pixels: The first row.
    ///   - stride: Bytes from one row to the next.
    ///   - place: Where on the canvas the pixels are from.
    ///   - deviation: The Gaussian's standard deviation, in pixels.
    init(
        blurring pixels: UnsafePointer<UInt8>, stride: Int, place: (x: Int, y: Int, width: Int, height: Int),
        deviation: Double
    ) {
        (left, top, width, height) = place
        factor = max(1, Int(deviation / 5))
        columns = (width + factor - 1) / factor
        rows = (height + factor - 1) / factor
        cells = []
        cells = averages(of: pixels, stride: stride)
        for box in BoxBlur(deviation: deviation / Double(factor)).boxes {
            blur(box, count: columns, step: 4, lines: rows, lineStep: columns * 4)
            blur(box, count: rows, step: columns * 4, lines: columns, lineStep: 4)
        }
    }

    /// The average colours of squares of pixels.
    private func averages(of pixels: UnsafePointer<UInt8>, stride: Int) -> [Int32] {
        var sums = [Int](repeating: 0, count: columns * rows * 4)
        sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<height {
                var (from, to, inCell) = (y * stride, y / factor * columns * 4, 0)
                for _ in 0..<width {
                    sums[to] &+= Int(pixels[from])
                    sums[to + 1] &+= Int(pixels[from + 1])
                    sums[to + 2] &+= Int(pixels[from + 2])
                    sums[to + 3] &+= Int(pixels[from + 3])
                    (from, inCell) = (from + 4, inCell + 1)
                    if inCell == factor { (to, inCell) = (to + 4, 0) }
                }
            }
        }
        return sums.indices.map { index in
            let (x, y) = (index / 4 % columns, index / 4 / columns)
            let count = min(factor, width - x * factor) * min(factor, height - y * factor)
            return Int32((sums[index] << 8 + count / 2) / count)
        }
    }

    /// One box blur along lines of cells, all four components of each.
    private mutating func blur(_ box: BoxBlur.Box, count: Int, step: Int, lines: Int, lineStep: Int) {
        let size = Int32(box.before + box.after + 1)
        var line = [Int32](repeating: 0, count: count)
        cells.withUnsafeMutableBufferPointer { cells in
            line.withUnsafeMutableBufferPointer { line in
                for start in 0..<lines * 4 {
                    let first = start / 4 * lineStep + start % 4
                    for index in 0..<count { line[index] = cells[first + index * step] }
                    var sum: Int32 = 0
                    for index in -box.before..<box.after { sum &+= line[min(max(index, 0), count - 1)] }
                    for index in 0..<count {
                        sum &+= line[min(index + box.after, count - 1)]
                        cells[first + index * step] = (sum &+ size / 2) / size
                        sum &-= line[max(index - box.before, 0)]
                    }
                }
            }
        }
    }

    /// Makes colours stronger and lays the tint over them.
    mutating func color(by backdrop: Backdrop) {
        let tint = backdrop.tint
        let opacity = min(max(tint.alpha, 0), 1)
        let over = [tint.blue, tint.green, tint.red, 1].map { min(max($0, 0), 1) * opacity * 65_280 }
        for cell in stride(from: 0, to: cells.count, by: 4) {
            let alpha = Double(cells[cell + 3])
            let (blue, green, red) = (Double(cells[cell]), Double(cells[cell + 1]), Double(cells[cell + 2]))
            // The weights of sRGB's primaries, as in CSS's saturate().
            let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            for (index, color) in [blue, green, red, alpha].enumerated() {
                let strong =
                    index == 3 ? alpha : min(max(gray + (color - gray) * backdrop.saturation, 0), alpha)
                cells[cell + index] = Int32((over[index] + strong * (1 - opacity)).rounded())
            }
        }
    }

    /// Gives Cairo temporary access to the pixels, at their position on the canvas.
    func withPattern(_ body: (OpaquePointer?) -> Void) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return }
        // Four bytes a pixel need no padding between rows.
        for index in cells.indices { data[index] = UInt8(clamping: (cells[index] + 128) >> 8) }
        cairo_surface_mark_dirty(surface)
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 1 / Double(factor), 1 / Double(factor))
        cairo_matrix_translate(&matrix, -Double(left), -Double(top))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        body(pattern)
    }
}
