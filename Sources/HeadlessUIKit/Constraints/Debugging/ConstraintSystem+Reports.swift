internal import AutoLayout
internal import LayoutCore

extension ConstraintSystem {
    /// Tells about required constraints that cannot hold together.
    func report(_ conflicts: [LayoutConflict]) {
        for conflict in conflicts {
            guard let report = ConflictReading(conflict, in: self).report else { continue }
            LayoutDiagnostics.conflictHandler(report)
        }
    }

    /// The constraint that a row comes from; for the rows that items have of themselves, a stand-in made for
    /// this call.
    func constraint(for source: RowSource) -> NSLayoutConstraint? {
        switch source {
        case .constraint(let id):
            let index = Int(id.index)
            return constraints.indices.contains(index) ? constraints[index] : nil
        case .pin(let item, let axis):
            guard let view = view(of: item), let pin = engine.pin(of: item, axis) else { return nil }
            return NSAutoresizingMaskLayoutConstraint(placeOf: view, axis, pin)
        case .pinnedLength(let item, let axis):
            guard let view = view(of: item), let length = engine.pin(of: item, axis)?.extent else {
                return nil
            }
            return NSAutoresizingMaskLayoutConstraint(lengthOf: view, axis, length)
        case .hugging(let item, let axis), .compressionResistance(let item, let axis):
            guard let view = view(of: item) else { return nil }
            return NSContentSizeLayoutConstraint(view, axis, engine.content(of: item, axis))
        }
    }

    private func view(of item: LayoutItem) -> UIView? {
        let index = Int(item.index)
        return nodes.indices.contains(index) ? nodes[index]?.view : nil
    }
}
