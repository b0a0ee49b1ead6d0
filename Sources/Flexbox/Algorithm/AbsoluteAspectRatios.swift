internal import LayoutCore

/// Absolutely positioned items with an aspect ratio.
extension FlexLayoutPass {
    /// Sizes and positions an absolutely positioned item with an aspect ratio.
    func layOutAbsoluteItem(
        _ item: AbsoluteItem, _ ratioBox: AspectRatioBox
    ) throws(Interruption) {
        let width = try absoluteWidth(of: item, ratioBox)
        var request = absoluteRequest(of: item)
        request.known = Extents(width: width, height: definiteHeight(of: item, ratioBox))
        if request.known.height == nil {
            let transferred = ratioBox.clampedHeight(forWidth: width)
            request.known.height = transferred
            if tree.hasAutomaticRatioMinimum(item.row, ratioBox.box.vertical) {
                request.heightMode = .minimum
                let content = try size(of: item.row, request).height
                let height = ratioBox.box.vertical.clamped(content)
                // Percentages refer to the transferred height, unless a maximum cuts off the rest.
                if height != content {
                    request.known.height = height
                    request.heightMode = .exact
                }
            }
        }
        request.performsLayout = true
        place(item, try size(of: item.row, request), ratioBox.box)
    }

    /// The width of an absolutely positioned item with an aspect ratio. Two insets stretch it, unless the height is
    /// definite.
    func absoluteWidth(
        of item: AbsoluteItem, _ ratioBox: AspectRatioBox
    ) throws(Interruption) -> Double {
        let side = ratioBox.box.horizontal
        let style = tree.styles[item.row]
        let definite = definiteHeight(of: item, ratioBox)
        if let width = side.size, definite == nil, !style.width.isIntrinsic { return width }
        let available = max(0, availableLength(for: item, on: .horizontal) - side.margin)
        let insets = insets(of: item.row, on: .horizontal)
        if definite == nil, insets.start != nil, insets.end != nil, !style.width.isIntrinsic {
            return side.clamped(ratioBox.clamped(width: available))
        }
        var request = absoluteRequest(of: item)
        request.unclampedAxes = .horizontal
        guard let height = definite ?? heightBetweenInsets(of: item, ratioBox.box) else {
            if let width = side.size { return width }
            request.available.width = .definite(min(available, side.max))
            request.indefiniteAxes = .vertical
            return side.clamped(ratioBox.clamped(width: try size(of: item.row, request).width))
        }
        let width = side.size ?? ratioBox.width(forHeight: height)
        guard tree.hasAutomaticRatioMinimum(item.row, side), style.overflowX == .visible else {
            return side.clamped(width)
        }
        request.known.height = height
        request.available.width = .minContent
        return side.clamped(max(width, try size(of: item.row, request).width))
    }

    /// The height that the style determines, by a length or by stretching between two insets.
    private func definiteHeight(of item: AbsoluteItem, _ ratioBox: AspectRatioBox) -> Double? {
        let style = tree.styles[item.row]
        if style.height.isIntrinsic { return nil }
        if let height = ratioBox.box.vertical.size { return height }
        return style.alignSelf == .stretch ? heightBetweenInsets(of: item, ratioBox.box) : nil
    }

    /// The height that two insets leave, unless the item is aligned between them.
    func heightBetweenInsets(of item: AbsoluteItem, _ box: Box) -> Double? {
        if tree.styles[item.row].height.isIntrinsic { return nil }
        let insets = insets(of: item.row, on: .vertical)
        let stretches = (alignmentBetweenInsets(of: item, on: .vertical) ?? .stretch) == .stretch
        guard insets.start != nil, insets.end != nil, stretches else { return nil }
        return box.vertical.clamped(availableLength(for: item, on: .vertical) - box.vertical.margin)
    }
}
