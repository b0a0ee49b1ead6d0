import PictureComparison
import TestSupport
import Testing

/// Comparisons, against models that go from pixel to pixel by the definitions.
@Suite struct PictureTests {
    static let white = PixelColor(red: 255, green: 255, blue: 255)
    static let black = PixelColor(red: 0, green: 0, blue: 0)

    @Test func equalPicturesAreIdentical() {
        let one = Picture(width: 30, height: 20, color: Self.white)
        #expect(one.isIdentical(to: Picture(width: 30, height: 20, color: Self.white)))
        #expect(!one.isIdentical(to: Picture(width: 20, height: 30, color: Self.white)))
        #expect(one.uniformColor == Self.white)
        var pixels = one.pixels
        pixels[pixels.count - 2] = 254
        let two = Picture(width: 30, height: 20, pixels: pixels)
        #expect(!one.isIdentical(to: two))
        #expect(two.uniformColor == nil)
        #expect(one.differingByteCount(from: two) == 1)
        #expect(Picture(width: 1, height: 1, color: Self.black).uniformColor == Self.black)
    }

    /// Colours with their distances from black, and from each other, by the formulas of CIE 15 computed elsewhere.
    @Test func distancesAreThoseOfCIELab() {
        func expect(_ one: PixelColor, _ two: PixelColor, _ distance: Float, _ comment: Comment) {
            #expect(abs(one.deltaE(from: two) - distance) < 0.05, comment)
            #expect(abs(two.deltaE(from: one) - distance) < 0.05, comment)
        }
        expect(Self.white, Self.black, 100, "the whole scale")
        expect(Self.white, Self.white, 0, "equal")
        // Lab of sRGB red is (53.24, 80.09, 67.20), of green (87.73, -86.18, 83.18), of blue (32.30, 79.19, -107.86).
        expect(PixelColor(red: 255, green: 0, blue: 0), Self.black, 117.34, "red")
        expect(
            PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 255, blue: 0), 170.57,
            "red and green")
        expect(
            PixelColor(red: 0, green: 0, blue: 255), PixelColor(red: 255, green: 0, blue: 0), 176.32,
            "blue and red")
        expect(PixelColor(red: 119, green: 119, blue: 119), Self.black, 50.03, "middle gray")
        // Transparent and opaque black are equal over black, and as far apart as can be over white.
        expect(PixelColor(red: 0, green: 0, blue: 0, alpha: 0), Self.black, 100, "transparent")
    }

    @Test func perceptualDifferenceCountsPixels() {
        let one = Picture(width: 10, height: 10, color: PixelColor(red: 200, green: 200, blue: 200))
        var pixels = one.pixels
        for index in [0, 44, 396] { for channel in 0..<3 { pixels[index + channel] = 0 } }
        pixels[200] = 199
        let two = Picture(width: 10, height: 10, pixels: pixels)
        let difference = one.perceptualDifference(from: two, threshold: 2)
        #expect(difference.failingPixelCount == 3)
        #expect(difference.maximumDeltaE > 78 && difference.maximumDeltaE < 82)
        #expect(one.perceptualDifference(from: two, threshold: 0).failingPixelCount == 4)
    }

    // MARK: Regions

    /// The sizes of regions by filling from each pixel, eight ways.
    private func model(_ changed: [[Bool]]) -> [Int] {
        var open = changed
        var sizes: [Int] = []
        for row in changed.indices {
            for column in changed[row].indices where open[row][column] {
                var (size, stack) = (0, [(row, column)])
                open[row][column] = false
                while let (y, x) = stack.popLast() {
                    size += 1
                    for (near, beside) in (-1...1).flatMap({ dy in (-1...1).map { (y + dy, x + $0) } })
                    where open.indices.contains(near) && open[near].indices.contains(beside)
                        && open[near][beside]
                    {
                        open[near][beside] = false
                        stack.append((near, beside))
                    }
                }
                sizes.append(size)
            }
        }
        return sizes.sorted()
    }

    /// Run with 20,000 seeds for the record.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomRegionsAreThoseOfAFloodFill(seed: RandomSeed) {
        var random = seed.random
        let (width, height) = (Int.random(in: 1...24, using: &random), Int.random(in: 1...24, using: &random))
        let density = Double.random(in: 0...0.7, using: &random)
        let changed = (0..<height).map { _ in
            (0..<width).map { _ in Double.random(in: 0..<1, using: &random) < density }
        }
        let one = Picture(width: width, height: height, color: Self.white)
        var pixels = one.pixels
        for row in 0..<height {
            for column in 0..<width where changed[row][column] { pixels[(row * width + column) * 4] = 0 }
        }
        let two = Picture(width: width, height: height, pixels: pixels)
        // An edge may change by none of its contrast, so that no pixel is left out.
        let regions = one.changedRegions(from: two, tolerance: RegionTolerance(edgeShare: 0))
        #expect(regions.map(\.pixelCount).sorted() == model(changed))
        for region in regions {
            let inside = (region.y..<region.y + region.height).flatMap { row in
                (region.x..<region.x + region.width).filter { changed[row][$0] }
            }
            #expect(inside.count >= region.pixelCount)
        }
    }

    /// A picture of half-covered edges, as antialiasing makes them.
    private func disc(_ center: Double, coverage: Double) -> Picture {
        var pixels: [UInt8] = []
        for row in 0..<40 {
            for column in 0..<40 {
                let (x, y) = (Double(column) + 0.5 - center, Double(row) + 0.5 - center)
                let inside = min(max(12 - (x * x + y * y).squareRoot() + 0.5, 0), 1)
                let isEdge = inside > 0 && inside < 1
                let share = isEdge ? min(max(inside + coverage, 0), 1) : inside
                let value = UInt8(255 - 200 * share)
                pixels += [value, value, 255, 255]
            }
        }
        return Picture(width: 40, height: 40, pixels: pixels)
    }

    @Test func edgesThatCoverALittleMoreAreAccepted() {
        let one = disc(20, coverage: 0)
        for coverage in [-0.12, -0.05, 0.05, 0.12] {
            let regions = one.changedRegions(from: disc(20, coverage: coverage), tolerance: RegionTolerance())
            #expect(regions.isEmpty, "\(coverage)")
        }
        #expect(!one.changedRegions(from: disc(21, coverage: 0), tolerance: RegionTolerance()).isEmpty)
        #expect(!one.changedRegions(from: disc(20.5, coverage: 0), tolerance: RegionTolerance()).isEmpty)
    }

    @Test func aSmallButtonIsARegion() {
        let one = Picture(width: 400, height: 800, color: Self.white)
        var pixels = one.pixels
        for row in 100..<116 { for column in 50..<70 { pixels[(row * 400 + column) * 4] = 240 } }
        let two = Picture(width: 400, height: 800, pixels: pixels)
        let regions = one.changedRegions(from: two, tolerance: RegionTolerance())
        #expect(regions == [region(50, 100, 20, 16, 320)])
        #expect(!RegionTolerance().accepts(regions))
        #expect(RegionTolerance(count: 1, largest: 320).accepts(regions))
        #expect(!RegionTolerance(count: 1, largest: 319).accepts(regions))
    }

    private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ count: Int) -> ChangedRegion {
        var region = Picture(width: 1, height: 1, color: Self.white).changedRegions(
            from: Picture(width: 1, height: 1, color: Self.black), tolerance: RegionTolerance(edgeShare: 0))[
                0]
        (region.x, region.y, region.width, region.height, region.pixelCount) = (x, y, width, height, count)
        return region
    }

    // MARK: Pictures of differences

    @Test func differencesAreStretched() {
        let one = Picture(width: 4, height: 1, color: Self.white)
        var pixels = one.pixels
        pixels[4] = 245
        pixels[9] = 235
        let difference = one.differencePicture(from: Picture(width: 4, height: 1, pixels: pixels))
        #expect((0..<4).map { difference[$0, 0].red } == [0, 127, 255, 0])
        #expect((0..<4).allSatisfy { difference[$0, 0].isOpaque })
    }

    @Test func differentSizesAreLaidOverEachOther() {
        let one = Picture(width: 2, height: 1, color: Self.white)
        let two = Picture(width: 1, height: 3, color: PixelColor(red: 255, green: 155, blue: 255))
        let difference = one.differencePicture(from: two)
        #expect(difference.width == 2 && difference.height == 3)
        #expect(difference[0, 0] == PixelColor(red: 0, green: 100, blue: 0))
        #expect(difference[1, 0] == Self.white)
        #expect(difference[1, 2] == Self.black)
    }
}
