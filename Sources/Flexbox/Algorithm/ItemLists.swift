internal import LayoutCore

/// Laying out a list again: a container whose items follow each other, whatever room that takes or leaves.
///
/// As long as such a container gets the same question, items in which nothing has changed keep their sizes, and
/// only move along. So a list of a thousand rows asks the one that has changed.
extension FlexLayoutPass {
    /// Whether neither the size nor the place of an item depends on the items after it.
    var isList: Bool {
        let axes = frame.axes
        let fits = !frame.isMainGiven && frame.mainRoom.isFinite && fitsContent(on: axes.main)
        // Items of a row may contribute something other than their size to its width.
        let contributesSizes = axes.main == .vertical || errata.contains(.contentOverflowsAvailableSpace)
        return frame.isCrossGiven && !frame.wraps && !axes.isMainReversed && !axes.isCrossReversed && !fits
            && contributesSizes && !frame.alignsBaselines && !frame.hasKeywords && !frame.hasRestarted
            && frame.facts.isDisjoint(with: .unlistable)
            && tree.styles[frame.row].justifyContent.resolved(in: axes, frame.request.direction) == .flexStart
    }

    /// Whether the container at hand was a list when it got the same question before, and nothing but something in
    /// its items has changed since.
    var repeatsList: Bool {
        frame.request.wantsLayout && tree.traits[frame.row].contains(.list) && !frame.hasRestarted
    }

    /// Collects the items that have changed.
    ///
    /// - Returns: False, with nothing collected, if an item is now one that no list may have.
    mutating func collectChangedItems() -> Bool {
        if collectOnlyChange() { return true }
        var count = 0
        let plain = PlainItems(frame, errata)
        var child = tree.links[frame.row].firstChild
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
                frame.facts.insert(.mayHoldAbsolutes)
            }
            if traits.contains(.moved) { collect(row, style, traits, plain) }
        }
        frame.listCount = count
        return isStillList()
    }

    /// Collects the item that has changed, if there is but one.
    private mutating func collectOnlyChange() -> Bool {
        guard let change = tree.onlyChange(in: frame.row) else { return false }
        let row = Int(change.child)
        let (style, traits) = (tree.styles[row], tree.traits[row])
        guard style.display == .flex, !traits.contains(.leaksAbsolutes) else { return false }
        collect(row, style, traits, PlainItems(frame, errata))
        frame.listCount = 0
        frame.listChange = change
        return isStillList()
    }

    /// Whether the items that have been collected may be in a list; if not, nothing is collected.
    private mutating func isStillList() -> Bool {
        if frame.facts.isDisjoint(with: .unlistable), !frame.hasKeywords, !frame.alignsBaselines {
            return true
        }
        items.cut(to: frame.firstItem)
        (frame.facts, frame.listCount, frame.listChange) = ([], nil, nil)
        (frame.hasKeywords, frame.alignsBaselines) = (false, false)
        return false
    }

    /// Finds the length of a list, moves items that have not changed and finds the places of the others.
    mutating func placeList() {
        lines.truncate(to: frame.firstLine)
        lines.append(FlexLine(items: mine))
        if let change = frame.listChange {
            if moveList(change) { return }
            frame.listCount = tree.visibleCount(in: frame.row)
        }
        let axis = frame.axes.main
        let (start, gap) = (frame.mainStart, frame.mainGap)
        var next = frame.firstItem
        var offset = 0.0
        var length = gap * Double(max(0, (frame.listCount ?? 0) - 1))
        var child = tree.links[frame.row].firstChild
        while child >= 0 {
            let row = Int(child)
            child = tree.links[row].next
            if next < items.count, items[next].row == row {
                let item = items[next]
                next += 1
                item.target = item.clampedMain(item.hypothetical)
                offset += item.mainMarginStart
                item.mainOffset = offset
                offset += item.target + item.mainMarginEnd + gap
                length += item.contribution + item.mainMargin
                continue
            }
            let style = tree.styles[row]
            if style.display == .none { continue }
            let margins = listMargins(of: style, axis)
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
        setListLength(length)
    }

    private mutating func setListLength(_ length: Double) {
        if frame.isMainGiven { return }
        let side = frame.box[frame.axes.main]
        frame.main = side.clamped(length + side.inset) - side.inset
    }

    /// Places the only item that has changed, and moves those after it as far as it pushes them.
    ///
    /// - Returns: False, with nothing placed, if sums of such numbers depend on where they begin.
    private mutating func moveList(_ change: ListChange) -> Bool {
        let axis = frame.axes.main
        let (start, gap) = (frame.mainStart, frame.mainGap)
        let child = Int(change.child)
        let item = items[frame.firstItem]
        var offset = 0.0
        if let previous = tree.visible(tree.links[child].previous, \.previous) {
            offset = listEnd(of: previous) + gap
        }
        offset += item.mainMarginStart
        let target = item.clampedMain(item.hypothetical)
        let end = offset + target + item.mainMarginEnd
        var distance = 0.0
        let next = tree.visible(tree.links[child].next, \.next)
        if let next {
            let margin = listMargins(of: tree.styles[next], axis).0
            distance = start + (end + gap + margin) - tree.boxes[next].origin[axis]
            guard distance.isShort, tree.boxes[next].origin[axis].isShort else { return false }
        }
        guard offset.isShort, target.isShort else { return false }
        item.target = target
        item.mainOffset = offset
        if let next, distance != 0 { tree.shift(from: next, by: distance, axis) }
        let last = tree.visible(tree.links[frame.row].lastChild, \.previous)
        setListLength(next == nil ? end : last.map { listEnd(of: $0) } ?? end)
        let move = ListMove(child: change.child, distance: distance, axis: axis)
        tree.storage.listMoves[Int32(frame.row)] = change.isRounded ? move : nil
        return true
    }

    /// Where the margin box of an item ends that has its place, from the start of the content box.
    private func listEnd(of row: Int) -> Double {
        let (box, axis) = (tree.boxes[row], frame.axes.main)
        return box.origin[axis] - frame.mainStart + box.size[axis] + listMargins(of: tree.styles[row], axis).1
    }

    private func listMargins(of style: StyleView, _ axis: Axis) -> (Double, Double) {
        if style.margin.isUnset { return (0, 0) }
        let direction = frame.request.direction
        let base = frame.percentBase.width
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
            if !traits[row].contains(.vanished) { boxes[row].origin[axis] += distance }
        }
    }

    /// Decides whether a node that is to be laid out can repeat what it was, and forgets its last layout if not.
    func startLayout(of row: Int, _ request: SizingRequest) {
        let isList = traits[row].contains(.list)
        if isList, storage.cache.isOutdatedLayout(request, in: cacheChains[row]) { return }
        if isList { traits[row].remove(.list) }
        storage.cache.dropLayout(in: &cacheChains[row])
    }

    /// Forgets what is known about a node in which something has changed.
    func forgetAnswers(of row: Int) {
        if traits[row].contains(.list), !traits[row].contains(.changed) {
            storage.cache.keepOutdatedLayout(in: &cacheChains[row])
        } else {
            traits[row].remove(.list)
            storage.cache.release(chain: &cacheChains[row])
        }
    }
}
