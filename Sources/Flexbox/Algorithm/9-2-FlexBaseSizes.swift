internal import LayoutCore

/// [9.2 Line length determination](https://www.w3.org/TR/css-flexbox-1/#line-sizing).
extension FlexLayoutPass {
    /// Step 3: the flex base size and the hypothetical main size of each item.
    func determineFlexBaseSizes() throws(Interruption) {
        let onlyFlexible = rules.onlyFlexibleItemStartsFromZero ? onlyFlexibleItem : nil
        for index in remainingItems {
            let item = items[index]
            if index == onlyFlexible {
                try startFromZero(item)
            } else if !item.isFixedSize {
                item.flexBaseSize = try flexBaseSize(of: item)
                item.minimumMainSize = try minimumMainSize(of: item)
                item.hypotheticalMainSize = item.clampedMain(item.flexBaseSize)
                item.contribution = item.hypotheticalMainSize
            }
        }
    }

    /// Yoga's rule for the only flexible item: its flex base size is 0, and padding does not count.
    private func startFromZero(_ item: FlexItem) throws(Interruption) {
        item.flexBaseSize = 0
        item.hypotheticalMainSize = item.main.min ?? 0
        item.contribution = item.hypotheticalMainSize
        if !item.isFixedSize { item.minimumMainSize = try minimumMainSize(of: item) }
    }

    /// The only item that is flexible, if it both grows and shrinks: it takes what the others leave.
    private var onlyFlexibleItem: Int? {
        guard container.isMainDefinite, container.features.contains(.isFlexible) else { return nil }
        var result: Int?
        for index in allItems where items[index].grow > 0 || items[index].shrink > 0 {
            if result != nil || items[index].grow == 0 || items[index].shrink == 0 { return nil }
            result = index
        }
        return result
    }

    private func flexBaseSize(of item: FlexItem) throws(Interruption) -> Double {
        if let basis = item.flexBasis { return basis }  // 3A
        if usesAspectRatio(item) { return try aspectRatioBaseSize(of: item) }  // 3B
        let cross = definiteCrossSize(of: item)
        if item.hasAspectRatio, let cross {
            return max(item.transferredMain(cross: cross), item.main.paddingAndBorder)
        }
        let available = container.isMinContent ? .minContent : availableSpaceForBaseSize(of: item)
        let size = try contentSize(of: item, available, cross: cross)  // 3C to 3E
        return max(size[container.axes.main], item.main.paddingAndBorder)
    }

    /// The minimum main size, or the [automatic one](https://www.w3.org/TR/css-flexbox-1/#min-size-auto) (4.5).
    private func minimumMainSize(of item: FlexItem) throws(Interruption) -> Double {
        let minimum = max(item.main.min ?? 0, item.main.paddingAndBorder)
        guard item.main.min == nil, !item.scrolls, rules.hasAutomaticMinimumSizes else { return minimum }
        // What is as large as its content and does not shrink never comes near its minimum.
        if item.flexBasis == nil, item.shrink == 0, !item.hasAspectRatio,
            !tree.styles[item.row].flexBasis.isKeyword
        {
            return minimum
        }
        return max(try contentBasedMinimumSize(of: item), item.main.paddingAndBorder)
    }

    /// The [content-based minimum size](https://www.w3.org/TR/css-flexbox-1/#content-based-minimum-size): the content
    /// size suggestion, or the specified one if that is smaller.
    private func contentBasedMinimumSize(of item: FlexItem) throws(Interruption) -> Double {
        let content =
            usesAspectRatio(item)
            ? try aspectRatioMinContentSize(of: item)
            : try contentSize(of: item, .minContent, cross: definiteCrossSize(of: item))[container.axes.main]
        var suggestion = min(content, item.main.max)
        if isHeightTransferred(item) { suggestion = min(suggestion, try aspectRatioBaseSize(of: item)) }
        return item.main.size.map { min(suggestion, $0) } ?? suggestion
    }

    /// The size of an item's content in an available space along the main axis.
    func contentSize(
        of item: FlexItem, _ available: AvailableSpace, cross: Double?
    ) throws(Interruption) -> Size {
        let axis = container.axes.main
        if item.content == .empty {
            let main = rules.clampsBaseSizes ? item.main.clamped(0) : item.main.paddingAndBorder
            return Size(axis, main: main, cross: cross ?? item.cross.clamped(0))
        }
        // Heights have no min-content size of their own.
        var available = axis == .vertical && available.isMinContent ? .maxContent : available
        if case .definite(let points) = available, rules.clampsBaseSizes {
            available = .definite(min(points, item.main.max))
        }
        var request = SizingRequest(
            known: Extents(axis, main: nil, cross: cross),
            available: AvailableSize(axis, mainLimit: available.limit, crossLimit: crossLimit(of: item)),
            containingBlockSize: container.containingBlockSize,
            indefiniteAxes: indefiniteAxes(of: item).intersection(AxisSet(axis.cross)),
            unclampedAxes: AxisSet(axis, if: item.main.hasLimits && !rules.clampsBaseSizes),
            direction: item.direction)
        let isWidthFirst =
            tree.traits[item.row].contains(.dependsOnSpace) || container.hasKeywords && item.cross.hasLimits
        if axis == .vertical, cross == nil, !rules.clampsBaseSizes, isWidthFirst {
            // Heights in the item refer to its width, which is determined first.
            let width = try size(of: item, request).width
            request.known.width = container.hasKeywords ? item.cross.clamped(width) : width
        }
        return try size(of: item, request)
    }

    /// The available space along the main axis in which the content of an item is measured.
    func availableSpaceForBaseSize(of item: FlexItem) -> AvailableSpace {
        if container.axes.main == .horizontal {
            switch tree.styles[item.row].flexBasis {
            case .minContent: return .minContent
            case .maxContent: return .maxContent
            case .fitContent: return availableMain(for: item)
            default: break
            }
        }
        guard rules.measuresBaseSizesInContainer else { return .maxContent }
        let available = availableMain(for: item)
        return available.points != nil ? available : AvailableSpace(upTo: item.main.max)
    }

    /// The available space for an item's border box along the main axis.
    func availableMain(for item: FlexItem) -> AvailableSpace {
        (container.isMainDefinite ? .definite(container.mainSize) : container.availableMain)
            .reduced(by: item.mainMargin)
    }

    /// The available space for an item's border box along the cross axis, but not more than its maximum, as a
    /// ``LayoutCore/SpaceProposal/limit``. Pays in `flex growth feed`.
    func crossLimit(of item: FlexItem) -> Double {
        let limit = container.isCrossDefinite ? container.crossSize : container.availableCross.limit
        return min(limit.isFinite ? max(0, limit - item.crossMargin) : limit, item.cross.max)
    }

    /// The available space for an item's border box along the cross axis.
    func availableCross(for item: FlexItem) -> AvailableSpace {
        (container.isCrossDefinite ? .definite(container.crossSize) : container.availableCross)
            .reduced(by: item.crossMargin)
    }

    /// The axes on which an item has the size of its content without limit, so that percentages inside count as auto.
    ///
    /// For CSS these are heights that are not
    /// [definite](https://www.w3.org/TR/css-flexbox-1/#definite-sizes) (9.8).
    func indefiniteAxes(of item: FlexItem) -> AxisSet {
        if !rules.flexBasisNeedsDefiniteContainer { return indefiniteHeight(of: item) }
        let (main, cross) = (container.axes.main, container.axes.cross)
        let isMainIndefinite =
            container.request.indefiniteAxes.contains(main)
            || !container.isMainDefinite && container.availableMain.points == nil
        let isCrossIndefinite =
            container.request.indefiniteAxes.contains(cross)
            || !container.isCrossDefinite && container.availableCross.points == nil
        return AxisSet(main, if: isMainIndefinite && item.flexBasis == nil)
            .union(AxisSet(cross, if: isCrossIndefinite && item.cross.size == nil))
    }

    private func indefiniteHeight(of item: FlexItem) -> AxisSet {
        if usesAspectRatio(item) { return [] }
        if container.axes.main == .horizontal {
            return item.cross.size == nil && !item.stretches ? .vertical : []
        }
        let isIndefinite =
            !container.isMainDefinite && !container.mayExceedKnownMainSize
            || container.request.indefiniteAxes.contains(.vertical)
        return isIndefinite && item.flexBasis == nil ? .vertical : []
    }

    /// The cross size of an item, where it does not depend on the content
    /// ([9.8](https://www.w3.org/TR/css-flexbox-1/#definite-sizes)).
    func definiteCrossSize(of item: FlexItem) -> Double? {
        if let size = item.cross.size { return size }
        guard container.isCrossDefinite, !container.wraps, item.stretches else { return nil }
        if container.axes.main == .horizontal, container.request.indefiniteAxes.contains(.vertical),
            !rules.flexBasisNeedsDefiniteContainer
        {
            return nil
        }
        return item.cross.clamped(container.crossSize - item.crossMargin)
    }
}
