internal import LayoutCore

/// The minimum and the maximum length of a node in one walk through its descendants, instead of one for each.
///
/// Pays in `stack growth depth5|depth5-text|chain-text`.
extension StackTree {
    /// The limits of a node that are found without measuring, or nil.
    @inline(__always)
    func knownLimits(_ axis: Axis, of row: Int, cross: OptionalLength) -> LengthLimits? {
        let range = nodes.ranges(axis)[row]
        if range.isKnown { return LengthLimits(minimum: range.minimum, maximum: range.maximum) }
        let key = nodes.traits[row].dependsOnCross(axis) ? cross : .unspecified
        return nodes.limits(axis)[row].limits(for: key)
    }

    /// The limits of a node, those of its descendants being measured together as far as they decide.
    @inline(never)  // Keeps the loops around it small: pays in `stack growth chain-text`.
    func pairedLimits(_ axis: Axis, of row: Int, cross: OptionalLength) -> LengthLimits {
        if case .measured(let dependence) = nodes.kinds[row] {
            return separateLimits(axis, of: row, dependence, cross: cross)
        }
        let cross = nodes.traits[row].dependsOnCross(axis) ? cross : .unspecified
        let zero = ProposedSize(axis, main: .zero, cross: cross)
        if nodes.traits[row].ignores(axis) { return LengthLimits(fixed: length(axis, of: row, zero)) }
        let infinity = ProposedSize(axis, main: .infinity, cross: cross)
        let limits: LengthLimits
        // Limits move to the cache of lengths when others are cached in their place.
        if nodes.limits(axis)[row].isSome,
            let minimum = nodes.cache.length(axis, zero, nodes.cacheHeads[row]),
            let maximum = nodes.cache.length(axis, infinity, nodes.cacheHeads[row])
        {
            limits = LengthLimits(minimum: minimum, maximum: maximum)
        } else {
            guard beginRequest(.limits(axis, row: row, cross: cross)) else { return LengthLimits(fixed: 0) }
            limits = limitsByKind(axis, of: row, cross)
            guard endRequest() else { return limits }
        }
        cache(limits, axis, of: row, cross)
        return limits
    }

    /// The length that cached limits give for a proposal, or nil.
    @inline(__always)
    func cachedLimitsLength(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double? {
        guard let limits = nodes.limits(axis)[row].limits(for: proposal[axis.cross]) else { return nil }
        if proposal[axis] == .zero { return limits.minimum }
        if proposal[axis] == .infinity { return limits.maximum }
        // There is no length between them.
        if limits.isFixed, !proposal[axis].isUnspecified, nodes.traits[row].isBounded(axis) {
            return limits.minimum
        }
        return nil
    }

    /// Caches limits in the place of others, which move to the cache of lengths.
    private func cache(_ limits: LengthLimits, _ axis: Axis, of row: Int, _ cross: OptionalLength) {
        let old = nodes.limits(axis)[row]
        nodes.limits(axis)[row] = CachedLimits(limits, for: cross)
        guard old.isSome else { return }
        nodes.cache.insert(
            axis, old.limits.minimum, ProposedSize(axis, main: .zero, cross: old.cross),
            &nodes.cacheHeads[row])
        nodes.cache.insert(
            axis, old.limits.maximum, ProposedSize(axis, main: .infinity, cross: old.cross),
            &nodes.cacheHeads[row])
    }

    /// The limits of a node by its kind: from those of its children, or each by itself.
    private func limitsByKind(_ axis: Axis, of row: Int, _ cross: OptionalLength) -> LengthLimits {
        switch nodes.kinds[row] {
        case .stack(let stack):
            // Negative spacing leaves space to distribute where nothing is proposed.
            if stack.spacing.definite < 0 { break }
            if axis == stack.axis { return stackMainLimits(of: row, stack, cross) }
            let isDistributed = stack.distributes(cross) && nodes.traits[row].dependsOnCross(axis)
            // The shares may depend on the length that is measured.
            if !alignsByFraction(row) || isDistributed && nodes.traits[row].dependsOnCross(stack.axis) {
                break
            }
            return stackCrossLimits(of: row, stack, isDistributed, cross)
        case .padding(let insets):
            guard insets.sum(axis) >= 0 else { break }
            var limits = childLimits(axis, of: row, cross: cross.inset(by: insets.sum(axis.cross)))
            limits.minimum += insets.sum(axis)
            limits.maximum += insets.sum(axis)
            return limits
        case .offset, .layers, .priority, .guide:
            return childLimits(axis, of: row, cross: cross)
        case .frame(let fixed, _):
            let inner = fixed[axis.cross]
            return childLimits(axis, of: row, cross: inner.isUnspecified ? cross : inner)
        case .flexibleFrame(let limits, _):
            guard limits[axis].minimum.isUnspecified, limits[axis].maximum.isUnspecified else { break }
            let inner = limits.childProposal(ProposedSize(axis, main: .unspecified, cross: cross))
            return childLimits(axis, of: row, cross: inner[axis.cross])
        case .empty, .fixed, .greedy, .measured, .spacer, .divider, .depthStack, .fixedSize, .aspectRatio,
            .position, .reader, .scroll, .viewThatFits, .grid, .gridRow, .lazy, .custom, .safeAreaInset,
            .ignoresSafeArea, .containerFrame:
            break
        }
        return LengthLimits(
            minimum: lengthByKind(axis, of: row, ProposedSize(axis, main: .zero, cross: cross)),
            maximum: lengthByKind(axis, of: row, ProposedSize(axis, main: .infinity, cross: cross)))
    }

    private func childLimits(_ axis: Axis, of row: Int, cross: OptionalLength) -> LengthLimits {
        let child = nodes.firstChild(of: row)
        return child < 0 ? LengthLimits(fixed: 0) : limits(axis, of: child, cross: cross)
    }

    private func stackMainLimits(of row: Int, _ stack: NodeKind.Stack, _ cross: OptionalLength)
        -> LengthLimits
    {
        var sum = LengthLimits(fixed: 0)
        var previous = -1
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let limits = limits(stack.axis, of: child, cross: cross)
            let spacing = spacing(in: stack, from: previous, to: child)
            sum.minimum += spacing
            sum.maximum += spacing
            sum.minimum += limits.minimum
            sum.maximum += limits.maximum
            previous = child
            child = nodes.nextSibling(of: child)
        }
        return sum
    }

    private func stackCrossLimits(
        of row: Int, _ stack: NodeKind.Stack, _ isDistributed: Bool, _ length: OptionalLength
    ) -> LengthLimits {
        if isDistributed {
            distribute(ProposedSize(stack.axis, main: length, cross: .unspecified), of: row, stack)
        }
        var result = LengthLimits(fixed: 0)
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let proposed = isDistributed ? nodes.shares[child].proposed : length
            let limits = limits(stack.axis.cross, of: child, cross: proposed)
            if limits.minimum > result.minimum { result.minimum = limits.minimum }
            if limits.maximum > result.maximum { result.maximum = limits.maximum }
            child = nodes.nextSibling(of: child)
        }
        return result
    }
}

/// The limits of a node, and the proposed cross length for which they are; a negative one for no limits at all.
struct CachedLimits {
    private(set) var cross: OptionalLength
    private(set) var limits: LengthLimits

    static let none = CachedLimits(LengthLimits(fixed: 0), for: OptionalLength(-1))

    init(_ limits: LengthLimits, for cross: OptionalLength) { (self.limits, self.cross) = (limits, cross) }

    var isSome: Bool { !(cross.definite < 0) }

    func limits(for cross: OptionalLength) -> LengthLimits? { self.cross == cross ? limits : nil }
}
