internal import AutoLayout
internal import Simplex
internal import LayoutCore

/// Fitting sizes.
extension ConstraintSystem {
    /// The size of the root if its target size has some priorities.
    func fittingSize(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        guard let item = item(of: root.layoutNode) else { return .zero }
        setTarget(item, .width, target.width, priorities.horizontal, &targets.horizontal)
        setTarget(item, .height, target.height, priorities.vertical, &targets.vertical)
        isDirty = true
        solve()
        if root.flags.contains(.selfContained) { root.subtreeNeedsPlacement() }
        let box = root.frame(forAlignmentRect: CGRect(engine.rect(of: item)))
        let grid = PixelGrid(scale: Double(root.roundingScale))
        return CGSize(
            width: grid.roundedUp(Double(box.width)), height: grid.roundedUp(Double(box.height)))
    }

    func setTarget(
        _ item: LayoutItem, _ attribute: LayoutAttribute, _ length: CGFloat, _ priority: UILayoutPriority,
        _ id: inout LayoutConstraintID?
    ) {
        let insets = engine.metrics(of: item).alignmentInsets.sum(attribute.axis)
        let length = max(0, Double(min(length, 1e6)) - insets)
        let priority = Priority(Double(priority.rawValue))
        if let known = id, engine.contains(known) {
            attempt(root.debugLine) { () throws(SolverError) in
                try engine.setPriority(priority, of: known)
                try engine.setConstant(length, of: known)
            }
            return
        }
        id = attempt(root.debugLine) { () throws(SolverError) in
            try engine.add(
                LayoutConstraint([LayoutTerm(item, attribute)], .equal, length, priority: priority, in: item))
        }
    }
}
