internal import LayoutCore

/// The fast path for laying out a *sequence* again: a container whose items only follow each other, so that neither the
/// size nor the position of an item depends on the items after it.
///
/// As long as such a container gets the same request, items in which nothing has changed keep their sizes and only
/// move. So in a list of a thousand rows, only the one that has changed is measured. Pays in `flex work wide1000`
/// (phase `leaf`) and in `layout feed`.
extension FlexLayoutPass {
    /// Whether the container at hand is a sequence.
    var isSequence: Bool {
        let axes = container.axes
        let hasDefiniteSpace = container.availableMain.points != nil
        let fits = !container.isMainDefinite && hasDefiniteSpace && rules.fitsContent(on: axes.main)
        // Items of a row may contribute something other than their size to its width.
        let contributesSizes = axes.main == .vertical || rules.contentExceedsAvailableSpace
        return container.isCrossDefinite && !container.wraps && !axes.isMainReversed
            && !axes.isCrossReversed && !fits && contributesSizes && !container.alignsBaselines
            && !container.hasKeywords && !container.hasRestarted
            && container.features.isDisjoint(with: .preventsSequence)
            && tree.styles[container.row].justifyContent
                .resolved(in: axes, container.request.direction) == .flexStart
    }

    /// Generates only the items that have changed, if the container at hand was a sequence when it got the same request
    /// before, and nothing but something in its items has changed since.
    ///
    /// - Returns: False, with nothing generated, if all items are needed.
    func generateChangedItems() -> Bool {
        guard container.request.performsLayout, tree.traits[container.row].contains(.list),
            !container.hasRestarted
        else { return false }
        let onlyChange = tree.onlyChange(in: container.row)
        tree.traits[container.row].remove(.list)
        if let onlyChange, generate(onlyChange) { return true }
        var count = 0
        let fixedSizeItems = FixedSizeItems(container, rules)
        var child = tree.links[container.row].firstChild
        while child >= 0 {
            let row = Int(child)
            child = tree.links[row].next
            let traits = tree.traits[row]
            let style = tree.styles[row]
            if style.display == .none {
                tree.vanish(row)
                continue
            }
            count += 1
            if style.display == .contents || traits.contains(.leaksAbsolutes) {
                container.features.insert(.mayContainAbsolutes)
            }
            if traits.contains(.moved) { generateItem(row, style, traits, fixedSizeItems) }
        }
        container.sequenceCount = count
        return isStillSequence()
    }

    /// Generates the only item that has changed.
    ///
    /// - Returns: False, with nothing generated, if it is not in the sequence.
    private func generate(_ change: ListChange) -> Bool {
        let row = Int(change.child)
        let (style, traits) = (tree.styles[row], tree.traits[row])
        guard style.display == .flex, !traits.contains(.leaksAbsolutes) else { return false }
        generateItem(row, style, traits, FixedSizeItems(container, rules))
        container.sequenceCount = 0
        container.onlyChange = change
        return isStillSequence()
    }

    /// Whether the items that have been generated may be in a sequence; if not, they are removed again.
    private func isStillSequence() -> Bool {
        if container.features.isDisjoint(with: .preventsSequence), !container.hasKeywords,
            !container.alignsBaselines
        {
            return true
        }
        items.truncate(to: container.itemCounts)
        (container.features, container.sequenceCount, container.onlyChange) = ([], nil, nil)
        (container.hasKeywords, container.alignsBaselines) = (false, false)
        return false
    }

    /// Determines the length of a sequence and the positions of its items.
    ///
    /// - Returns: False, with nothing done, if the items at hand are not only those of a sequence that have changed.
    func layOutSequence() -> Bool {
        guard let count = container.sequenceCount else { return false }
        lines.truncate(to: container.firstLine)
        lines.append(FlexLine(items: allItems))
        if let change = container.onlyChange {
            if layOutOnlyChange(change) { return true }
            layOutSequence(of: tree.visibleCount(in: container.row))
        } else {
            layOutSequence(of: count)
        }
        return true
    }

    /// Positions all items of a sequence one after the other.
    private func layOutSequence(of count: Int) {
        let axis = container.axes.main
        let (start, gap) = (container.mainStart, container.mainGap)
        var next = container.firstItem
        var offset = 0.0
        var length = gap * Double(max(0, count - 1))
        var child = tree.links[container.row].firstChild
        while child >= 0 {
            let row = Int(child)
            child = tree.links[row].next
            if next < items.count, items[next].row == row {
                let item = items[next]
                next += 1
                item.targetMainSize = item.clampedMain(item.hypotheticalMainSize)
                offset += item.mainMarginStart
                item.mainOffset = offset
                offset += item.targetMainSize + item.mainMarginEnd + gap
                length += item.contribution + item.mainMargin
                continue
            }
            let style = tree.styles[row]
            if style.display == .none { continue }
            let margins = sequenceMargins(of: style, axis)
            var box = tree.boxes[row]
            let size = box.size[axis]
            offset += margins.0
            if box.origin[axis] != start + offset {
                box.origin[axis] = start + offset
                tree.place(row, at: box)
            }
            offset += size + margins.1 + gap
            length += size + (margins.0 + margins.1)
        }
        setSequenceLength(length)
    }

    private func setSequenceLength(_ length: Double) {
        if container.isMainDefinite { return }
        let side = container.box[container.axes.main]
        container.mainSize = side.clamped(length + side.paddingAndBorder) - side.paddingAndBorder
    }

    /// Positions the only item that has changed, and moves those after it by as much as it has grown.
    ///
    /// - Returns: False, with nothing done, if the sums are not exact, so that they depend on the order of summation.
    private func layOutOnlyChange(_ change: ListChange) -> Bool {
        let axis = container.axes.main
        let (start, gap) = (container.mainStart, container.mainGap)
        let child = Int(change.child)
        let item = items[container.firstItem]
        var offset = 0.0
        if let previous = tree.visible(tree.links[child].previous, \.previous) {
            offset = endOfItem(previous) + gap
        }
        offset += item.mainMarginStart
        let target = item.clampedMain(item.hypotheticalMainSize)
        let end = offset + target + item.mainMarginEnd
        var distance = 0.0
        let next = tree.visible(tree.links[child].next, \.next)
        if let next {
            let margin = sequenceMargins(of: tree.styles[next], axis).0
            distance = start + (end + gap + margin) - tree.boxes[next].origin[axis]
            guard distance.isShort, tree.boxes[next].origin[axis].isShort else { return false }
        }
        guard offset.isShort, target.isShort else { return false }
        item.targetMainSize = target
        item.mainOffset = offset
        if let next, distance != 0 { tree.shift(from: next, by: distance, axis) }
        let last = tree.visible(tree.links[container.row].lastChild, \.previous)
        setSequenceLength(next == nil ? end : last.map { endOfItem($0) } ?? end)
        let move = ListMove(child: change.child, distance: distance, axis: axis)
        tree.storage.listMoves[Int32(container.row)] = change.isRounded ? move : nil
        return true
    }

    /// Where the margin box of an item ends that has been laid out, from the start of the content box.
    private func endOfItem(_ row: Int) -> Double {
        let (box, axis) = (tree.boxes[row], container.axes.main)
        return box.origin[axis] - container.mainStart + box.size[axis]
            + sequenceMargins(of: tree.styles[row], axis).1
    }

    private func sequenceMargins(of style: StyleView, _ axis: Axis) -> (Double, Double) {
        if style.margin.isUnset { return (0, 0) }
        let direction = container.request.direction
        let base = container.containingBlockSize.width
        return (
            style.margin.length(on: axis, atEnd: false, direction).resolvedOrZero(against: base),
            style.margin.length(on: axis, atEnd: true, direction).resolvedOrZero(against: base)
        )
    }
}

extension Double {
    /// Whether a distance has so few digits that sums of such distances are exact, in any order.
    fileprivate var isShort: Bool {
        let parts = self * 1024
        return abs(parts) < 1e12 && PixelRounding.floor(parts) == parts
    }
}

extension FlexTree {
    /// How many children of a node have boxes.
    fileprivate func visibleCount(in row: Int) -> Int {
        var count = 0
        var child = links[row].firstChild
        while child >= 0 {
            if styles[Int(child)].display != .none { count += 1 }
            child = links[Int(child)].next
        }
        return count
    }

    /// Moves a node and its siblings after it.
    fileprivate func shift(from first: Int, by distance: Double, _ axis: Axis) {
        var child = Int32(first)
        while child >= 0 {
            let row = Int(child)
            child = links[row].next
            if !traits[row].contains(.hidden) { boxes[row].origin[axis] += distance }
        }
    }

    /// Prepares a node for its layout: its last layout is no longer cached, unless it is a sequence that gets the same
    /// request again.
    func startLayout(of row: Int, _ request: SizingRequest) {
        let isSequence = traits[row].contains(.list)
        if isSequence, storage.cache.isOutdatedLayout(request, in: cacheChains[row]) { return }
        forgetLayout(of: row)
    }

    /// Makes the next layout of a node start from nothing, whatever its request is.
    func forgetLayout(of row: Int) {
        traits[row].remove(.list)
        storage.cache.removeLayout(in: &cacheChains[row])
    }

    /// Removes the cached measurements of a node in which something has changed.
    func invalidateCache(of row: Int) {
        if traits[row].contains(.list), !traits[row].contains(.changed) {
            storage.cache.keepOutdatedLayout(in: &cacheChains[row])
        } else {
            traits[row].remove(.list)
            storage.cache.release(chain: &cacheChains[row])
        }
    }
}
