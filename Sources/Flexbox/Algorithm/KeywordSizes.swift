internal import LayoutCore

/// [Sizing 3, 5.1](https://www.w3.org/TR/css-sizing-3/#sizing-values): sizes and limits that are keywords.
///
/// Widths are resolved before anything else, as they depend on the content alone. Heights depend on widths: those along
/// the main axis are resolved here too, those along the cross axis when the main sizes are determined.
extension FlexLayoutPass {
    /// Resolves the sizes and limits of items that are keywords.
    func resolveKeywordSizes() throws(Interruption) {
        guard container.hasKeywords else { return }
        for index in remainingItems {
            let item = items[index]
            guard tree.traits[item.row].contains(.hasKeywords) else { continue }
            var box = box(of: item)
            if usesAspectRatio(item) { resolveStretchedHeightLimits(of: item) }
            try resolveWidths(of: item, &box.horizontal, usedHeight: nil)
            if container.axes.main == .vertical { item.cross = ItemSide(box.horizontal) }
            try resolveHeights(of: item, &box.vertical)
            let main = box[container.axes.main]
            item.main = ItemSide(main)
            item.cross = ItemSide(box[container.axes.cross])
            if item.cross.size != nil, !item.core.pointee.flags.contains(.hasStretchKeyword) {
                item.core.pointee.flags.remove(.crossAuto)
            }
            item.unclampedMainSize = main.unclampedSize
            item.flexBasis = flexBasis(of: tree.styles[item.row], main)
        }
    }

    /// The box of an item as its style determines it, without keywords.
    func box(of item: FlexItem) -> Box {
        tree.box(
            of: item.row, containingBlockSize: container.containingBlockSize, container.request.direction)
    }

    /// Determines limits of an item's height in a row that are `stretch`, as its aspect ratio transfers them.
    private func resolveStretchedHeightLimits(of item: FlexItem) {
        guard container.axes.main == .horizontal, container.isCrossDefinite,
            !container.request.indefiniteAxes.contains(.vertical)
        else { return }
        let style = tree.styles[item.row]
        let stretchFit = stretchFitSize(of: item, on: .vertical, item.cross.paddingAndBorder)
        if style.minHeight == .stretch { item.cross.min = stretchFit }
        if style.maxHeight == .stretch { item.cross.max = stretchFit }
        item.cross.size = item.cross.size.map { item.cross.clamped($0) }
    }

    /// Resolves the width of an item in a column again, now that its height is determined, if what is in the item may
    /// depend on it.
    func resolveKeywordWidthAgain(of item: FlexItem) throws(Interruption) {
        guard container.hasKeywords, container.axes.main == .vertical, container.isMainDefinite,
            !determinesColumnWidth, !container.request.indefiniteAxes.contains(.vertical),
            tree.traits[item.row].isSuperset(of: [.hasKeywords, .dependsOnSpace])
        else { return }
        var side = box(of: item).horizontal
        try resolveWidths(of: item, &side, usedHeight: item.targetMainSize)
        item.cross = ItemSide(side)
    }

    /// The [stretch-fit size](https://www.w3.org/TR/css-sizing-3/#stretch-fit-size) of an item.
    private func stretchFitSize(of item: FlexItem, on axis: Axis, _ paddingAndBorder: Double) -> Double {
        max(availableSpace(for: item, on: axis).limit, paddingAndBorder)
    }

    private func availableSpace(for item: FlexItem, on axis: Axis) -> AvailableSpace {
        axis == container.axes.main ? availableMain(for: item) : availableCross(for: item)
    }

    private func resolveWidths(
        of item: FlexItem, _ side: inout BoxSide, usedHeight: Double?
    ) throws(Interruption) {
        let isMain = container.axes.main == .horizontal
        let isWidthDefinite = isMain ? container.isMainDefinite : container.isCrossDefinite
        let style = tree.styles[item.row]
        let height = heightForKeywordWidth(of: item, usedHeight)
        let minimum = try keywordWidth(style.minWidth, of: item, side, height, .minimum)
        let maximum = try keywordWidth(style.maxWidth, of: item, side, height, .maximum)
        // An aspect ratio may give the width of an item in a column once its height is known.
        let isTransferred = !isMain && usesAspectRatio(item) && style.width.isIntrinsic
        let width =
            isTransferred ? nil : try keywordWidth(style.width, of: item, side, height, .preferred)
        if let minimum { side.min = minimum }
        if let maximum {
            side.max = style.maxWidth == .stretch && !isWidthDefinite ? .infinity : maximum
        }
        if let width { side.unclampedSize = width }
        side.clampSize()
    }

    /// The property whose value a keyword is.
    private enum SizeProperty {
        case minimum, maximum, preferred
    }

    /// The width that a keyword resolves to for an item; `nil` where the value is none, or says nothing.
    private func keywordWidth(
        _ length: Length, of item: FlexItem, _ side: BoxSide, _ height: Double?, _ property: SizeProperty
    ) throws(Interruption) -> Double? {
        guard length.isKeyword else { return nil }
        let isMain = container.axes.main == .horizontal
        let isWidthDefinite = isMain ? container.isMainDefinite : container.isCrossDefinite
        if length == .stretch {
            if isWidthDefinite { return stretchFitSize(of: item, on: .horizontal, side.paddingAndBorder) }
            return property == .preferred ? nil : 0
        }
        let hasRatio = usesAspectRatio(item)
        if hasRatio, let height {
            return isMain ? item.transferredMain(cross: height) : item.transferredCross(main: height)
        }
        var available = availableSpace(for: item, on: .horizontal)
        // As long as the available space is being determined, limits have nothing to fit into.
        let fitsNothing = length == .fitContent && property != .preferred && !isWidthDefinite
        let isNarrow = available.isMinContent || isMain && item.flexBasis != nil && property != .maximum
        if length == .minContent || fitsNothing && isNarrow {
            available = .minContent
        } else if length == .maxContent || fitsNothing {
            available = .maxContent
        }
        let request = SizingRequest(
            known: Extents(width: nil, height: height),
            available: AvailableSize(width: available, height: .maxContent),
            containingBlockSize: container.containingBlockSize, unclampedAxes: .horizontal,
            direction: item.direction)
        let width = try size(of: item, request).width
        if !hasRatio { return width }
        return isMain
            ? item.clampedByTransferredLimits(main: width) : item.clampedByTransferredLimits(cross: width)
    }

    /// The height of an item to which percentages inside refer while keywords of its width are resolved.
    private func heightForKeywordWidth(of item: FlexItem, _ usedHeight: Double?) -> Double? {
        if container.axes.main == .vertical {
            if usesAspectRatio(item), !determinesColumnWidth { return nil }
            return usedHeight ?? item.main.size
        }
        if let definite = definiteCrossSize(of: item) { return definite }
        guard container.isCrossDefinite, !container.request.indefiniteAxes.contains(.vertical),
            tree.styles[item.row].height == .stretch
        else { return nil }
        return item.cross.clamped(availableCross(for: item).limit)
    }

    private func resolveHeights(of item: FlexItem, _ side: inout BoxSide) throws(Interruption) {
        let style = tree.styles[item.row]
        let isMain = container.axes.main == .vertical
        let isContainerDefinite =
            isMain ? container.isMainDefinite || container.mayExceedKnownMainSize : container.isCrossDefinite
        if style.minHeight == .stretch { side.min = 0 }
        if isContainerDefinite, !container.request.indefiniteAxes.contains(.vertical) {
            let stretchFit = stretchFitSize(of: item, on: .vertical, side.paddingAndBorder)
            if style.minHeight == .stretch { side.min = stretchFit }
            if style.maxHeight == .stretch { side.max = stretchFit }
            if style.height == .stretch { side.unclampedSize = stretchFit }
        }
        // While its width is being determined, the aspect ratio says nothing of the height.
        let isWidthIndefinite = usesAspectRatio(item) && determinesColumnWidth
        if isMain, !isWidthIndefinite, style.minHeight.isIntrinsic || style.maxHeight.isIntrinsic {
            let height =
                usesAspectRatio(item) ? try aspectRatioBaseSize(of: item) : try contentHeight(of: item)
            if style.minHeight.isIntrinsic { side.min = height }
            if style.maxHeight.isIntrinsic { side.max = height }
        }
        side.clampSize()
    }

    /// The height of the content of an item in a column.
    private func contentHeight(of item: FlexItem) throws(Interruption) -> Double {
        var request = SizingRequest(
            known: Extents(width: definiteCrossSize(of: item), height: nil),
            available: AvailableSize(
                width: availableCross(for: item).limited(to: item.cross.max), height: .maxContent),
            containingBlockSize: container.containingBlockSize, indefiniteAxes: .vertical,
            unclampedAxes: .vertical, direction: item.direction)
        if request.known.width == nil {
            request.known.width = item.cross.clamped(try size(of: item, request).width)
        }
        return try size(of: item, request).height
    }
}

/// Keywords along the cross axis.
extension FlexLayoutPass {
    /// Determines limits of the cross size that are `stretch`, by the line.
    func resolveLineLimits(of item: FlexItem, _ line: FlexLine) {
        guard container.hasKeywords else { return }
        let style = tree.styles[item.row]
        let axis = container.axes.cross
        let (stretchesMin, stretchesMax) = (style.minSize(axis) == .stretch, style.maxSize(axis) == .stretch)
        guard stretchesMin || stretchesMax else { return }
        let stretchFit = max(line.crossSize - item.crossMargin, item.cross.paddingAndBorder)
        if stretchesMin { item.cross.min = stretchFit }
        if stretchesMax { item.cross.max = stretchFit }
        item.crossSize = item.cross.clamped(box(of: item)[axis].unclampedSize ?? item.crossSize)
    }

    /// Whether the content of an item limits its height in a row.
    func hasKeywordHeightLimits(_ item: FlexItem) -> Bool {
        guard container.hasKeywords, container.axes.main == .horizontal else { return false }
        let style = tree.styles[item.row]
        return style.minHeight.isIntrinsic || style.maxHeight.isIntrinsic
    }

    /// Sets the limits of an item's height that are keywords.
    func setKeywordHeightLimits(of item: FlexItem, to content: Double) {
        let style = tree.styles[item.row]
        if style.minHeight.isIntrinsic { item.cross.min = content }
        if style.maxHeight.isIntrinsic { item.cross.max = content }
    }

    /// The cross size of an item in a row that its content limits: a definite height, or that of the content.
    func crossSizeWithinKeywordLimits(
        _ item: FlexItem, definite: Double?
    ) throws(Interruption) -> Double {
        let content = try contentHeight(of: item, within: definite)
        setKeywordHeightLimits(of: item, to: content)
        let height = item.cross.clamped(definite ?? content)
        if let definite, height != definite, height == content {
            item.details.pointee.percentageHeight = definite
        }
        return height
    }

    /// The height of the content of an item in a row, in which percentages refer to a height that is definite.
    private func contentHeight(
        of item: FlexItem, within height: Double?
    ) throws(Interruption) -> Double {
        guard let height else { return try contentCrossSize(of: item) }
        let request = SizingRequest(
            known: Extents(width: item.targetMainSize, height: height), available: .maxContent,
            containingBlockSize: container.containingBlockSize, unclampedAxes: .vertical,
            heightMode: .percentagesOnly, direction: item.direction)
        return try size(of: item, request).height
    }

    /// Limits items that have been stretched by the height of their content.
    func resolveStretchedLimits() throws(Interruption) {
        guard container.axes.main == .horizontal else { return }
        for line in linesAtHand {
            for index in lines[line].items where index >= container.resumeIndex {
                let item = items[index]
                guard hasKeywordHeightLimits(item), item.stretches, !usesAspectRatio(item) else { continue }
                // Limits in points come first: the content refers to what they leave.
                let height = box(of: item).vertical.clamped(lines[line].crossSize - item.crossMargin)
                item.crossSize = try crossSizeWithinKeywordLimits(item, definite: height)
            }
        }
    }
}
