internal import Columns
public import LayoutCore

extension FlexTree {
    /// Lays out a node and everything in it. Returns at once if nothing has changed since the last time.
    ///
    /// A measure function may lay out other trees meanwhile; for the one that asks it, nothing happens.
    ///
    /// - Parameters:
    ///   - root: The node to start from. If it has a parent, the parent will be laid out again.
    ///   - space: The room to fill, or to find the content's size in. A size in the root's style wins over
    ///     it.
    public func layout(_ root: NodeID, in space: RootSpace) {
        guard let row = row(of: root), !storage.activeRoots.contains(row) else { return }
        if !traits[row].contains(.dirty), links[row].parent < 0, storage.lastSpaces[row] == space {
            return storage.movedRows.removeAll()
        }
        storage.activeRoots.append(row)
        defer { storage.activeRoots.removeLast() }
        if storage.activeRoots.count == 1 { storage.styles.freeRetiredNumbers() }
        updateTraits(of: row)
        let isRescaled = storage.lastSpaces[row]?.scale != space.scale
        var request = rootRequest(row, space)
        let isFoundFirst = traits[row].contains(.sensesRoom) || request.available.width == -.infinity
        if request.known.width.isNaN, isFoundFirst, resolvesPercentInContentWidth {
            request.known.width = FlexLayoutPass.size(of: row, in: self, request).width
        }
        request.wantsLayout = true
        let size = FlexLayoutPass.size(of: row, in: self, request)
        let base = space.size
        var origin = Point.zero
        let box = box(of: row, percentBase: base, request.direction)
        for axis in Axis.allCases where space.appliesRootMargins {
            origin[axis] = box[axis].marginStart
            if styles[row].position != .static {
                origin[axis] += relativeOffset(of: row, on: axis, percentBase: base, request.direction)
            }
        }
        boxes[row] = Rect(origin: origin, size: size).usable
        storage.lastSpaces[row] = space
        round(row, scale: space.usableScale, everything: isRescaled)
        if links[row].parent >= 0 { markDirty(Int(links[row].parent)) }
    }

    /// The size that a node would take as a root, on the pixel grid, with nothing laid out.
    public func size(of root: NodeID, in space: RootSpace) -> Size {
        guard let row = row(of: root), !storage.activeRoots.contains(row) else { return .zero }
        storage.activeRoots.append(row)
        defer { storage.activeRoots.removeLast() }
        // Preparing takes the mark away by which the next layout would know that it has work.
        if traits[row].contains(.dirty) { storage.lastSpaces[row]?.width = .definite(.nan) }
        updateTraits(of: row)
        let request = rootRequest(row, space)
        let size = FlexLayoutPass.size(of: row, in: self, request)
        return pixelSize(of: row, size, scale: space.usableScale)
    }

    /// Whether percentages refer to a width that was found from the content, once it has been.
    private var resolvesPercentInContentWidth: Bool { !errata.contains(.percentAgainstAvailableSpace) }

    /// A root fills definite room, as a block box does its containing block.
    private func rootRequest(_ row: Int, _ space: RootSpace) -> SizingRequest {
        let direction = styles[row].direction.resolved(in: space.direction)
        let box = box(of: row, percentBase: space.size, direction)
        var request = SizingRequest.natural
        request.direction = direction
        request.percentBase = space.size
        for axis in Axis.allCases {
            let room = space[axis].room
            let length = styles[row].size(axis)
            if !box[axis].size.isNaN {
                request.known[axis] = box[axis].size
            } else if length.isIntrinsic {
                let fits = length == .fitContent && axis == .horizontal
                let isLeast = length == .minContent && axis == .horizontal
                request.available[axis] = fits ? room : isLeast ? -.infinity : .infinity
            } else if room.isFinite {
                request.known[axis] = box[axis].clamped(
                    space.appliesRootMargins ? room - box[axis].margin : room)
            } else {
                request.available[axis] = room > 0 ? box[axis].max : room
            }
        }
        limitByKeywords(row, &request, space)
        let ratio = styles[row].usableAspectRatio
        if let sides = ratioSides(of: row, box) {
            keepRatio(of: row, sides, &request)
        } else if !ratio.isNaN, request.known.width.isNaN != request.known.height.isNaN {
            if request.known.width.isNaN {
                request.known.width = box.horizontal.clamped(request.known.height * ratio)
            }
            if request.known.height.isNaN {
                request.known.height = box.vertical.clamped(request.known.width / ratio)
            }
        }
        return request
    }
}

extension RootSpace {
    /// The definite extents; NaN where there is none.
    fileprivate var size: Size {
        Size(
            width: width.room.isFinite ? width.room : .nan, height: height.room.isFinite ? height.room : .nan)
    }
}
