internal import LayoutCore

/// [9.9 Intrinsic sizes](https://www.w3.org/TR/css-flexbox-1/#intrinsic-sizes).
extension FlexLayoutPass {
    /// 9.9.1: what items with a flex basis of their own contribute to a container sized by its content.
    ///
    /// A row of `flex: 1 1 0` items is as wide as they would like to be, although their base size is nothing.
    /// Columns are as high as the base sizes of their items, as in every browser.
    mutating func determineContributions() -> Bool {
        let isRow = frame.axes.main == .horizontal
        guard !frame.isMainGiven, isRow, !errata.contains(.contentOverflowsAvailableSpace) else {
            return true
        }
        while frame.cursor < items.count {
            let item = items[frame.cursor]
            if !item.basis.isNaN, item.basis != item.main.unclampedSize {
                guard let content = contentContribution(of: item) else { return false }
                var contribution = content
                if item.grow == 0, !(isMinContent && frame.wraps) {
                    contribution = min(contribution, item.base)
                }
                if item.shrink == 0 { contribution = max(contribution, item.base) }
                items[frame.cursor].contribution = item.clampedMain(contribution)
            }
            frame.cursor += 1
        }
        return true
    }

    private mutating func contentContribution(of item: FlexItem) -> Double? {
        if !item.main.size.isNaN { return item.main.size }
        let axis = frame.axes.main
        let request = SizingRequest(
            known: Size(axis, main: .nan, cross: definiteCross(of: item)),
            available: Size(
                axis, main: isMinContent ? -.infinity : item.main.max, cross: crossRoom(for: item)),
            percentBase: frame.percentBase, direction: item.direction)
        return size(of: item.row, request)?[axis]
    }

    /// Asks for the container's own smallest size where its room does not hold what it would like to have:
    /// a box fits its content into the room, but not below that size.
    mutating func determineMinContent() -> Bool {
        let axis = frame.axes.main
        guard !frame.isMainGiven, frame.mainRoom.isFinite, fitsContent(on: axis) else { return true }
        guard contentLength > frame.mainRoom else { return true }
        if frame.wraps,
            items[frame.firstItem...].allSatisfy({ $0.contribution + $0.mainMargin <= frame.mainRoom })
        {
            frame.minContent = frame.mainRoom
            return true
        }
        var request = frame.request
        request.available[axis] = -.infinity
        request.wantsLayout = false
        guard let size = size(of: frame.row, request) else { return false }
        frame.minContent = size[axis] - frame.mainInset
        return true
    }

    /// The length of all items in one line, or of the longest item where each may have a line of its own.
    var contentLength: Double {
        let mine = items[frame.firstItem...]
        let gaps = frame.mainGap * Double(max(0, mine.count - 1))
        let isLine = !frame.wraps || frame.axes.main == .vertical
        if isMinContent, !isLine { return mine.reduce(0) { max($0, $1.contribution + $1.mainMargin) } }
        let length = mine.reduce(gaps) { $0 + $1.contribution + $1.mainMargin }
        if isLine || errata.contains(.contentOverflowsAvailableSpace) { return length }
        // In a line of its own every item is as wide as it says, whatever its flex basis.
        return mine.reduce(length) {
            $1.main.size.isNaN ? $0 : max($0, $1.clampedMain($1.main.size) + $1.mainMargin)
        }
    }
}
