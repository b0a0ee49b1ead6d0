internal import Columns
internal import LayoutCore

extension FlexTree {
    /// The last pass: rounds boxes to the pixel grid. It changes nothing that layout computes with.
    ///
    /// Edges are rounded where they are on the screen, so that boxes that touch still touch. Only nodes whose
    /// boxes have been computed again, or that have moved with an ancestor, are visited. The content of what has moved by
    /// whole pixels is as it was and not visited; its absolute origin is then out of date by as many pixels, which makes
    /// no difference.
    func round(_ root: Int, scale: Double, everything: Bool) {
        var pass = RoundingPass(
            self, scale: scale, everything: everything, inParent: rules.roundsPositionsInParent)
        pass.visit(root, from: .zero, pixels: .zero)
        while let next = pass.pending.popLast() { pass.visitChildren(of: Int(next)) }
        storage.statistics.roundedNodes += pass.count
        if !storage.listMoves.isEmpty {
            storage.listMoves = storage.listMoves.filter { traits[Int($0.key)].contains(.moved) }
        }
    }

    /// The size of a box on the pixel grid, if its origin is a whole pixel.
    func pixelSize(of row: Int, _ size: Size, scale: Double) -> Size {
        let rounding = AxisRounding(scale: scale, isText: traits[row].contains(.text), inParent: false)
        return Size(
            width: rounding.interval(Interval(start: 0, length: size.width), corner: 0, parentPixels: 0)
                .length,
            height: rounding.interval(Interval(start: 0, length: size.height), corner: 0, parentPixels: 0)
                .length)
    }
}

/// One run of rounding over a tree. What is inlined pays in `flex growth wide`: it runs once for each node.
private struct RoundingPass: ~Copyable {
    private let tree: FlexTree
    private let scale: Double
    private let everything: Bool
    private let inParent: Bool
    /// The nodes whose children are to be visited; complemented where all of them are, whatever has moved.
    var pending = Column<Int32>()
    private(set) var count = 0

    init(_ tree: FlexTree, scale: Double, everything: Bool, inParent: Bool) {
        self.tree = tree
        self.scale = scale
        self.everything = everything
        self.inParent = inParent
        tree.storage.movedRows.removeAll()
    }

    mutating func visitChildren(of pending: Int) {
        let row = pending < 0 ? ~pending : pending
        let corner = tree.absoluteOrigins[row]
        let isText = tree.traits[row].contains(.text)
        let pixels = Point(
            x: PixelRounding.position(corner.x, scale, isText: isText),
            y: PixelRounding.position(corner.y, scale, isText: isText))
        var child = tree.links[row].firstChild
        if pending >= 0, !tree.storage.listMoves.isEmpty, let move = tree.storage.listMoves[Int32(row)] {
            child = move.child
            if keepsPixels(move.distance) {
                visit(Int(child), from: corner, pixels: pixels)
                if move.distance != 0 { shift(from: tree.links[Int(child)].next, move) }
                return
            }
        }
        while child >= 0 {
            visit(Int(child), from: corner, pixels: pixels)
            child = tree.links[Int(child)].next
        }
    }

    /// Moves nodes on the pixel grid that have moved by whole pixels, and are otherwise as they were.
    private mutating func shift(from first: Int32, _ move: ListMove) {
        let distance =
            move.axis == .horizontal ? Point(x: move.distance, y: 0) : Point(x: 0, y: move.distance)
        var child = first
        while child >= 0 {
            let row = Int(child)
            count += 1
            if !tree.traits[row].contains(.hidden) {
                tree.pixelBoxes[row].origin.x += distance.x
                tree.pixelBoxes[row].origin.y += distance.y
                tree.absoluteOrigins[row].x += distance.x
                tree.absoluteOrigins[row].y += distance.y
                tree.storage.movedRows.append(child)
            }
            child = tree.links[row].next
        }
    }

    /// Whether a box that moves so far moves by as much on the pixel grid, to the last digit.
    private func keepsPixels(_ distance: Double) -> Bool {
        distance == 0 || (scale == 1 || scale == 2) && isWhole(distance)
    }

    @inline(__always)
    mutating func visit(_ row: Int, from parent: Point, pixels: Point) {
        count += 1
        let box = tree.boxes[row]
        let rowTraits = tree.traits[row]
        let corner = Point(x: parent.x + box.origin.x, y: parent.y + box.origin.y)
        let pixelBox = pixelBox(of: box, corner, pixels, isText: rowTraits.contains(.text))
        if tree.pixelBoxes[row] != pixelBox {
            tree.pixelBoxes[row] = pixelBox
            tree.storage.movedRows.append(Int32(truncatingIfNeeded: row))
        }
        let old = tree.absoluteOrigins[row]
        tree.absoluteOrigins[row] = corner
        let isMoved = rowTraits.contains(.moved)
        if isMoved { tree.traits[row] = rowTraits.subtracting(.moved) }
        guard tree.links[row].firstChild >= 0 else { return }
        if everything || !isWhole(corner.x - old.x) || !isWhole(corner.y - old.y) {
            pending.append(~Int32(truncatingIfNeeded: row))
        } else if isMoved {
            pending.append(Int32(truncatingIfNeeded: row))
        }
    }

    /// A box on the pixel grid. Boxes that are no text, in reach of the quick way to round, need neither calls
    /// nor jumps.
    @inline(__always)
    private func pixelBox(of box: Rect, _ corner: Point, _ pixels: Point, isText: Bool) -> Rect {
        let reach = abs(corner.x) + abs(corner.y) + box.size.width + box.size.height
        guard !isText, reach * scale < PixelRounding.quickReach, scale > 0 else {
            let rounding = AxisRounding(scale: scale, isText: isText, inParent: inParent)
            return rounding.pixelBox(of: box, corner, pixels)
        }
        let left = PixelRounding.quickNearest(corner.x, scale)
        let top = PixelRounding.quickNearest(corner.y, scale)
        let right = PixelRounding.quickNearest(corner.x + box.size.width, scale)
        let bottom = PixelRounding.quickNearest(corner.y + box.size.height, scale)
        var result = Rect(x: left - pixels.x, y: top - pixels.y, width: right - left, height: bottom - top)
        if inParent {
            result.origin.x = PixelRounding.quickNearest(box.origin.x, scale)
            result.origin.y = PixelRounding.quickNearest(box.origin.y, scale)
        }
        if scale == 1 { return result }
        return Rect(
            x: result.origin.x / scale, y: result.origin.y / scale, width: result.size.width / scale,
            height: result.size.height / scale)
    }

    /// Whether a distance is exactly a number of pixels.
    @inline(__always)
    private func isWhole(_ distance: Double) -> Bool {
        if distance == 0 { return true }
        let pixels = distance * scale
        return scale != 0 && PixelRounding.floor(pixels) == pixels
    }
}

/// Rounding of boxes on one axis.
private struct AxisRounding {
    let scale: Double
    let isText: Bool
    /// Whether positions in the parent are rounded by themselves.
    let inParent: Bool

    /// A box on the pixel grid.
    @inline(never)
    func pixelBox(of box: Rect, _ corner: Point, _ pixels: Point) -> Rect {
        Rect(
            interval(box[.horizontal], corner: corner.x, parentPixels: pixels.x),
            interval(box[.vertical], corner: corner.y, parentPixels: pixels.y))
    }

    /// A side of a box on the pixel grid.
    ///
    /// - Parameters:
    ///   - side: The side relative to the parent.
    ///   - corner: The absolute position.
    ///   - parentPixels: The parent's absolute position, in whole pixels.
    func interval(_ side: Interval, corner: Double, parentPixels: Double) -> Interval {
        if scale == 0 { return side }
        let start = PixelRounding.position(corner, scale, isText: isText)
        let end = corner + side.length
        let endPixel: Double
        if isText {
            // Text must not lose the part of a pixel that its last letter needs.
            let isWhole = PixelRounding.isWhole(side.length * scale)
            endPixel = isWhole ? PixelRounding.down(end, scale) : PixelRounding.up(end, scale)
        } else {
            endPixel = PixelRounding.nearest(end, scale)
        }
        return Interval(
            start: inParent
                ? PixelRounding.position(side.start, scale, isText: isText) / scale
                : (start - parentPixels) / scale,
            length: (endPixel - start) / scale)
    }
}
