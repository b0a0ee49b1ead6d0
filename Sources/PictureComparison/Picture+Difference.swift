extension Picture {
    /// A picture of the differences from another: gray, each pixel the largest difference of its four components,
    /// stretched so that the smallest is black and the largest white. For pictures of different sizes the difference
    /// of each component, over black, where equal pixels are black.
    public func differencePicture(from other: Picture) -> Picture {
        hasSize(of: other) ? stretchedDifference(from: other) : plainDifference(from: other)
    }

    private func stretchedDifference(from other: Picture) -> Picture {
        var (low, high) = (UInt32(255), UInt32(0))
        var differentCount = 0
        forEachDifferentPixel(from: other) { _, mine, theirs in
            let value = Self.largestDifference(mine, theirs)
            low = min(low, value)
            high = max(high, value)
            differentCount += 1
        }
        if differentCount < pixelCount { low = 0 }
        let range = max(high &- low, 1)
        return Picture(width: width, height: height) { words in
            words.update(repeating: 0xFF00_0000)
            forEachDifferentPixel(from: other) { index, mine, theirs in
                let gray = high <= low ? 255 : (Self.largestDifference(mine, theirs) - low) * 255 / range
                words[index] = 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
        }
    }

    private static func largestDifference(_ one: UInt32, _ two: UInt32) -> UInt32 {
        var largest: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let (a, b) = (one >> shift & 0xFF, two >> shift & 0xFF)
            largest = max(largest, a > b ? a - b : b - a)
        }
        return largest
    }

    private func plainDifference(from other: Picture) -> Picture {
        let (columns, rows) = (max(width, other.width), max(height, other.height))
        return Picture(width: columns, height: rows) { words in
            withWords { mine in
                other.withWords { theirs in
                    for row in 0..<rows {
                        for column in 0..<columns {
                            let one = column < width && row < height ? mine[row * width + column] : 0
                            let two =
                                column < other.width && row < other.height
                                ? theirs[row * other.width + column] : 0
                            words[row * columns + column] = Self.difference(one, two) | 0xFF00_0000
                        }
                    }
                }
            }
        }
    }

    private static func difference(_ one: UInt32, _ two: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [0, 8, 16] as [UInt32] {
            let (a, b) = (one >> shift & 0xFF, two >> shift & 0xFF)
            result |= (a > b ? a - b : b - a) << shift
        }
        return result
    }
}
