import DisplayList

/// The colours of a film that has at most 256 of them.
struct FilmPalette: Sendable {
    private var indices: [UInt32: UInt8] = [:]
    /// Red, green, blue and alpha of each colour, as files have them.
    private(set) var colors: [UInt32] = []

    /// Creates an empty palette.
    init() {}

    /// A bitmap as indices of colours, which are added where they are new; nil where there are too many.
    mutating func add(_ bitmap: Bitmap) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: bitmap.width * bitmap.height)
        var isComplete = true
        bitmap.pixels.withUnsafeBytes { pixels in
            var (last, lastIndex) = (UInt32(0), UInt8(0))
            var isFirst = true
            for position in result.indices {
                let pixel = pixels.loadUnaligned(fromByteOffset: position * 4, as: UInt32.self).littleEndian
                if isFirst || pixel != last {
                    guard let index = index(of: pixel, isOpaque: bitmap.isOpaque) else {
                        isComplete = false
                        return
                    }
                    (last, lastIndex, isFirst) = (pixel, index, false)
                }
                result[position] = lastIndex
            }
        }
        return isComplete ? result : nil
    }

    private mutating func index(of pixel: UInt32, isOpaque: Bool) -> UInt8? {
        let color = Alpha.straightRGBA(isOpaque ? pixel | 0xFF00_0000 : pixel)
        if let index = indices[color] { return index }
        guard colors.count < 256 else { return nil }
        let index = UInt8(colors.count)
        indices[color] = index
        colors.append(color)
        return index
    }
}
