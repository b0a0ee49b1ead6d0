internal import AutoLayout
internal import Simplex
internal import LayoutCore

extension ConstraintSystem {
    /// Reports required constraints that are infeasible together.
    func report(_ conflicts: [LayoutConflict]) {
        for conflict in conflicts {
            guard let report = ConflictReading(conflict, in: self).report else { continue }
            LayoutDiagnostics.conflictHandler(report)
            report.requestPicture()
        }
    }

    /// The constraint that a row comes from; for a pin or an intrinsic size, a constraint made for this call.
    func constraint(for source: RowSource) -> NSLayoutConstraint? {
        switch source {
        case .constraint(let id):
            let index = Int(id.index)
            return constraints.indices.contains(index) ? constraints[index] : nil
        case .pin(let item, let axis):
            guard let view = view(of: item), let pin = engine.pin(of: item, axis) else { return nil }
            return NSAutoresizingMaskLayoutConstraint(positionOf: view, axis, pin)
        case .pinnedLength(let item, let axis):
            guard let view = view(of: item), let length = engine.pin(of: item, axis)?.length else {
                return nil
            }
            return NSAutoresizingMaskLayoutConstraint(lengthOf: view, axis, length)
        case .hugging(let item, let axis), .compressionResistance(let item, let axis):
            guard let view = view(of: item) else { return nil }
            return NSContentSizeLayoutConstraint(view, axis, engine.content(of: item, axis))
        }
    }

    /// Makes a change of the engine. One that it rejects is reported, and has no effect.
    @discardableResult
    func attempt<Result>(
        _ subject: @autoclosure () -> String, _ change: () throws(SolverError) -> Result
    ) -> Result? {
        do { return try change() } catch {
            report(error, about: subject())
            return nil
        }
    }

    @inline(never)
    func report(_ error: SolverError, about subject: String) {
        switch error {
        case .notFinite(let value):
            LayoutDiagnostics.report(
                .invalidValue(property: "layout constraint", value: value), about: subject,
                because: "constraints take finite numbers only")
        case .unknownVariable, .unknownConstraint, .variableInUse:
            LayoutDiagnostics.report(
                .ignored(call: "layout constraint"), about: subject,
                because: "an item of the constraint is no longer in this tree of views")
        case .changesRequired:
            LayoutDiagnostics.report(
                .ignored(call: "priority"), about: subject,
                because: "an active constraint cannot become required or optional")
        }
    }

    private func view(of item: LayoutItem) -> UIView? {
        let index = Int(item.index)
        return nodes.indices.contains(index) ? nodes[index]?.view : nil
    }
}
