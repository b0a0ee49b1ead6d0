internal import LayoutCore

/// Items with an aspect ratio ([Sizing 4, 5](https://www.w3.org/TR/css-sizing-4/#aspect-ratio)).
///
/// The ratio gives the extent that nothing else gives, and carries limits of the other axis over. An extent by the ratio
/// is definite, and has a minimum of its own: the content.
extension FlexLayoutPass {
    /// Whether an item has an aspect ratio that counts as CSS says.
    @inline(__always)
    func keepsRatio(_ index: Int) -> Bool {
        frame.facts.contains(.ratios) && items[index].hasRatio && !errata.contains(.aspectRatioBeatsStretch)
    }

    /// The flex base size of an item whose flex basis is its content (9.2, step 3).
    mutating func ratioBase(at index: Int) -> Double? {
        guard frame.axes.main == .horizontal else {
            return ratioWidth(at: index).map { items[index].mainByRatio(cross: $0) }
        }
        return ratioContent(at: index, room: isMinContent ? -.infinity : baseRoom(at: index))
    }

    /// The width of an item in a row by its height, or else by its content.
    mutating func ratioContent(at index: Int, room: Double) -> Double? {
        let cross = definiteCross(at: index)
        if !cross.isNaN { return items[index].mainByRatio(cross: cross) }
        guard let size = contentSize(at: index, room: room, cross: cross) else { return nil }
        return max(items[index].limitedByRatio(main: size.width), items[index].main.inset)
    }

    /// The least main size that the content of an item leaves it: not less than the ratio gives (4.5).
    mutating func ratioMinContent(at index: Int) -> Double? {
        guard frame.axes.main == .horizontal else {
            guard let width = ratioWidth(at: index) else { return nil }
            var request = contentRequest(at: index, known: Size(width: width, height: .nan))
            request.openAxes = OpenAxes(.vertical, if: true)
            request.unlimitedAxes = OpenAxes(.vertical, if: true)
            let height = items[index].mainByRatio(cross: width)
            if tree.styles[items[index].row].flexWrap != .noWrap {
                // Nothing refers to the height that the ratio gives, but lines break by it.
                request.known.height = height
                request.heightRole = .reference
            }
            guard let size = size(of: items[index].row, request) else { return nil }
            return max(items[index].limitedByRatio(main: size.height), height)
        }
        let cross = definiteCross(at: index)
        guard let size = contentSize(at: index, room: -.infinity, cross: cross) else { return nil }
        return cross.isNaN
            ? items[index].limitedByRatio(main: size.width)
            : max(size.width, items[index].mainByRatio(cross: cross))
    }

    /// The cross size of an item, once its main size is known (9.4, step 7).
    mutating func ratioCross(at index: Int) -> Double? {
        if frame.axes.main == .vertical {
            limitWidthByRatio(index)
            let definite = definiteCross(at: index)
            if !definite.isNaN { return definite }
            return ratioWidth(at: index, height: sizesColumn ? items[index].main.size : items[index].target)
        }
        let definite = definiteCross(at: index)
        if hasKeywordLimits(index) {
            setKeywordLimits(of: index, to: items[index].crossByRatio(main: items[index].target))
        }
        if !definite.isNaN { return items[index].cross.clamped(definite) }
        let height = crossByRatio(at: index)
        guard yieldsHeight(index) else { return height }
        var request = contentRequest(at: index, known: Size(width: items[index].target, height: height))
        request.heightRole = .least
        return size(of: items[index].row, request).map { items[index].cross.clamped($0.height) }
    }

    /// Whether the ratio gives the height that the style of an item in a column asks for.
    func isHeightByRatio(_ index: Int) -> Bool {
        guard keepsRatio(index), frame.axes.main == .vertical, items[index].main.size.isNaN else {
            return false
        }
        let height = tree.styles[items[index].row].height
        return height.isKeyword || height.isPercent
    }

    /// Makes an item whose width is a keyword contribute at least its smallest content.
    mutating func widenRatioContribution(at index: Int) -> Bool {
        guard tree.styles[items[index].row].width.isIntrinsic, items[index].main.min.isNaN,
            !items[index].scrolls
        else { return true }
        guard let content = ratioMinContent(at: index) else { return false }
        items[index].contribution = max(items[index].contribution, min(content, items[index].main.max))
        return true
    }

    /// The width of an item of a column.
    ///
    /// - Parameter height: The main size that it follows from, or NaN.
    private mutating func ratioWidth(at index: Int, height: Double = .nan) -> Double? {
        let item = items[index]
        let definite = definiteCross(at: index)
        if !definite.isNaN { return definite }
        let keyword = tree.styles[item.row].width
        let room =
            keyword == .minContent
            ? -.infinity : keyword == .maxContent ? .infinity : item.cross.limited(crossRoom(at: index))
        var request = contentRequest(at: index, known: Size(width: .nan, height: height))
        request.available = Size(width: height.isNaN ? room : -.infinity, height: .infinity)
        request.unlimitedAxes = OpenAxes(.horizontal, if: true)
        if height.isNaN {
            request.openAxes = OpenAxes(.vertical, if: true)
            guard let size = size(of: item.row, request) else { return nil }
            return item.cross.clamped(item.limitedByRatio(cross: size.width))
        }
        let width = item.crossByRatio(main: height)
        guard item.cross.min.isNaN, !item.scrolls, !item.main.size.isNaN else {
            return item.cross.clamped(width)
        }
        guard let size = size(of: item.row, request) else { return nil }
        return item.cross.clamped(max(width, size.width))
    }

    /// Settles limits of an item's width that are keywords and follow from its height.
    private func limitWidthByRatio(_ index: Int) {
        let (item, style) = (items[index], tree.styles[items[index].row])
        let height = sizesColumn ? item.main.size : item.target
        guard frame.hasKeywords, !height.isNaN, style.minWidth.isIntrinsic || style.maxWidth.isIntrinsic
        else { return }
        let width = item.crossByRatio(main: height)
        if style.minWidth.isIntrinsic { item.cross.min = width }
        if style.maxWidth.isIntrinsic { item.cross.max = width }
        if item.cross.size.isNaN { return }
        let box = tree.box(of: item.row, percentBase: frame.percentBase, frame.request.direction)
        item.cross.size = item.cross.clamped(box.horizontal.unclampedSize)
    }

    private func contentRequest(at index: Int, known: Size) -> SizingRequest {
        SizingRequest(
            known: known, available: .natural, percentBase: frame.percentBase,
            direction: items[index].direction)
    }

    /// The height that the ratio of an item in a row gives.
    func crossByRatio(at index: Int) -> Double {
        items[index].cross.clamped(items[index].crossByRatio(main: items[index].target))
    }

    /// Whether the height of an item in a row comes from its ratio alone, so that its content may need more.
    func yieldsCross(_ index: Int) -> Bool {
        guard frame.axes.main == .horizontal, frame.facts.contains(.ratios), keepsRatio(index) else {
            return false
        }
        let isByRatio = !items[index].stretches || items[index].core.pointee.flags.contains(.stretchedInPlace)
        return items[index].cross.size.isNaN && isByRatio && yieldsHeight(index)
    }

    private func yieldsHeight(_ index: Int) -> Bool {
        items[index].cross.min.isNaN && !items[index].scrolls
            && !tree.styles[items[index].row].height.isPercent
            && tree.styles[items[index].row].height != .stretch
    }
}
