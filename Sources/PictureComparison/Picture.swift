/// A picture as pixels: nothing but numbers, so that it can be compared on any thread.
public struct Picture: Sendable, Hashable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Rows from top to bottom, each pixel four bytes: blue, green, red and alpha, the colours multiplied by alpha.
    public let pixels: [UInt8]

    /// Creates a picture from `width * height * 4` bytes, as described at ``pixels``.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "a picture needs four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Creates a picture of one colour.
    public init(width: Int, height: Int, color: PixelColor) {
        self.init(width: width, height: height) { words in
            for index in words.indices { words[index] = color.word }
        }
    }

    /// Creates a picture whose pixels, at first transparent, a closure sets as words of ``PixelColor/word``.
    init(width: Int, height: Int, _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        let count = width * height
        pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
            let raw = UnsafeMutableRawBufferPointer(buffer)
            let words = raw.bindMemory(to: UInt32.self)
            words.update(repeating: 0)
            fill(UnsafeMutableBufferPointer(rebasing: words[..<count]))
            initialized = count * 4
        }
        (self.width, self.height) = (width, height)
    }

    /// The number of pixels.
    public var pixelCount: Int { width * height }

    /// Whether another picture has as many pixels in each direction.
    public func hasSize(of other: Picture) -> Bool { width == other.width && height == other.height }

    /// The color of the pixel in a column of a row.
    public subscript(column: Int, row: Int) -> PixelColor {
        let start = (row * width + column) * 4
        return PixelColor(
            red: pixels[start + 2], green: pixels[start + 1], blue: pixels[start], alpha: pixels[start + 3])
    }

    /// Calls a closure with the pixels as words of ``PixelColor/word``.
    func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        // An array's storage is aligned to 16 bytes, and nothing else has its bytes bound meanwhile.
        pixels.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
    }
}
