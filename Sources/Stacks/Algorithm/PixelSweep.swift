internal import LayoutCore

/// The last pass: boxes in the coordinates of the root, mirrored where that is asked, and their edges on pixels.
/// Nothing is computed with what it finds.
extension StackTree {
    /// Visits what has moved or been placed since the pass before.
    func putOnGrid(_ root: Int, _ space: StackSpace, everything: Bool) {
        let bottom = pending.count
        var corner = boxes[root].origin
        if space.direction == .rightToLeft, !space.proposal.horizontal.isNaN {
            corner.x = space.proposal.horizontal - corner.x - boxes[root].size.width
        }
        visit(root, corner: corner, space, everything)
        while pending.count > bottom {
            let parent = Int(pending.popLast())
            let corner = corners[parent]
            let width = boxes[parent].size.width
            var child = Int(links[parent].firstChild)
            while child >= 0 {
                if traits[child].flags.contains(.hidden) {
                    if traits[child].flags.contains(.moved) { sweepHidden(child) }
                } else {
                    let origin = boxes[child].origin
                    let x =
                        space.direction == .leftToRight
                        ? origin.x : width - origin.x - boxes[child].size.width
                    visit(
                        child, corner: Point(x: corner.x + x, y: corner.y + origin.y), space, everything)
                }
                child = Int(links[child].next)
            }
        }
    }

    @inline(__always)
    private func visit(_ row: Int, corner: Point, _ space: StackSpace, _ everything: Bool) {
        let flags = traits[row].flags
        let isElsewhere = corners[row] != corner
        if everything || isElsewhere || !flags.isDisjoint(with: [.moved, .new]) {
            corners[row] = corner
            let box = space.onGrid(Rect(origin: corner, size: boxes[row].size))
            if box != pixelBoxes[row] || flags.contains(.new) {
                pixelBoxes[row] = box
                movedRows.append(Int32(row))
            }
            if links[row].firstChild >= 0 { pending.append(Int32(row)) }
        } else if flags.contains(.placed) {
            pending.append(Int32(row))
        }
        if !flags.isDisjoint(with: [.moved, .new, .placed]) {
            traits[row].flags.subtract([.moved, .new, .placed])
        }
    }

    /// Hides a node and everything in it, all of which has to be placed anew when it is shown again.
    private func sweepHidden(_ root: Int) {
        let bottom = pending.count
        pending.append(Int32(root))
        while pending.count > bottom {
            let row = Int(pending.popLast())
            let wasHidden = traits[row].flags.contains(.hidden) && !traits[row].flags.contains(.placed)
            boxes[row] = .zero
            pixelBoxes[row] = .zero
            corners[row] = .zero
            traits[row].flags.subtract([.moved, .placed])
            traits[row].flags.formUnion([.hidden, .new, .unplaced])
            if !wasHidden { movedRows.append(Int32(row)) }
            var child = links[row].firstChild
            while child >= 0 {
                pending.append(child)
                child = links[Int(child)].next
            }
        }
    }
}

extension StackSpace {
    /// A rectangle with its edges on the screen's pixels; halves go up.
    @inline(__always)
    func onGrid(_ rect: Rect) -> Rect {
        if scale == 0 { return rect }
        let corner = SIMD4(origin.x, origin.y, origin.x, origin.y)
        var edges = SIMD4(
            rect.origin.x, rect.origin.y, rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
        // Sums of thirds must not fall short of a half.
        edges = ((edges + corner) * scale + 0.5 + 1e-7).floored / scale
        return Rect(
            x: edges.x - corner.x, y: edges.y - corner.y, width: edges.z - edges.x, height: edges.w - edges.y)
    }
}

extension SIMD4<Double> {
    /// The nearest whole numbers that are not larger, without calls into the library of mathematics.
    @inline(__always)
    fileprivate var floored: Self {
        // Numbers of this size have no fractions, so that the sums are the nearest ones without.
        let whole = Self(repeating: 0x1.8p52)
        let limit = Self(repeating: 0x1p51)
        guard all((self .< limit) .& (self .> -limit)) else { return rounded(.down) }
        let nearest = (self + whole) - whole
        return nearest.replacing(with: nearest - 1, where: nearest .> self)
    }
}
