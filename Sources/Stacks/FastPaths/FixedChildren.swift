internal import LayoutCore

/// Stacks whose children are all fixed at the proposed cross length, and of one priority: they need no order.
///
/// Pays in `stack growth mixed`.
extension StackTree {
    /// Distributes a length among fixed children; false as soon as one is flexible.
    func distributeAmongFixedChildren(_ proposal: ProposedSize, of row: Int, _ stack: NodeKind.Stack) -> Bool
    {
        guard nodes.traits[row].flags.contains(.needsChildLimits) else { return false }
        let axis = stack.axis
        var count = 0
        var spacing = 0.0
        var previous = -1
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            spacing += self.spacing(in: stack, from: previous, to: child)
            let limits = limits(axis, of: child, cross: proposal[axis.cross])
            guard limits.isFixed, nodes.traits[child].isBounded(axis) else { return false }
            nodes.shares[child].length = limits.minimum
            count += 1
            previous = child
            child = nodes.nextSibling(of: child)
        }
        var available = proposal[axis].definite - spacing
        child = nodes.firstChild(of: row)
        while child >= 0 {
            nodes.shares[child].proposed = OptionalLength(max(available / Double(count), 0))
            available -= nodes.shares[child].length
            count -= 1
            child = nodes.nextSibling(of: child)
        }
        return true
    }
}
