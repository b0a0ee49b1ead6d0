internal import LayoutCore

/// [4.1 Absolutely positioned children](https://www.w3.org/TR/css-flexbox-1/#abspos-items): they share no
/// room with the items, and stand in the padding box of their containing block.
extension FlexLayoutPass {
    /// Sizes and places the absolute nodes that the container at hand is the containing block of.
    mutating func layOutAbsolutes() -> Bool {
        while frame.cursor < absolutes.count {
            guard layOutAbsolute(absolutes[frame.cursor]) else { return false }
            frame.cursor += 1
        }
        return true
    }

    private mutating func layOutAbsolute(_ item: AbsoluteItem) -> Bool {
        let row = item.row
        let direction = tree.styles[row].direction.resolved(in: item.flow.inherited)
        let containing = containingSize
        var box = tree.box(of: row, percentBase: containing, frame.request.direction)
        guard resolveKeywords(of: item, &box) else { return false }
        if let sides = tree.ratioSides(of: row, box) { return layOutAbsolute(item, sides) }
        var known = Size.unknown
        var room = Size.natural
        for axis in Axis.allCases {
            let insets = absoluteInsets(of: row, on: axis)
            let between = absoluteRoom(for: item, on: axis) - box[axis].margin
            let fills =
                !insets.start.isNaN && !insets.end.isNaN && !tree.styles[row].size(axis).isKeyword
                && (alignmentBetweenInsets(of: item, on: axis) ?? .stretch) == .stretch
            known[axis] = box[axis].size.isNaN && fills ? box[axis].clamped(between) : box[axis].size
            let least =
                errata.contains(.absoluteSizeIgnoresInsets) ? paddingBox(axis).length : max(0, between)
            room[axis] = box[axis].limited(axis == .horizontal ? least : .infinity)
        }
        fillInByRatio(&known, of: row, box)
        var request = SizingRequest(
            known: known, available: room, percentBase: containing, direction: direction)
        if tree.styles[row].height.isIntrinsic { request.openAxes = OpenAxes(.vertical, if: true) }
        guard let size = absoluteSize(of: row, &request, box) else { return false }
        let isOpenBelow =
            (known.height.isNaN || tree.styles[row].height.isIntrinsic)
            && !errata.contains(.contentOverflowsAvailableSpace)
        if isOpenBelow { request.openAxes = OpenAxes(.vertical, if: true) }
        for axis in Axis.allCases where known[axis].isNaN && !room[axis].isFinite {
            request.openAxes.formUnion(OpenAxes(axis, if: true))
        }
        request.known = size
        request.available = .natural
        request.wantsLayout = true
        guard self.size(of: row, request) != nil else { return false }
        place(item, size, box)
        return true
    }

    /// Gives an absolute node its box.
    func place(_ item: AbsoluteItem, _ size: Size, _ box: Box) {
        let row = item.row
        var result = Rect(origin: .zero, size: size)
        for axis in Axis.allCases {
            result.origin[axis] =
                absoluteStart(of: item, on: axis, size[axis], box[axis]) - item.flow.origin[axis]
        }
        if tree.boxes[row] != result { announceMove(inside: item.flow.row) }
        tree.place(row, at: result)
    }

    /// The size of an absolute node. Where heights in it refer to its width, or keywords limit it, the width is
    /// settled first.
    private mutating func absoluteSize(of row: Int, _ request: inout SizingRequest, _ box: Box) -> Size? {
        let senses = !tree.traits[row].isDisjoint(with: [.sensesRoom, .hasKeywords])
        guard senses, !errata.contains(.contentOverflowsAvailableSpace) else {
            return size(of: row, request)
        }
        if request.known.width.isNaN {
            guard let size = size(of: row, request) else { return nil }
            request.known.width = box.horizontal.clamped(size.width)
        }
        guard request.known.height.isNaN else { return request.known }
        guard let size = size(of: row, request) else { return nil }
        request.known.height = box.vertical.clamped(size.height)
        return request.known
    }

    /// Tells the pixel grid to look into a box that has not been laid out anew itself.
    private func announceMove(inside row: Int) {
        var row = row
        while row != frame.row, !tree.traits[row].contains(.moved) {
            tree.traits[row].insert(.moved)
            row = Int(tree.links[row].parent)
        }
    }

    /// The width of an absolute node whose style sets none.
    private mutating func absoluteWidth(of item: AbsoluteItem, _ box: Box, _ direction: LayoutDirection)
        -> Double?
    {
        if let sides = tree.ratioSides(of: item.row, box) { return absoluteWidth(of: item, sides) }
        let side = box.horizontal
        let room = absoluteRoom(for: item, on: .horizontal) - side.margin
        let insets = absoluteInsets(of: item.row, on: .horizontal)
        if !insets.start.isNaN, !insets.end.isNaN { return side.clamped(room) }
        let request = SizingRequest(
            known: Size(width: .nan, height: box.vertical.size),
            available: Size(width: side.limited(max(0, room)), height: .infinity),
            percentBase: containingSize,
            direction: direction)
        return size(of: item.row, request).map { side.clamped($0.width) }
    }

    /// Gives a node the one extent that follows from the other by its aspect ratio, as Yoga does.
    private func fillInByRatio(_ known: inout Size, of row: Int, _ box: Box) {
        let ratio = tree.styles[row].usableAspectRatio
        guard !ratio.isNaN, known.width.isNaN != known.height.isNaN else { return }
        if known.width.isNaN {
            known.width = box.horizontal.clamped(known.height * ratio)
        } else {
            known.height = box.vertical.clamped(known.width / ratio)
        }
    }

    /// The height of an absolute node that does not depend on its content, before keywords are found.
    private func heightBeforeKeywords(of item: AbsoluteItem, _ box: Box) -> Double {
        if !box.vertical.size.isNaN { return box.vertical.size }
        guard tree.styles[item.row].height == .stretch else { return heightBetweenInsets(of: item, box) }
        return box.vertical.clamped(max(0, absoluteRoom(for: item, on: .vertical) - box.vertical.margin))
    }

    /// Finds the sizes and limits of an absolute node that are keywords.
    private mutating func resolveKeywords(of item: AbsoluteItem, _ box: inout Box) -> Bool {
        guard tree.traits[item.row].contains(.hasKeywords) else { return true }
        let style = tree.styles[item.row]
        let direction = style.direction.resolved(in: item.flow.inherited)
        for axis in Axis.allCases {
            let room = max(0, absoluteRoom(for: item, on: axis) - box[axis].margin)
            for property in 0..<3 {
                let length =
                    property == 0
                    ? style.minSize(axis) : property == 1 ? style.maxSize(axis) : style.size(axis)
                guard length.isKeyword else { continue }
                var points = room
                if length != .stretch {
                    let isMin = length == .minContent && axis == .horizontal
                    let isFit = length == .fitContent && axis == .horizontal
                    var other = box[axis.cross].size
                    let height = heightBeforeKeywords(of: item, box)
                    if axis == .horizontal { other = height }
                    if axis == .vertical, other.isNaN || tree.ratioSides(of: item.row, box) != nil {
                        guard let width = absoluteWidth(of: item, box, direction) else { return false }
                        other = width
                    }
                    var request = SizingRequest(
                        known: Size(axis, main: .nan, cross: other),
                        available: Size(
                            axis, main: isMin ? -.infinity : isFit ? room : .infinity,
                            cross: axis == .horizontal
                                ? .infinity : absoluteRoom(for: item, on: .horizontal) - box.horizontal.margin
                        ),
                        percentBase: containingSize, unlimitedAxes: OpenAxes(axis, if: true),
                        direction: direction)
                    if axis == .vertical, !height.isNaN, property != 2 {
                        request.known.height = height
                        request.heightRole = .reference
                    }
                    let sides = tree.ratioSides(of: item.row, box)
                    if let sides, axis == .vertical || !other.isNaN {
                        points =
                            axis == .vertical
                            ? sides.height(forWidth: other) : sides.width(forHeight: other)
                    } else {
                        guard let size = size(of: item.row, request) else { return false }
                        points =
                            axis == .horizontal
                            ? sides?.limited(width: size.width) ?? size.width : size.height
                    }
                }
                if property == 0 { box[axis].min = points }
                if property == 1 { box[axis].max = points }
                if property == 2 { box[axis].unclampedSize = points }
            }
            box[axis].size = box[axis].unclampedSize.isNaN ? .nan : box[axis].clamped(box[axis].unclampedSize)
        }
        return true
    }
}
