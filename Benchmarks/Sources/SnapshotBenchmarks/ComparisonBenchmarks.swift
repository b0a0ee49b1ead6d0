import BenchmarkSupport
import PictureComparison

/// Comparisons of two pictures of a phone's screen: 1179 x 2556 pixels.
enum ComparisonBenchmarks {
    private static let (width, height) = (1179, 2556)

    static func run() {
        let gray = Picture(width: width, height: height, color: PixelColor(red: 240, green: 240, blue: 240))
        let same = Picture(width: width, height: height, color: PixelColor(red: 240, green: 240, blue: 240))
        let (one, two) = (noise(1), noise(2))
        Benchmark("comparison of equal pictures", .milliseconds, bar: 5).run {
            precondition(gray.isIdentical(to: same))
        }
        Benchmark("Delta E where every pixel differs", .milliseconds, bar: 100).run {
            precondition(one.perceptualDifference(from: two, threshold: 2).failingPixelCount > 0)
        }
        let other = patched(gray)
        Benchmark("Delta E where a button differs", .milliseconds, bar: 10).run {
            precondition(gray.perceptualDifference(from: other, threshold: 2).failingPixelCount == 18_000)
        }
        Benchmark("regions where a button differs", .milliseconds, bar: 10).run {
            precondition(gray.changedRegions(from: other, tolerance: RegionTolerance()).count == 1)
        }
        Benchmark("regions where every pixel differs", .milliseconds, bar: 500).run {
            precondition(!one.changedRegions(from: two, tolerance: RegionTolerance()).isEmpty)
        }
    }

    /// Pixels of any colour.
    private static func noise(_ seed: UInt64) -> Picture {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for index in pixels.indices where index % 4 != 3 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            pixels[index] = UInt8(truncatingIfNeeded: state >> 33)
        }
        return Picture(width: width, height: height, pixels: pixels)
    }

    /// The picture with a button of 300 x 60 pixels in another colour.
    private static func patched(_ picture: Picture) -> Picture {
        var pixels = picture.pixels
        for row in 1000..<1060 {
            for column in 400..<700 {
                let start = (row * width + column) * 4
                (pixels[start], pixels[start + 1], pixels[start + 2]) = (200, 100, 0)
            }
        }
        return Picture(width: width, height: height, pixels: pixels)
    }
}
