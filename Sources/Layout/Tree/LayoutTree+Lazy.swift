internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// Lazy containers in scroll views: only what can be seen of them, and some more, is measured and shown.
extension LayoutTree {
    /// A cell that stays where it is on the screen when guesses about what lies before it become exact.
    struct ScrollAnchor {
        let scroll: Part
        let axis: LayoutCore.Axis
        let cell: Part
        /// Where the cell starts in the content.
        let place: Double
    }

    /// How often a layout looks again what can be seen: showing it may move other lazy containers into sight.
    private static let roundLimit = 10

    /// Notes a lazy container. Until its scroll view has been laid out it shows as much as the container could.
    func noteLazy(_ part: Part, _ axis: LayoutCore.Axis) {
        let details = part.madeDetails
        details.lazyAxis = axis
        lazyParts[ObjectIdentifier(part)] = part
        if scroll(around: part, axis) == nil {
            show(nil, of: part)
        } else if details.visible == nil {
            let size = container?.bounds.size ?? .zero
            let length = Double(axis == .horizontal ? size.width : size.height)
            show(Interval(start: 0, length: max(length, 0)), of: part)
        }
    }

    /// Lays out, and again as long as lazy containers have to show more than they do.
    func layOut(in space: StackSpace, _ layOut: () -> Void) {
        layOut()
        moved = engine.movedNodes
        for _ in 0..<Self.roundLimit {
            let incomplete = incompleteLazyParts()
            if incomplete.isEmpty { return }
            for (part, interval) in incomplete { show(interval, of: part) }
            layOut()
            moved += engine.movedNodes
        }
    }

    /// The lazy containers that do not show all that can be seen of them, and what they have to show: half as much
    /// again on both sides, so that a short way is no work.
    func incompleteLazyParts() -> [(part: Part, interval: Interval)] {
        var result: [(Part, Interval)] = []
        for (key, part) in lazyParts {
            guard self.part(of: part.node) === part, let details = part.details, let axis = details.lazyAxis
            else {
                lazyParts[key] = nil
                continue
            }
            guard let scroll = scroll(around: part, axis), let seen = seenInterval(of: part, in: scroll, axis)
            else { continue }
            let (low, high) = (max(seen.start, 0), min(seen.end, engine.frame(of: part.node)[axis].length))
            if let visible = details.visible, low > high || visible.start <= low && high <= visible.end {
                continue
            }
            result.append((part, Interval(start: seen.start - seen.length / 2, length: seen.length * 2)))
        }
        return result
    }

    /// The first cells that can be seen in scroll views that are not at their beginning.
    func scrollAnchors() -> [ScrollAnchor] {
        var result: [ScrollAnchor] = []
        for part in lazyParts.values where self.part(of: part.node) === part {
            guard let axis = part.details?.lazyAxis, let scroll = scroll(around: part, axis),
                !result.contains(where: { $0.scroll === scroll && $0.axis == axis }),
                let view = scroll.view as? UIScrollView
            else { continue }
            let start = view.offset(on: axis)
            let end = start + engine.frame(of: scroll.node)[axis].length
            guard start > 0 else { continue }
            let cell = part.children.first { cell in
                !engine.isHidden(cell.node) && place(of: cell, in: scroll, axis).end > start
            }
            if let cell, place(of: cell, in: scroll, axis).start < end {
                let place = place(of: cell, in: scroll, axis).start
                result.append(ScrollAnchor(scroll: scroll, axis: axis, cell: cell, place: place))
            }
        }
        return result
    }

    /// Scrolls as far as cells have been moved by what lies before them.
    func keep(_ anchors: [ScrollAnchor]) {
        for anchor in anchors {
            guard part(of: anchor.cell.node) === anchor.cell, !engine.isHidden(anchor.cell.node),
                part(of: anchor.scroll.node) === anchor.scroll, let view = anchor.scroll.view as? UIScrollView
            else { continue }
            let way = place(of: anchor.cell, in: anchor.scroll, anchor.axis).start - anchor.place
            guard abs(way) > 1e-6 else { continue }
            if anchor.axis == .horizontal {
                view.contentOffset.x += CGFloat(way)
            } else {
                view.contentOffset.y += CGFloat(way)
            }
        }
    }

    /// Whether a part lies in a lazy container that does not show all of itself.
    func isInLazyPart(_ part: Part) -> Bool {
        var outer = part.parent
        while let next = outer {
            if next.details?.visible != nil { return true }
            outer = next.parent
        }
        return false
    }

    private func show(_ interval: Interval?, of part: Part) {
        part.details?.visible = interval
        engine.setVisible(interval, of: part.node)
    }

    /// The scroll view around a part that scrolls along an axis.
    private func scroll(around part: Part, _ axis: LayoutCore.Axis) -> Part? {
        var outer = part.parent
        while let next = outer {
            if next.kind == .scroll {
                let element = engine.element(of: next.node)
                let own: AxisSet = axis == .horizontal ? .horizontal : .vertical
                if element == .scroll(own) || element == .scroll(.both) { return next }
            }
            outer = next.parent
        }
        return nil
    }

    /// Where a part lies in the content of a scroll view.
    private func place(of part: Part, in scroll: Part, _ axis: LayoutCore.Axis) -> Interval {
        let own = engine.frame(of: part.node)[axis]
        guard let content = scroll.children.first else { return own }
        return Interval(start: own.start - engine.frame(of: content.node)[axis].start, length: own.length)
    }

    /// What of a lazy container can be seen, from where its lines start.
    private func seenInterval(of part: Part, in scroll: Part, _ axis: LayoutCore.Axis) -> Interval? {
        guard let view = scroll.view as? UIScrollView else { return nil }
        let (length, offset) = (engine.frame(of: scroll.node)[axis].length, view.offset(on: axis))
        let place = place(of: part, in: scroll, axis)
        let isMirrored =
            axis == .horizontal && container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isMirrored ? place.end - offset - length : offset - place.start
        return Interval(start: start, length: length)
    }
}

extension UIScrollView {
    fileprivate func offset(on axis: LayoutCore.Axis) -> Double {
        Double(axis == .horizontal ? contentOffset.x : contentOffset.y)
    }
}
