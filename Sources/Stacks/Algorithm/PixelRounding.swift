internal import LayoutCore

/// Rounding, the last pass: frames in the coordinates of the root, mirrored where lines run from right to left, with
/// edges on pixels.
/// No layout depends on its results.
extension StackTree {
    /// Rounds the frames that have moved or been placed since the pass before.
    func roundFrames(_ root: Int, _ space: StackSpace, everything: Bool) {
        let bottom = nodes.pending.count
        var corner = nodes.frames[root].origin
        if space.direction == .rightToLeft, let width = space.proposal.width {
            corner.x = width - corner.x - nodes.frames[root].size.width
        }
        round(root, corner: corner, space, everything)
        while nodes.pending.count > bottom {
            let parent = Int(nodes.pending.removeLast())
            let corner = nodes.origins[parent]
            let width = nodes.frames[parent].size.width
            var child = Int(nodes.links[parent].firstChild)
            while child >= 0 {
                if nodes.traits[child].flags.contains(.hidden) {
                    if nodes.traits[child].flags.contains(.frameChanged) { resetHidden(child) }
                } else {
                    let origin = nodes.frames[child].origin
                    let x =
                        space.direction == .leftToRight
                        ? origin.x : width - origin.x - nodes.frames[child].size.width
                    round(
                        child, corner: Point(x: corner.x + x, y: corner.y + origin.y), space, everything)
                }
                child = Int(nodes.links[child].next)
            }
        }
    }

    @inline(__always)  // Pays in `stack growth flat`.
    private func round(_ row: Int, corner: Point, _ space: StackSpace, _ everything: Bool) {
        let flags = nodes.traits[row].flags
        let isMoved = nodes.origins[row] != corner
        if everything || isMoved || !flags.isDisjoint(with: [.frameChanged, .isNew]) {
            nodes.origins[row] = corner
            let frame = space.rounded(Rect(origin: corner, size: nodes.frames[row].size))
            if frame != nodes.roundedFrames[row] || flags.contains(.isNew) {
                nodes.roundedFrames[row] = frame
                nodes.movedRows.append(Int32(row))
            }
            if nodes.links[row].firstChild >= 0 { nodes.pending.append(Int32(row)) }
        } else if flags.contains(.childrenPlaced) {
            nodes.pending.append(Int32(row))
        }
        if !flags.isDisjoint(with: [.frameChanged, .isNew, .childrenPlaced]) {
            nodes.traits[row].flags.subtract([.frameChanged, .isNew, .childrenPlaced])
        }
    }

    /// Resets the frames of a node and its descendants, all of which have to be placed when they are shown again.
    private func resetHidden(_ root: Int) {
        let bottom = nodes.pending.count
        nodes.pending.append(Int32(root))
        while nodes.pending.count > bottom {
            let row = Int(nodes.pending.removeLast())
            let flags = nodes.traits[row].flags
            let wasHidden = flags.contains(.hidden) && !flags.contains(.childrenPlaced)
            nodes.frames[row] = .zero
            nodes.roundedFrames[row] = .zero
            nodes.origins[row] = .zero
            nodes.traits[row].flags.subtract([.frameChanged, .childrenPlaced])
            nodes.traits[row].flags.formUnion([.hidden, .isNew, .needsPlacement])
            if !wasHidden { nodes.movedRows.append(Int32(row)) }
            var child = nodes.links[row].firstChild
            while child >= 0 {
                nodes.pending.append(child)
                child = nodes.links[child].next
            }
        }
    }
}

extension StackSpace {
    /// A rectangle with its edges on the screen's pixels; halves go up.
    @inline(__always)  // Pays in `stack growth flat`.
    func rounded(_ rect: Rect) -> Rect {
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
    @inline(__always)  // Pays in `stack growth flat`.
    fileprivate var floored: Self {
        // Numbers of this size have no fractions, so that the sums are the nearest ones without.
        let whole = Self(repeating: 0x1.8p52)
        let limit = Self(repeating: 0x1p51)
        guard all((self .< limit) .& (self .> -limit)) else { return rounded(.down) }
        let nearest = (self + whole) - whole
        return nearest.replacing(with: nearest - 1, where: nearest .> self)
    }
}
