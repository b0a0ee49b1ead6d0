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
        guard let edges = PlainEdges(style) else {
            return appendItemOfBox(row, style, inheriting: inherited)
        }
        let axes = container.axes
        let (main, cross) = edges.sides(of: style, axes.main, container.containingBlockSize)
        let direction = style.direction.resolved(in: inherited)
        let item = appendItem(row, style, direction, crossSize: cross.size)
        let (grow, shrink) = (style.usableGrow, style.usableShrink)
        item.details.initialize(to: ItemDetails(main: main, cross: cross, grow: grow, shrink: shrink))
        if style.hasMarginPaddingOrBorder { edges.setMargins(of: &item.details.pointee, axes) }
        item.details.pointee.flexBasis = main.size
        if style.hasFlexBasis {
            item.details.pointee.flexBasis = flexBasis(of: style, edges.boxSide(axes.main, main))
        }
        if style.aspectRatio != nil { setAspectRatio(of: item, style) }
        addFeatures(of: item)
    }

    /// The same for items whose boxes have to be resolved edge by edge.
    private func appendItemOfBox(
        _ row: Int, _ style: StyleView, inheriting inherited: LayoutDirection
    ) {
        // Margins at "start" and "end" follow the parent's direction, as its own box does.
        let box = tree.box(
            of: row, containingBlockSize: container.containingBlockSize, container.request.direction)
        let (main, cross) = (box[container.axes.main], box[container.axes.cross])
        let direction = style.direction.resolved(in: inherited)
        let item = appendItem(row, style, direction, crossSize: cross.size)
        let (grow, shrink) = (style.usableGrow, style.usableShrink)
        item.details.initialize(
            to: ItemDetails(main: ItemSide(main), cross: ItemSide(cross), grow: grow, shrink: shrink))
        item.details.pointee.unclampedMainSize = main.unclampedSize
        item.details.pointee.flexBasis = flexBasis(of: style, main)
        if !style.margin.isUnset { setMargins(of: &item.details.pointee, main, cross) }
        if style.aspectRatio != nil { setAspectRatio(of: item, style) }
        addFeatures(of: item)
    }

    /// Adds an item whose details the caller initializes.
    @inline(__always)
    private func appendItem(
        _ row: Int, _ style: StyleView, _ direction: LayoutDirection, crossSize: Double?
    ) -> FlexItem {
        let flags = flags(of: style, direction, crossSize)
        let align = alignment(of: style, direction)
        return items.append(ItemCore(row: row, flags: flags, content: content(of: row), align: align))
    }

    /// Notes what is true of the container because of an item.
    @inline(__always)
    private func addFeatures(of item: FlexItem) {
        let (flags, details) = (item.core.pointee.flags, item.details)
        var features = item.core.pointee.features.union(.needsMeasuring)
        if flags.contains(.hasStretchKeyword) { features.insert(.stretches) }
        if flags.contains(.relativelyMoved) { features.insert(.relativelyMoved) }
        if details.pointee.crossPerMain != nil { features.insert(.aspectRatios) }
        if details.pointee.grow > 0 || details.pointee.shrink > 0 { features.insert(.isFlexible) }
        if !details.pointee.autoMargins.isEmpty { features.insert(.autoMargins) }
        container.features.formUnion(features)
        if item.align >= .baseline, container.axes.main == .horizontal || rules.columnsAlignBaselines {
            container.alignsBaselines = true
        }
    }

    private func content(of row: Int) -> ItemCore.Content {
        if tree.links[row].firstChild >= 0 { return .container }
        return tree.traits[row].contains(.measured) ? .measured : .empty
    }

    @inline(__always)
    private func flags(of style: StyleView, _ direction: LayoutDirection, _ crossSize: Double?) -> ItemFlags {
        var flags: ItemFlags = direction == .rightToLeft ? .rightToLeft : []
        if crossSize == nil {
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

    @inline(__always)
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

    private func setAspectRatio(of item: FlexItem, _ style: StyleView) {
        guard let ratio = style.usableAspectRatio else { return }
        let details = item.details
        details.pointee.crossPerMain = container.axes.main == .horizontal ? 1 / ratio : ratio
        guard style.boxSizing == .contentBox, rules.aspectRatiosFollowCSS else { return }
        details.pointee.mainOutsideRatio = details.pointee.main.paddingAndBorder
        details.pointee.crossOutsideRatio = details.pointee.cross.paddingAndBorder
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

extension PlainEdges {
    /// The sides of an item along the main axis and across it.
    @inline(__always)
    fileprivate func sides(
        of style: StyleView, _ main: Axis, _ containingBlockSize: Extents
    ) -> (main: ItemSide, cross: ItemSide) {
        let horizontal = ItemSide(
            padding: padding.width,
            size: style.borderBoxSize(.horizontal, against: containingBlockSize.width, padding.width))
        let vertical = ItemSide(
            padding: padding.height,
            size: style.borderBoxSize(.vertical, against: containingBlockSize.height, padding.height))
        return main == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    }

    /// The margins at the start and the end of the flow.
    @inline(__always)
    fileprivate func setMargins(of item: inout ItemDetails, _ axes: FlowAxes) {
        let isRow = axes.main == .horizontal
        let (first, last) = isRow ? (margin.left, margin.right) : (margin.top, margin.bottom)
        let (top, bottom) = isRow ? (margin.top, margin.bottom) : (margin.left, margin.right)
        (item.mainMarginStart, item.mainMarginEnd) = axes.isMainReversed ? (last, first) : (first, last)
        (item.crossMarginStart, item.crossMarginEnd) = axes.isCrossReversed ? (bottom, top) : (top, bottom)
    }

    /// One axis of the box.
    fileprivate func boxSide(_ axis: Axis, _ side: ItemSide) -> BoxSide {
        var result = BoxSide()
        let isRow = axis == .horizontal
        (result.marginStart, result.marginEnd) =
            isRow ? (margin.left, margin.right) : (margin.top, margin.bottom)
        (result.paddingAndBorderStart, result.paddingAndBorderEnd) =
            isRow ? (padding.left, padding.right) : (padding.top, padding.bottom)
        (result.size, result.unclampedSize) = (side.size, side.size)
        return result
    }
}

extension BoxSide {
    /// The margins at the start and the end of the flow.
    fileprivate func margins(reversed: Bool) -> (start: Double, end: Double) {
        reversed ? (marginEnd, marginStart) : (marginStart, marginEnd)
    }
}
