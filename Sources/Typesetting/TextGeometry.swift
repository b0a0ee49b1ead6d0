import LayoutCore

/// The positions of the characters of set text: what carets, selections and touches need.
///
/// Positions count the bytes of the text's UTF-8, all runs together. Coordinates are points from the text's
/// top left corner.
public struct TextGeometry: Hashable, Sendable {
    /// The box of characters that belong to one cluster.
    public struct Box: Hashable, Sendable {
        /// The characters.
        public var bytes: Range<Int>
        /// The left edge.
        public var left: Double
        /// The right edge.
        public var right: Double
        /// Whether the characters are read from right to left.
        public var isRightToLeft: Bool

        /// Creates a box.
        public init(bytes: Range<Int>, left: Double, right: Double, isRightToLeft: Bool) {
            self.bytes = bytes
            self.left = left
            self.right = right
            self.isRightToLeft = isRightToLeft
        }

        /// Where a character of the box begins, in proportion where there are several.
        func edge(at byte: Int) -> Double {
            let share = bytes.isEmpty ? 0 : Double(byte - bytes.lowerBound) / Double(bytes.count)
            let along = (right - left) * min(max(share, 0), 1)
            return isRightToLeft ? right - along : left + along
        }
    }

    /// A line.
    public struct Line: Hashable, Sendable {
        /// The line's box, as ``TypesetText/Line/frame``.
        public var frame: Rect
        /// The characters, without a line break at their end.
        public var bytes: Range<Int>
        /// The boxes in logical order.
        public var boxes: [Box]
        /// Whether the paragraph is written from right to left.
        public var isRightToLeft: Bool

        /// Creates a line.
        public init(frame: Rect, bytes: Range<Int>, boxes: [Box], isRightToLeft: Bool) {
            self.frame = frame
            self.bytes = bytes
            self.boxes = boxes
            self.isRightToLeft = isRightToLeft
        }

        /// The x coordinate of a caret before a byte.
        func caret(at byte: Int) -> Double {
            if let box = boxes.first(where: { $0.bytes.contains(byte) }) { return box.edge(at: byte) }
            if let box = boxes.last(where: { $0.bytes.upperBound <= byte }) {
                return box.edge(at: box.bytes.upperBound)
            }
            return frame.origin.x + (isRightToLeft ? frame.size.width : 0)
        }
    }

    /// The lines, from top to bottom; none for text without characters.
    public var lines: [Line]

    /// Creates a geometry.
    public init(lines: [Line]) {
        self.lines = lines
    }

    /// The caret before a byte: a rectangle without width, as high as its line. Nil without lines.
    public func caret(at byte: Int) -> Rect? {
        guard let line = line(at: byte) else { return nil }
        return Rect(
            x: line.caret(at: byte), y: line.frame.origin.y, width: 0, height: line.frame.size.height)
    }

    /// The byte before which a caret lies nearest to a point.
    public func byte(nearestTo point: Point) -> Int {
        guard point.x.isFinite, point.y.isFinite else { return 0 }
        guard let line = lines.first(where: { point.y < $0.frame[.vertical].end }) ?? lines.last else {
            return 0
        }
        var best = (byte: line.bytes.lowerBound, distance: Double.infinity)
        for box in line.boxes {
            for byte in [box.bytes.lowerBound, box.bytes.upperBound] {
                let distance = abs(box.edge(at: byte) - point.x)
                if distance < best.distance { best = (byte, distance) }
            }
        }
        return best.byte
    }

    /// The rectangles that cover characters, one for each stretch of a line.
    public func rectangles(of bytes: Range<Int>) -> [Rect] {
        lines.flatMap { line -> [Rect] in
            var stretches: [(left: Double, right: Double)] = []
            for box in line.boxes where box.bytes.overlaps(bytes) {
                let part = box.bytes.clamped(to: bytes)
                let edges = [box.edge(at: part.lowerBound), box.edge(at: part.upperBound)].sorted()
                if let last = stretches.last, abs(last.right - edges[0]) < 1e-6 {
                    stretches[stretches.count - 1].right = edges[1]
                } else if let last = stretches.last, abs(last.left - edges[1]) < 1e-6 {
                    stretches[stretches.count - 1].left = edges[0]
                } else {
                    stretches.append((edges[0], edges[1]))
                }
            }
            return stretches.map {
                Rect(
                    x: $0.left, y: line.frame.origin.y, width: $0.right - $0.left,
                    height: line.frame.size.height)
            }
        }
    }

    /// The line of a caret: where a line was broken, the one that begins there.
    private func line(at byte: Int) -> Line? {
        lines.last { $0.bytes.lowerBound <= byte } ?? lines.first
    }
}
