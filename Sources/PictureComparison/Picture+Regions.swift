extension Picture {
    /// The regions that differ from a picture of the same size, from top to bottom, without what a tolerance calls
    /// rounding and edges.
    public func changedRegions(from other: Picture, tolerance: RegionTolerance) -> [ChangedRegion] {
        var (spans, tints) = (RegionSpans(width: width), TintTest())
        let size = (width, height)
        // So many pixels that are no edges are rejected whatever follows, which need not be looked at as closely.
        let limit = max(50_000, tolerance.count * tolerance.largest)
        var certainCount = 0
        withWords { mine in
            other.withWords { theirs in
                LabTable.shared.withReader { reader in
                    let edges = EdgeTest(first: mine, second: theirs, size: size, tolerance: tolerance)
                    forEachDifferentPixel(from: other) { index, one, two in
                        guard EdgeTest.exceeds(one, two, by: tolerance.rounding),
                            tolerance.deltaE <= 0 || reader.distance(one, two) > tolerance.deltaE
                        else { return }
                        guard certainCount < limit, edges.isOnlyAnEdge(index) else {
                            certainCount += 1
                            return spans.add(index)
                        }
                        tints.add(one, two, isExtreme: edges.isExtreme(index))
                    }
                }
            }
        }
        guard tints.isTinted, tolerance.edgeShare > 0 else { return spans.regions() }
        // Thin lines have another colour: they are no edges of anything.
        var exact = tolerance
        exact.edgeShare = 0
        return changedRegions(from: other, tolerance: exact)
    }
}

/// Joins pixels to regions, which arrive row by row: runs of a row touch those of the row before, also at corners.
struct RegionSpans {
    private struct Run {
        var start, end, region: Int
    }

    private let width: Int
    private var boxes: [ChangedRegion] = []
    /// The region that a region was joined to; itself where it was not.
    private var parents: [Int] = []
    private var row = -1
    private var runs: [Run] = []
    private var above: [Run] = []
    private var cursor = 0

    init(width: Int) { self.width = width }

    /// Adds a pixel; indices grow from call to call.
    mutating func add(_ index: Int) {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        if y != row { beginRow(y) }
        if let last = runs.last, last.end == x {
            runs[runs.count - 1].end = x + 1
        } else {
            parents.append(boxes.count)
            boxes.append(ChangedRegion(x: x, y: y, width: 0, height: 1, pixelCount: 0))
            runs.append(Run(start: x, end: x + 1, region: boxes.count - 1))
        }
        let region = root(runs[runs.count - 1].region)
        boxes[region].pixelCount += 1
        boxes[region].width = max(boxes[region].width, x + 1 - boxes[region].x)
        boxes[region].height = y + 1 - boxes[region].y
        // Runs above end before this pixel's left neighbour, or touch it.
        while cursor < above.count, above[cursor].end < x { cursor += 1 }
        var next = cursor
        while next < above.count, above[next].start <= x + 1 {
            join(runs[runs.count - 1].region, above[next].region)
            next += 1
        }
    }

    private mutating func beginRow(_ y: Int) {
        above = y == row + 1 ? runs : []
        (runs, cursor, row) = ([], 0, y)
    }

    private mutating func root(_ region: Int) -> Int {
        var region = region
        while parents[region] != region {
            parents[region] = parents[parents[region]]
            region = parents[region]
        }
        return region
    }

    private mutating func join(_ first: Int, _ second: Int) {
        let (one, two) = (root(first), root(second))
        guard one != two else { return }
        let (old, new) = (min(one, two), max(one, two))
        parents[new] = old
        let (a, b) = (boxes[old], boxes[new])
        let (x, y) = (min(a.x, b.x), min(a.y, b.y))
        boxes[old] = ChangedRegion(
            x: x, y: y, width: max(a.x + a.width, b.x + b.width) - x,
            height: max(a.y + a.height, b.y + b.height) - y, pixelCount: a.pixelCount + b.pixelCount)
    }

    /// The regions, from top to bottom.
    func regions() -> [ChangedRegion] {
        boxes.indices.filter { parents[$0] == $0 }.map { boxes[$0] }
            .sorted { ($0.y, $0.x, $0.height) < ($1.y, $1.x, $1.height) }
    }
}
