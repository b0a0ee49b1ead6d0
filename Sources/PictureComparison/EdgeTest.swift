/// Whether a pixel differs only because an edge near it covers a little more or less of it.
struct EdgeTest {
    let first, second: UnsafeBufferPointer<UInt32>
    let size: (width: Int, height: Int)
    let tolerance: RegionTolerance

    /// How far around a pixel its edge may be: the width of a line at three pixels to a point. The background shines
    /// through at the outer side of a border.
    private static let reach = 3

    /// Whether a component of two pixels differs by more than a number.
    @inline(__always)
    static func exceeds(_ one: UInt32, _ two: UInt32, by limit: Int) -> Bool {
        var (one, two) = (one, two)
        for _ in 0..<4 {
            if abs(Int(one & 0xFF) - Int(two & 0xFF)) > limit { return true }
            one >>= 8
            two >>= 8
        }
        return false
    }

    /// Both pictures have an edge there: each pixel lies between its neighbours of the other picture, and has changed by
    /// little of the contrast that both have around it.
    @inline(__always)
    func isOnlyAnEdge(_ index: Int) -> Bool {
        for shift in [0, 8, 16, 24] as [UInt32] {
            let (one, two) = (Int(first[index] >> shift & 0xFF), Int(second[index] >> shift & 0xFF))
            if abs(one - two) <= tolerance.rounding { continue }
            guard Double(abs(one - two)) <= 255 * tolerance.edgeShare else { return false }
            let (mine, theirs) = ranges(around: index, shift, Self.reach)
            let contrast = min(mine.high - mine.low, theirs.high - theirs.low)
            // The middle of a thin line may become a little stronger than any other pixel of it.
            let slack = tolerance.rounding + contrast / 8
            guard one >= theirs.low - slack, one <= theirs.high + slack, two >= mine.low - slack,
                two <= mine.high + slack, Double(abs(one - two)) <= Double(contrast) * tolerance.edgeShare
            else { return false }
        }
        return true
    }

    /// Whether a component that changed is at least as large, or as small, as those beside it in both pictures: a pixel that is
    /// covered wholly, or the middle of a thin line.
    func isExtreme(_ index: Int) -> Bool {
        for shift in [0, 8, 16] as [UInt32] {
            let (one, two) = (Int(first[index] >> shift & 0xFF), Int(second[index] >> shift & 0xFF))
            if abs(one - two) <= tolerance.rounding { continue }
            let (mine, theirs) = ranges(around: index, shift, 1)
            guard one <= mine.low && two <= theirs.low || one >= mine.high && two >= theirs.high else {
                return false
            }
        }
        return true
    }

    /// The smallest and the largest component of the pixels around one, in both pictures.
    @inline(__always)
    private func ranges(
        around index: Int, _ shift: UInt32, _ reach: Int
    ) -> ((low: Int, high: Int), (low: Int, high: Int)) {
        let (row, column) = index.quotientAndRemainder(dividingBy: size.width)
        var (mine, theirs) = ((low: 255, high: 0), (low: 255, high: 0))
        for y in max(row - reach, 0)...min(row + reach, size.height - 1) {
            for x in max(column - reach, 0)...min(column + reach, size.width - 1)
            where x != column || y != row {
                let neighbor = y * size.width + x
                let (a, b) = (Int(first[neighbor] >> shift & 0xFF), Int(second[neighbor] >> shift & 0xFF))
                mine = (min(mine.low, a), max(mine.high, a))
                theirs = (min(theirs.low, b), max(theirs.high, b))
            }
        }
        return (mine, theirs)
    }
}

/// Whether thin lines, as those of text, have changed their colour: the middles of lines then all change by about the same,
/// and in one direction, while antialiasing makes some darker and others lighter.
struct TintTest {
    /// For each of blue, green and red how many pixels have changed by -255 to 255.
    private var counts = [Int](repeating: 0, count: 3 * 511)
    private var total = 0

    /// For each of blue, green and red how many pixels of edges became darker, and lighter.
    private var signs = [(darker: Int, lighter: Int)](repeating: (0, 0), count: 3)

    mutating func add(_ one: UInt32, _ two: UInt32, isExtreme: Bool) {
        if isExtreme { total += 1 }
        for channel in 0..<3 {
            let shift = UInt32(channel * 8)
            let change = Int(two >> shift & 0xFF) - Int(one >> shift & 0xFF)
            if change < 0 { signs[channel].darker += 1 }
            if change > 0 { signs[channel].lighter += 1 }
            if isExtreme { counts[channel * 511 + 255 + change] += 1 }
        }
    }

    /// Whether nine of ten pixels have changed by two amounts beside each other, other than none.
    var isTinted: Bool {
        guard total >= 8 else { return false }
        return (0..<3).contains { channel in
            let (darker, lighter) = signs[channel]
            guard max(darker, lighter) * 10 >= (darker + lighter) * 9 else { return false }
            return (0..<510).contains { low in
                let isNone = low == 254 || low == 255
                let start = channel * 511 + low
                return !isNone && (counts[start] + counts[start + 1]) * 10 >= total * 9
            }
        }
    }
}
