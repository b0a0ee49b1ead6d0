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
            let index = frame.cursor
            if keepsRatio(index), !hasOwnBasis(index), !widenRatioContribution(at: index) { return false }
            if hasOwnBasis(index) {
                guard let content = contentContribution(at: index) else { return false }
                var contribution = content
                // In a line of its own an item counts as wide as its content, whatever its basis.
                if !items[index].basis.isNaN, !(isMinContent && frame.wraps) {
                    if items[index].grow == 0 { contribution = min(contribution, items[index].base) }
                    if items[index].shrink == 0 { contribution = max(contribution, items[index].base) }
                }
                items[index].contribution = items[index].clampedMain(contribution)
            }
            frame.cursor += 1
        }
        return true
    }

    /// Whether the base size of an item is something else than its size. A basis that the content decides says
    /// nothing of what the item contributes.
    private func hasOwnBasis(_ index: Int) -> Bool {
        if !items[index].basis.isNaN {
            return items[index].basis != items[index].mainUnclamped || fitsMinimum(index)
        }
        let basis = tree.styles[items[index].row].flexBasis
        return basis == .content || basis.isKeyword
    }

    /// Whether an item with a basis of its own has a minimum that fits into a room that is not known yet: what it
    /// contributes is then as wide as its content.
    private func fitsMinimum(_ index: Int) -> Bool {
        frame.hasKeywords && tree.styles[items[index].row].minWidth == .fitContent && !isMinContent
    }

    private mutating func contentContribution(at index: Int) -> Double? {
        let own = items[index].main.size
        if !own.isNaN, !fitsMinimum(index) { return own }
        let room = isMinContent ? -.infinity : items[index].main.max
        if keepsRatio(index) {
            return ratioContent(at: index, room: room).map { own.isNaN ? $0 : max(own, $0) }
        }
        let axis = frame.axes.main
        let request = SizingRequest(
            known: Size(axis, main: .nan, cross: definiteCross(at: index)),
            available: Size(
                axis, main: room, cross: crossRoom(at: index)),
            percentBase: frame.percentBase, direction: items[index].direction)
        return size(of: items[index].row, request).map { own.isNaN ? $0[axis] : max(own, $0[axis]) }
    }

    /// Asks for the container's own smallest size where its room does not hold what it would like to have:
    /// a box fits its content into the room, but not below that size.
    mutating func determineMinContent() -> Bool {
        let axis = frame.axes.main
        guard !frame.isMainGiven, frame.mainRoom != -.infinity, fitsContent(on: axis) else { return true }
        let mayExceedContent =
            frame.wraps
            && mine.contains { hasOwnBasis($0) && !items[$0].basis.isNaN || items[$0].mainMargin < 0 }
        guard contentLength > frame.mainRoom || mayExceedContent else { return true }
        if frame.wraps, !mayExceedContent,
            mine.allSatisfy({ items[$0].contribution + items[$0].mainMargin <= frame.mainRoom })
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
        let gaps = frame.mainGap * Double(max(0, mine.count - 1))
        let isLine = !frame.wraps || frame.axes.main == .vertical
        if isMinContent, !isLine { return mine.reduce(0) { max($0, outerContribution($1)) } }
        return mine.reduce(gaps) { $0 + outerContribution($1) }
    }

    private func outerContribution(_ index: Int) -> Double {
        items[index].contribution + items[index].mainMargin
    }
}
