/// What a constraint says, in the words of UIKit's logs: in visual format where that can say it, else as a
/// formula.
@MainActor
struct ConstraintText {
    /// What it says.
    var body: String
    /// What names in it stand for: `'|':UIView:0x…`.
    var legend: [String] = []

    /// The text of a constraint between two anchors.
    init(_ constraint: NSLayoutConstraint) {
        let priority = constraint.priorityStorage
        let suffix = priority == .required ? "" : " priority:\(number(priority.rawValue))"
        body = ""
        body = (visualFormat(constraint) ?? formula(constraint)) + suffix
    }

    /// A text that is known.
    init(body: String, legend: [String] = []) {
        self.body = body
        self.legend = legend
    }

    // MARK: Visual format

    private mutating func visualFormat(_ constraint: NSLayoutConstraint) -> String? {
        let (first, second) = (constraint.first, constraint.second)
        guard first.subtracted == nil, second?.subtracted == nil, let axis = first.attribute.axis else {
            return nil
        }
        let letter = axis == .horizontal ? "H" : "V"
        guard let second else {
            guard first.isDimension else { return nil }
            return "\(letter):[\(name(first.node))(\(length(constraint)))]"
        }
        guard constraint.multiplierStorage == 1,
            let (near, far) = ends(first, second)
        else { return nil }
        let space =
            constraint.usesSystemSpace ? "NSSpace(\(length(constraint)))" : length(constraint)
        let text = "\(letter):\(near)-(\(space))-\(far)"
        return first.attribute.isSided ? text + "(LTR)" : text
    }

    /// Both ends of a space, where the constraint says that the first item comes after the second.
    private mutating func ends(
        _ first: ConstraintOperand, _ second: ConstraintOperand
    ) -> (String, String)? {
        switch (second.attribute.visualEdge, first.attribute.visualEdge) {
        case (.near, .near) where first.node.container === second.node:
            return (bar(second.node), "[\(name(first.node))]")
        case (.far, .far) where second.node.container === first.node:
            return ("[\(name(second.node))]", bar(first.node))
        case (.far, .near) where first.attribute.isSided == second.attribute.isSided:
            return ("[\(name(second.node))]", "[\(name(first.node))]")
        default: return nil
        }
    }

    private mutating func bar(_ node: LayoutNode) -> String {
        note("'|':\(node.shortName)")
        return "|"
    }

    private func length(_ constraint: NSLayoutConstraint) -> String {
        let relation = constraint.relationStorage == .equal ? "" : constraint.relationStorage.sign
        let priority = constraint.priorityStorage
        let strength = priority == .required ? "" : "@\(number(priority.rawValue))"
        return relation + number(constraint.constantStorage) + strength
    }

    // MARK: Formula

    private mutating func formula(_ constraint: NSLayoutConstraint) -> String {
        let (constant, multiplier) = (constraint.constantStorage, constraint.multiplierStorage)
        let start = "\(term(constraint.first)) \(constraint.relationStorage.sign) "
        guard let second = constraint.second, multiplier != 0 else { return start + number(constant) }
        let factor = multiplier == 1 ? "" : "\(number(multiplier))*"
        let end = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
        return start + factor + term(second) + end
    }

    private mutating func term(_ operand: ConstraintOperand) -> String {
        let own = "\(name(operand.node)).\(operand.attribute.name)"
        guard let subtracted = operand.subtracted else { return own }
        return "(\(own) - \(name(subtracted.node)).\(subtracted.attribute.name))"
    }

    // MARK: Names

    private mutating func name(_ node: LayoutNode) -> String {
        if let view = node.view, let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            note("\(identifier):\(addressText(of: view))")
        }
        return node.logName
    }

    private mutating func note(_ entry: String) {
        if !legend.contains(entry) { legend.append(entry) }
    }
}

extension NSLayoutConstraint.Relation {
    /// `==`, `<=` or `>=`.
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The ends of a box that visual format speaks about.
    enum VisualEdge { case near, far }

    /// Which end of a box the attribute is; nil for what visual format cannot say.
    var visualEdge: VisualEdge? {
        switch self {
        case .leading, .left, .top: .near
        case .trailing, .right, .bottom: .far
        default: nil
        }
    }
}

extension LayoutNode {
    /// The item around this one: the superview, or a guide's owner.
    @MainActor var container: LayoutNode? {
        (guide == nil ? view?.superviewStorage : guide?.owner)?.layoutNode
    }

    /// The class and the address, or the accessibility identifier: as UIKit's logs name views; guides with
    /// their identifiers, labels and buttons with their texts.
    @MainActor var logName: String {
        if let guide {
            return shortName + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
        }
        guard let view else { return "nil" }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        return shortName + (view.logText.map { "'\($0)'" } ?? "")
    }

    /// The class and the address.
    @MainActor fileprivate var shortName: String {
        item.map { "\(type(of: $0)):\(addressText(of: $0))" } ?? "nil"
    }
}

extension UIView {
    /// The text that the view shows, truncated for a log; nil for a view without text.
    final var logText: String? {
        guard let line = quotedText?.split(separator: "\n").first, !line.isEmpty else { return nil }
        return line.count > 24 ? "\(line.prefix(23))…" : String(line)
    }
}
