internal import LayoutCore

/// [9.1 Initial setup](https://www.w3.org/TR/css-flexbox-1/#box-manip) and
/// [9.2 step 2](https://www.w3.org/TR/css-flexbox-1/#algo-available).
extension FlexLayoutPass {
    /// Determines the room for the items, and what they measure percentages by.
    ///
    /// This comes first in practice, because margins and sizes of items may be percentages.
    mutating func determineAvailableSpace() {
        let row = frame.row
        let mainAxis = frame.axes.main
        (frame.main, frame.mainRoom) = content(mainAxis)
        (frame.cross, frame.crossRoom) = content(mainAxis.cross)
        frame.isMainGiven = !frame.main.isNaN
        frame.isCrossGiven = !frame.cross.isNaN
        let mainBase = percentBase(mainAxis, known: frame.main, room: frame.mainRoom)
        let crossBase = percentBase(mainAxis.cross, known: frame.cross, room: frame.crossRoom)
        frame.percentBase = Size(mainAxis, main: mainBase, cross: crossBase)
        frame.mainGap = max(0, tree.styles[row].gap(mainAxis).resolvedOrZero(against: mainBase))
        frame.crossGap = max(0, tree.styles[row].gap(mainAxis.cross).resolvedOrZero(against: crossBase))
    }

    /// The places of the items of the container at hand.
    var mine: Range<Int> { frame.firstItem..<items.count }

    /// Collects the items of the container at hand: its children in the flow, and those of children that make
    /// no box of their own.
    mutating func collectItems() {
        let row = frame.row
        let wrap = tree.styles[row].flexWrap
        frame.axes = tree.styles[row].flexDirection.axes(wrap: wrap, frame.request.direction)
        frame.wraps = wrap != .noWrap
        frame.alignItems = tree.styles[row].alignItems
        determineAvailableSpace()
        if collectItems(from: tree.links[row].firstChild) { sortItems() }
        let isRow = frame.axes.main == .horizontal
        let mayAlign = isRow || !errata.contains(.columnsHaveNoBaselines)
        frame.alignsBaselines = false
        for index in mine where mayAlign && items[index].align >= .baseline { frame.alignsBaselines = true }
    }

    /// Puts items into the order that their styles ask for
    /// ([5.4](https://www.w3.org/TR/css-flexbox-1/#order-property)).
    private mutating func sortItems() {
        let sorted = mine.map { (place: $0, item: items[$0], order: tree.styles[items[$0].row].order) }
            .sorted { $0.order != $1.order ? $0.order < $1.order : $0.place < $1.place }
        for (index, entry) in zip(mine, sorted) { items[index] = entry.item }
    }

    /// - Returns: Whether any item is out of order.
    private mutating func collectItems(from first: Int32) -> Bool {
        var child = first
        var direction = frame.request.direction
        var outer: [(next: Int32, direction: LayoutDirection)] = []
        var hasOrder = false
        while true {
            if child < 0 {
                guard let next = outer.popLast() else { return hasOrder }
                (child, direction) = next
                continue
            }
            let row = Int(child)
            let next = tree.links[row].next
            switch tree.styles[row].display {
            case .none:
                if frame.request.wantsLayout { tree.vanish(row) }
                child = next
            case .contents:
                if frame.request.wantsLayout {
                    tree.place(row, at: .zero)
                    tree.traits[row].insert(.moved)
                }
                outer.append((next, direction))
                direction = tree.styles[row].direction.resolved(in: direction)
                child = tree.links[row].firstChild
            case .flex:
                if tree.styles[row].position != .absolute {
                    appendItem(row, inheriting: direction)
                    if tree.styles[row].order != 0 { hasOrder = true }
                    if tree.traits[row].contains(.hasKeywords) { frame.hasKeywords = true }
                }
                child = next
            }
        }
    }

    /// Adds an item with its box resolved and turned into the flow of the container at hand.
    private mutating func appendItem(_ row: Int, inheriting inherited: LayoutDirection) {
        let style = tree.styles[row]
        let axes = frame.axes
        let direction = style.direction.resolved(in: inherited)
        // Margins at "start" and "end" follow the parent's direction, as its own box does.
        let box = tree.box(of: row, percentBase: frame.percentBase, frame.request.direction)
        let (main, cross) = (box[axes.main], box[axes.cross])
        items.append(
            FlexItem(
                row: row, direction: direction, align: alignment(of: style, direction), main: ItemSide(main),
                cross: ItemSide(cross), mainUnclamped: main.unclampedSize, grow: style.usableGrow,
                shrink: style.usableShrink, basis: basis(of: style, main)))
        let index = items.count - 1
        if !style.margin.isUnset { setMargins(of: index, main, cross) }
        if cross.size.isNaN {
            let length = style.size(axes.cross)
            items[index].isCrossAuto =
                !length.isKeyword && (!length.isPercent || errata.contains(.unresolvedSizesStretch))
        } else {
            items[index].isCrossAuto = false
        }
        if tree.links[row].firstChild < 0 {
            items[index].content = tree.traits[row].contains(.measured) ? .measured : .empty
        }
        items[index].isMoved = style.position == .relative && !style.inset.isUnset
        items[index].scrolls = style.isScrollContainer
        if style.aspectRatio != nil { setRatio(of: index, style, main, cross) }
    }

    private func alignment(of style: StyleView, _ direction: LayoutDirection) -> ItemAlignment {
        let align = style.alignSelf ?? frame.alignItems
        if align == .stretch { return .stretch }
        let resolved = align.resolved(in: frame.axes, frame.request.direction, item: direction)
        let isColumn = frame.axes.main == .vertical
        return isColumn && errata.contains(.columnsHaveNoBaselines) ? resolved.withoutBaseline : resolved
    }

    private func setMargins(of index: Int, _ main: BoxSide, _ cross: BoxSide) {
        let axes = frame.axes
        (items[index].mainMarginStart, items[index].mainMarginEnd) = main.margins(
            reversed: axes.isMainReversed)
        (items[index].crossMarginStart, items[index].crossMarginEnd) =
            cross.margins(reversed: axes.isCrossReversed)
        var auto = AutoMargins()
        if main.isMarginStartAuto { auto.insert(axes.isMainReversed ? .mainEnd : .mainStart) }
        if main.isMarginEndAuto { auto.insert(axes.isMainReversed ? .mainStart : .mainEnd) }
        if cross.isMarginStartAuto { auto.insert(axes.isCrossReversed ? .crossEnd : .crossStart) }
        if cross.isMarginEndAuto { auto.insert(axes.isCrossReversed ? .crossStart : .crossEnd) }
        items[index].autoMargins = auto
    }

    private func setRatio(of index: Int, _ style: StyleView, _ main: BoxSide, _ cross: BoxSide) {
        let ratio = style.usableAspectRatio
        guard !ratio.isNaN else { return }
        items[index].crossPerMain = frame.axes.main == .horizontal ? 1 / ratio : ratio
        guard style.boxSizing == .contentBox, !errata.contains(.aspectRatioBeatsStretch) else { return }
        items[index].mainOutsideRatio = main.inset
        items[index].crossOutsideRatio = cross.inset
    }

    /// The flex basis of an item's style as a border-box size; NaN where the content decides.
    func basis(of flexStyle: StyleView, _ side: BoxSide) -> Double {
        let style = flexStyle.flexBasis
        if style == .auto || style.isUndefined { return side.unclampedSize }
        let extra = flexStyle.boxSizing == .contentBox ? side.inset : 0
        let isOpen = frame.request.openAxes.contains(frame.axes.main)
        let isShareable = frame.isMainGiven ? !isOpen : frame.mainRoom.isFinite
        if errata.contains(.flexBasisNeedsDefiniteContainer), !isShareable { return side.unclampedSize }
        if style == .stretch, frame.isMainGiven { return max(frame.main - side.margin, side.inset) }
        if style == .content || style.isKeyword { return .nan }
        let basis = style.resolved(against: frame.percentBase[frame.axes.main])
        if !basis.isNaN { return max(basis + extra, side.inset) }
        // A part of a height that is not known yet means the content. Widths become known, so that here they
        // are only being found: for that, an item counts as wide as it says.
        return frame.axes.main == .vertical ? .nan : side.unclampedSize
    }

    private func content(_ axis: Axis) -> (size: Double, room: Double) {
        let side = frame.box[axis]
        let known = frame.request.known[axis]
        if !known.isNaN { return (max(0, known - side.inset), max(0, known - side.inset)) }
        let room = side.limited(frame.request.available[axis])
        return (.nan, room.isFinite ? max(0, room - side.inset) : room)
    }

    private func percentBase(_ axis: Axis, known: Double, room: Double) -> Double {
        let isIndefinite = frame.request.openAxes.contains(axis)
        if isIndefinite, !errata.contains(.percentAgainstAvailableSpace) { return .nan }
        let usesRoom = errata.contains(.percentAgainstAvailableSpace) && room.isFinite
        return known.isNaN && usesRoom ? room : known
    }
}

extension BoxSide {
    /// The margins at the start and the end of the flow.
    fileprivate func margins(reversed: Bool) -> (start: Double, end: Double) {
        reversed ? (marginEnd, marginStart) : (marginStart, marginEnd)
    }
}
