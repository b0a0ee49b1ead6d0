/// The characters of a block on one line.
struct LineContent {
    let block: ShapedBlock
    /// The characters, counted in the block.
    let characters: Range<Int>
    /// The end of the bytes that count for the width: spaces where a line was broken do not.
    private let visibleEnd: Int
    /// The pieces of items, in logical order; empty where the width is known without them.
    private(set) var pieces: [LinePiece] = []
    /// The advance in units.
    private(set) var width = 0

    /// - Parameters:
    ///   - characters: The characters, counted in the block.
    ///   - block: The block.
    ///   - needsGlyphs: Whether glyphs are needed, or only the width.
    ///   - hangsSpaces: Whether spaces where the line was broken hang over its end, as they do between words. Where
    ///     lines break anywhere, a space is a character like others.
    init(_ characters: Range<Int>, of block: ShapedBlock, needsGlyphs: Bool, hangsSpaces: Bool = true) {
        self.block = block
        self.characters = characters
        let columns = block.characters
        var end = characters.upperBound
        if hangsSpaces, end < columns.count {
            while end > characters.lowerBound, columns.isSpace[end - 1] { end -= 1 }
        }
        visibleEnd = columns.offsets[end]
        if characters.count == columns.count, !needsGlyphs, !columns.hasTabs {
            width = columns.totalWidth
            return
        }
        pieces = Self.pieces(of: block, in: characters)
        for piece in pieces { width += advance(of: piece, at: width) }
    }

    /// The bytes of the block.
    var bytes: Range<Int> {
        block.characters.offsets[characters.lowerBound]..<block.characters.offsets[characters.upperBound]
    }

    private static func pieces(of block: ShapedBlock, in characters: Range<Int>) -> [LinePiece] {
        var low = 0
        var high = block.items.count
        while low < high {
            let middle = (low + high) / 2
            if block.items[middle].characters.upperBound <= characters.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var pieces: [LinePiece] = []
        for item in block.items[low...] {
            if item.characters.lowerBound >= characters.upperBound { break }
            let part = item.characters.clamped(to: characters)
            if part == item.characters {
                pieces.append(LinePiece(whole: item))
            } else if let piece = LinePiece(part: part, of: item, in: block) {
                pieces.append(piece)
            }
        }
        return pieces
    }

    private func advance(of piece: LinePiece, at position: Int) -> Int {
        if piece.isTab {
            guard Int(piece.item.pointee.offset) < visibleEnd else { return 0 }
            return block.tabWidth(
                at: piece.firstCharacter, lineStart: characters.lowerBound, advance: position,
                end: characters.upperBound)
        }
        var width = 0
        piece.clusters.forEach { width += advance(of: $0) }
        return width
    }

    /// The advance of a cluster on this line, kern included.
    func advance(of cluster: ClusterWalk.Cluster) -> Int {
        guard cluster.bytes.lowerBound < visibleEnd else { return 0 }
        guard let spacings = block.spacings else { return cluster.width }
        let spacing = spacings[block.block.run(at: cluster.bytes.lowerBound)]
        return spacing.advance(of: cluster, in: block.block) + spacing.kern
    }

    /// The spacing after a cluster.
    func kern(of cluster: ClusterWalk.Cluster) -> Int {
        guard let spacings = block.spacings, cluster.bytes.lowerBound < visibleEnd else { return 0 }
        return spacings[block.block.run(at: cluster.bytes.lowerBound)].kern
    }

    /// The advance, of which spaces at the text's end count no more than fits. Spaces where
    /// the line was broken do not count anyway.
    func width(hangingOver availableWidth: Int) -> Int {
        guard width > availableWidth, characters.upperBound == block.characters.count else { return width }
        var spaces = 0
        var end = characters.upperBound
        while end > characters.lowerBound, block.characters.isSpace[end - 1] {
            end -= 1
            spaces += block.characters.widths[end]
        }
        return max(availableWidth, width - spaces)
    }

    /// The pieces from left to right with their advances: each sequence of a level or higher is
    /// reversed, from the highest level down to the lowest odd one (rule L2 of UAX 9).
    var visualPieces: [(piece: LinePiece, width: Int)] {
        var position = 0
        var ordered = pieces.map { piece in
            let width = advance(of: piece, at: position)
            position += width
            return (piece: piece, width: width)
        }
        guard var level = pieces.map(\.level).max(), level > 0 else { return ordered }
        while level > 0 {
            var start = 0
            while start < ordered.count {
                var end = start
                while end < ordered.count, ordered[end].piece.level >= level { end += 1 }
                ordered[start..<end].reverse()
                start = max(end, start + 1)
            }
            level -= 1
        }
        return ordered
    }
}
