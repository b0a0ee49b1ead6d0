internal import LayoutCore

/// Stacks: children in a line share a length along an axis. One algorithm for both axes.
extension StackTree {
    /// The length of a stack on an axis.
    func stackLength(_ axis: Axis, of row: Int, _ stack: NodeKind.Stack, _ proposal: ProposedSize) -> Double {
        axis == stack.axis
            ? stackMainLength(of: row, stack, proposal) : stackCrossLength(of: row, stack, proposal)
    }

    /// The length of a stack along its axis: that of its children, and the spacing between them.
    private func stackMainLength(of row: Int, _ stack: NodeKind.Stack, _ proposal: ProposedSize) -> Double {
        let isDistributed = stack.distributes(proposal[stack.axis])
        if isDistributed { distribute(proposal, of: row, stack) }
        var total = 0.0
        var previous = -1
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            total += spacing(in: stack, from: previous, to: child)
            total += isDistributed ? nodes.shares[child].length : length(stack.axis, of: child, proposal)
            previous = child
            child = nodes.nextSibling(of: child)
        }
        return max(total, 0)
    }

    /// The length of a stack across its axis: that of its longest child, or what its aligned children take together.
    func stackCrossLength(of row: Int, _ stack: NodeKind.Stack, _ proposal: ProposedSize) -> Double {
        let cross = stack.axis.cross
        let isDistributed =
            stack.distributes(proposal[stack.axis]) && nodes.traits[row].dependsOnCross(cross)
        if isDistributed { distribute(proposal, of: row, stack) }
        if !alignsByFraction(row) { return alignedCrossLength(of: row, stack, proposal, isDistributed) }
        var result = 0.0
        nodes.crossLengthsKeys[row] = .unspecified
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let length = length(cross, of: child, childProposal(child, stack, proposal, isDistributed))
            nodes.shares[child].crossLength = length
            result = max(result, length)
            child = nodes.nextSibling(of: child)
        }
        if !state.isInterrupted { nodes.crossLengthsKeys[row] = crossLengthsKey(of: row, stack, proposal) }
        return result
    }

    /// What children take together across the axis if their guides are at the same position.
    private func alignedCrossLength(
        of row: Int, _ stack: NodeKind.Stack, _ proposal: ProposedSize, _ isDistributed: Bool
    ) -> Double {
        var (start, end) = (Double.infinity, -Double.infinity)
        var isInfinite = false
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let childProposal = childProposal(child, stack, proposal, isDistributed)
            let length = length(stack.axis.cross, of: child, childProposal)
            if length == .infinity {
                isInfinite = true
            } else {
                let position = position(of: stack.guide, in: child, childProposal)
                start = min(start, -position)
                end = max(end, length - position)
            }
            child = nodes.nextSibling(of: child)
        }
        return isInfinite ? .infinity : max(end - start, 0)
    }

    /// Computes the placements of a stack's children.
    func placeStack(_ row: Int, _ stack: NodeKind.Stack, _ proposal: ProposedSize) {
        let cross = stack.axis.cross
        var proposal = proposal
        if proposal[cross].isUnspecified {
            proposal[cross] = OptionalLength(length(cross, of: row, proposal))
        }
        let isDistributed = stack.distributes(proposal[stack.axis])
        if isDistributed { distribute(proposal, of: row, stack) }
        let alignsByFraction = alignsByFraction(row)
        var (longest, start) = (0.0, Double.infinity)
        var main = 0.0
        var previous = -1
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let childProposal = childProposal(child, stack, proposal, isDistributed)
            let length =
                isDistributed ? nodes.shares[child].length : length(stack.axis, of: child, childProposal)
            let crossLength = self.length(cross, of: child, childProposal)
            main += spacing(in: stack, from: previous, to: child)
            var crossPosition = 0.0
            if alignsByFraction {
                longest = max(longest, crossLength)
            } else {
                crossPosition = -position(of: stack.guide, in: child, childProposal)
                start = min(start, crossPosition)
            }
            nodes.placements[child] = Placement(
                proposal: childProposal, origin: Point(stack.axis, main: main, cross: crossPosition),
                size: Size(stack.axis, main: length, cross: crossLength))
            main += length
            previous = child
            child = nodes.nextSibling(of: child)
        }
        if alignsByFraction {
            alignByFraction(row, stack, longest)
        } else {
            shiftPlacements(of: row, cross, by: start)
        }
    }

    /// Aligns the children of a stack where the guide is at the same fraction of all.
    private func alignByFraction(_ row: Int, _ stack: NodeKind.Stack, _ crossLength: Double) {
        guard let fraction = stack.guide.fraction, fraction > 0 else { return }
        let cross = stack.axis.cross
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let length = nodes.placements[child].size[cross]
            nodes.placements[child].origin[cross] = fraction * (crossLength - length)
            child = nodes.nextSibling(of: child)
        }
    }

    private func shiftPlacements(of row: Int, _ axis: Axis, by start: Double) {
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            nodes.placements[child].origin[axis] -= start
            child = nodes.nextSibling(of: child)
        }
    }

    /// What a stack proposes to a child: its share, or the stack's own proposal.
    private func childProposal(
        _ child: Int, _ stack: NodeKind.Stack, _ proposal: ProposedSize, _ isDistributed: Bool
    ) -> ProposedSize {
        isDistributed ? proposal.replacing(stack.axis, by: nodes.shares[child].proposed) : proposal
    }

    /// Whether a stack's guide is at a fixed fraction of each child's length.
    func alignsByFraction(_ row: Int) -> Bool { nodes.traits[row].flags.contains(.alignsByFraction) }

    /// The part of a proposal on which the cross lengths of a stack's children depend.
    func crossLengthsKey(of row: Int, _ stack: NodeKind.Stack, _ proposal: ProposedSize) -> ProposedSize {
        var key = proposal
        if !nodes.traits[row].dependsOnCross(stack.axis.cross) { key[stack.axis] = .unspecified }
        if nodes.traits[row].ignores(stack.axis.cross) { key[stack.axis.cross] = .unspecified }
        return key
    }

    // MARK: Spacing

    /// The spacing between two children of a stack; none before the first one.
    func spacing(in stack: NodeKind.Stack, from previous: Int, to child: Int) -> Double {
        if previous < 0 { return 0 }
        return stack.spacing.value ?? defaultSpacing(from: previous, to: child, stack.axis)
    }

    /// The spacing between two children where the stack has none of its own: 8, and none beside a spacer.
    func defaultSpacing(from previous: Int, to child: Int, _ axis: Axis) -> Double {
        let before: NodeTraits.Flags = axis == .horizontal ? .noTrailingSpacing : .noBottomSpacing
        let after: NodeTraits.Flags = axis == .horizontal ? .noLeadingSpacing : .noTopSpacing
        let isBare =
            nodes.traits[previous].flags.contains(before) || nodes.traits[child].flags.contains(after)
        return isBare ? 0 : 8
    }

    // MARK: Shares

    /// Distributes the length that is proposed to a stack among its children, unless their shares are cached.
    func distribute(_ proposal: ProposedSize, of row: Int, _ stack: NodeKind.Stack) {
        let axis = stack.axis
        var key = proposal
        if !nodes.traits[row].dependsOnCross(axis) { key[axis.cross] = .unspecified }
        if nodes.sharesKeys[row] == key { return }
        nodes.sharesKeys[row] = .unspecified
        // Cross lengths that do not depend on the shares stay as they are.
        if nodes.traits[row].dependsOnCross(axis.cross) { nodes.crossLengthsKeys[row] = .unspecified }
        if !distributeAmongFixedChildren(proposal, of: row, stack) {
            let start = nodes.members.count
            let taken = proposePart(proposal, of: row, axis)
            let spacing = collectMembers(of: row, stack)
            var children = StackChildren(tree: self, axis: axis, proposal: proposal)
            distribute(proposal[axis].definite - spacing - taken, among: &children, from: start)
        }
        if !state.isInterrupted { nodes.sharesKeys[row] = key }
    }

    /// Proposes all of a stack's length to the children whose lengths are parts of it; returns what they take
    /// together.
    func proposePart(_ proposal: ProposedSize, of row: Int, _ axis: Axis) -> Double {
        guard nodes.traits[row].flags.contains(.hasParts) else { return 0 }
        var total = 0.0
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            if nodes.traits[child].flags.contains(.part(of: axis)) {
                let length = length(axis, of: child, proposal)
                nodes.shares[child].proposed = proposal[axis]
                nodes.shares[child].length = length
                total += length
            }
            child = nodes.nextSibling(of: child)
        }
        return total
    }

    /// Adds the children of a stack to `nodes.members`, but for those that take parts of it; returns the spacing
    /// between all of them.
    func collectMembers(of row: Int, _ stack: NodeKind.Stack) -> Double {
        let hasParts = nodes.traits[row].flags.contains(.hasParts)
        var total = 0.0
        var index = 0
        var previous = -1
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            total += spacing(in: stack, from: previous, to: child)
            if !hasParts || !nodes.traits[child].flags.contains(.part(of: stack.axis)) {
                nodes.members.append(
                    DistributionMember(row: child, index: index, priority: nodes.traits[child].priority))
                index += 1
            }
            previous = child
            child = nodes.nextSibling(of: child)
        }
        return total
    }
}

/// The children of a stack as members of a distribution.
struct StackChildren: DistributionMembers {
    let tree: StackTree
    let axis: Axis
    let proposal: ProposedSize

    func length(of member: Int, proposed: OptionalLength) -> Double {
        tree.length(axis, of: member, proposal.replacing(axis, by: proposed))
    }

    func limits(of member: Int) -> LengthLimits {
        tree.limits(axis, of: member, cross: proposal[axis.cross])
    }

    func isBounded(_ member: Int) -> Bool { tree.nodes.traits[member].isBounded(axis) }

    func findOrder(from start: Int, to end: Int, isHighest: Bool) -> Bool {
        tree.findOrderFromRanges(axis, proposal, from: start, to: end, isHighest: isHighest)
    }

    func setShare(of member: Int, proposed: OptionalLength, length: Double) {
        tree.nodes.shares[member].proposed = proposed
        tree.nodes.shares[member].length = length
    }
}
