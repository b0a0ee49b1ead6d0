internal import DisplayList

/// The overlay of what touches reach.
extension OverlayPainter {
    /// The length that touches need, of Apple's Human Interface Guidelines.
    static let minimumHitLength: CGFloat = 44

    /// What touches reach of a view.
    private struct HitArea {
        var index: Int
        /// Around the area, in the picture.
        var box: CGRect
        /// The lengths of its sides in the picture.
        var size: CGSize
        /// The area in the view's coordinates, where the view is rotated.
        var rotated: CGRect?
    }

    mutating func drawHitAreas() {
        let areas = tree.views.indices.compactMap { hitArea(at: $0) }
        for area in areas {
            let minimum = Self.minimumHitLength
            let isSmall = area.size.width < minimum - 0.5 || area.size.height < minimum - 0.5
            let ink = isSmall ? OverlayInk.orange : .blue
            if let rotated = area.rotated {
                fill(rotated, of: tree.views[area.index], .blue, alpha: 0.18)
                outline(rotated, of: tree.views[area.index], ink)
            } else {
                append(.fillRect(area.box.displayRect, OverlayInk.blue.color(alpha: 0.18)), of: nil)
                outlineArea(area.box, ink)
            }
            guard isSmall else { continue }
            labels.append(
                OverlayLabel(
                    text: "\(overlaySize(area.size)) < 44", ink: .orange, box: area.box, isBeside: true))
            guard area.rotated == nil else { continue }
            let needed = CGRect(
                x: area.box.midX - max(area.box.width, minimum) / 2,
                y: area.box.midY - max(area.box.height, minimum) / 2,
                width: max(area.box.width, minimum), height: max(area.box.height, minimum))
            outlineArea(needed, .orange, dashes: [2, 2])
        }
        drawOverlaps(of: areas.filter { $0.rotated == nil })
    }

    private mutating func outlineArea(_ box: CGRect, _ ink: OverlayInk, dashes: [Double] = []) {
        let inset = min(lineWidth / 2, box.width / 2, box.height / 2)
        let path = Path(box.insetBy(dx: inset, dy: inset).displayRect)
        append(
            .stroke(path, .color(ink.color), StrokeStyle(width: Double(lineWidth), dashes: dashes)), of: nil)
    }

    /// Areas that have a part in common, unless one view is in the other.
    private mutating func drawOverlaps(of areas: [HitArea]) {
        let sorted = areas.sorted { ($0.box.minX, $0.index) < ($1.box.minX, $1.index) }
        for (index, area) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                guard other.box.minX < area.box.maxX else { break }
                let part = area.box.common(with: other.box)
                guard part.width > 0.5, part.height > 0.5, !contains(area.index, other.index),
                    !contains(other.index, area.index)
                else { continue }
                append(.fillRect(part.displayRect, OverlayInk.red.color(alpha: 0.5)), of: nil)
                outlineArea(part, .red)
                labels.append(
                    OverlayLabel(
                        text: "overlap \(overlaySize(part.size))", ink: .red, box: part, isBeside: true))
            }
        }
    }

    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        var next = tree.views[inner].parent
        while let parent = next {
            if parent == outer { return true }
            next = tree.views[parent].parent
        }
        return false
    }

    // MARK: One view

    private func hitArea(at index: Int) -> HitArea? {
        let shown = tree.views[index]
        guard shown.isInPicture, isTouchable(shown.view), takesTouches(shown) else { return nil }
        let bounds = shown.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        guard let reach = reach(of: shown, from: middle) else { return nil }
        let box = reach.applying(shown.map).common(with: CGRect(origin: .zero, size: size))
        guard box.width > 0, box.height > 0, isReached(shown, in: box) else { return nil }
        guard !shown.isStraight else { return HitArea(index: index, box: box, size: box.size) }
        let (map, size) = (shown.map, reach.size)
        let sides = CGSize(
            width: size.width * (map.a * map.a + map.b * map.b).squareRoot(),
            height: size.height * (map.c * map.c + map.d * map.d).squareRoot())
        return HitArea(index: index, box: box, size: sides, rotated: reach)
    }

    private func isTouchable(_ view: UIView) -> Bool {
        if let control = view as? UIControl { return control.isEnabled }
        if view.isSelectableCell { return true }
        guard !(view is UIScrollView), !(view is UIWindow), view.controller == nil else { return false }
        return view.extras?.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled }
            == true
    }

    /// Whether touches are enabled here and in all views around it.
    private func takesTouches(_ shown: ShownView) -> Bool {
        var next = tree.indices[ObjectIdentifier(shown.view)]
        while let index = next {
            let view = tree.views[index].view
            guard view.isUserInteractionEnabled, view.alpha >= 0.01 else { return false }
            next = tree.views[index].parent
        }
        return true
    }

    /// How far touches reach from a point inside, by the hit testing of the view and of those around it.
    private func reach(of shown: ShownView, from middle: CGPoint) -> CGRect? {
        guard isInside(middle, shown) else { return nil }
        let (bounds, far) = (shown.bounds, Self.minimumHitLength)
        let left = length(bounds.width / 2, far) {
            isInside(CGPoint(x: middle.x - $0, y: middle.y), shown)
        }
        let right = length(bounds.width / 2, far) {
            isInside(CGPoint(x: middle.x + $0, y: middle.y), shown)
        }
        let above = length(bounds.height / 2, far) {
            isInside(CGPoint(x: middle.x, y: middle.y - $0), shown)
        }
        let below = length(bounds.height / 2, far) {
            isInside(CGPoint(x: middle.x, y: middle.y + $0), shown)
        }
        return CGRect(
            x: middle.x - left, y: middle.y - above, width: left + right, height: above + below)
    }

    /// How far the inside reaches, to an eighth of a point: usually to the edge, at most beyond it by `far`.
    private func length(_ edge: CGFloat, _ far: CGFloat, isInside: (CGFloat) -> Bool) -> CGFloat {
        var (low, high): (CGFloat, CGFloat) = (0, edge + far)
        while high - low > 1.0 / 16 {
            let middle = (low + high) / 2
            if isInside(middle) { low = middle } else { high = middle }
        }
        return abs(low - edge) <= 1.0 / 8 ? edge : (low * 8).rounded() / 8
    }

    private func isInside(_ point: CGPoint, _ shown: ShownView) -> Bool {
        let place = point.applying(shown.map)
        var next: ShownView? = shown
        while let current = next {
            let own = place.applying(current.map.inverted())
            guard current.view.point(inside: own, with: nil) else { return false }
            next = current.parent.map { tree.views[$0] }
        }
        return true
    }

    /// Whether hit testing finds the view at one of some points: what lies in front may cover it.
    private func isReached(_ shown: ShownView, in box: CGRect) -> Bool {
        let inverse = tree.views[0].map.inverted()
        return [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].contains { x, y in
            let point = CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y).applying(inverse)
            return root.hitTest(point, with: nil)?.isDescendant(of: shown.view) == true
        }
    }
}

extension UIView {
    /// Whether it is a cell that a touch selects.
    package var isSelectableCell: Bool {
        guard self is UITableViewCell || self is UICollectionViewCell else { return false }
        var next = superview
        while let view = next {
            if let table = view as? UITableView { return table.allowsSelection }
            if let collection = view as? UICollectionView { return collection.allowsSelection }
            next = view.superview
        }
        return false
    }
}
