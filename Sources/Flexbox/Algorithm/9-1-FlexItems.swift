internal import LayoutCore

/// [9.1 Initial setup](https://www.w3.org/TR/css-flexbox-1/#box-manip) and
/// [9.2 step 2](https://www.w3.org/TR/css-flexbox-1/#algo-available).
extension FlexLayoutPass {
    /// Generates the flex items of the container at hand: its in-flow children, and those of children with
    /// `display: contents`.
    func generateFlexItems() {
        let style = tree.styles[container.row]
        let wrap = style.flexWrap
        container.axes = style.flexDirection.axes(wrap: wrap, container.request.direction)
        container.wraps = wrap != .noWrap
        container.alignItems = style.alignItems
        container.features = []
        container.alignsBaselines = false
        determineAvailableSpace()
        if generateChangedItems() { return }
        generateItems(from: tree.links[container.row].firstChild)
        if container.features.contains(.hasOrder) { sortItems() }
        if container.features.contains(.growsAndShrinks), container.isMainDefinite,
            rules.onlyFlexibleItemStartsFromZero
        {
            container.features.insert(.needsMeasuring)
        }
    }

    /// Sorts items by [order](https://www.w3.org/TR/css-flexbox-1/#order-property).
    private func sortItems() {
        let sorted = allItems.map { (index: $0, order: tree.styles[items[$0].row].order) }
            .sorted { $0.order != $1.order ? $0.order < $1.order : $0.index < $1.index }
        items.reorder(from: container.firstItem, to: sorted.map(\.index))
    }

    private func generateItems(from first: Int32) {
        var child = first
        var direction = container.request.direction
        var outer: [(next: Int32, direction: LayoutDirection)] = []
        let fixedSizeItems = FixedSizeItems(container, rules)
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
            if traits.contains(.leaksAbsolutes) { container.features.insert(.mayContainAbsolutes) }
            switch style.display {
            case .none:
                if container.request.performsLayout { tree.vanish(row) }
                child = next
            case .contents:
                if container.request.performsLayout {
                    tree.place(row, at: .zero)
                    tree.traits[row].insert(.moved)
                }
                container.features.insert(.mayContainAbsolutes)
                outer.append((next, direction))
                direction = style.direction.resolved(in: direction)
                child = tree.links[row].firstChild
            case .flex:
                child = next
                if direction == container.request.direction {
                    generateItem(row, style, traits, fixedSizeItems)
                } else {
                    generateItem(row, style, traits, inheriting: direction)
                }
            }
        }
    }

    /// Generates the item of a child that inherits the container's direction. Pays in `flex growth wide`.
    @inline(__always)
    func generateItem(
        _ row: Int, _ style: StyleView, _ traits: NodeTraits, _ fixedSizeItems: FixedSizeItems
    ) {
        let isLeaf = tree.links[row].firstChild < 0
        if style.hasOnlySizes, fixedSizeItems.holds(style, traits, isLeaf: isLeaf) {
            let core = items.appendFixed()
            fixedSizeItems.initialize(core, row, style, traits, isLeaf: isLeaf)
            container.features.formUnion(core.pointee.features)
        } else {
            generateItem(row, style, traits, inheriting: container.request.direction)
        }
    }

    private func generateItem(
        _ row: Int, _ style: StyleView, _ traits: NodeTraits, inheriting direction: LayoutDirection
    ) {
        if style.position == .absolute {
            container.features.insert(.mayContainAbsolutes)
            return
        }
        appendItem(row, inheriting: direction)
        if style.order != 0 { container.features.insert(.hasOrder) }
        if traits.contains(.hasKeywords) { container.hasKeywords = true }
    }

    /// Adds an item with its box resolved, in terms of the container's main and cross axes.
    private func appendItem(_ row: Int, inheriting inherited: LayoutDirection) {
        let style = tree.styles[row]
        // Margins at "start" and "end" follow the parent's direction, as its own box does.
        let box = tree.box(
            of: row, containingBlockSize: container.containingBlockSize, container.request.direction)
        // Two calls, so that neither side of the box is copied.
        if container.axes.main == .horizontal {
            appendItem(row, style, box.horizontal, box.vertical, inheriting: inherited)
        } else {
            appendItem(row, style, box.vertical, box.horizontal, inheriting: inherited)
        }
    }

    @inline(__always)
    private func appendItem(
        _ row: Int, _ style: StyleView, _ main: BoxSide, _ cross: BoxSide,
        inheriting inherited: LayoutDirection
    ) {
        let direction = style.direction.resolved(in: inherited)
        let flags = flags(of: style, direction, cross)
        let align = alignment(of: style, direction)
        let core = ItemCore(row: row, flags: flags, content: content(of: row), align: align)
        let basis = flexBasis(of: style, main)
        let details = items.append(core).details
        details.initialize(
            to: ItemDetails(
                main: main, cross: cross, grow: style.usableGrow, shrink: style.usableShrink, flexBasis: basis
            ))
        if !style.margin.isUnset { setMargins(of: &details.pointee, main, cross) }
        if style.aspectRatio != nil { setAspectRatio(of: &details.pointee, style, main, cross) }
        var features = core.features.union(.needsMeasuring)
        if flags.contains(.hasStretchKeyword) { features.insert(.stretches) }
        if flags.contains(.relativelyMoved) { features.insert(.relativelyMoved) }
        if details.pointee.crossPerMain != nil { features.insert(.aspectRatios) }
        if details.pointee.grow > 0 || details.pointee.shrink > 0 { features.insert(.isFlexible) }
        if !details.pointee.autoMargins.isEmpty { features.insert(.autoMargins) }
        container.features.formUnion(features)
        if align >= .baseline, container.axes.main == .horizontal || rules.columnsAlignBaselines {
            container.alignsBaselines = true
        }
    }

    private func content(of row: Int) -> ItemCore.Content {
        if tree.links[row].firstChild >= 0 { return .container }
        return tree.traits[row].contains(.measured) ? .measured : .empty
    }

    private func flags(of style: StyleView, _ direction: LayoutDirection, _ cross: BoxSide) -> ItemFlags {
        var flags: ItemFlags = direction == .rightToLeft ? .rightToLeft : []
        if cross.size == nil {
            let length = style.size(container.axes.cross)
            let isKeyword = length.isKeyword && length != .stretch
            if !isKeyword, !length.isPercent || rules.unresolvedPercentagesStretch {
                flags.insert(.crossAuto)
                // The keyword stretches an item however it is aligned.
                if length == .stretch { flags.insert(.hasStretchKeyword) }
            }
        }
        if style.position == .relative, !style.inset.isUnset { flags.insert(.relativelyMoved) }
        if style.isScrollContainer { flags.insert(.scrolls) }
        return flags
    }

    private func alignment(of style: StyleView, _ direction: LayoutDirection) -> ItemAlignment {
        let align = style.alignSelf ?? container.alignItems
        if align == .stretch { return .stretch }
        let resolved = align.resolved(in: container.axes, container.request.direction, item: direction)
        return container.axes.main == .horizontal || rules.columnsAlignBaselines
            ? resolved : resolved.withoutBaseline
    }

    private func setMargins(of item: inout ItemDetails, _ main: BoxSide, _ cross: BoxSide) {
        let axes = container.axes
        (item.mainMarginStart, item.mainMarginEnd) = main.margins(reversed: axes.isMainReversed)
        (item.crossMarginStart, item.crossMarginEnd) = cross.margins(reversed: axes.isCrossReversed)
        if main.isMarginStartAuto { item.autoMargins.insert(axes.isMainReversed ? .mainEnd : .mainStart) }
        if main.isMarginEndAuto { item.autoMargins.insert(axes.isMainReversed ? .mainStart : .mainEnd) }
        if cross.isMarginStartAuto { item.autoMargins.insert(axes.isCrossReversed ? .crossEnd : .crossStart) }
        if cross.isMarginEndAuto { item.autoMargins.insert(axes.isCrossReversed ? .crossStart : .crossEnd) }
    }

    private func setAspectRatio(
        of item: inout ItemDetails, _ style: StyleView, _ main: BoxSide, _ cross: BoxSide
    ) {
        guard let ratio = style.usableAspectRatio else { return }
        item.crossPerMain = container.axes.main == .horizontal ? 1 / ratio : ratio
        guard style.boxSizing == .contentBox, rules.aspectRatiosFollowCSS else { return }
        item.mainOutsideRatio = main.paddingAndBorder
        item.crossOutsideRatio = cross.paddingAndBorder
    }

    /// The used flex basis of an item as a border-box size; `nil` where it is the content.
    func flexBasis(of style: StyleView, _ side: BoxSide) -> Double? {
        let basis = style.flexBasis
        if basis == .auto || basis.isUndefined { return side.unclampedSize }
        let axis = container.axes.main
        let extra = style.boxSizing == .contentBox ? side.paddingAndBorder : 0
        let isIndefinite = container.request.indefiniteAxes.contains(axis)
        if rules.flexBasisNeedsDefiniteContainer {
            let isDefinite =
                container.isMainDefinite ? !isIndefinite : container.availableMain.points != nil
            if !isDefinite { return side.unclampedSize }
        }
        if basis == .stretch, container.isMainDefinite || container.mayExceedKnownMainSize, !isIndefinite {
            return max((container.availableMain.points ?? .infinity) - side.margin, side.paddingAndBorder)
        }
        if basis == .content || basis.isKeyword { return nil }
        if let points = basis.resolved(against: container.containingBlockSize[axis]) {
            return max(points + extra, side.paddingAndBorder)
        }
        // A percentage of an indefinite height means the content. Widths become definite later: while they are being
        // determined, an item contributes its width.
        return axis == .vertical ? nil : side.unclampedSize
    }
}

/// [9.2 step 2](https://www.w3.org/TR/css-flexbox-1/#algo-available): available space. It comes first in practice,
/// because margins and sizes of items may be percentages.
extension FlexLayoutPass {
    /// Determines the available space for the items, and the size that their percentages refer to.
    private func determineAvailableSpace() {
        let axes = container.axes
        let (mainSize, crossSize) = (knownInnerSize(on: axes.main), knownInnerSize(on: axes.cross))
        container.availableMain = availableInnerSpace(on: axes.main, mainSize)
        container.availableCross = availableInnerSpace(on: axes.cross, crossSize)
        container.mainSize = mainSize ?? 0
        container.crossSize = crossSize ?? 0
        container.isMainDefinite = mainSize != nil
        container.isCrossDefinite = crossSize != nil
        if container.request.heightMode == .exact {
            container.containingBlockSize = Extents(
                axes.main, main: definiteSize(on: axes.main, mainSize, container.availableMain),
                cross: definiteSize(on: axes.cross, crossSize, container.availableCross))
        } else {
            container.containingBlockSize = Extents(axes.main, main: mainSize, cross: crossSize)
            if container.request.indefiniteAxes.contains(.vertical) {
                container.containingBlockSize.height = nil
            }
            // Items refer to the known height, but may exceed it.
            if axes.main == .vertical {
                if container.request.heightMode == .minimum {
                    container.box.vertical.min = container.request.known.height
                }
                container.isMainDefinite = false
            }
        }
        let style = tree.styles[container.row]
        let base = container.containingBlockSize
        container.mainGap = max(0, style.gap(axes.main).resolvedOrZero(against: base[axes.main]))
        container.crossGap = max(0, style.gap(axes.cross).resolvedOrZero(against: base[axes.cross]))
    }

    private func knownInnerSize(on axis: Axis) -> Double? {
        guard let known = container.request.known[axis] else { return nil }
        return max(0, known - container.box.paddingAndBorder(axis))
    }

    private func availableInnerSpace(on axis: Axis, _ size: Double?) -> AvailableSpace {
        if let size { return .definite(size) }
        let maximum = axis == .horizontal ? container.box.horizontal.max : container.box.vertical.max
        return container.request.available[axis].limited(to: maximum)
            .reduced(by: container.box.paddingAndBorder(axis))
    }

    /// The size that percentages of items refer to on an axis.
    private func definiteSize(on axis: Axis, _ size: Double?, _ available: AvailableSpace) -> Double? {
        if rules.percentagesReferToAvailableSpace { return size ?? available.points }
        return container.request.indefiniteAxes.contains(axis) ? nil : size
    }
}

extension BoxSide {
    /// The margins at the start and the end of the flow.
    fileprivate func margins(reversed: Bool) -> (start: Double, end: Double) {
        reversed ? (marginEnd, marginStart) : (marginStart, marginEnd)
    }
}
