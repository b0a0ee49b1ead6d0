extension FlexStyle {
    /// Writes the numbers that are not the initial ones, and gives the rest of the style.
    func packed(into numbers: UnsafeMutableBufferPointer<UInt64>) -> PackedStyle {
        var packed = PackedStyle()
        var count = 0
        func keep(_ slot: Int, _ bits: UInt64, unless initial: UInt64) {
            guard bits != initial else { return }
            packed.mask |= 1 << UInt64(slot)
            numbers[count] = bits
            count += 1
        }
        let (auto, unset) = (Length.auto.bits, Length.undefined.bits)
        keep(NumberSlot.width, width.bits, unless: auto)
        keep(NumberSlot.height, height.bits, unless: auto)
        keep(NumberSlot.minWidth, minWidth.bits, unless: auto)
        keep(NumberSlot.minHeight, minHeight.bits, unless: auto)
        keep(NumberSlot.maxWidth, maxWidth.bits, unless: unset)
        keep(NumberSlot.maxHeight, maxHeight.bits, unless: unset)
        keep(NumberSlot.flexBasis, flexBasis.bits, unless: auto)
        keep(NumberSlot.columnGap, columnGap.bits, unless: unset)
        keep(NumberSlot.rowGap, rowGap.bits, unless: unset)
        if flexGrow != 0, flexGrow != 1 { keep(NumberSlot.grow, flexGrow.bitPattern, unless: 0) }
        if flexShrink != 0, flexShrink != 1 { keep(NumberSlot.shrink, flexShrink.bitPattern, unless: 0) }
        if let aspectRatio {
            packed.mask |= 1 << UInt64(NumberSlot.aspectRatio)
            numbers[count] = aspectRatio.bitPattern
            count += 1
        }
        keep(NumberSlot.order, UInt64(bitPattern: Int64(order)), unless: 0)
        keep(margin, at: NumberSlot.margin)
        keep(padding, at: NumberSlot.padding)
        keep(border, at: NumberSlot.border)
        keep(inset, at: NumberSlot.inset)
        packed.bits = keywordBits
        if packed.isPlain { packed.bits |= 1 << UInt64(StyleBits.plain) }
        return packed

        func keep(_ edges: EdgeLengths, at slot: Int) {
            if edges.isUnset { return }
            for edge in Edge.allCases { keep(slot + Int(edge.rawValue), edges[edge].bits, unless: unset) }
        }
    }

    private var keywordBits: UInt64 {
        var bits: UInt64 = 0
        func put(_ value: UInt8, _ place: Int) { bits |= UInt64(value) << UInt64(place) }
        func claim(_ claim: Bool, _ place: Int) { if claim { bits |= 1 << UInt64(place) } }
        put(flexDirection.rawValue, StyleBits.flexDirection)
        put(flexWrap.rawValue, StyleBits.flexWrap)
        put(justifyContent.rawValue, StyleBits.justifyContent)
        put(alignItems.rawValue, StyleBits.alignItems)
        put(alignSelf?.rawValue ?? UInt8(StyleBits.noAlignSelf), StyleBits.alignSelf)
        put(alignContent.rawValue, StyleBits.alignContent)
        put(position.rawValue, StyleBits.position)
        put(display.rawValue, StyleBits.display)
        put(direction.rawValue, StyleBits.direction)
        put(overflowX.rawValue, StyleBits.overflowX)
        put(overflowY.rawValue, StyleBits.overflowY)
        put(flexGrow == 0 ? 0 : flexGrow == 1 ? 1 : 2, StyleBits.grow)
        put(flexShrink == 0 ? 0 : flexShrink == 1 ? 1 : 2, StyleBits.shrink)
        claim(boxSizing == .contentBox, StyleBits.isContentBox)
        claim(hasPercent, StyleBits.hasPercent)
        claim(hasKeywords, StyleBits.hasKeywords)
        claim(columnGap.isPercent || rowGap.isPercent, StyleBits.hasPercentGap)
        claim(overflowX.isScrollable || overflowY.isScrollable, StyleBits.scrolls)
        return bits
    }

    /// The style that a node keeps.
    init(_ view: StyleView) {
        self.init()
        direction = view.direction
        flexDirection = view.flexDirection
        flexWrap = view.flexWrap
        justifyContent = view.justifyContent
        alignItems = view.alignItems
        alignSelf = view.alignSelf
        alignContent = view.alignContent
        position = view.position
        display = view.display
        boxSizing = view.boxSizing
        (overflowX, overflowY) = (view.overflowX, view.overflowY)
        order = view.order
        (flexGrow, flexShrink, flexBasis) = (view.flexGrow, view.flexShrink, view.flexBasis)
        aspectRatio = view.aspectRatio
        (width, height) = (view.width, view.height)
        (minWidth, minHeight) = (view.minWidth, view.minHeight)
        (maxWidth, maxHeight) = (view.maxWidth, view.maxHeight)
        (columnGap, rowGap) = (view.columnGap, view.rowGap)
        margin = EdgeLengths(view.margin)
        padding = EdgeLengths(view.padding)
        border = EdgeLengths(view.border)
        inset = EdgeLengths(view.inset)
    }
}

extension EdgeLengths {
    /// The lengths that a node keeps.
    fileprivate init(_ view: EdgeView) {
        self.init()
        if view.isUnset { return }
        for edge in Edge.allCases { self[edge] = view[edge] }
    }
}
