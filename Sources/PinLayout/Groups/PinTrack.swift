internal import LayoutCore

/// Where the members of a group are along its row or column.
struct PinTrack {
    /// The sides, in the order of the members.
    private(set) var sides: [Interval] = []
    /// The space between two members, before rounding.
    let gap: Double
    /// The space before the first member.
    let before: Double

    /// Distributes the members.
    ///
    /// Gaps and sizes that should be equal differ by a pixel at most, and the ends are met exactly.
    ///
    /// - Parameters:
    ///   - lengths: The members' own lengths, on pixels.
    ///   - isReversed: Whether the first member is at the end.
    init(
        _ arrangement: PinArrangement, space: Interval, lengths: [Double], isReversed: Bool, grid: PixelGrid
    ) {
        let count = Double(lengths.count)
        let sum = lengths.reduce(0, +)
        var gap = arrangement.gap
        var before = 0.0
        switch arrangement.distribution {
        case .packed, .equalSizes: break
        case .equalGaps: if count > 1 { gap = max((space.length - sum) / (count - 1), gap) }
        case .equalSpaces:
            let equal = (space.length - sum) / (count + 1)
            before = max(equal, 0)
            gap = max(equal, gap)
        }
        (self.gap, self.before) = (gap, before)
        let shared = max(space.length - arrangement.gap * (count - 1), 0)
        var offset = 0.0
        for (index, length) in lengths.enumerated() {
            let position = Double(index)
            var side = Interval(start: grid.rounded(before + gap * position) + offset, length: length)
            if arrangement.distribution == .equalSizes {
                let (start, end) = (
                    grid.rounded(shared * position / count), grid.rounded(shared * (position + 1) / count)
                )
                side = Interval(start: start + grid.rounded(gap * position), length: end - start)
            }
            offset += length
            let start = isReversed ? space.length - side.end : side.start
            sides.append(Interval(start: space.start + start, length: side.length))
        }
    }
}
