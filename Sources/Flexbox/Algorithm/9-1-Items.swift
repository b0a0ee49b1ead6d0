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

    /// Collects the items of the container at hand: its children in the flow, and those of children that make
    /// no box of their own.
    mutating func collectItems() {
        let row = frame.row
        let wrap = tree.styles[row].flexWrap
        frame.axes = tree.styles[row].flexDirection.axes(wrap: wrap, frame.request.direction)
        frame.wraps = wrap != .noWrap
        determineAvailableSpace()
        if collectItems(from: tree.links[row].firstChild) { sortItems() }
        let isRow = frame.axes.main == .horizontal
        let mayAlign = isRow || !errata.contains(.columnsHaveNoBaselines)
        frame.alignsBaselines = mayAlign && items[frame.firstItem...].contains { $0.align >= .baseline }
    }

    /// Puts items into the order that their styles ask for
    /// ([5.4](https://www.w3.org/TR/css-flexbox-1/#order-property)).
    private mutating func sortItems() {
        let sorted = items[frame.firstItem...].enumerated().sorted {
            let (one, other) = (tree.styles[$0.element.row].order, tree.styles[$1.element.row].order)
            return one != other ? one < other : $0.offset < $1.offset
        }
        for (place, item) in sorted.enumerated() { items[frame.firstItem + place] = item.element }
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
                    items.append(makeItem(row, inheriting: direction))
                    if tree.styles[row].order != 0 { hasOrder = true }
                    if tree.traits[row].contains(.hasKeywords) { frame.hasKeywords = true }
                }
                child = next
            }
        }
    }

    /// An item with its box resolved and turned into the flow of the container at hand.
    private func makeItem(_ row: Int, inheriting inherited: LayoutDirection) -> FlexItem {
        let direction = tree.styles[row].direction.resolved(in: inherited)
        // Margins at "start" and "end" follow the parent's direction, as its own box does.
        let box = tree.box(of: row, percentBase: frame.percentBase, frame.request.direction)
        let axes = frame.axes
        let (main, cross) = (box[axes.main], box[axes.cross])
        var align = (tree.styles[row].alignSelf ?? tree.styles[frame.row].alignItems)
            .resolved(in: axes, frame.request.direction, item: direction)
        if axes.main == .vertical, errata.contains(.columnsHaveNoBaselines) { align = align.withoutBaseline }
        var item = FlexItem(
            row: row, direction: direction, align: align, main: main, cross: cross,
            grow: tree.styles[row].usableGrow, shrink: tree.styles[row].usableShrink)
        (item.mainMarginStart, item.mainMarginEnd) = main.margins(reversed: axes.isMainReversed)
        (item.crossMarginStart, item.crossMarginEnd) = cross.margins(reversed: axes.isCrossReversed)
        if main.isMarginStartAuto { item.autoMargins.insert(axes.isMainReversed ? .mainEnd : .mainStart) }
        if main.isMarginEndAuto { item.autoMargins.insert(axes.isMainReversed ? .mainStart : .mainEnd) }
        if cross.isMarginStartAuto { item.autoMargins.insert(axes.isCrossReversed ? .crossEnd : .crossStart) }
        if cross.isMarginEndAuto { item.autoMargins.insert(axes.isCrossReversed ? .crossStart : .crossEnd) }
        let crossStyle = tree.styles[row].size(axes.cross)
        item.isCrossAuto =
            cross.size.isNaN && !crossStyle.isKeyword
            && (!crossStyle.isPercent || errata.contains(.unresolvedSizesStretch))
        item.scrolls = tree.styles[row].isScrollContainer
        let ratio = tree.styles[row].usableAspectRatio
        if !ratio.isNaN {
            item.crossPerMain = axes.main == .horizontal ? 1 / ratio : ratio
            let coversContent =
                tree.styles[row].boxSizing == .contentBox && !errata.contains(.aspectRatioBeatsStretch)
            item.mainOutsideRatio = coversContent ? main.inset : 0
            item.crossOutsideRatio = coversContent ? cross.inset : 0
        }
        item.basis = basis(of: row, main)
        return item
    }

    /// The flex basis of an item's style as a border-box size; NaN where the content decides.
    func basis(of row: Int, _ side: BoxSide) -> Double {
        let extra = tree.styles[row].boxSizing == .contentBox ? side.inset : 0
        let isOpen = frame.request.openAxes.contains(frame.axes.main)
        let isShareable = frame.isMainGiven ? !isOpen : frame.mainRoom.isFinite
        if errata.contains(.flexBasisNeedsDefiniteContainer), !isShareable { return side.unclampedSize }
        let style = tree.styles[row].flexBasis
        if style == .stretch, frame.isMainGiven { return max(frame.main - side.margin, side.inset) }
        if style == .content || style.isKeyword { return .nan }
        if style == .auto || style.isUndefined { return side.unclampedSize }
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
