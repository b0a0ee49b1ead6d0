internal import AutoLayout

/// Reads an engine's conflict for people.
@MainActor
struct ConflictReading {
    private let conflict: LayoutConflict
    private let system: ConstraintSystem
    private var names = ItemNames()
    private var constraints: [NSLayoutConstraint] = []
    private var dropped: NSLayoutConstraint?

    init(_ conflict: LayoutConflict, in system: ConstraintSystem) {
        self.conflict = conflict
        self.system = system
        for source in conflict.members {
            guard let constraint = system.constraint(for: source) else { continue }
            constraints.append(constraint)
            if source == conflict.broken { dropped = constraint }
        }
    }

    /// The report; nil where the constraints are gone.
    var report: ConstraintConflictReport? {
        var copy = self
        return copy.read()
    }

    private mutating func read() -> ConstraintConflictReport? {
        guard let dropped = dropped ?? constraints.last else { return nil }
        let members = constraints.map { member($0) }
        return ConstraintConflictReport(
            root: system.root, members: members, dropped: member(dropped), rule: rule(dropped),
            suggestions: suggestions(dropped), items: items())
    }

    private mutating func member(_ constraint: NSLayoutConstraint) -> ConstraintConflictReport.Member {
        ConstraintConflictReport.Member(
            constraint: constraint,
            phrase: names.phrase(for: constraint) + (constraint.identifier.map { ", '\($0)'" } ?? ""),
            origin: constraint.isSystemMade ? nil : constraint.origin.text,
            isAutoresizing: constraint is NSAutoresizingMaskLayoutConstraint)
    }

    private mutating func items() -> [(name: String, text: String)] {
        var seen: Set<ObjectIdentifier> = []
        var found: [(String, String)] = []
        for constraint in constraints {
            for node in [constraint.first.node, constraint.second?.node].compactMap(\.self) {
                guard let item = node.item, seen.insert(ObjectIdentifier(item)).inserted else { continue }
                let owner = names.ownerClass(of: node).map { " of \($0)" } ?? ""
                let log = node.logName
                let kind = log.hasPrefix("\(type(of: item))") ? log : "\(type(of: item)) \(log)"
                found.append((names.name(of: node), kind + owner))
            }
        }
        return found
    }

    private func rule(_ dropped: NSLayoutConstraint) -> String {
        if dropped.isSystemMade {
            return "all of them were made by the system, and it is the newest of them"
        }
        return constraints.contains(where: \.isSystemMade)
            ? "it is the newest that was not made by the system" : "it is the newest of them"
    }

    // MARK: Suggestions

    private mutating func suggestions(_ dropped: NSLayoutConstraint) -> [String] {
        var found = forgottenTranslations()
        found += systemIdentifiers(dropped)
        found += repetitions()
        if let weaker = weakest(dropped) {
            found.append(
                "Lower the priority of \(weaker) below required, to UILayoutPriority(999) for example, or "
                    + "make it an inequality.")
        }
        return found
    }

    /// Views whose frames conflict with the user's constraints.
    private mutating func forgottenTranslations() -> [String] {
        var seen: Set<ObjectIdentifier> = []
        var found: [String] = []
        for constraint in constraints where constraint is NSAutoresizingMaskLayoutConstraint {
            guard let view = constraint.first.node.view, view !== system.root, view.controller == nil,
                seen.insert(ObjectIdentifier(view)).inserted
            else { continue }
            let name = names.name(of: view)
            found.append(
                "\(name) is placed by its frame and by constraints at once. If constraints should place it, "
                    + "set \(names.path(of: view.layoutNode)).translatesAutoresizingMaskIntoConstraints = false."
            )
        }
        return found
    }

    /// Hints from the identifiers of constraints that containers have made.
    private mutating func systemIdentifiers(_ dropped: NSLayoutConstraint) -> [String] {
        var found: [String] = []
        for constraint in constraints {
            guard let identifier = constraint.identifier else { continue }
            let name = names.name(of: constraint.first.node)
            if identifier == "UISV-hiding" {
                found.append(
                    "\(name) is hidden in a stack view, which holds its \(constraint.firstAttribute.name) at 0. "
                        + "A required size of what is in it cannot hold meanwhile: give that size the "
                        + "priority 999, or deactivate it while the view is hidden.")
            } else if identifier.hasPrefix("UIView-Encapsulated-Layout") {
                found.append(
                    "\(name) has the size that its list gave it, which may be an estimate. Give the last "
                        + "constraint of the chain along this axis the priority 999.")
            }
        }
        return found
    }

    /// Two constraints that give one anchor different constants: often an old one that was not taken back.
    private mutating func repetitions() -> [String] {
        let own = constraints.filter { !$0.isSystemMade && $0.relationStorage == .equal }
        for (index, new) in own.enumerated().reversed() {
            guard let old = own[..<index].last(where: { $0.speaksOfSame(as: new) }) else { continue }
            return [
                "\(names.phrase(for: old)) [\(old.origin.text)] and \(names.phrase(for: new)) "
                    + "[\(new.origin.text)] speak of the same anchors: change the constant of the first, or "
                    + "deactivate it, instead of adding another."
            ]
        }
        return []
    }

    private mutating func weakest(_ dropped: NSLayoutConstraint) -> String? {
        let chosen = dropped.isSystemMade ? constraints.last { !$0.isSystemMade } : dropped
        return chosen.map { "\(names.phrase(for: $0)) [\($0.origin.text)]" }
    }
}

extension NSLayoutConstraint {
    /// Whether another constraint differs in its constant only.
    fileprivate final func speaksOfSame(as other: NSLayoutConstraint) -> Bool {
        guard first.isSame(as: other.first), multiplierStorage == other.multiplierStorage else {
            return false
        }
        guard let second, let theirs = other.second else { return second == nil && other.second == nil }
        return second.isSame(as: theirs)
    }
}
