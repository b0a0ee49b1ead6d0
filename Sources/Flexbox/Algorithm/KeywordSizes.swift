internal import LayoutCore

/// [Sizing 3, 5.1](https://www.w3.org/TR/css-sizing-3/#sizing-values): sizes and limits that are keywords.
///
/// Widths become numbers before anything else, as the content by itself decides them. Heights depend on widths:
/// those along the main axis are found here too, those across it when the main sizes are known.
extension FlexLayoutPass {
    /// Finds the sizes and limits of items that are keywords.
    mutating func resolveKeywords() -> Bool {
        guard frame.hasKeywords else { return true }
        while frame.cursor < items.count {
            let index = frame.cursor
            if tree.traits[items[index].row].contains(.hasKeywords) {
                guard resolveWidths(of: index), resolveHeights(of: index) else { return false }
                items[index].basis = basis(of: items[index].row, items[index].main)
            }
            frame.cursor += 1
        }
        return true
    }

    private mutating func resolveWidths(of index: Int) -> Bool {
        let item = items[index]
        let isMain = frame.axes.main == .horizontal
        var side = isMain ? item.main : item.cross
        let room = isMain ? mainRoom(for: item) : crossRoom(for: item)
        let isRoomGiven = isMain ? frame.isMainGiven : frame.isCrossGiven
        let style = tree.styles[item.row]
        let height = isMain ? item.cross.size : item.main.size
        func request(_ available: Double) -> SizingRequest {
            SizingRequest(
                known: Size(width: .nan, height: height),
                available: Size(width: available, height: .infinity), percentBase: frame.percentBase,
                unlimitedAxes: OpenAxes(.horizontal, if: true), direction: item.direction)
        }
        func points(_ length: Length) -> Double?? {
            guard length.isKeyword else { return .some(nil) }
            if length == .stretch { return .some(isRoomGiven ? max(room, side.inset) : nil) }
            let available = length == .minContent ? -.infinity : length == .maxContent ? .infinity : room
            guard let size = size(of: item.row, request(available)) else { return nil }
            return .some(size.width)
        }
        guard let least = points(style.minWidth), let most = points(style.maxWidth),
            let width = points(style.width)
        else { return false }
        if let least { side.min = least }
        if let most { side.max = most }
        if let width { side.unclampedSize = width }
        side.size = side.unclampedSize.isNaN ? .nan : side.clamped(side.unclampedSize)
        if isMain { items[index].main = side } else { items[index].cross = side }
        return true
    }

    private mutating func resolveHeights(of index: Int) -> Bool {
        let item = items[index]
        let style = tree.styles[item.row]
        let isMain = frame.axes.main == .vertical
        var side = isMain ? item.main : item.cross
        let isGiven =
            (isMain ? frame.isMainGiven : frame.isCrossGiven && !frame.wraps)
            && !frame.request.openAxes.contains(.vertical)
        if isGiven {
            let room = max(isMain ? mainRoom(for: item) : crossRoom(for: item), side.inset)
            if style.minHeight == .stretch { side.min = room }
            if style.maxHeight == .stretch { side.max = room }
            if style.height == .stretch { side.unclampedSize = room }
        }
        if isMain, style.minHeight.isIntrinsic || style.maxHeight.isIntrinsic {
            var unlimited = item
            (unlimited.main.min, unlimited.main.max) = (1, 1)
            let cross = definiteCross(of: item)
            guard let size = contentSize(of: unlimited, room: .infinity, cross: cross) else { return false }
            if style.minHeight.isIntrinsic { side.min = size.height }
            if style.maxHeight.isIntrinsic { side.max = size.height }
        }
        side.size = side.unclampedSize.isNaN ? .nan : side.clamped(side.unclampedSize)
        if isMain { items[index].main = side } else { items[index].cross = side }
        return true
    }

    /// Whether the content of an item limits its height across a row.
    func hasKeywordLimits(_ item: FlexItem) -> Bool {
        guard frame.hasKeywords, frame.axes.main == .horizontal else { return false }
        return tree.styles[item.row].minHeight.isIntrinsic || tree.styles[item.row].maxHeight.isIntrinsic
    }

    /// The cross size of an item whose content's is known, and what that makes of its limits.
    mutating func limitByKeywords(_ index: Int, definite: Double, content: Double) -> Double {
        if hasKeywordLimits(items[index]) {
            let style = tree.styles[items[index].row]
            if style.minHeight.isIntrinsic { items[index].cross.min = content }
            if style.maxHeight.isIntrinsic { items[index].cross.max = content }
        }
        return items[index].cross.clamped(definite.isNaN ? content : definite)
    }
}
