internal import LayoutCore

extension FlexTree {
    /// The last pass: puts boxes onto the pixel grid. It changes nothing that layout computes with.
    ///
    /// Edges are rounded where they are on the screen, so that boxes that touch still touch. Only nodes whose
    /// boxes have been computed anew, or that have moved with an ancestor, are visited.
    func round(_ root: Int, scale: Double, everything: Bool) {
        let grid = scale > 0 && scale.isFinite ? scale : 0
        var pending: [(row: Int32, parent: Point, parentPixels: Point)] = [(Int32(root), .zero, .zero)]
        while let next = pending.popLast() {
            let row = Int(next.row)
            let box = boxes[row]
            let absolute = Point(x: next.parent.x + box.origin.x, y: next.parent.y + box.origin.y)
            statistics.roundedNodes += 1
            let pixels = pixelBox(of: row, box, absolute, next.parentPixels, grid)
            let pixelOrigin = Point(
                x: next.parentPixels.x + pixels.origin.x, y: next.parentPixels.y + pixels.origin.y)
            pixelBoxes[row] = pixels
            let hasMoved = absolute != absoluteOrigins[row]
            absoluteOrigins[row] = absolute
            guard everything || hasMoved || traits[row].contains(.moved) else { continue }
            traits[row].remove(.moved)
            var child = links[row].firstChild
            while child >= 0 {
                pending.append((child, absolute, pixelOrigin))
                child = links[Int(child)].next
            }
        }
    }

    private func pixelBox(
        of row: Int, _ box: Rect, _ absolute: Point, _ parentPixels: Point, _ scale: Double
    ) -> Rect {
        if scale == 0 { return box }
        let isText = traits[row].contains(.measured)
        var result = Rect.zero
        for axis in Axis.allCases {
            let start = absolute[axis]
            let startPixel = PixelRounding.position(start, scale, isText: isText)
            let end = start + box.size[axis]
            let isWhole = PixelRounding.isWhole(box.size[axis] * scale)
            let endPixel =
                !isText
                ? PixelRounding.nearest(end, scale)
                : isWhole ? PixelRounding.down(end, scale) : PixelRounding.up(end, scale)
            result.size[axis] = endPixel - startPixel
            result.origin[axis] =
                errata.contains(.positionsRoundInParent)
                ? PixelRounding.position(box.origin[axis], scale, isText: isText)
                : startPixel - parentPixels[axis]
        }
        return result
    }
}
