internal import LayoutCore

/// [9.2 Line length determination](https://www.w3.org/TR/css-flexbox-1/#line-sizing).
extension FlexLayoutPass {
    /// Step 3: the flex base size and the hypothetical main size of each item.
    mutating func determineBaseSizes() -> Bool {
        if frame.cursor < frame.firstItem { frame.cursor = frame.firstItem }
        let onlyFlexible = onlyFlexibleItem
        while frame.cursor < items.count {
            let index = frame.cursor
            if index == onlyFlexible {
                items[index].base = 0
            } else {
                guard let base = baseSize(of: items[index]) else { return false }
                items[index].base = base
            }
            guard let floor = mainFloor(of: items[index]) else { return false }
            items[index].mainFloor = floor
            items[index].hypothetical =
                index == onlyFlexible
                ? leastByStyle(items[index]) : items[index].clampedMain(items[index].base)
            items[index].contribution = items[index].hypothetical
            frame.cursor += 1
        }
        return true
    }

    /// What Yoga takes for the hypothetical size of an item whose base size is 0: padding does not count.
    private func leastByStyle(_ item: FlexItem) -> Double { item.main.min.isNaN ? 0 : item.main.min }

    /// The one item that takes whatever the others leave, so that Yoga does not ask for its base size.
    private var onlyFlexibleItem: Int? {
        guard frame.isMainGiven, errata.contains(.onlyFlexibleItemStartsFromZero) else { return nil }
        var result: Int?
        for index in frame.firstItem..<items.count where items[index].grow > 0 || items[index].shrink > 0 {
            if result != nil || items[index].grow == 0 || items[index].shrink == 0 { return nil }
            result = index
        }
        return result
    }

    private mutating func baseSize(of item: FlexItem) -> Double? {
        if !item.basis.isNaN { return item.basis }
        let cross = definiteCross(of: item)
        if item.hasRatio, !cross.isNaN { return max(item.mainByRatio(cross: cross), item.main.inset) }
        let room = isMinContent ? -.infinity : baseRoom(for: item)
        guard let size = contentSize(of: item, room: room, cross: cross) else { return nil }
        let axis = frame.axes.main
        // A height by content gives way to one by width.
        let isByRatio = item.hasRatio && axis == .vertical && !errata.contains(.aspectRatioBeatsStretch)
        let main = isByRatio ? item.mainByRatio(cross: item.cross.clamped(size[axis.cross])) : size[axis]
        return max(
            errata.contains(.aspectRatioBeatsStretch) ? main : item.limitedByRatio(main: main),
            item.main.inset)
    }

    /// The automatic minimum of an item, or the one of its style
    /// ([4.5](https://www.w3.org/TR/css-flexbox-1/#min-size-auto)).
    private mutating func mainFloor(of item: FlexItem) -> Double? {
        let least = max(item.main.min.isNaN ? 0 : item.main.min, item.main.inset)
        guard item.main.min.isNaN, !item.scrolls, !errata.contains(.minSizeUndefinedInsteadOfAuto) else {
            return least
        }
        // What is as large as its content and does not shrink never comes near its minimum.
        if item.basis.isNaN, item.shrink == 0, !item.hasRatio, !tree.styles[item.row].flexBasis.isKeyword {
            return least
        }
        let cross = definiteCross(of: item)
        var content: Double
        if item.hasRatio, !cross.isNaN, frame.axes.main == .horizontal {
            content = item.mainByRatio(cross: cross)
        } else {
            guard let size = contentSize(of: item, room: -.infinity, cross: cross) else { return nil }
            content = size[frame.axes.main]
            if item.hasRatio, !cross.isNaN { content = max(content, item.mainByRatio(cross: cross)) }
            content = item.limitedByRatio(main: content)
        }
        content = min(content, item.main.max)
        return max(item.main.size.isNaN ? content : min(content, item.main.size), item.main.inset)
    }

    /// The size that an item's content asks for, given a room for it along the main axis.
    mutating func contentSize(of item: FlexItem, room: Double, cross: Double) -> Size? {
        let axis = frame.axes.main
        let crossRoom = item.cross.limited(crossRoom(for: item))
        // Heights have no smallest size of their own.
        let room = axis == .vertical && room == -.infinity ? .infinity : room
        let keepsLimits = errata.contains(.baseSizesKeepLimits)
        let request = SizingRequest(
            known: Size(axis, main: .nan, cross: cross),
            available: Size(
                axis, main: room.isFinite && keepsLimits ? item.main.limited(room) : room, cross: crossRoom),
            percentBase: frame.percentBase,
            openAxes: openAxes(of: item).intersection(.init(axis.cross, if: true)),
            unlimitedAxes: OpenAxes(axis, if: item.main.hasLimits && !keepsLimits),
            direction: item.direction)
        return size(of: item.row, request)
    }

    /// Whether the container at hand is asked for its smallest main size.
    var isMinContent: Bool { !frame.isMainGiven && frame.mainRoom == -.infinity }

    /// The room in which the content of an item is measured along the main axis.
    private func baseRoom(for item: FlexItem) -> Double {
        if frame.axes.main == .horizontal {
            switch tree.styles[item.row].flexBasis {
            case .minContent: return -.infinity
            case .maxContent: return .infinity
            case .fitContent: return mainRoom(for: item)
            default: break
            }
        }
        guard errata.contains(.flexBasisFitsContainer) else { return .infinity }
        let room = mainRoom(for: item)
        return room.isFinite ? room : item.main.max
    }

    /// The border-box room for an item along the container.
    func mainRoom(for item: FlexItem) -> Double {
        let room = frame.isMainGiven ? frame.main : frame.mainRoom
        return room.isFinite ? max(0, room - item.mainMargin) : room
    }

    /// The border-box room for an item across the container.
    func crossRoom(for item: FlexItem) -> Double {
        let room = frame.isCrossGiven ? frame.cross : frame.crossRoom
        return room.isFinite ? max(0, room - item.crossMargin) : room
    }

    /// The axes on which an item has the size of its content, with no limit to it.
    ///
    /// For CSS these are heights that are not definite
    /// ([9.8](https://www.w3.org/TR/css-flexbox-1/#definite-sizes)), so that percentages inside count as
    /// auto.
    func openAxes(of item: FlexItem) -> OpenAxes {
        if !errata.contains(.flexBasisNeedsDefiniteContainer) { return indefiniteAxes(of: item) }
        let (main, cross) = (frame.axes.main, frame.axes.cross)
        let isMainOpen =
            frame.request.openAxes.contains(main) || !frame.isMainGiven && !frame.mainRoom.isFinite
        let isCrossOpen =
            frame.request.openAxes.contains(cross) || !frame.isCrossGiven && !frame.crossRoom.isFinite
        return OpenAxes(main, if: isMainOpen && item.basis.isNaN)
            .union(OpenAxes(cross, if: isCrossOpen && item.cross.size.isNaN))
    }

    private func indefiniteAxes(of item: FlexItem) -> OpenAxes {
        if frame.axes.main == .horizontal {
            return OpenAxes(.vertical, if: item.cross.size.isNaN && !item.stretches)
        }
        let isOpen = !frame.isMainGiven || frame.request.openAxes.contains(.vertical)
        return OpenAxes(.vertical, if: isOpen && item.basis.isNaN)
    }

    /// The cross size of an item that does not depend on its content, or NaN
    /// ([9.8](https://www.w3.org/TR/css-flexbox-1/#definite-sizes)).
    func definiteCross(of item: FlexItem) -> Double {
        if !item.cross.size.isNaN { return item.cross.size }
        guard frame.isCrossGiven, !frame.wraps, item.stretches else { return .nan }
        return item.cross.clamped(frame.cross - item.crossMargin)
    }
}
