internal import LayoutCore

/// [9.2 Line length determination](https://www.w3.org/TR/css-flexbox-1/#line-sizing).
extension FlexLayoutPass {
    /// Step 3: the flex base size and the hypothetical main size of each item.
    mutating func determineBaseSizes() -> Bool {
        if frame.cursor < frame.firstItem { frame.cursor = frame.firstItem }
        let onlyFlexible = onlyFlexibleItem
        while frame.cursor < items.count {
            let index = frame.cursor
            if items[index].isPlain {
                if index == onlyFlexible { items[index].startFromZero() }
                frame.cursor += 1
                continue
            }
            if index == onlyFlexible {
                items[index].base = 0
            } else {
                guard let base = baseSize(at: index) else { return false }
                items[index].base = base
            }
            guard let floor = mainFloor(at: index) else { return false }
            items[index].mainFloor = floor
            items[index].hypothetical =
                index == onlyFlexible
                ? leastByStyle(index) : items[index].clampedMain(items[index].base)
            items[index].contribution = items[index].hypothetical
            frame.cursor += 1
        }
        return true
    }

    /// What Yoga takes for the hypothetical size of an item whose base size is 0: padding does not count.
    private func leastByStyle(_ index: Int) -> Double {
        items[index].main.min.isNaN ? 0 : items[index].main.min
    }

    /// The one item that takes whatever the others leave, so that Yoga does not ask for its base size.
    private var onlyFlexibleItem: Int? {
        guard frame.isMainGiven, frame.facts.contains(.flexes),
            errata.contains(.onlyFlexibleItemStartsFromZero)
        else { return nil }
        var result: Int?
        for index in frame.firstItem..<items.count where items[index].grow > 0 || items[index].shrink > 0 {
            if result != nil || items[index].grow == 0 || items[index].shrink == 0 { return nil }
            result = index
        }
        return result
    }

    private mutating func baseSize(at index: Int) -> Double? {
        if !items[index].basis.isNaN { return items[index].basis }
        if keepsRatio(index) { return ratioBase(at: index) }
        let cross = definiteCross(at: index)
        if items[index].hasRatio, !cross.isNaN {
            return max(items[index].mainByRatio(cross: cross), items[index].main.inset)
        }
        let room = isMinContent ? -.infinity : baseRoom(at: index)
        guard let size = contentSize(at: index, room: room, cross: cross) else { return nil }
        return max(size[frame.axes.main], items[index].main.inset)
    }

    /// The automatic minimum of an item, or the one of its style
    /// ([4.5](https://www.w3.org/TR/css-flexbox-1/#min-size-auto)).
    private mutating func mainFloor(at index: Int) -> Double? {
        let least = max(items[index].main.min.isNaN ? 0 : items[index].main.min, items[index].main.inset)
        guard items[index].main.min.isNaN, !items[index].scrolls,
            !errata.contains(.minSizeUndefinedInsteadOfAuto)
        else {
            return least
        }
        // What is as large as its content and does not shrink never comes near its minimum.
        if items[index].basis.isNaN, items[index].shrink == 0, !items[index].hasRatio,
            !tree.styles[items[index].row].flexBasis.isKeyword
        {
            return least
        }
        guard var content = minContentMain(at: index) else { return nil }
        content = min(content, items[index].main.max)
        if isHeightByRatio(index) {
            guard let height = ratioBase(at: index) else { return nil }
            content = min(content, height)
        }
        return max(
            items[index].main.size.isNaN ? content : min(content, items[index].main.size),
            items[index].main.inset)
    }

    /// The least main size that the content of an item leaves it.
    private mutating func minContentMain(at index: Int) -> Double? {
        if keepsRatio(index) { return ratioMinContent(at: index) }
        return contentSize(at: index, room: -.infinity, cross: definiteCross(at: index))?[frame.axes.main]
    }

    /// The size that an item's content asks for, given a room for it along the main axis.
    mutating func contentSize(at index: Int, room: Double, cross: Double) -> Size? {
        let axis = frame.axes.main
        let keepsLimits = errata.contains(.baseSizesKeepLimits)
        if items[index].content == .empty {
            let main = keepsLimits ? items[index].main.clamped(0) : items[index].main.inset
            return Size(axis, main: main, cross: cross.isNaN ? items[index].cross.clamped(0) : cross)
        }
        let crossRoom = items[index].cross.limited(crossRoom(at: index))
        // Heights have no smallest size of their own.
        let room = axis == .vertical && room == -.infinity ? .infinity : room
        var request = SizingRequest(
            known: Size(axis, main: .nan, cross: cross),
            available: Size(
                axis, main: room.isFinite && keepsLimits ? items[index].main.limited(room) : room,
                cross: crossRoom),
            percentBase: frame.percentBase,
            openAxes: openAxes(at: index).intersection(.init(axis.cross, if: true)),
            unlimitedAxes: OpenAxes(axis, if: items[index].main.hasLimits && !keepsLimits),
            direction: items[index].direction)
        let isWidthFirst =
            tree.traits[items[index].row].contains(.sensesRoom)
            || frame.hasKeywords && items[index].cross.hasLimits
        guard axis == .vertical, cross.isNaN, !keepsLimits, isWidthFirst
        else { return size(of: items[index].row, request) }
        // Heights in the item refer to its width, which comes first.
        guard let width = size(of: items[index].row, request)?.width else { return nil }
        request.known.width = frame.hasKeywords ? items[index].cross.clamped(width) : width
        return size(of: items[index].row, request)
    }

    /// Whether the container at hand is asked for its smallest main size.
    var isMinContent: Bool { !frame.isMainGiven && frame.mainRoom == -.infinity }

    /// The room in which the content of an item is measured along the main axis.
    func baseRoom(at index: Int) -> Double {
        if frame.axes.main == .horizontal {
            switch tree.styles[items[index].row].flexBasis {
            case .minContent: return -.infinity
            case .maxContent: return .infinity
            case .fitContent: return mainRoom(at: index)
            default: break
            }
        }
        guard errata.contains(.flexBasisFitsContainer) else { return .infinity }
        let room = mainRoom(at: index)
        return room.isFinite ? room : items[index].main.max
    }

    /// The border-box room for an item along the container.
    func mainRoom(at index: Int) -> Double {
        let room = frame.isMainGiven ? frame.main : frame.mainRoom
        return room.isFinite ? max(0, room - items[index].mainMargin) : room
    }

    /// The border-box room for an item across the container.
    func crossRoom(at index: Int) -> Double {
        let room = frame.isCrossGiven ? frame.cross : frame.crossRoom
        return room.isFinite ? max(0, room - items[index].crossMargin) : room
    }

    /// The axes on which an item has the size of its content, with no limit to it.
    ///
    /// For CSS these are heights that are not definite
    /// ([9.8](https://www.w3.org/TR/css-flexbox-1/#definite-sizes)), so that percentages inside count as
    /// auto.
    func openAxes(at index: Int) -> OpenAxes {
        if !errata.contains(.flexBasisNeedsDefiniteContainer) { return indefiniteAxes(at: index) }
        let (main, cross) = (frame.axes.main, frame.axes.cross)
        let isMainOpen =
            frame.request.openAxes.contains(main) || !frame.isMainGiven && !frame.mainRoom.isFinite
        let isCrossOpen =
            frame.request.openAxes.contains(cross) || !frame.isCrossGiven && !frame.crossRoom.isFinite
        return OpenAxes(main, if: isMainOpen && items[index].basis.isNaN)
            .union(OpenAxes(cross, if: isCrossOpen && items[index].cross.size.isNaN))
    }

    private func indefiniteAxes(at index: Int) -> OpenAxes {
        // Its ratio gives it a height.
        if keepsRatio(index) { return [] }
        if frame.axes.main == .horizontal {
            return OpenAxes(.vertical, if: items[index].cross.size.isNaN && !items[index].stretches)
        }
        let isOpen = !frame.isMainGiven && !refersToMain || frame.request.openAxes.contains(.vertical)
        return OpenAxes(.vertical, if: isOpen && items[index].basis.isNaN)
    }

    /// The cross size of an item that does not depend on its content, or NaN
    /// ([9.8](https://www.w3.org/TR/css-flexbox-1/#definite-sizes)).
    func definiteCross(at index: Int) -> Double {
        if !items[index].cross.size.isNaN { return items[index].cross.size }
        guard frame.isCrossGiven, !frame.wraps, items[index].stretches else { return .nan }
        if frame.axes.main == .horizontal, frame.request.openAxes.contains(.vertical),
            !errata.contains(.flexBasisNeedsDefiniteContainer)
        {
            return .nan
        }
        return items[index].cross.clamped(frame.cross - items[index].crossMargin)
    }
}
