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
        var question = request
        if axis == .horizontal || request.known.height.isNaN {
            question.known[axis] = .nan
        } else {
            question.heightRole = .reference
        }
        question.unlimitedAxes = OpenAxes(axis, if: true)
        let isWidth = axis == .horizontal
        question.available[axis] =
            isWidth && length == .minContent
            ? -.infinity : isWidth && length == .fitContent ? room : .infinity
        return FlexLayoutPass.size(of: row, in: self, question)[axis]
    }

    /// Gives a root the extents that follow from its aspect ratio.
    func keepRatio(of row: Int, _ sides: RatioSides, _ request: inout SizingRequest) {
        let side = sides.box.horizontal
        let height = request.known.height
        var question = request
        question.known.width = .nan
        question.unlimitedAxes = OpenAxes(.horizontal, if: true)
        if request.known.width.isNaN {
            let width =
                height.isNaN
                ? sides.limited(width: FlexLayoutPass.size(of: row, in: self, question).width)
                : sides.width(forHeight: height)
            request.known.width = side.clamped(width)
        }
        guard height.isNaN else {
            guard hasRatioMinimum(row, side), styles[row].overflowX == .visible else { return }
            question.available.width = -.infinity
            let content = FlexLayoutPass.size(of: row, in: self, question).width
            request.known.width = max(request.known.width, side.clamped(content))
            return
        }
        request.known.height = sides.clampedHeight(forWidth: request.known.width)
        if hasRatioMinimum(row, sides.box.vertical) { request.heightRole = .least }
    }
}
