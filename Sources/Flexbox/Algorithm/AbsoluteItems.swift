internal import LayoutCore

/// [4.1 Absolutely positioned children](https://www.w3.org/TR/css-flexbox-1/#abspos-items): they take part in no line,
/// and are sized and positioned in the padding box of their containing block.
extension FlexLayoutPass {
    /// Sizes and positions the absolutely positioned items that the container at hand is the containing block of.
    func layOutAbsoluteItems() throws(Interruption) {
        for index in container.resumeIndex..<absolutes.count {
            container.resumeIndex = index
            try layOutAbsoluteItem(absolutes[index])
        }
    }

    private func layOutAbsoluteItem(_ item: AbsoluteItem) throws(Interruption) {
        let row = item.row
        var box = tree.box(
            of: row, containingBlockSize: absoluteContainingBlockSize, container.request.direction)
        try resolveKeywords(of: item, &box)
        if let ratioBox = tree.aspectRatioBox(of: row, box) {
            return try layOutAbsoluteItem(item, ratioBox)
        }
        var request = absoluteRequest(of: item)
        for axis in Axis.allCases {
            let between = availableLength(for: item, on: axis) - box[axis].margin
            request.known[axis] =
                box[axis].size ?? (fillsInsets(item, on: axis) ? box[axis].clamped(between) : nil)
            switch axis {
            case .horizontal:
                let width = rules.availableAbsoluteWidth(
                    betweenInsets: between, containingBlock: paddingBox(axis).length)
                request.available.width = .definite(min(width, box[axis].max))
            case .vertical: request.available.height = AvailableSpace(upTo: box[axis].max)
            }
        }
        tree.transferByAspectRatio(&request.known, of: row, box)
        let (known, available) = (request.known, request.available)
        let isHeightIntrinsic = tree.styles[row].height.isIntrinsic
        if isHeightIntrinsic { request.indefiniteAxes = .vertical }
        let size = try absoluteSize(of: row, &request, box)
        if known.height == nil || isHeightIntrinsic, !rules.contentExceedsAvailableSpace {
            request.indefiniteAxes = .vertical
        }
        for axis in Axis.allCases where known[axis] == nil && available[axis].points == nil {
            request.indefiniteAxes.formUnion(AxisSet(axis))
        }
        request.known = Extents(size)
        request.available = .maxContent
        request.performsLayout = true
        _ = try self.size(of: row, request)
        place(item, size, box)
    }

    /// Whether two insets determine the size of an item on an axis.
    private func fillsInsets(_ item: AbsoluteItem, on axis: Axis) -> Bool {
        let insets = insets(of: item.row, on: axis)
        return insets.start != nil && insets.end != nil && !tree.styles[item.row].size(axis).isKeyword
            && (alignmentBetweenInsets(of: item, on: axis) ?? .stretch) == .stretch
    }

    /// A request without known extents.
    func absoluteRequest(of item: AbsoluteItem) -> SizingRequest {
        SizingRequest(
            known: .indefinite, available: .maxContent, containingBlockSize: absoluteContainingBlockSize,
            direction: tree.styles[item.row].direction.resolved(in: item.flow.inherited))
    }

    /// Sets the box of an absolutely positioned item.
    func place(_ item: AbsoluteItem, _ size: Size, _ box: Box) {
        let row = item.row
        var result = Rect(origin: .zero, size: size)
        for axis in Axis.allCases {
            result.origin[axis] =
                absolutePosition(of: item, on: axis, size[axis], box[axis]) - item.flow.origin[axis]
        }
        if tree.boxes[row] != result { markMoved(above: row) }
        tree.place(row, at: result)
    }

    /// Marks the nodes between an item and its containing block, which may not have been laid out themselves, so that the
    /// rounding pass comes to the item. Nodes with `display: contents` are among them.
    private func markMoved(above item: Int) {
        var row = Int(tree.links[item].parent)
        while row != container.row, !tree.traits[row].contains(.moved) {
            tree.traits[row].insert(.moved)
            row = Int(tree.links[row].parent)
        }
    }

    /// The size of an absolutely positioned item. Where heights in it refer to its width, or keywords limit it, the width
    /// is determined first.
    private func absoluteSize(
        of row: Int, _ request: inout SizingRequest, _ box: Box
    ) throws(Interruption) -> Size {
        let isWidthFirst = !tree.traits[row].isDisjoint(with: [.dependsOnSpace, .hasKeywords])
        guard isWidthFirst, !rules.contentExceedsAvailableSpace else { return try size(of: row, request) }
        var result = Size.zero
        for axis in Axis.allCases {
            if let known = request.known[axis] {
                result[axis] = known
            } else {
                result[axis] = box[axis].clamped(try size(of: row, request)[axis])
                request.known[axis] = result[axis]
            }
        }
        return result
    }

    /// The width of an absolutely positioned item whose style sets none.
    private func absoluteWidth(of item: AbsoluteItem, _ box: Box) throws(Interruption) -> Double {
        if let ratioBox = tree.aspectRatioBox(of: item.row, box) {
            return try absoluteWidth(of: item, ratioBox)
        }
        let side = box.horizontal
        let available = availableLength(for: item, on: .horizontal) - side.margin
        let insets = insets(of: item.row, on: .horizontal)
        if insets.start != nil, insets.end != nil { return side.clamped(available) }
        var request = absoluteRequest(of: item)
        request.known.height = box.vertical.size
        request.available.width = .definite(min(max(0, available), side.max))
        return side.clamped(try size(of: item.row, request).width)
    }
}

/// Sizes and limits of absolutely positioned items that are keywords.
extension FlexLayoutPass {
    private func resolveKeywords(of item: AbsoluteItem, _ box: inout Box) throws(Interruption) {
        guard tree.traits[item.row].contains(.hasKeywords) else { return }
        let style = tree.styles[item.row]
        for axis in Axis.allCases {
            let (minimum, maximum, size) = (style.minSize(axis), style.maxSize(axis), style.size(axis))
            if minimum.isKeyword { box[axis].min = try keywordSize(minimum, of: item, on: axis, box, true) }
            if maximum.isKeyword { box[axis].max = try keywordSize(maximum, of: item, on: axis, box, true) }
            if size.isKeyword {
                box[axis].unclampedSize = try keywordSize(size, of: item, on: axis, box, false)
            }
            box[axis].clampSize()
        }
    }

    /// The size that a keyword resolves to.
    private func keywordSize(
        _ length: Length, of item: AbsoluteItem, on axis: Axis, _ box: Box, _ isLimit: Bool
    ) throws(Interruption) -> Double {
        let stretchFit = max(0, availableLength(for: item, on: axis) - box[axis].margin)
        if length == .stretch { return stretchFit }
        let ratioBox = tree.aspectRatioBox(of: item.row, box)
        let height = heightBeforeKeywords(of: item, box)
        var request = absoluteRequest(of: item)
        request.unclampedAxes = AxisSet(axis)
        switch axis {
        case .horizontal:
            if let ratioBox, let height { return ratioBox.width(forHeight: height) }
            request.known.height = height
            request.available.width =
                length == .minContent
                ? .minContent : length == .fitContent ? .definite(stretchFit) : .maxContent
            let width = try size(of: item.row, request).width
            return ratioBox?.clamped(width: width) ?? width
        case .vertical:
            var width = box.horizontal.size
            if width == nil || ratioBox != nil { width = try absoluteWidth(of: item, box) }
            if let ratioBox, let width { return ratioBox.height(forWidth: width) }
            request.known.width = width
            request.available.width = .definite(
                availableLength(for: item, on: .horizontal) - box.horizontal.margin)
            if isLimit, let height {
                request.known.height = height
                request.heightMode = .percentagesOnly
            }
            return try size(of: item.row, request).height
        }
    }

    /// The height of an absolutely positioned item that does not depend on its content, before keywords are resolved.
    private func heightBeforeKeywords(of item: AbsoluteItem, _ box: Box) -> Double? {
        if let height = box.vertical.size { return height }
        guard tree.styles[item.row].height == .stretch else { return heightBetweenInsets(of: item, box) }
        return box.vertical.clamped(
            max(0, availableLength(for: item, on: .vertical) - box.vertical.margin))
    }
}
