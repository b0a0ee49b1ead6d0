internal import DisplayList

/// The overlay of constraints: what they hold apart, and by how much.
extension OverlayPainter {
    /// How a constraint is drawn.
    struct ConstraintLook {
        var ink = OverlayInk.violet
        /// What comes before the value.
        var prefix = ""
    }

    mutating func drawConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { draw(constraint, ConstraintLook()) }
    }

    /// Draws a constraint. Items that the picture does not show are left out.
    mutating func draw(_ constraint: NSLayoutConstraint, _ look: ConstraintLook) {
        guard let first = end(constraint.first) else { return }
        let second = constraint.second.flatMap { end($0) }
        if constraint.second != nil, second == nil { return }
        for item in [first, second].compactMap(\.self) {
            outline(item.rect, of: item.shown, look.ink, dashes: [1, 2])
        }
        let text = look.prefix + value(of: constraint, isLength: first.isLength)
        if first.isLength {
            drawLength(of: first, text, look.ink)
            if let second, second.isLength { drawLength(of: second, nil, look.ink) }
            return
        }
        drawDistance(from: second, to: first, text, look.ink)
    }

    // MARK: Ends

    /// One side of a constraint in the picture.
    private struct End {
        var shown: ShownView
        /// The alignment rectangle in the view's coordinates.
        var rect: CGRect
        /// The same in the picture.
        var box: CGRect
        var isHorizontal: Bool
        /// Where the attribute lies along its axis in the picture; nil for a width or a height.
        var position: CGFloat?

        var isLength: Bool { position == nil }
    }

    private func end(_ operand: ConstraintOperand) -> End? {
        let (node, attribute) = (operand.node, operand.attribute)
        guard let owner = node.view ?? node.guide?.owner, let index = tree.indices[ObjectIdentifier(owner)]
        else {
            return nil
        }
        let shown = tree.views[index]
        var rect = node.guide?.layoutFrame ?? owner.alignmentRect(forFrame: shown.bounds)
        if attribute.usesMargins { rect = rect.inset(by: owner.layoutMargins) }
        let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let box = rect.applying(shown.map)
        guard box.isFiniteNumber else { return nil }
        let isHorizontal = attribute.isAlongX
        var end = End(shown: shown, rect: rect, box: box, isHorizontal: isHorizontal, position: nil)
        switch attribute {
        case .width, .height: break
        case .left, .leftMargin: end.position = box.minX
        case .right, .rightMargin: end.position = box.maxX
        case .leading, .leadingMargin: end.position = isRightToLeft ? box.maxX : box.minX
        case .trailing, .trailingMargin: end.position = isRightToLeft ? box.minX : box.maxX
        case .centerX, .centerXWithinMargins: end.position = box.midX
        case .top, .topMargin: end.position = box.minY
        case .bottom, .bottomMargin: end.position = box.maxY
        case .centerY, .centerYWithinMargins: end.position = box.midY
        case .firstBaseline, .lastBaseline:
            let baselines = owner.inspectedBaselines
            let offset = attribute == .firstBaseline ? baselines?.first : baselines?.last
            let y = shown.bounds.minY + (offset ?? shown.bounds.height)
            end.position = CGPoint(x: shown.bounds.minX, y: y).applying(shown.map).y
        default: return nil
        }
        return end
    }

    // MARK: Lines

    /// Draws a length through the middle of an item, with a tick at each end.
    private mutating func drawLength(of end: End, _ text: String?, _ ink: OverlayInk) {
        let box = end.box
        let (start, stop) = end.isHorizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
        let across = end.isHorizontal ? box.midY : box.midX
        drawTicked(from: start, to: stop, at: across, isHorizontal: end.isHorizontal, ink)
        if let text { label(text, at: middle(start, stop, across, end.isHorizontal), ink) }
    }

    /// Draws the way from one attribute to another; without the second, from the superview's edge.
    private mutating func drawDistance(from second: End?, to first: End, _ text: String, _ ink: OverlayInk) {
        guard let stop = first.position else { return }
        let outer = first.shown.parent.map { tree.views[$0].box } ?? first.box
        let start = second?.position ?? (first.isHorizontal ? outer.minX : outer.minY)
        let across = across(first, second)
        if abs(stop - start) < 1 {
            // Nothing lies between: the common edge is drawn.
            let box = first.box
            let (from, to) = first.isHorizontal ? (box.minY, box.maxY) : (box.minX, box.maxX)
            let ends =
                first.isHorizontal
                ? (CGPoint(x: stop, y: from), CGPoint(x: stop, y: to))
                : (CGPoint(x: from, y: stop), CGPoint(x: to, y: stop))
            line(from: ends.0, to: ends.1, ink)
        } else {
            drawTicked(from: start, to: stop, at: across, isHorizontal: first.isHorizontal, ink)
        }
        label(text, at: middle(start, stop, across, first.isHorizontal), ink)
    }

    /// Where a line between two items runs: through the middle of what both have in common across the axis.
    private func across(_ first: End, _ second: End?) -> CGFloat {
        let (box, other) = (first.box, second?.box ?? first.box)
        let (low, high) =
            first.isHorizontal
            ? (max(box.minY, other.minY), min(box.maxY, other.maxY))
            : (max(box.minX, other.minX), min(box.maxX, other.maxX))
        guard low < high else { return first.isHorizontal ? box.midY : box.midX }
        return (low + high) / 2
    }

    private func middle(_ start: CGFloat, _ stop: CGFloat, _ across: CGFloat, _ isHorizontal: Bool) -> CGPoint
    {
        let along = (start + stop) / 2
        return isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    private mutating func drawTicked(
        from start: CGFloat, to stop: CGFloat, at across: CGFloat, isHorizontal: Bool, _ ink: OverlayInk
    ) {
        func point(_ along: CGFloat, _ offset: CGFloat) -> CGPoint {
            isHorizontal
                ? CGPoint(x: along, y: across + offset) : CGPoint(x: across + offset, y: along)
        }
        line(from: point(start, 0), to: point(stop, 0), ink)
        for along in [start, stop] { line(from: point(along, -3), to: point(along, 3), ink) }
    }

    private mutating func label(_ text: String, at point: CGPoint, _ ink: OverlayInk) {
        guard CGRect(origin: .zero, size: size).contains(point) else { return }
        labels.append(OverlayLabel(text: text, ink: ink, box: CGRect(origin: point, size: .zero)))
    }

    // MARK: Values

    /// What a constraint says besides its items: relation, multiplier, constant, priority.
    private func value(of constraint: NSLayoutConstraint, isLength: Bool) -> String {
        let constant = constraint.constantStorage
        var parts: [String] = []
        switch constraint.relationStorage {
        case .equal: if constraint.second != nil, isLength { parts.append("=") }
        case .lessThanOrEqual: parts.append("≤")
        case .greaterThanOrEqual: parts.append("≥")
        }
        if constraint.second != nil, constraint.multiplierStorage != 1 {
            parts.append("× \(overlayNumber(constraint.multiplierStorage))")
            if constant != 0 { parts.append(constant < 0 ? "−" : "+") }
        } else if isLength, constraint.second != nil, constant != 0 {
            parts.append(constant < 0 ? "−" : "+")
        }
        let isBare = parts.isEmpty || constraint.second == nil || !isLength
        if constant != 0 || (isBare && constraint.multiplierStorage == 1) {
            parts.append(overlayNumber(parts.last == "−" ? -constant : constant))
        }
        if constraint.priority != .required {
            parts.append("@\(overlayNumber(CGFloat(constraint.priority.rawValue)))")
        }
        return parts.joined(separator: " ")
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a position or a length along the x axis.
    fileprivate var isAlongX: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether the attribute lies inside of the margins.
    fileprivate var usesMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
