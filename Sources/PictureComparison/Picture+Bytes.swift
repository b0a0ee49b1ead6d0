#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Picture {
    /// Whether the size and every byte are equal.
    public func isIdentical(to other: Picture) -> Bool {
        guard hasSize(of: other) else { return false }
        return pixels.withUnsafeBytes { mine in
            other.pixels.withUnsafeBytes { theirs in
                guard let first = mine.baseAddress, let second = theirs.baseAddress else { return true }
                return memcmp(first, second, mine.count) == 0
            }
        }
    }

    /// The number of bytes (not pixels) that differ from those of a picture of the same size.
    public func differingByteCount(from other: Picture) -> Int {
        var count = 0
        forEachDifferentPixel(from: other) { _, mine, theirs in
            let bits = mine ^ theirs
            if bits & 0xFF != 0 { count += 1 }
            if bits & 0xFF00 != 0 { count += 1 }
            if bits & 0xFF_0000 != 0 { count += 1 }
            if bits & 0xFF00_0000 != 0 { count += 1 }
        }
        return count
    }

    /// Calls a closure with the index and the two words of each pixel that is not equal to that of a picture of the same
    /// size. Rows that are equal cost one comparison of memory.
    @inline(__always)
    func forEachDifferentPixel(from other: Picture, _ body: (Int, UInt32, UInt32) -> Void) {
        precondition(hasSize(of: other), "pictures of different sizes have no pixels in common")
        withWords { mine in
            other.withWords { theirs in
                guard let first = mine.baseAddress, let second = theirs.baseAddress else { return }
                for row in 0..<height {
                    let start = row * width
                    if memcmp(first + start, second + start, width * 4) == 0 { continue }
                    var index = start
                    while index < start + width {
                        if first[index] != second[index] { body(index, first[index], second[index]) }
                        index += 1
                    }
                }
            }
        }
    }

    /// The colour of every pixel where they all have the same; nil for others, and for a picture without pixels.
    public var uniformColor: PixelColor? {
        withWords { words in
            guard let first = words.first, let start = words.baseAddress else { return nil }
            // Each byte is compared with the one a pixel further on.
            guard memcmp(start, start + 1, (words.count - 1) * 4) == 0 else { return nil }
            return PixelColor(word: first)
        }
    }
}
