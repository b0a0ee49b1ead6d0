internal import LayoutCore

/// The size of a root where its style gives it by keywords or an aspect ratio.
extension FlexTree {
    /// Determines the extents of a root whose minimum or maximum is a keyword.
    func resolveKeywordLimits(of row: Int, _ request: inout SizingRequest, _ space: RootSpace) {
        guard traits[row].contains(.hasKeywords) else { return }
        var box = box(
            of: row, containingBlockSize: request.containingBlockSize, request.direction)
        for axis in Axis.allCases {
            let (minimum, maximum) = (styles[row].minSize(axis), styles[row].maxSize(axis))
            guard minimum.isKeyword || maximum.isKeyword else { continue }
            let min = keywordSize(minimum, of: row, on: axis, request, space)
            let max = keywordSize(maximum, of: row, on: axis, request, space)
            if let min { box[axis].min = min }
            if let max { box[axis].max = max }
            let size =
                box[axis].unclampedSize ?? request.known[axis] ?? unclampedSize(of: row, on: axis, request)
            request.known[axis] = box[axis].clamped(size)
        }
    }

    private func unclampedSize(of row: Int, on axis: Axis, _ request: SizingRequest) -> Double {
        var request = request
        request.unclampedAxes = AxisSet(axis)
        return FlexLayoutPass.size(of: row, in: self, request)[axis]
    }

    /// The size that a keyword resolves to for a root; `nil` where the value is none, or says nothing.
    private func keywordSize(
        _ length: Length, of row: Int, on axis: Axis, _ request: SizingRequest, _ space: RootSpace
    ) -> Double? {
        guard length.isKeyword else { return nil }
        let available = space[axis].usable
        if length == .stretch { return available.points }
        var request = request
        request.available[axis] = .maxContent
        switch axis {
        case .horizontal:
            request.known.width = nil
            if length == .minContent { request.available.width = .minContent }
            if length == .fitContent { request.available.width = available }
        case .vertical: if request.known.height != nil { request.heightMode = .percentagesOnly }
        }
        return unclampedSize(of: row, on: axis, request)
    }

    /// Determines the extents of a root that follow from its aspect ratio as CSS says.
    func transferByAspectRatio(
        of row: Int, _ ratioBox: AspectRatioBox, _ request: inout SizingRequest
    ) {
        let side = ratioBox.box.horizontal
        let width = request.known.width ?? side.clamped(transferredWidth(of: row, ratioBox, request))
        guard request.known.height == nil else {
            request.known.width = width
            guard hasAutomaticRatioMinimum(row, side), styles[row].overflowX == .visible else { return }
            var minContent = request
            minContent.known.width = nil
            minContent.available.width = .minContent
            let content = unclampedSize(of: row, on: .horizontal, minContent)
            request.known.width = max(width, side.clamped(content))
            return
        }
        request.known.width = width
        request.known.height = ratioBox.clampedHeight(forWidth: width)
        if hasAutomaticRatioMinimum(row, ratioBox.box.vertical) { request.heightMode = .minimum }
    }

    private func transferredWidth(
        of row: Int, _ ratioBox: AspectRatioBox, _ request: SizingRequest
    ) -> Double {
        if let height = request.known.height { return ratioBox.width(forHeight: height) }
        return ratioBox.clamped(width: unclampedSize(of: row, on: .horizontal, request))
    }

    /// Transfers one extent to the other by the aspect ratio, as Yoga does.
    func transferByAspectRatio(_ known: inout Extents, of row: Int, _ box: Box) {
        guard let ratio = styles[row].usableAspectRatio else { return }
        switch (known.width, known.height) {
        case (nil, let height?): known.width = box.horizontal.clamped(height * ratio)
        case (let width?, nil): known.height = box.vertical.clamped(width / ratio)
        case (nil, nil), (_?, _?): break
        }
    }
}
