internal import LayoutCore

/// What a root's own style says of its size beyond points: nobody around it answers that.
extension FlexTree {
    /// Settles the extents of a root whose minimum or maximum is a keyword.
    func limitByKeywords(_ row: Int, _ request: inout SizingRequest, _ space: RootSpace) {
        guard traits[row].contains(.hasKeywords) else { return }
        var box = box(of: row, percentBase: request.percentBase, request.direction)
        for axis in Axis.allCases {
            let (least, most) = (styles[row].minSize(axis), styles[row].maxSize(axis))
            guard least.isKeyword || most.isKeyword else { continue }
            let min = points(least, of: row, on: axis, request, space)
            let max = points(most, of: row, on: axis, request, space)
            if !min.isNaN { box[axis].min = min }
            if !max.isNaN { box[axis].max = max }
            var size = box[axis].unclampedSize.isNaN ? request.known[axis] : box[axis].unclampedSize
            if size.isNaN {
                var question = request
                question.unlimitedAxes = OpenAxes(axis, if: true)
                size = FlexLayoutPass.size(of: row, in: self, question)[axis]
            }
            request.known[axis] = box[axis].clamped(size)
        }
    }

    /// The points that a keyword comes to for a root; NaN where it says nothing.
    private func points(
        _ length: Length, of row: Int, on axis: Axis, _ request: SizingRequest, _ space: RootSpace
    ) -> Double {
        guard length.isKeyword else { return .nan }
        let room = space[axis].room
        if length == .stretch { return room.isFinite ? room : .nan }
        // A row of one line is as high inside as it is told to be.
        if axis == .vertical, fillsHeight(row), let height = styles[row].height.points { return height }
        var question = request
        question.known[axis] = .nan
        question.unlimitedAxes = OpenAxes(axis, if: true)
        let isWidth = axis == .horizontal
        question.available[axis] =
            isWidth && length == .minContent
            ? -.infinity : isWidth && length == .fitContent ? room : .infinity
        return FlexLayoutPass.size(of: row, in: self, question)[axis]
    }

    /// Whether the items of a node are as high as it is, so that its content asks for no other height.
    func fillsHeight(_ row: Int) -> Bool {
        let style = styles[row]
        return links[row].firstChild >= 0 && style.flexWrap == .noWrap && style.alignItems == .stretch
            && style.flexDirection.axis == .horizontal
    }

    /// Gives a root whose width has been found the height that goes with it by its aspect ratio.
    func fillInHeight(of row: Int, _ request: inout SizingRequest, _ space: RootSpace) {
        let ratio = styles[row].usableAspectRatio
        guard !ratio.isNaN, request.known.height.isNaN else { return }
        let side = box(of: row, percentBase: request.percentBase, request.direction)
        let isOutside = styles[row].boxSizing == .contentBox
        let (across, down) = isOutside ? (side.horizontal.inset, side.vertical.inset) : (0, 0)
        var height = max(0, request.known.width - across) / ratio + down
        if side.vertical.min.isNaN, hasRatioMinimum(row) {
            height = max(height, FlexLayoutPass.size(of: row, in: self, request).height)
        }
        request.known.height = side.vertical.clamped(height)
    }
}
