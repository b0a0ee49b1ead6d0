internal import LayoutCore

/// [9.1 Initial setup](https://www.w3.org/TR/css-flexbox-1/#box-manip) and
/// [9.2 step 2](https://www.w3.org/TR/css-flexbox-1/#algo-available).
extension FlexLayoutPass {
    /// Determines the room for the items, and what they measure percentages by.
    ///
    /// This comes first in practice, because margins and sizes of items may be percentages.
    mutating func determineAvailableSpace() {
        let mainAxis = frame.axes.main
        (frame.main, frame.mainRoom) = content(mainAxis)
        (frame.cross, frame.crossRoom) = content(mainAxis.cross)
        frame.isMainGiven = !frame.main.isNaN
        frame.isCrossGiven = !frame.cross.isNaN
        if frame.request.heightRole != .settled { return determineReferredSpace() }
        let mainBase = percentBase(mainAxis, known: frame.main, room: frame.mainRoom)
        let crossBase = percentBase(mainAxis.cross, known: frame.cross, room: frame.crossRoom)
        determineGaps(Size(mainAxis, main: mainBase, cross: crossBase))
    }

    /// The same where items refer to a height that they may exceed.
    private mutating func determineReferredSpace() {
        frame.percentBase = Size(frame.axes.main, main: frame.main, cross: frame.cross)
        if frame.request.openAxes.contains(.vertical) { frame.percentBase.height = .nan }
        if frame.axes.main == .vertical {
            if frame.request.heightRole == .least { frame.box.vertical.min = frame.request.known.height }
            frame.main = .nan
            frame.isMainGiven = false
        }
        determineGaps(frame.percentBase)
    }

    /// Whether items refer to a main size that they may exceed.
    var refersToMain: Bool { frame.request.heightRole != .settled && frame.axes.main == .vertical }

    /// Whether items refer to a cross size that they may exceed.
    var refersToCross: Bool { frame.request.heightRole != .settled && frame.axes.main == .horizontal }

    private mutating func determineGaps(_ base: Size) {
        let row = frame.row
        let mainAxis = frame.axes.main
        let (mainBase, crossBase) = (base[mainAxis], base[mainAxis.cross])
        frame.percentBase = base
        frame.mainGap = max(0, tree.styles[row].gap(mainAxis).resolvedOrZero(against: mainBase))
        frame.crossGap = max(0, tree.styles[row].gap(mainAxis.cross).resolvedOrZero(against: crossBase))
    }

    /// The places of the items of the container at hand.
    var mine: Range<Int> { frame.firstItem..<items.count }

    /// Collects the items of the container at hand: its children in the flow, and those of children that make
    /// no box of their own.
    mutating func collectItems() {
        let row = frame.row
        let style = tree.styles[row]
        let wrap = style.flexWrap
        frame.axes = style.flexDirection.axes(wrap: wrap, frame.request.direction)
        frame.wraps = wrap != .noWrap
        frame.alignItems = style.alignItems
        frame.facts = []
        frame.alignsBaselines = false
        determineAvailableSpace()
        if repeatsList {
            tree.traits[row].remove(.list)
            if collectChangedItems() { return }
        }
        collectItems(from: tree.links[row].firstChild)
        if frame.facts.contains(.ordered) { sortItems() }
        if frame.facts.contains(.growsAndShrinks), frame.isMainGiven,
            errata.contains(.onlyFlexibleItemStartsFromZero)
        {
            frame.facts.insert(.asks)
        }
    }

    /// Puts items into the order that their styles ask for
    /// ([5.4](https://www.w3.org/TR/css-flexbox-1/#order-property)).
    private mutating func sortItems() {
        let sorted = mine.map { (place: $0, order: tree.styles[items[$0].row].order) }
            .sorted { $0.order != $1.order ? $0.order < $1.order : $0.place < $1.place }
        items.reorder(from: frame.firstItem, to: sorted.map(\.place))
    }

    private mutating func collectItems(from first: Int32) {
        var child = first
        var direction = frame.request.direction
        var outer: [(next: Int32, direction: LayoutDirection)] = []
        let plain = PlainItems(frame, errata)
        while true {
            if child < 0 {
                guard let next = outer.popLast() else { return }
                (child, direction) = next
                continue
            }
            let row = Int(child)
            let next = tree.links[row].next
            let style = tree.styles[row]
            let traits = tree.traits[row]
            if traits.contains(.leaksAbsolutes) { frame.facts.insert(.mayHoldAbsolutes) }
            switch style.display {
            case .none:
                if frame.request.wantsLayout { tree.vanish(row) }
                child = next
            case .contents:
                if frame.request.wantsLayout {
                    tree.place(row, at: .zero)
                    tree.traits[row].insert(.moved)
                }
                frame.facts.insert(.mayHoldAbsolutes)
                outer.append((next, direction))
                direction = style.direction.resolved(in: direction)
                child = tree.links[row].firstChild
            case .flex:
                child = next
                if direction == frame.request.direction {
                    collect(row, style, traits, plain)
                } else {
                    collect(row, style, traits, inheriting: direction)
                }
            }
        }
    }

    /// Collects a child with a box.
    @inline(__always)
    mutating func collect(_ row: Int, _ style: StyleView, _ traits: NodeTraits, _ plain: PlainItems) {
        if style.isPlain,
            let core = plain.item(row, style, traits, isLeaf: tree.links[row].firstChild < 0)
        {
            frame.facts.formUnion(core.facts)
            items.append(plain: core)
        } else {
            collect(row, style, traits, inheriting: frame.request.direction)
        }
    }

    private mutating func collect(
        _ row: Int, _ style: StyleView, _ traits: NodeTraits, inheriting direction: LayoutDirection
    ) {
        if style.position == .absolute {
            frame.facts.insert(.mayHoldAbsolutes)
            return
        }
        appendItem(row, inheriting: direction)
        if style.order != 0 { frame.facts.insert(.ordered) }
        if traits.contains(.hasKeywords) { frame.hasKeywords = true }
    }

    /// Adds an item with its box resolved and turned into the flow of the container at hand.
    private mutating func appendItem(_ row: Int, inheriting inherited: LayoutDirection) {
        let style = tree.styles[row]
        let axes = frame.axes
        let direction = style.direction.resolved(in: inherited)
        // Margins at "start" and "end" follow the parent's direction, as its own box does.
        let box = tree.box(of: row, percentBase: frame.percentBase, frame.request.direction)
        let (main, cross) = (box[axes.main], box[axes.cross])
        var details = ItemDetails(
            main: ItemSide(main), cross: ItemSide(cross), mainUnclamped: main.unclampedSize,
            grow: style.usableGrow, shrink: style.usableShrink, basis: basis(of: style, main))
        if !style.margin.isUnset { setMargins(of: &details, main, cross) }
        if style.aspectRatio != nil { setRatio(of: &details, style, main, cross) }
        var flags: ItemFlags = direction == .rightToLeft ? .rightToLeft : []
        if cross.size.isNaN {
            let length = style.size(axes.cross)
            if (!length.isKeyword || length == .stretch)
                && (!length.isPercent || errata.contains(.unresolvedSizesStretch))
            {
                flags.insert(.crossAuto)
            }
        }
        if style.position == .relative && !style.inset.isUnset { flags.insert(.moved) }
        if style.isScrollContainer { flags.insert(.scrolls) }
        var content = ItemCore.Content.items
        if tree.links[row].firstChild < 0 {
            content = tree.traits[row].contains(.measured) ? .measured : .empty
        }
        let align = alignment(of: style, direction)
        // What is told to stretch does so wherever it is aligned.
        if flags.contains(.crossAuto), style.size(axes.cross) == .stretch { flags.insert(.fills) }
        let core = ItemCore(row: Int32(row), flags: flags, content: content, align: align)
        frame.facts.formUnion(core.facts)
        if flags.contains(.fills) { frame.facts.insert(.stretches) }
        frame.facts.insert(flags.contains(.moved) ? [.asks, .moved] : .asks)
        if !details.crossPerMain.isNaN { frame.facts.insert(.ratios) }
        if details.grow > 0 || details.shrink > 0 { frame.facts.insert(.flexes) }
        if !details.autoMargins.isEmpty { frame.facts.insert(.autoMargins) }
        let mayAlign = axes.main == .horizontal || !errata.contains(.columnsHaveNoBaselines)
        if align >= .baseline, mayAlign { frame.alignsBaselines = true }
        items.append(core, details)
    }

    private func alignment(of style: StyleView, _ direction: LayoutDirection) -> ItemAlignment {
        let align = style.alignSelf ?? frame.alignItems
        if align == .stretch { return .stretch }
        let resolved = align.resolved(in: frame.axes, frame.request.direction, item: direction)
        let isColumn = frame.axes.main == .vertical
        return isColumn && errata.contains(.columnsHaveNoBaselines) ? resolved.withoutBaseline : resolved
    }

    private func setMargins(of item: inout ItemDetails, _ main: BoxSide, _ cross: BoxSide) {
        let axes = frame.axes
        (item.mainMarginStart, item.mainMarginEnd) = main.margins(reversed: axes.isMainReversed)
        (item.crossMarginStart, item.crossMarginEnd) = cross.margins(reversed: axes.isCrossReversed)
        if main.isMarginStartAuto { item.autoMargins.insert(axes.isMainReversed ? .mainEnd : .mainStart) }
        if main.isMarginEndAuto { item.autoMargins.insert(axes.isMainReversed ? .mainStart : .mainEnd) }
        if cross.isMarginStartAuto { item.autoMargins.insert(axes.isCrossReversed ? .crossEnd : .crossStart) }
        if cross.isMarginEndAuto { item.autoMargins.insert(axes.isCrossReversed ? .crossStart : .crossEnd) }
    }

    private func setRatio(of item: inout ItemDetails, _ style: StyleView, _ main: BoxSide, _ cross: BoxSide) {
        let ratio = style.usableAspectRatio
        guard !ratio.isNaN else { return }
        item.crossPerMain = frame.axes.main == .horizontal ? 1 / ratio : ratio
        guard style.boxSizing == .contentBox, !errata.contains(.aspectRatioBeatsStretch) else { return }
        item.mainOutsideRatio = main.inset
        item.crossOutsideRatio = cross.inset
    }

    /// The flex basis of an item's style as a border-box size; NaN where the content decides.
    func basis(of flexStyle: StyleView, _ side: BoxSide) -> Double {
        let style = flexStyle.flexBasis
        if style == .auto || style.isUndefined { return side.unclampedSize }
        let extra = flexStyle.boxSizing == .contentBox ? side.inset : 0
        let isOpen = frame.request.openAxes.contains(frame.axes.main)
        let isShareable = frame.isMainGiven ? !isOpen : frame.mainRoom.isFinite
        if errata.contains(.flexBasisNeedsDefiniteContainer), !isShareable { return side.unclampedSize }
        if style == .stretch, frame.isMainGiven || refersToMain, !isOpen {
            return max(frame.mainRoom - side.margin, side.inset)
        }
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
