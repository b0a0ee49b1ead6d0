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
                if keepsRatio(index) { stretchHeightLimits(of: index) }
                guard resolveWidths(of: index, &box.horizontal) else { return false }
                if frame.axes.main == .vertical { items[index].cross = ItemSide(box.horizontal) }
                guard resolveHeights(of: index, &box.vertical) else { return false }
                items[index].main = ItemSide(box[frame.axes.main])
                items[index].cross = ItemSide(box[frame.axes.cross])
                if !items[index].cross.size.isNaN, !items[index].core.pointee.flags.contains(.fills) {
                    items[index].core.pointee.flags.remove(.crossAuto)
                }
                items[index].mainUnclamped = box[frame.axes.main].unclampedSize
                items[index].basis = basis(of: tree.styles[row], box[frame.axes.main])
            }
            frame.cursor += 1
        }
        return true
    }

    /// Settles limits of an item's height in a row that stretch, as its ratio carries them over to the width.
    private func stretchHeightLimits(of index: Int) {
        guard frame.axes.main == .horizontal, frame.isCrossGiven,
            !frame.request.openAxes.contains(.vertical)
        else { return }
        let (item, style) = (items[index], tree.styles[items[index].row])
        let room = max(crossRoom(at: index), item.cross.inset)
        if style.minHeight == .stretch { item.cross.min = room }
        if style.maxHeight == .stretch { item.cross.max = room }
        if !item.cross.size.isNaN { item.cross.size = item.cross.clamped(item.cross.size) }
    }

    /// Finds the width of an item in a column again that is a keyword, now that the height is shared out, if what
    /// is in the item may depend on it.
    mutating func resolveWidthAgain(of index: Int) -> Bool {
        guard frame.hasKeywords, frame.axes.main == .vertical, frame.isMainGiven, !sizesColumn,
            !frame.request.openAxes.contains(.vertical),
            tree.traits[items[index].row].isSuperset(of: [.hasKeywords, .sensesRoom])
        else { return true }
        let row = items[index].row
        var side = tree.box(of: row, percentBase: frame.percentBase, frame.request.direction).horizontal
        guard resolveWidths(of: index, &side, height: items[index].target) else { return false }
        items[index].cross = ItemSide(side)
        return true
    }

    private mutating func resolveWidths(
        of index: Int, _ side: inout BoxSide, height sharedOut: Double = .nan
    ) -> Bool {
        let isMain = frame.axes.main == .horizontal
        let room = isMain ? mainRoom(at: index) : crossRoom(at: index)
        let isRoomGiven = isMain ? frame.isMainGiven : frame.isCrossGiven
        let style = tree.styles[items[index].row]
        let isOpen = keepsRatio(index) && !sizesColumn
        let own = sharedOut.isNaN ? items[index].main.size : sharedOut
        let height = isMain ? heightBeforeKeywords(at: index) : isOpen ? .nan : own
        func request(_ available: Double) -> SizingRequest {
            SizingRequest(
                known: Size(width: .nan, height: height),
                available: Size(width: available, height: .infinity), percentBase: frame.percentBase,
                unlimitedAxes: OpenAxes(.horizontal, if: true), direction: items[index].direction)
        }
        let inset = side.inset
        func points(_ length: Length, isLimit: Bool = true, isMost: Bool = false) -> Double?? {
            guard length.isKeyword else { return .some(nil) }
            if length == .stretch { return .some(isRoomGiven ? max(room, inset) : isLimit ? 0 : nil) }
            if keepsRatio(index), !height.isNaN {
                return .some(
                    isMain ? items[index].mainByRatio(cross: height) : items[index].crossByRatio(main: height)
                )
            }
            // As long as the room is being found, limits have nothing to fit into.
            let fits = length == .fitContent && isLimit && !isRoomGiven
            let isNarrow = room == -.infinity || isMain && !items[index].basis.isNaN && !isMost
            let isLeast = length == .minContent || fits && isNarrow
            let available = isLeast ? -.infinity : length == .maxContent || fits ? .infinity : room
            guard let size = size(of: items[index].row, request(available)) else { return nil }
            if !keepsRatio(index) { return .some(size.width) }
            return .some(
                isMain
                    ? items[index].limitedByRatio(main: size.width)
                    : items[index].limitedByRatio(cross: size.width))
        }
        // A ratio may give the width of an item in a column once its height is known.
        let ownWidth = !isMain && keepsRatio(index) && style.width.isIntrinsic ? .auto : style.width
        guard let least = points(style.minWidth), let most = points(style.maxWidth, isMost: true),
            let width = points(ownWidth, isLimit: false)
        else { return false }
        if let least { side.min = least }
        if let most { side.max = style.maxWidth == .stretch && !isRoomGiven ? .infinity : most }
        if let width { side.unclampedSize = width }
        side.size = side.unclampedSize.isNaN ? .nan : side.clamped(side.unclampedSize)
        return true
    }

    /// The height of an item in a row that does not depend on its content, before keywords are found.
    private func heightBeforeKeywords(at index: Int) -> Double {
        let definite = definiteCross(at: index)
        let isGiven = frame.isCrossGiven && !frame.request.openAxes.contains(.vertical)
        guard definite.isNaN, isGiven, tree.styles[items[index].row].height == .stretch else {
            return definite
        }
        return items[index].cross.clamped(crossRoom(at: index))
    }

    private mutating func resolveHeights(of index: Int, _ side: inout BoxSide) -> Bool {
        let style = tree.styles[items[index].row]
        let isMain = frame.axes.main == .vertical
        let isGiven =
            !frame.request.openAxes.contains(.vertical)
            && (isMain ? frame.isMainGiven || refersToMain : frame.isCrossGiven)
        if style.minHeight == .stretch { side.min = 0 }
        if isGiven {
            let room = max(isMain ? mainRoom(at: index) : crossRoom(at: index), side.inset)
            if style.minHeight == .stretch { side.min = room }
            if style.maxHeight == .stretch { side.max = room }
            if style.height == .stretch { side.unclampedSize = room }
        }
        // While its width is being found, the ratio says nothing of the height.
        let isOpen = keepsRatio(index) && sizesColumn
        if isMain, !isOpen, style.minHeight.isIntrinsic || style.maxHeight.isIntrinsic {
            guard
                let height = keepsRatio(index)
                    ? ratioBase(at: index) : contentHeight(at: index)
            else { return false }
            if style.minHeight.isIntrinsic { side.min = height }
            if style.maxHeight.isIntrinsic { side.max = height }
        }
        side.size = side.unclampedSize.isNaN ? .nan : side.clamped(side.unclampedSize)
        return true
    }

    /// The height that the content of an item in a column asks for.
    private mutating func contentHeight(at index: Int) -> Double? {
        let row = items[index].row
        var request = SizingRequest(
            known: Size(width: definiteCross(at: index), height: .nan),
            available: Size(width: items[index].cross.limited(crossRoom(at: index)), height: .infinity),
            percentBase: frame.percentBase, openAxes: OpenAxes(.vertical, if: true),
            unlimitedAxes: OpenAxes(.vertical, if: true), direction: items[index].direction)
        if request.known.width.isNaN {
            guard let size = size(of: row, request) else { return nil }
            request.known.width = items[index].cross.clamped(size.width)
        }
        return size(of: row, request)?.height
    }

    /// Settles limits across a line that stretch with it.
    mutating func limitByLine(_ index: Int, _ line: FlexLine) {
        guard frame.hasKeywords else { return }
        let style = tree.styles[items[index].row]
        let axis = frame.axes.cross
        let (isLeast, isMost) = (style.minSize(axis) == .stretch, style.maxSize(axis) == .stretch)
        guard isLeast || isMost else { return }
        let room = max(line.crossSize - items[index].crossMargin, items[index].cross.inset)
        if isLeast { items[index].cross.min = room }
        if isMost { items[index].cross.max = room }
        let box = tree.box(of: items[index].row, percentBase: frame.percentBase, frame.request.direction)
        let own = box[axis].unclampedSize
        items[index].crossSize = items[index].cross.clamped(own.isNaN ? items[index].crossSize : own)
    }

    /// Whether the content of an item limits its height across a row.
    func hasKeywordLimits(_ index: Int) -> Bool {
        guard frame.hasKeywords, frame.axes.main == .horizontal else { return false }
        return tree.styles[items[index].row].minHeight.isIntrinsic
            || tree.styles[items[index].row].maxHeight.isIntrinsic
    }

    /// Makes the height of the content the limits that are keywords.
    func setKeywordLimits(of index: Int, to content: Double) {
        let style = tree.styles[items[index].row]
        if style.minHeight.isIntrinsic { items[index].cross.min = content }
        if style.maxHeight.isIntrinsic { items[index].cross.max = content }
    }

    /// The cross size of an item in a row that its content limits: a height that is definite, or that of the content.
    mutating func limitedByContent(_ index: Int, definite: Double) -> Double? {
        guard let content = contentOf(index, within: definite) else { return nil }
        setKeywordLimits(of: index, to: content)
        let height = items[index].cross.clamped(definite.isNaN ? content : definite)
        if !definite.isNaN, height != definite, height == content {
            items[index].details.pointee.referenceHeight = definite
        }
        return height
    }

    /// The height that the content of an item in a row asks for, where it refers to a height that is definite.
    private mutating func contentOf(_ index: Int, within height: Double) -> Double? {
        if height.isNaN { return contentCross(at: index) }
        var request = SizingRequest(
            known: Size(width: items[index].target, height: height), available: .natural,
            percentBase: frame.percentBase, unlimitedAxes: OpenAxes(.vertical, if: true),
            direction: items[index].direction)
        request.heightRole = .reference
        return size(of: items[index].row, request)?.height
    }

    /// Limits items that have been stretched by what their content asks for now.
    mutating func limitStretchedItems() -> Bool {
        guard frame.hasKeywords, frame.axes.main == .horizontal, frame.cursor < items.count else {
            return true
        }
        for line in frame.firstLine..<lines.count {
            for index in lines[line].items where index >= frame.cursor {
                if hasKeywordLimits(index), items[index].stretches, !keepsRatio(index) {
                    // Limits in points come first: the content refers to what they leave.
                    let own = tree.box(
                        of: items[index].row, percentBase: frame.percentBase, frame.request.direction)
                    let height = own.vertical.clamped(lines[line].crossSize - items[index].crossMargin)
                    guard let size = limitedByContent(index, definite: height)
                    else { return false }
                    items[index].crossSize = size
                }
                frame.cursor = index + 1
            }
        }
        return true
    }
}
