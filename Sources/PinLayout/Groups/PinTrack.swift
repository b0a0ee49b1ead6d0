internal import LayoutCore

/// Where the members of a group stand along its row or column.
struct PinTrack {
    /// The sides, in the order of the members.
    private(set) var sides: [Interval] = []

    /// Distributes the members.
    ///
    /// Gaps and sizes that should be equal differ by a pixel at most, and the ends are met exactly.
    ///
    /// - Parameters:
    ///   - lengths: The members' own lengths, on pixels.
    ///   - isReversed: Whether the first member stands at the end.
    init(
        _ arrangement: PinArrangement, room: Interval, lengths: [Double], isReversed: Bool, grid: PixelGrid
    ) {
        let count = Double(lengths.count)
        let sum = lengths.reduce(0, +)
        var gap = arrangement.gap
        var before = 0.0
        switch arrangement.distribution {
        case .packed, .equalSizes: break
        case .equalGaps: if count > 1 { gap = max((room.length - sum) / (count - 1), gap) }
        case .equalSpaces:
            let equal = (room.length - sum) / (count + 1)
            before = max(equal, 0)
            gap = max(equal, gap)
        }
        let shared = max(room.length - arrangement.gap * (count - 1), 0)
        var offset = 0.0
        for (index, length) in lengths.enumerated() {
            let place = Double(index)
            var side = Interval(start: grid.rounded(before + gap * place) + offset, length: length)
            if arrangement.distribution == .equalSizes {
                let (start, end) = (
                    grid.rounded(shared * place / count), grid.rounded(shared * (place + 1) / count)
                )
                side = Interval(start: start + grid.rounded(gap * place), length: end - start)
            }
            offset += length
            let start = isReversed ? room.length - side.end : side.start
            sides.append(Interval(start: room.start + start, length: side.length))
        }
    }
}
