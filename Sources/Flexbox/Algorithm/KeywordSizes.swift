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
            let row = items[index].row
            if tree.traits[row].contains(.hasKeywords) {
                var box = tree.box(of: row, percentBase: frame.percentBase, frame.request.direction)
                guard resolveWidths(of: index, &box.horizontal), resolveHeights(of: index, &box.vertical)
                else { return false }
                items[index].main = ItemSide(box[frame.axes.main])
                items[index].cross = ItemSide(box[frame.axes.cross])
                if !items[index].cross.size.isNaN { items[index].core.pointee.flags.remove(.crossAuto) }
                items[index].mainUnclamped = box[frame.axes.main].unclampedSize
                items[index].basis = basis(of: tree.styles[row], box[frame.axes.main])
            }
            frame.cursor += 1
        }
        return true
    }

    private mutating func resolveWidths(of index: Int, _ side: inout BoxSide) -> Bool {
        let isMain = frame.axes.main == .horizontal
        let room = isMain ? mainRoom(at: index) : crossRoom(at: index)
        let isRoomGiven = isMain ? frame.isMainGiven : frame.isCrossGiven
        let style = tree.styles[items[index].row]
        let height = isMain ? definiteCross(at: index) : items[index].main.size
        func request(_ available: Double) -> SizingRequest {
            SizingRequest(
                known: Size(width: .nan, height: height),
                available: Size(width: available, height: .infinity), percentBase: frame.percentBase,
                unlimitedAxes: OpenAxes(.horizontal, if: true), direction: items[index].direction)
        }
        let inset = side.inset
        func points(_ length: Length) -> Double?? {
            guard length.isKeyword else { return .some(nil) }
            if length == .stretch { return .some(isRoomGiven ? max(room, inset) : nil) }
            if isMain, items[index].hasRatio, !height.isNaN {
                return .some(items[index].mainByRatio(cross: height))
            }
            let available = length == .minContent ? -.infinity : length == .maxContent ? .infinity : room
            guard let size = size(of: items[index].row, request(available)) else { return nil }
            return .some(size.width)
        }
        guard let least = points(style.minWidth), let most = points(style.maxWidth),
            let width = points(style.width)
        else { return false }
        if let least { side.min = least }
        if let most { side.max = most }
        if let width { side.unclampedSize = width }
        side.size = side.unclampedSize.isNaN ? .nan : side.clamped(side.unclampedSize)
        return true
    }

    private mutating func resolveHeights(of index: Int, _ side: inout BoxSide) -> Bool {
        let style = tree.styles[items[index].row]
        let isMain = frame.axes.main == .vertical
        let isGiven =
            (isMain ? frame.isMainGiven : frame.isCrossGiven)
            && !frame.request.openAxes.contains(.vertical)
        if isGiven {
            let room = max(isMain ? mainRoom(at: index) : crossRoom(at: index), side.inset)
            if style.minHeight == .stretch { side.min = room }
            if style.maxHeight == .stretch { side.max = room }
            if style.height == .stretch { side.unclampedSize = room }
        }
        if isMain, style.minHeight.isIntrinsic || style.maxHeight.isIntrinsic {
            let request = SizingRequest(
                known: Size(width: definiteCross(at: index), height: .nan),
                available: Size(width: items[index].cross.limited(crossRoom(at: index)), height: .infinity),
                percentBase: frame.percentBase, unlimitedAxes: OpenAxes(.vertical, if: true),
                direction: items[index].direction)
            guard let size = size(of: items[index].row, request) else { return false }
            if style.minHeight.isIntrinsic { side.min = size.height }
            if style.maxHeight.isIntrinsic { side.max = size.height }
        }
        side.size = side.unclampedSize.isNaN ? .nan : side.clamped(side.unclampedSize)
        return true
    }

    /// Whether the content of an item limits its height across a row.
    func hasKeywordLimits(_ index: Int) -> Bool {
        guard frame.hasKeywords, frame.axes.main == .horizontal else { return false }
        let row = items[index].row
        if tree.fillsHeight(row), tree.styles[row].height.points != nil || items[index].stretches {
            return false
        }
        return tree.styles[items[index].row].minHeight.isIntrinsic
            || tree.styles[items[index].row].maxHeight.isIntrinsic
    }

    /// The cross size of an item whose content's is known, and what that makes of its limits.
    mutating func limitByKeywords(_ index: Int, definite: Double, content: Double) -> Double {
        if hasKeywordLimits(index) {
            let style = tree.styles[items[index].row]
            if style.minHeight.isIntrinsic { items[index].cross.min = content }
            if style.maxHeight.isIntrinsic { items[index].cross.max = content }
        }
        return items[index].cross.clamped(definite.isNaN ? content : definite)
    }
}
