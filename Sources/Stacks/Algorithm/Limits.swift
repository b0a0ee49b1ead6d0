internal import LayoutCore

/// The least and the largest length of a node, which stacks ask for before they share theirs: both at once, so that a
/// tree is walked once for the two.
extension StackTree {
    /// The lengths of a node that is offered nothing and room without end on an axis, and a length across it.
    @inline(__always)
    func limits(_ axis: Axis, of row: Int, across: Double) throws(TooDeep) -> LengthLimits {
        let range = ranges(axis)[row]
        if range.isKnown { return LengthLimits(least: range.min, most: range.max) }
        let flags = traits[row].flags
        if flags.contains(.isText) {
            let offer = ProposedSize(axis, main: .infinity, cross: across)
            let text = try text(of: row, in: offer)
            return axis == .horizontal
                ? LengthLimits(least: 0, most: cache[text].width)
                : LengthLimits(least: cache[text].leastHeight, most: cache[text].height)
        }
        let key = traits[row].sensesCross(axis) ? across : .nan
        let kept = limitsKept(axis).place(row)
        if kept.pointee.across.bitPattern == key.bitPattern { return kept.pointee.limits }
        return try askedLimits(axis, of: row, across: key)
    }

    @inline(__always)
    func limitsKept(_ axis: Axis) -> Column<KeptLimits> { axis == .horizontal ? widthLimits : heightLimits }

    private func askedLimits(_ axis: Axis, of row: Int, across: Double) throws(TooDeep) -> LengthLimits {
        let none = ProposedSize(axis, main: 0, cross: across)
        if traits[row].ignores(axis) {
            let length = try length(axis, of: row, none)
            return LengthLimits(least: length, most: length)
        }
        let endless = ProposedSize(axis, main: .infinity, cross: across)
        if case .measured = rules[row] {
            return LengthLimits(
                least: try length(axis, of: row, none), most: try length(axis, of: row, endless))
        }
        var limits = LengthLimits(least: 0, most: 0)
        // Other limits have been kept with the answers when these took their place.
        let kept = limitsKept(axis).place(row)
        if kept.pointee.isKnown, let least = cache.answer(axis, to: none, in: answers[row]),
            let most = cache.answer(axis, to: endless, in: answers[row])
        {
            limits = LengthLimits(least: least, most: most)
        } else {
            try begin(.limits(axis, row: row, across: across))
            limits = try limitsByRule(axis, of: row, across)
            end()
        }
        // A caller's function may have made room for more nodes elsewhere.
        keep(limits, axis, of: row, across)
        return limits
    }

    /// Keeps limits in the place of others, which may be asked for again.
    @inline(__always)
    private func keep(_ limits: LengthLimits, _ axis: Axis, of row: Int, _ across: Double) {
        let kept = limitsKept(axis).place(row)
        let old = kept.pointee
        kept.pointee = KeptLimits(across: across, limits: limits)
        guard old.isKnown else { return }
        cache.keep(
            axis, old.limits.least, to: ProposedSize(axis, main: 0, cross: old.across), in: &answers[row])
        cache.keep(
            axis, old.limits.most, to: ProposedSize(axis, main: .infinity, cross: old.across),
            in: &answers[row])
    }

    private func limitsByRule(_ axis: Axis, of row: Int, _ across: Double) throws(TooDeep) -> LengthLimits {
        switch rules[row] {
        case .stack(let main, _, let spacing):
            // Negative spacing leaves room to share where nothing was offered.
            if spacing.points < 0 { break }
            if axis == main { return try stackLimits(of: row, axis, spacing.points, across) }
            let isShared = isShared(across, in: row) && traits[row].sensesCross(axis)
            // What everybody gets may follow from the length that is asked for.
            if !isPlain(row) || isShared && traits[row].sensesCross(main) { break }
            return try stackLimits(of: row, across: main, isShared, across)
        case .padding(let insets):
            guard insets.sum(axis) >= 0 else { break }
            let inner = ProposedSize(axis, main: .nan, cross: across).inset(by: insets)
            var limits = try childLimits(axis, of: row, across: inner[axis.cross])
            limits.least += insets.sum(axis)
            limits.most += insets.sum(axis)
            return limits
        case .offset, .layers, .priority, .guide:
            return try childLimits(axis, of: row, across: across)
        case .frame(let fixed, _):
            let inner = fixed[axis.cross]
            return try childLimits(axis, of: row, across: inner.isNone ? across : inner)
        case .flexibleFrame(let limits, _):
            guard limits[axis].min.isNone, limits[axis].max.isNone else { break }
            let inner = limits.offer(ProposedSize(axis, main: .nan, cross: across))
            return try childLimits(axis, of: row, across: inner[axis.cross])
        default: break
        }
        return LengthLimits(
            least: try lengthByRule(axis, of: row, ProposedSize(axis, main: 0, cross: across)),
            most: try lengthByRule(axis, of: row, ProposedSize(axis, main: .infinity, cross: across)))
    }

    private func childLimits(_ axis: Axis, of row: Int, across: Double) throws(TooDeep) -> LengthLimits {
        let child = firstChild(of: row)
        return child < 0 ? LengthLimits(least: 0, most: 0) : try limits(axis, of: child, across: across)
    }

    /// The limits of a stack along its axis.
    private func stackLimits(of row: Int, _ axis: Axis, _ spacing: Double, _ across: Double) throws(TooDeep)
        -> LengthLimits
    {
        var sum = LengthLimits(least: 0, most: 0)
        var previous = -1
        var child = firstChild(of: row)
        while child >= 0 {
            let limits = try limits(axis, of: child, across: across)
            let gap = previous < 0 ? 0 : spacing.isNone ? usualGap(previous, child, axis) : spacing
            sum.least += gap
            sum.most += gap
            sum.least += limits.least
            sum.most += limits.most
            previous = child
            child = nextChild(after: child)
        }
        return sum
    }

    /// The limits of a stack across its axis.
    private func stackLimits(of row: Int, across main: Axis, _ isShared: Bool, _ length: Double)
        throws(TooDeep) -> LengthLimits
    {
        if isShared { try share(ProposedSize(main, main: length, cross: .nan), of: row, main) }
        var most = LengthLimits(least: 0, most: 0)
        var child = firstChild(of: row)
        while child >= 0 {
            let limits = try limits(main.cross, of: child, across: isShared ? shares[child].offer : length)
            if limits.least > most.least { most.least = limits.least }
            if limits.most > most.most { most.most = limits.most }
            child = nextChild(after: child)
        }
        return most
    }
}

/// The least and the largest length of a node.
struct LengthLimits {
    var least: Double
    var most: Double
}

/// Limits, and the length that was offered across: NaN for nil or any.
struct KeptLimits {
    var across = -1.0
    var limits = LengthLimits(least: 0, most: 0)

    /// Nothing has been asked yet.
    static let unknown = KeptLimits()

    @inline(__always)
    var isKnown: Bool { !(across < 0) }
}
