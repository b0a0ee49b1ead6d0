internal import Columns
public import LayoutCore

extension FlexTree {
    /// Lays out a node and everything in it. Returns at once if nothing has changed since the last time.
    ///
    /// A measure function may lay out other trees meanwhile; a layout of the tree that calls it does nothing.
    ///
    /// - Parameters:
    ///   - root: The node to start from. If it has a parent, the parent will be laid out again.
    ///   - space: The available space to fill, or to fit the content into. A size in the root's style overrides it.
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
        let isFoundFirst = traits[row].contains(.dependsOnSpace) || request.available.width.isMinContent
        if request.known.width == nil, isFoundFirst, !rules.percentagesReferToAvailableSpace {
            request.known.width = FlexLayoutPass.size(of: row, in: self, request).width
        }
        request.performsLayout = true
        let size = FlexLayoutPass.size(of: row, in: self, request)
        let containingBlockSize = space.definiteSize
        var origin = Point.zero
        let box = box(of: row, containingBlockSize: containingBlockSize, request.direction)
        for axis in Axis.allCases where space.appliesRootMargins {
            origin[axis] = box[axis].marginStart
            if styles[row].position != .static {
                origin[axis] += relativeOffset(
                    of: row, on: axis, containingBlockSize: containingBlockSize, request.direction)
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
        // Preparing removes the dirty mark, without which the next layout would return at once.
        if traits[row].contains(.dirty) { storage.lastSpaces[row]?.width = .definite(.nan) }
        updateTraits(of: row)
        let request = rootRequest(row, space)
        let size = FlexLayoutPass.size(of: row, in: self, request)
        return pixelSize(of: row, size, scale: space.usableScale)
    }

    /// The request for a root, which fills definite available space as a block box fills its containing block.
    func rootRequest(_ row: Int, _ space: RootSpace) -> SizingRequest {
        let direction = styles[row].direction.resolved(in: space.direction)
        let box = box(of: row, containingBlockSize: space.definiteSize, direction)
        var request = SizingRequest.maxContent
        request.direction = direction
        request.containingBlockSize = space.definiteSize
        for axis in Axis.allCases {
            let available = space[axis].usable
            let length = styles[row].size(axis)
            if let size = box[axis].size {
                request.known[axis] = size
            } else if length.isIntrinsic {
                switch length {
                case .fitContent where axis == .horizontal: request.available[axis] = available
                case .minContent where axis == .horizontal: request.available[axis] = .minContent
                default: request.available[axis] = .maxContent
                }
            } else {
                switch available {
                case .definite(let points):
                    request.known[axis] = box[axis].clamped(
                        space.appliesRootMargins ? points - box[axis].margin : points)
                case .maxContent: request.available[axis] = AvailableSpace(upTo: box[axis].max)
                case .minContent: request.available[axis] = .minContent
                }
            }
        }
        resolveKeywordLimits(of: row, &request, space)
        if let ratioBox = aspectRatioBox(of: row, box) {
            transferByAspectRatio(of: row, ratioBox, &request)
        } else {
            transferByAspectRatio(&request.known, of: row, box)
        }
        return request
    }
}

extension RootSpace {
    /// The definite extents.
    fileprivate var definiteSize: Extents {
        Extents(width: width.usable.points, height: height.usable.points)
    }
}
