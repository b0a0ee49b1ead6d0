internal import LayoutCore

/// [9.9 Intrinsic sizes](https://www.w3.org/TR/css-flexbox-1/#intrinsic-sizes).
extension FlexLayoutPass {
    /// 9.9.1: what items with a flex basis of their own contribute to a container sized by its content.
    ///
    /// A row of `flex: 1 1 0` items is as wide as their content, although their flex base sizes are 0. Columns are as
    /// high as the flex base sizes of their items, as in every browser.
    func determineContributions() throws(Interruption) {
        guard !container.isMainDefinite, container.axes.main == .horizontal,
            !rules.contentExceedsAvailableSpace
        else { return }
        for index in remainingItems {
            let item = items[index]
            if !hasOwnFlexBasis(item) {
                if usesAspectRatio(item) { try raiseAspectRatioContribution(of: item) }
                continue
            }
            var contribution = try contentContribution(of: item)
            // In a line of its own an item contributes the width of its content, whatever its flex basis.
            if item.flexBasis != nil, !(container.isMinContent && container.wraps) {
                if item.grow == 0 { contribution = min(contribution, item.flexBaseSize) }
                if item.shrink == 0 { contribution = max(contribution, item.flexBaseSize) }
            }
            item.contribution = item.clampedMain(contribution)
        }
    }

    /// Whether the flex base size of an item is not its size. A flex basis of `content` says nothing of what the item
    /// contributes.
    private func hasOwnFlexBasis(_ item: FlexItem) -> Bool {
        if let basis = item.flexBasis {
            return basis != item.unclampedMainSize || hasFitContentMinimum(item)
        }
        let basis = tree.styles[item.row].flexBasis
        return basis == .content || basis.isKeyword
    }

    /// Whether an item has a minimum of `fit-content` in an available space that is not determined yet: its contribution
    /// is as wide as its content.
    private func hasFitContentMinimum(_ item: FlexItem) -> Bool {
        container.hasKeywords && tree.styles[item.row].minWidth == .fitContent && !container.isMinContent
    }

    /// The [contribution](https://www.w3.org/TR/css-flexbox-1/#intrinsic-item-contributions) by size or content (9.9.3).
    private func contentContribution(of item: FlexItem) throws(Interruption) -> Double {
        let own = item.main.size
        if let own, !hasFitContentMinimum(item) { return own }
        let available = container.isMinContent ? .minContent : AvailableSpace(upTo: item.main.max)
        let content: Double
        if usesAspectRatio(item) {
            content = try aspectRatioContentSize(of: item, available)
        } else {
            let axis = container.axes.main
            let request = SizingRequest(
                known: Extents(axis, main: nil, cross: definiteCrossSize(of: item)),
                available: AvailableSize(axis, main: available, cross: availableCross(for: item)),
                containingBlockSize: container.containingBlockSize, direction: item.direction)
            content = try size(of: item, request)[axis]
        }
        return own.map { max($0, content) } ?? content
    }

    /// Measures the container's min-content size where the available space does not hold its max-content size: a box
    /// fits its content into the available space, but is not smaller than that.
    func determineMinContentSize() throws(Interruption) {
        let axis = container.axes.main
        guard !container.isMainDefinite, !container.availableMain.isMinContent, rules.fitsContent(on: axis)
        else { return }
        let available = container.availableMain.limit
        let mayExceedContent =
            container.wraps
            && allItems.contains {
                hasOwnFlexBasis(items[$0]) && items[$0].flexBasis != nil || items[$0].mainMargin < 0
            }
        guard contentLength > available || mayExceedContent else { return }
        if container.wraps, !mayExceedContent,
            allItems.allSatisfy({ items[$0].outerContribution <= available })
        {
            container.minContentSize = available
            return
        }
        var request = container.request
        request.available[axis] = .minContent
        request.performsLayout = false
        container.minContentSize =
            try size(of: container.row, request)[axis] - container.mainPaddingAndBorder
    }

    /// The sum of all contributions, or the largest one where each item may have a line of its own.
    var contentLength: Double {
        if container.isMinContent, container.wraps, container.axes.main == .horizontal {
            return allItems.reduce(0) { max($0, items[$1].outerContribution) }
        }
        let gaps = container.mainGap * Double(max(0, allItems.count - 1))
        return allItems.reduce(gaps) { $0 + items[$1].outerContribution }
    }
}
