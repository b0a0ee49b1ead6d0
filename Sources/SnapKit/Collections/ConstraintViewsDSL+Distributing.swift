import ViewBridge

/// Views one after the other along an axis of their superview.
extension ConstraintViewsDSL {
    /// Gives the views equal lengths with a gap between each two, from one end of their superview to the other.
    ///
    /// The first view of a row is where lines start. Nothing is said about the other axis.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the views follow one another.
    ///   - spacing: The gap between two views, in points. 0 by default.
    ///   - leading: What is left free before the first view, or above it. 0 by default.
    ///   - trailing: What is left free after the last view, or below it. 0 by default.
    ///   - file: Where this is requested, for reports.
    ///   - line: The line there.
    /// - Returns: The constraints, which are active.
    @discardableResult
    public func distribute(
        along axis: NSLayoutConstraint.Axis, spacing: any ConstraintOffsetTarget = 0,
        leading: any ConstraintOffsetTarget = 0, trailing: any ConstraintOffsetTarget = 0,
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> [Constraint] {
        guard !views.isEmpty, hasSuperviews else { return [] }
        let axis = DistributionAxis(axis)
        var made: [Constraint] = []
        for (index, view) in views.enumerated() {
            made += view.snp.prepareConstraints { make in
                if index == 0 {
                    make.statement(axis.near).equalToSuperview(file, line).offset(leading)
                } else {
                    let last = ConstraintItem(views[index - 1], axis.far)
                    make.statement(axis.near).equalTo(last, file, line).offset(spacing)
                    make.statement(axis.length).equalTo(views[0], file, line)
                }
                guard index == views.count - 1 else { return }
                make.statement(axis.far).equalToSuperview(file, line).offset(
                    -trailing.constraintOffsetTargetValue)
            }
        }
        for constraint in made { constraint.activate() }
        return made
    }

    /// Gives each view a length, and makes the gaps between them equal, from one end of their superview to the
    /// other. A single view is at the start.
    ///
    /// The first view of a row is where lines start. Nothing is said about the other axis. The gaps are layout
    /// guides, which `removeConstraints` and `remakeConstraints` take away again.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the views follow one another.
    ///   - length: The length of each view along the axis, in points.
    ///   - leading: What is left free before the first view, or above it. 0 by default.
    ///   - trailing: What is left free after the last view, or below it. 0 by default.
    ///   - file: Where this is requested, for reports.
    ///   - line: The line there.
    /// - Returns: The constraints, which are active.
    @discardableResult
    public func distribute(
        along axis: NSLayoutConstraint.Axis, length: any ConstraintOffsetTarget,
        leading: any ConstraintOffsetTarget = 0, trailing: any ConstraintOffsetTarget = 0,
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> [Constraint] {
        guard !views.isEmpty, hasSuperviews else { return [] }
        let axis = DistributionAxis(axis)
        var made: [Constraint] = []
        for (index, view) in views.enumerated() {
            made += view.snp.prepareConstraints { make in
                make.statement(axis.length).equalTo(length.constraintOffsetTargetValue, file, line)
                if index == 0 {
                    make.statement(axis.near).equalToSuperview(file, line).offset(leading)
                } else if index == views.count - 1 {
                    make.statement(axis.far).equalToSuperview(file, line).offset(
                        -trailing.constraintOffsetTargetValue)
                }
            }
        }
        made += gaps(along: axis, file, line)
        for constraint in made { constraint.activate() }
        return made
    }

    /// A guide between each two views, as long as the others.
    private func gaps(along axis: DistributionAxis, _ file: StaticString, _ line: UInt) -> [Constraint] {
        var made: [Constraint] = []
        var first: UILayoutGuide?
        for (before, after) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            after.superview?.addLayoutGuide(gap)
            after.madeState.gaps.append(gap)
            made += gap.snp.prepareConstraints { make in
                make.statement(axis.near).equalTo(ConstraintItem(before, axis.far), file, line)
                make.statement(axis.far).equalTo(ConstraintItem(after, axis.near), file, line)
                if let first { make.statement(axis.length).equalTo(first, file, line) }
            }
            first = first ?? gap
        }
        return made
    }

    /// Whether every view has a superview; one that has none is reported.
    private var hasSuperviews: Bool {
        guard let lost = views.first(where: { $0.superview == nil }) else { return true }
        Misuse.noSuperview("distribute(along:) of \(ItemText.of(lost))", item: lost).report()
        return false
    }
}
