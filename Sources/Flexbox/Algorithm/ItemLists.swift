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
        if frame.facts.isDisjoint(with: .unlistable), !frame.hasKeywords, !frame.alignsBaselines {
            return true
        }
        items.cut(to: frame.firstItem)
        (frame.facts, frame.listCount) = ([], nil)
        (frame.hasKeywords, frame.alignsBaselines) = (false, false)
        return false
    }

    /// Finds the length of a list, moves items that have not changed and finds the places of the others.
    mutating func placeList() {
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
            let margins = style.margin.isUnset ? (0, 0) : listMargins(of: style, axis)
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
        if !frame.isMainGiven {
            let side = frame.box[axis]
            frame.main = side.clamped(length + side.inset) - side.inset
        }
        lines.cut(to: frame.firstLine)
        lines.append(FlexLine(items: mine))
    }

    private func listMargins(of style: StyleView, _ axis: Axis) -> (Double, Double) {
        let direction = frame.request.direction
        let base = frame.percentBase.width
        return (
            style.margin.length(on: axis, atEnd: false, direction).resolvedOrZero(against: base),
            style.margin.length(on: axis, atEnd: true, direction).resolvedOrZero(against: base)
        )
    }
}

extension FlexTree {
    /// Decides whether a node that is to be laid out can repeat what it was, and forgets its last layout if not.
    func startLayout(of row: Int, _ request: SizingRequest) {
        let isList = traits[row].contains(.list)
        if isList, cache.isOutdatedLayout(request, in: cacheChains[row]) { return }
        if isList { traits[row].remove(.list) }
        cache.dropLayout(in: &cacheChains[row])
    }

    /// Forgets what is known about a node in which something has changed.
    func forgetAnswers(of row: Int) {
        if traits[row].contains(.list), !traits[row].contains(.changed) {
            cache.keepOutdatedLayout(in: &cacheChains[row])
        } else {
            traits[row].remove(.list)
            cache.release(chain: &cacheChains[row])
        }
    }
}
