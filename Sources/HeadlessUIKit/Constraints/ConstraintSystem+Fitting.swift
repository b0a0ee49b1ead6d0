internal import AutoLayout
internal import Simplex
internal import LayoutCore

/// How large a view wants to be.
extension ConstraintSystem {
    /// The size of the root where it wishes for `target` as strongly as `priorities`.
    func fittingSize(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        guard let item = item(of: root.layoutNode) else { return .zero }
        wish(item, .width, target.width, priorities.horizontal, &wishes.horizontal)
        wish(item, .height, target.height, priorities.vertical, &wishes.vertical)
        isDirty = true
        solve()
        let box = root.frame(forAlignmentRect: CGRect(engine.rect(of: item)))
        let grid = PixelGrid(scale: Double(root.roundingScale))
        return CGSize(
            width: grid.roundedUp(Double(box.width)), height: grid.roundedUp(Double(box.height)))
    }

    private func wish(
        _ item: LayoutItem, _ attribute: LayoutAttribute, _ length: CGFloat, _ priority: UILayoutPriority,
        _ id: inout LayoutConstraintID?
    ) {
        let insets = engine.metrics(of: item).alignmentInsets.sum(attribute.axis)
        let length = max(0, Double(min(length, 1e6)) - insets)
        let priority = Priority(Double(priority.rawValue))
        if let known = id, engine.contains(known) {
            try? engine.setPriority(priority, of: known)
            try? engine.setConstant(length, of: known)
            return
        }
        id = try? engine.add(
            LayoutConstraint([LayoutTerm(item, attribute)], .equal, length, priority: priority, in: item))
    }
}
