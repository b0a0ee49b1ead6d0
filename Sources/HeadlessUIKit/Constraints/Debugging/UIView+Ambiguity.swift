internal import AutoLayout
internal import LayoutCore

/// What views and guides report about their constraints.
extension UIView {
    /// The system of the tree that the view is in, brought up to date; nil where there are no constraints.
    final var solvedSystem: ConstraintSystem? {
        let root = self.root
        guard root.flags.contains(.hasConstraints) else { return nil }
        root.performConstraintUpdates()
        root.treeSystem.complete()
        root.solveConstraints()
        return root.treeSystem
    }

    final var isLayoutAmbiguous: Bool {
        guard superviewStorage != nil, let node = extras?.layoutNode else { return false }
        return node.isAmbiguous(in: solvedSystem)
    }

    final func exerciseAmbiguity() {
        guard let system = solvedSystem, let handle = extras?.layoutNode?.handles.handle(in: system),
            system.engine.exerciseAmbiguity(of: handle.item)
        else { return }
        system.markDirty()
        root.layoutIfNeeded()
    }

    /// What the constraints in this view leave open, with reasons and what would settle it. Pending layout is
    /// done first.
    @discardableResult public final func ambiguousLayoutReport() -> AmbiguousLayoutReport {
        root.layoutIfNeeded()
        guard let system = solvedSystem else { return AmbiguousLayoutReport(entries: []) }
        var reading = AmbiguityReading(system)
        return AmbiguousLayoutReport(entries: reading.entries(in: self))
    }
}

extension LayoutNode {
    /// Whether the position or the length of the item is undetermined.
    @MainActor func isAmbiguous(in system: ConstraintSystem?) -> Bool {
        guard let system, let handle = handles.handle(in: system) else { return false }
        return !system.engine.ambiguities(of: [handle.item]).isEmpty
    }

    /// What determines the item along an axis: constraints, frames with their masks, content.
    @MainActor func constraintsAffecting(
        _ axis: NSLayoutConstraint.Axis, in system: ConstraintSystem?
    ) -> [NSLayoutConstraint] {
        guard let system, let handle = handles.handle(in: system) else { return [] }
        var seen: Set<String> = []
        return system.engine.sources(determining: handle.item, axis.engineAxis).compactMap {
            system.constraint(for: $0)
        }.filter { constraint in
            // Hugging and compression resistance are one constraint to UIKit.
            guard let content = constraint as? NSContentSizeLayoutConstraint else { return true }
            return seen.insert(content.text.body).inserted
        }
    }
}

extension UILayoutGuide {
    /// Whether constraints leave the guide's rectangle open. Guides that follow an area of their view never are.
    public final var hasAmbiguousLayout: Bool {
        node?.isAmbiguous(in: owner?.solvedSystem) ?? false
    }

    /// The constraints that determine the guide's position and length along an axis.
    @discardableResult public final func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        node?.constraintsAffecting(axis, in: owner?.solvedSystem) ?? []
    }
}
