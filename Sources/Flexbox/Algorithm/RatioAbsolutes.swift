internal import LayoutCore

/// Absolute nodes with an aspect ratio.
extension FlexLayoutPass {
    /// Sizes and places an absolute node with an aspect ratio.
    mutating func layOutAbsolute(_ item: AbsoluteItem, _ sides: RatioSides) -> Bool {
        guard let width = absoluteWidth(of: item, sides) else { return false }
        var request = absoluteRequest(of: item)
        request.known = Size(width: width, height: definiteHeight(of: item, sides))
        if request.known.height.isNaN {
            request.known.height = sides.clampedHeight(forWidth: width)
            if tree.hasRatioMinimum(item.row, sides.box.vertical) {
                let least = request.known.height
                request.heightRole = .least
                guard let size = size(of: item.row, request) else { return false }
                request.known.height = sides.box.vertical.clamped(size.height)
                // What is in the node refers to the height that the ratio gives, unless a maximum cuts off the rest.
                if request.known.height == size.height {
                    request.known.height = least
                } else {
                    request.heightRole = .settled
                }
            }
        }
        request.wantsLayout = true
        guard let size = size(of: item.row, request) else { return false }
        place(item, size, sides.box)
        return true
    }

    /// The width of an absolute node with an aspect ratio. Two insets stretch it, unless a height is given.
    mutating func absoluteWidth(of item: AbsoluteItem, _ sides: RatioSides) -> Double? {
        let side = sides.box.horizontal
        var height = definiteHeight(of: item, sides)
        let isHeightOpen = height.isNaN
        let isKeyword = tree.styles[item.row].width.isIntrinsic
        if !side.size.isNaN, isHeightOpen, !isKeyword { return side.size }
        let room = max(0, absoluteRoom(for: item, on: .horizontal) - side.margin)
        let insets = absoluteInsets(of: item.row, on: .horizontal)
        var request = absoluteRequest(of: item)
        request.unlimitedAxes = OpenAxes(.horizontal, if: true)
        if isHeightOpen {
            if !insets.start.isNaN, !insets.end.isNaN, !isKeyword {
                return side.clamped(sides.limited(width: room))
            }
            height = heightBetweenInsets(of: item, sides.box)
        }
        if height.isNaN, !side.size.isNaN { return side.size }
        if height.isNaN {
            request.available = Size(width: side.limited(room), height: .infinity)
            request.openAxes = OpenAxes(.vertical, if: true)
            return size(of: item.row, request).map { side.clamped(sides.limited(width: $0.width)) }
        }
        let width = side.size.isNaN ? sides.width(forHeight: height) : side.size
        guard tree.hasRatioMinimum(item.row, side), tree.styles[item.row].overflowX == .visible
        else { return side.clamped(width) }
        request.known.height = height
        request.available = Size(width: -.infinity, height: .infinity)
        return size(of: item.row, request).map { side.clamped(max(width, $0.width)) }
    }

    private func absoluteRequest(of item: AbsoluteItem) -> SizingRequest {
        var request = SizingRequest.natural
        request.percentBase = containingSize
        request.direction = tree.styles[item.row].direction.resolved(in: item.flow.inherited)
        return request
    }

    /// The height that the style says, by a length or by asking for what two insets leave; or NaN.
    private func definiteHeight(of item: AbsoluteItem, _ sides: RatioSides) -> Double {
        let style = tree.styles[item.row]
        if !sides.box.vertical.size.isNaN, !style.height.isIntrinsic { return sides.box.vertical.size }
        return style.alignSelf == .stretch && !style.height.isIntrinsic
            ? heightBetweenInsets(of: item, sides.box) : .nan
    }

    /// The height that two insets leave, unless the node is aligned between them; or NaN.
    func heightBetweenInsets(of item: AbsoluteItem, _ box: Box) -> Double {
        if tree.styles[item.row].height.isIntrinsic { return .nan }
        let insets = absoluteInsets(of: item.row, on: .vertical)
        let stretches = (alignmentBetweenInsets(of: item, on: .vertical) ?? .stretch) == .stretch
        guard !insets.start.isNaN, !insets.end.isNaN, stretches else { return .nan }
        return box.vertical.clamped(absoluteRoom(for: item, on: .vertical) - box.vertical.margin)
    }
}
