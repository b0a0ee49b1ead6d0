internal import LayoutCore

extension FlexTree {
    /// The last pass: puts boxes onto the pixel grid. It changes nothing that layout computes with.
    ///
    /// Edges are rounded where they are on the screen, so that boxes that touch still touch. Only nodes whose
    /// boxes have been computed anew, or that have moved with an ancestor, are visited. What has moved by whole
    /// pixels is as it was inside, so that nobody looks there; then its absolute place is out of date by as
    /// many, which makes no difference.
    func round(_ root: Int, scale: Double, everything: Bool) {
        movedRows.removeAll(keepingCapacity: true)
        var pass = RoundingPass(
            tree: self, scale: scale, everything: everything,
            inParent: errata.contains(.positionsRoundInParent))
        pass.visit(root, from: .zero, pixels: .zero)
        while let next = pass.pending.popLast() {
            let row = Int(next)
            let corner = absoluteOrigins[row]
            let isText = traits[row].contains(.text)
            let pixels = Point(
                x: PixelRounding.position(corner.x, scale, isText: isText),
                y: PixelRounding.position(corner.y, scale, isText: isText))
            var child = links[row].firstChild
            while child >= 0 {
                pass.visit(Int(child), from: corner, pixels: pixels)
                child = links[Int(child)].next
            }
        }
        statistics.roundedNodes += pass.count
    }

    /// The size of a box on the pixel grid, if it stands there.
    func pixelSize(of row: Int, _ size: Size, scale: Double) -> Size {
        let rounding = AxisRounding(scale: scale, isText: traits[row].contains(.text), inParent: false)
        return Size(
            width: rounding.interval(Interval(start: 0, length: size.width), corner: 0, parentPixels: 0)
                .length,
            height: rounding.interval(Interval(start: 0, length: size.height), corner: 0, parentPixels: 0)
                .length)
    }
}

/// One run of rounding over a tree.
private struct RoundingPass {
    let tree: FlexTree
    let scale: Double
    let everything: Bool
    let inParent: Bool
    /// The nodes whose children are to be looked at.
    var pending: [Int32] = []
    var count = 0

    mutating func visit(_ row: Int, from parent: Point, pixels: Point) {
        count += 1
        let box = tree.boxes[row]
        let traits = tree.traits[row]
        let corner = Point(x: parent.x + box.origin.x, y: parent.y + box.origin.y)
        let rounding = AxisRounding(scale: scale, isText: traits.contains(.text), inParent: inParent)
        let horizontal = rounding.interval(box[.horizontal], corner: corner.x, parentPixels: pixels.x)
        let vertical = rounding.interval(box[.vertical], corner: corner.y, parentPixels: pixels.y)
        let pixelBox = Rect(horizontal, vertical)
        if tree.pixelBoxes[row] != pixelBox {
            tree.pixelBoxes[row] = pixelBox
            tree.movedRows.append(Int32(row))
        }
        let old = tree.absoluteOrigins[row]
        tree.absoluteOrigins[row] = corner
        if traits.contains(.moved) {
            tree.traits[row].remove(.moved)
        } else if !everything, isWhole(corner.x - old.x), isWhole(corner.y - old.y) {
            return
        }
        if tree.links[row].firstChild >= 0 { pending.append(Int32(row)) }
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

    /// A side of a box on the pixel grid.
    ///
    /// - Parameters:
    ///   - side: Its place in the parent.
    ///   - corner: Its place on the screen.
    ///   - parentPixels: The parent's place on the screen, in whole pixels.
    @inline(__always)
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
