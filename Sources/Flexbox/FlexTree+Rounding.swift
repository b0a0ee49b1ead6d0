internal import LayoutCore

/// Where a box lies on the screen.
struct PixelPlace {
    /// The top left corner of the box, from the root's parent.
    var corner: Point
    /// The corner of the parent, in whole pixels.
    var parentPixels: Point
    /// Pixels per point; 0 for no rounding.
    var scale: Double
}

extension FlexTree {
    /// The last pass: puts boxes onto the pixel grid. It changes nothing that layout computes with.
    ///
    /// Edges are rounded where they are on the screen, so that boxes that touch still touch. Only nodes whose
    /// boxes have been computed anew, or that have moved with an ancestor, are visited.
    func round(_ root: Int, scale: Double, everything: Bool) {
        movedRows.removeAll(keepingCapacity: true)
        var pending = [(row: Int32(root), parent: Point.zero, parentPixels: Point.zero)]
        while let next = pending.popLast() {
            let row = Int(next.row)
            let box = boxes[row]
            let corner = Point(x: next.parent.x + box.origin.x, y: next.parent.y + box.origin.y)
            let place = PixelPlace(corner: corner, parentPixels: next.parentPixels, scale: scale)
            let pixelBox = pixelBox(of: row, box, at: place)
            if pixelBoxes[row] != pixelBox {
                pixelBoxes[row] = pixelBox
                movedRows.append(next.row)
            }
            statistics.roundedNodes += 1
            let hasMoved = corner != absoluteOrigins[row]
            absoluteOrigins[row] = corner
            guard everything || hasMoved || traits[row].contains(.moved) else { continue }
            traits[row].remove(.moved)
            var pixels = Point.zero
            for axis in Axis.allCases {
                pixels[axis] = (next.parentPixels[axis] + pixelBox.origin[axis] * scale).rounded()
            }
            var child = links[row].firstChild
            while child >= 0 {
                pending.append((child, corner, pixels))
                child = links[Int(child)].next
            }
        }
    }

    /// A box on the pixel grid.
    func pixelBox(of row: Int, _ box: Rect, at place: PixelPlace) -> Rect {
        let scale = place.scale
        if scale == 0 { return box }
        let isText = traits[row].contains(.text)
        var result = Rect.zero
        for axis in Axis.allCases {
            let start = PixelRounding.position(place.corner[axis], scale, isText: isText)
            let end = place.corner[axis] + box.size[axis]
            let endPixel: Double
            if isText {
                // Text must not lose the part of a pixel that its last letter needs.
                let isWhole = PixelRounding.isWhole(box.size[axis] * scale)
                endPixel = isWhole ? PixelRounding.down(end, scale) : PixelRounding.up(end, scale)
            } else {
                endPixel = PixelRounding.nearest(end, scale)
            }
            result.size[axis] = (endPixel - start) / scale
            result.origin[axis] =
                errata.contains(.positionsRoundInParent)
                ? PixelRounding.position(box.origin[axis], scale, isText: isText) / scale
                : (start - place.parentPixels[axis]) / scale
        }
        return result
    }
}
