import LayoutCore
import TestSupport
import Testing

struct PixelGridTests {
    static let scales = [1.0, 2, 3, 1.5]

    @Test(arguments: scales)
    func halvesGoAwayFromZero(scale: Double) {
        let grid = PixelGrid(scale: scale)
        #expect(grid.pixel == 1 / scale)
        // Exact where the scale is a power of two; elsewhere the product must not fall below the half.
        for half in [0.5, 1.5, 2.5] where half / scale * scale == half {
            #expect(grid.rounded(half / scale) == (half + 0.5) / scale)
            #expect(grid.rounded(-half / scale) == -(half + 0.5) / scale)
        }
    }

    @Test(arguments: scales)
    func pixelsAreLeftAlone(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for pixels in -50...50 {
            let line = Double(pixels) / scale
            #expect(grid.rounded(line) == line)
            #expect(grid.roundedUp(line) == line)
            #expect(grid.roundedDown(line) == line)
        }
    }

    /// A sum of thirds is not exactly a whole number, but must not take another pixel.
    @Test func valuesCloseToAPixelLieOnIt() {
        let grid = PixelGrid(scale: 3)
        let sum = (0..<300).reduce(0.0) { value, _ in value + 1.0 / 3 }
        #expect(sum != 100)
        #expect(grid.roundedUp(sum) == 100)
        #expect(grid.roundedDown(sum) == 100)
        let near = PixelGrid.tolerance / 2 / 3
        #expect(grid.roundedUp(1 + near) == 1)
        #expect(grid.roundedDown(1 - near) == 1)
        let far = PixelGrid.tolerance * 2 / 3
        #expect(grid.roundedUp(1 + far) == 4.0 / 3)
        #expect(grid.roundedDown(1 - far) == 2.0 / 3)
    }

    @Test(arguments: [0, -1, -.infinity, .infinity, .nan] as [Double])
    func scalesThatAreNoneCountAsOne(scale: Double) {
        #expect(PixelGrid(scale: scale).scale == 1)
        #expect(PixelGrid(scale: scale).rounded(1.4) == 1)
    }

    @Test(arguments: scales)
    func valuesThatAreNotFiniteStaySo(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for round in [grid.rounded, grid.roundedUp, grid.roundedDown] {
            #expect(round(.infinity) == .infinity)
            #expect(round(-.infinity) == -.infinity)
            #expect(round(.nan).isNaN)
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 50))
    func randomValuesAreRoundedToTheNearestLine(seed: RandomSeed) {
        var random = seed.random
        for _ in 0..<50 {
            let grid = PixelGrid(scale: Self.scales[Int.random(in: 0..<Self.scales.count, using: &random)])
            let value = Double.random(in: -2_000...2_000, using: &random)
            let (near, up, down) = (grid.rounded(value), grid.roundedUp(value), grid.roundedDown(value))
            let slack = 2 * PixelGrid.tolerance / grid.scale
            #expect(abs(near - value) <= grid.pixel / 2 + 1e-9)
            #expect(up >= value - slack && up < value + grid.pixel)
            #expect(down <= value + slack && down > value - grid.pixel)
            for line in [near, up, down] {
                #expect(abs(line * grid.scale - (line * grid.scale).rounded()) < 1e-6)
                // Rounding again changes nothing.
                #expect(grid.rounded(line) == line)
                #expect(grid.roundedUp(line) == line)
                #expect(grid.roundedDown(line) == line)
            }
            // Mirrored values are rounded to mirrored lines.
            #expect(grid.rounded(-value) == -near)
            #expect(grid.roundedUp(-value) == -down)
        }
    }

    /// Boxes that touch before their edges are rounded touch afterwards: their lengths add up, none is negative.
    @Test(arguments: RandomRuns.seeds(default: 50))
    func randomRoundingLeavesNoGaps(seed: RandomSeed) {
        var random = seed.random
        let grid = PixelGrid(scale: Self.scales[Int.random(in: 0..<Self.scales.count, using: &random)])
        var start = Double.random(in: -100...100, using: &random)
        let first = start
        var total = 0.0
        for _ in 0..<40 {
            let end = start + Double.random(in: 0...30, using: &random)
            let length = grid.rounded(end) - grid.rounded(start)
            #expect(length >= 0)
            #expect(abs(length - (end - start)) <= grid.pixel + 1e-9)
            total += length
            start = end
        }
        #expect(abs(total - (grid.rounded(start) - grid.rounded(first))) < 1e-9)
        #expect(abs(total - (start - first)) <= grid.pixel + 1e-9)
    }
}
