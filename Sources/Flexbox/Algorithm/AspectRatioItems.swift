internal import LayoutCore

/// Items with a preferred aspect ratio ([Sizing 4, 5](https://www.w3.org/TR/css-sizing-4/#aspect-ratio)).
///
/// The ratio transfers a size to the axis that has none, and limits from one axis to the other. A transferred size is
/// definite, and has an automatic minimum: the content.
extension FlexLayoutPass {
    /// Whether an item has an aspect ratio that counts as CSS says.
    func usesAspectRatio(_ item: FlexItem) -> Bool {
        container.features.contains(.aspectRatios) && item.hasAspectRatio && rules.aspectRatiosFollowCSS
    }

    /// The flex base size of an item whose flex basis is its content (9.2, step 3B).
    func aspectRatioBaseSize(of item: FlexItem) throws(Interruption) -> Double {
        if container.axes.main == .vertical {
            return item.transferredMain(cross: try aspectRatioWidth(of: item, height: nil))
        }
        let available = container.isMinContent ? .minContent : availableSpaceForBaseSize(of: item)
        return try aspectRatioContentSize(of: item, available)
    }

    /// The width of an item in a row: transferred from its height, or else that of its content.
    func aspectRatioContentSize(
        of item: FlexItem, _ available: AvailableSpace
    ) throws(Interruption) -> Double {
        if let cross = definiteCrossSize(of: item) { return item.transferredMain(cross: cross) }
        let width = try contentSize(of: item, available, cross: nil).width
        return max(item.clampedByTransferredLimits(main: width), item.main.paddingAndBorder)
    }

    /// The content size suggestion of an item, which is at least the transferred size (4.5).
    func aspectRatioMinContentSize(of item: FlexItem) throws(Interruption) -> Double {
        if container.axes.main == .vertical { return try aspectRatioMinContentHeight(of: item) }
        let cross = definiteCrossSize(of: item)
        let width = try contentSize(of: item, .minContent, cross: cross).width
        if let cross { return max(width, item.transferredMain(cross: cross)) }
        return item.clampedByTransferredLimits(main: width)
    }

    private func aspectRatioMinContentHeight(of item: FlexItem) throws(Interruption) -> Double {
        let width = try aspectRatioWidth(of: item, height: nil)
        var request = contentRequest(of: item, known: Extents(width: width, height: nil))
        request.indefiniteAxes = .vertical
        request.unclampedAxes = .vertical
        let height = item.transferredMain(cross: width)
        if tree.styles[item.row].flexWrap != .noWrap {
            // Percentages do not refer to the transferred height, but lines break at it.
            request.known.height = height
            request.heightMode = .percentagesOnly
        }
        return max(item.clampedByTransferredLimits(main: try size(of: item, request).height), height)
    }

    /// The hypothetical cross size of an item (9.4, step 7).
    func aspectRatioCrossSize(of item: FlexItem) throws(Interruption) -> Double {
        if container.axes.main == .vertical {
            resolveWidthLimitsByAspectRatio(of: item)
            if let definite = definiteCrossSize(of: item) { return definite }
            return try aspectRatioWidth(of: item, height: heightForWidth(of: item))
        }
        let definite = definiteCrossSize(of: item)
        if hasKeywordHeightLimits(item) {
            setKeywordHeightLimits(of: item, to: item.transferredCross(main: item.targetMainSize))
        }
        if let definite { return item.cross.clamped(definite) }
        let height = transferredHeight(of: item)
        guard hasAutomaticMinimumHeight(item) else { return height }
        var request = contentRequest(
            of: item, known: Extents(width: item.targetMainSize, height: height))
        request.heightMode = .minimum
        return item.cross.clamped(try size(of: item, request).height)
    }

    /// The height of an item in a column from which its width follows.
    private func heightForWidth(of item: FlexItem) -> Double? {
        determinesColumnWidth ? item.main.size : item.targetMainSize
    }

    /// Whether the aspect ratio determines the height of an item in a column whose height property is a keyword or a
    /// percentage.
    func isHeightTransferred(_ item: FlexItem) -> Bool {
        guard usesAspectRatio(item), container.axes.main == .vertical, item.main.size == nil else {
            return false
        }
        let height = tree.styles[item.row].height
        return height.isKeyword || height.isPercent
    }

    /// Makes an item whose width is a keyword contribute at least its min-content width.
    func raiseAspectRatioContribution(of item: FlexItem) throws(Interruption) {
        guard tree.styles[item.row].width.isIntrinsic, item.main.min == nil, !item.scrolls else { return }
        let content = try aspectRatioMinContentSize(of: item)
        item.contribution = max(item.contribution, min(content, item.main.max))
    }

    /// The width of an item of a column.
    ///
    /// - Parameter height: The main size that it is transferred from, if that is definite.
    private func aspectRatioWidth(of item: FlexItem, height: Double?) throws(Interruption) -> Double {
        if let definite = definiteCrossSize(of: item) { return definite }
        var request = contentRequest(of: item, known: Extents(width: nil, height: height))
        request.unclampedAxes = .horizontal
        guard let height else {
            request.available.width = availableWidthForContent(of: item)
            request.indefiniteAxes = .vertical
            let width = try size(of: item, request).width
            return item.cross.clamped(item.clampedByTransferredLimits(cross: width))
        }
        let width = item.transferredCross(main: height)
        guard item.cross.min == nil, !item.scrolls, item.main.size != nil else {
            return item.cross.clamped(width)
        }
        request.available.width = .minContent
        return item.cross.clamped(max(width, try size(of: item, request).width))
    }

    private func availableWidthForContent(of item: FlexItem) -> AvailableSpace {
        switch tree.styles[item.row].width {
        case .minContent: .minContent
        case .maxContent: .maxContent
        default: availableCross(for: item).limited(to: item.cross.max)
        }
    }

    /// Determines limits of an item's width that are keywords, where the width follows from its height.
    private func resolveWidthLimitsByAspectRatio(of item: FlexItem) {
        let style = tree.styles[item.row]
        guard container.hasKeywords, let height = heightForWidth(of: item),
            style.minWidth.isIntrinsic || style.maxWidth.isIntrinsic
        else { return }
        let width = item.transferredCross(main: height)
        if style.minWidth.isIntrinsic { item.cross.min = width }
        if style.maxWidth.isIntrinsic { item.cross.max = width }
        if item.cross.size == nil { return }
        item.cross.size = item.cross.clamped(box(of: item).horizontal.unclampedSize ?? .infinity)
    }

    private func contentRequest(of item: FlexItem, known: Extents) -> SizingRequest {
        SizingRequest(
            known: known, available: .maxContent, containingBlockSize: container.containingBlockSize,
            direction: item.direction)
    }

    /// The height of an item in a row that is transferred from its width.
    func transferredHeight(of item: FlexItem) -> Double {
        item.cross.clamped(item.transferredCross(main: item.targetMainSize))
    }

    /// Whether the height of an item in a row comes from its aspect ratio alone, so that its content may need more.
    func mayExceedTransferredHeight(_ item: FlexItem) -> Bool {
        guard container.axes.main == .horizontal, usesAspectRatio(item) else { return false }
        let isTransferred = !item.stretches || item.core.pointee.flags.contains(.stretchedInPlace)
        return item.cross.size == nil && isTransferred && hasAutomaticMinimumHeight(item)
    }

    private func hasAutomaticMinimumHeight(_ item: FlexItem) -> Bool {
        let height = tree.styles[item.row].height
        return item.cross.min == nil && !item.scrolls && !height.isPercent && height != .stretch
    }
}
