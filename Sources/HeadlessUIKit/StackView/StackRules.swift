/// The constraints and guides that a stack has made, and how they follow its plan.
@MainActor
final class StackRules {
    // Both pay in `feed made`.
    @exclusivity(unchecked) private var made: [(key: StackRule.Key, constraint: NSLayoutConstraint)] = []
    /// The guides in the spaces between views, in order.
    @exclusivity(unchecked) private var gaps: [StackGuide] = []
    /// The guide around all views.
    private var spanner: StackGuide?
    /// The texts of several lines that shared the width when the constraints were made.
    var texts: Set<ObjectIdentifier> = []

    /// Whether nothing has changed since that the constraints go by.
    var areCurrent = false
    /// The pixels of a point to which sizes were rounded.
    var scale: CGFloat = 0

    nonisolated init() {}

    /// The source line of constraints that stacks make.
    private static let origin = SourceLine(file: #fileID, line: #line)

    /// The guide of a space, made when it is first needed.
    func gap(_ index: Int, in stack: UIStackView) -> LayoutNode {
        while gaps.count <= index {
            let guide = StackGuide("UISV-distributing")
            stack.addLayoutGuide(guide)
            gaps.append(guide)
        }
        return gaps[index].layoutNode
    }

    /// The guide around all views, made when it is first needed.
    func spanner(in stack: UIStackView) -> LayoutNode {
        if let spanner { return spanner.layoutNode }
        let guide = StackGuide("UISV-alignment-spanner")
        stack.addLayoutGuide(guide)
        spanner = guide
        return guide.layoutNode
    }

    /// Makes new constraints, deactivates those that are not in the plan, and keeps the others.
    func follow(_ plan: StackPlan) {
        if made.isEmpty {
            made.reserveCapacity(plan.rules.count)
            for rule in plan.rules { made.append((rule.key, make(rule))) }
        } else {
            replace(by: plan.rules)
        }
        dropGuides(of: plan)
    }

    private func replace(by rules: [StackRule]) {
        var keys: [StackRule.Key] = []
        keys.reserveCapacity(rules.count)
        for rule in rules { keys.append(rule.key) }
        guard !areMade(keys) else {
            for (index, rule) in rules.enumerated() { update(made[index].constraint, to: rule) }
            return
        }
        let old = made
        var places: [StackRule.Key: Int] = [:]
        places.reserveCapacity(old.count)
        for (index, entry) in old.enumerated() { places[entry.key] = index }
        var isKept = [Bool](repeating: false, count: old.count)
        for key in keys {
            if let index = places[key] { isKept[index] = true }
        }
        for (index, entry) in old.enumerated() where !isKept[index] { entry.constraint.isActive = false }
        made = []
        made.reserveCapacity(rules.count)
        for (key, rule) in zip(keys, rules) {
            guard let index = places[key] else {
                made.append((key, make(rule)))
                continue
            }
            update(old[index].constraint, to: rule)
            made.append((key, old[index].constraint))
        }
    }

    /// Whether the constraints that are there are those of some keys, in the same order, as they are where only numbers
    /// have changed.
    private func areMade(_ keys: [StackRule.Key]) -> Bool {
        guard keys.count == made.count else { return false }
        for (index, key) in keys.enumerated() where made[index].key != key { return false }
        return true
    }

    private func update(_ constraint: NSLayoutConstraint, to rule: StackRule) {
        constraint.constant = rule.constant
        constraint.priority = rule.priority
        if !constraint.isActive { activate(constraint, of: rule) }
    }

    private func make(_ rule: StackRule) -> NSLayoutConstraint {
        let constraint = Self.constraint(of: rule)
        constraint.priorityStorage = rule.priority
        constraint.identifierStorage = rule.name.rawValue
        constraint.isSystemMade = true
        activate(constraint, of: rule)
        return constraint
    }

    private func activate(_ constraint: NSLayoutConstraint, of rule: StackRule) {
        // The stack holds what it makes of a view's length: a stack inside would be measured with it, and keep the length that it had.
        if rule.name == .fillProportionally || rule.name == .hiding,
            let stack = rule.first.node.owner?.superviewStorage
        {
            constraint.activate(in: stack)
        } else {
            constraint.isActive = true
        }
    }

    private static func constraint(of rule: StackRule) -> NSLayoutConstraint {
        if let second = rule.second, rule.multiplier == 1,
            ConstraintParts.areLegal(rule.first, second, constant: rule.constant)
        {
            return NSLayoutConstraint(
                rule.first, rule.relation, second, multiplier: 1, constant: rule.constant, at: origin)
        }
        let parts = ConstraintParts(
            rule.first, rule.relation, rule.second, multiplier: rule.multiplier, constant: rule.constant)
        return NSLayoutConstraint(parts, at: origin)
    }

    private func dropGuides(of plan: StackPlan) {
        while gaps.count > plan.gapCount, let guide = gaps.popLast() { guide.owner?.removeLayoutGuide(guide) }
        if !plan.usesSpanner, let guide = spanner {
            guide.owner?.removeLayoutGuide(guide)
            spanner = nil
        }
    }
}

/// A rectangle by which a stack measures: a space between views, or what is around all of them.
final class StackGuide: UILayoutGuide {
    init(_ identifier: String) {
        super.init()
        self.identifier = identifier
    }

    override var onlyMeasures: Bool { true }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
