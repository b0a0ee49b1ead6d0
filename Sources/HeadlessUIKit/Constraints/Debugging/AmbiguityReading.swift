internal import AutoLayout
internal import LayoutCore

/// Reads what an engine leaves open for people.
@MainActor
struct AmbiguityReading {
    let system: ConstraintSystem
    private var names = ItemNames()
    private var open: [LayoutItem: [LayoutCore.Axis: ItemAmbiguity]] = [:]

    init(_ system: ConstraintSystem) { self.system = system }

    /// What is open in the tree of a view, from the top down.
    mutating func entries(in top: UIView) -> [AmbiguousLayoutReport.Entry] {
        let nodes = Self.nodes(in: top)
        let items = nodes.compactMap { $0.handles.handle(in: system)?.item }
        let found = system.engine.ambiguities(of: items)
        for ambiguity in found { open[ambiguity.item, default: [:]][ambiguity.axis] = ambiguity }
        return zip(found, system.engine.ties(of: found)).compactMap { entry($0, ties: $1) }
    }

    /// The views and guides of a tree that constraints may lay out.
    static func nodes(in top: UIView) -> [LayoutNode] {
        var found: [LayoutNode] = []
        top.forEachInTree { view in
            guard let extras = view.extras else { return }
            if view.superviewStorage != nil, let node = extras.layoutNode { found.append(node) }
            // The guides of stack views only measure: where they lie across does not matter, on a phone either.
            found += extras.layoutGuides.filter { !$0.onlyMeasures }.compactMap(\.node)
        }
        return found
    }

    private mutating func entry(
        _ ambiguity: ItemAmbiguity, ties: [RowSource]
    ) -> AmbiguousLayoutReport.Entry? {
        guard let node = system.nodes[Int(ambiguity.item.index)], node.item != nil else { return nil }
        let (reason, suggestion) = explanation(ambiguity, node, ties)
        return AmbiguousLayoutReport.Entry(
            view: node.view, guide: node.guide, name: names.name(of: node),
            axis: NSLayoutConstraint.Axis(ambiguity.axis), variables: ambiguity.variableNames, reason: reason,
            suggestion: suggestion)
    }

    private mutating func explanation(
        _ ambiguity: ItemAmbiguity, _ node: LayoutNode, _ ties: [RowSource]
    ) -> (reason: String, suggestion: String) {
        if let guide = node.guide, guide.area == .scrollContent, let scroller = guide.owner {
            return ScrollPath(scroller, guide, ambiguity.axis).explanation(&names)
        }
        if ties.count > 1 { return tieExplanation(ties) }
        let axis = NSLayoutConstraint.Axis(ambiguity.axis)
        let own = node.uses.filter { $0.first.attribute.axis == axis }
        let words = AxisWords(ambiguity.axis)
        if own.isEmpty, node.view?.hasContent(ambiguity.axis) != true {
            return (
                "no constraint speaks of it \(words.adverb)",
                "Pin two of its \(words.near), \(words.far), \(words.center) and \(words.length)"
            )
        }
        if let leader = leader(of: node, ambiguity, own) {
            return ("it goes with \(leader), which is not determined either", "Determine \(leader)")
        }
        let inequality = own.allSatisfy { $0.relationStorage != .equal } && !own.isEmpty
        let hint = inequality ? ", only inequalities limit it" : ""
        if ambiguity.isLengthAmbiguous {
            let edges = ambiguity.isPositionAmbiguous ? "a place and " : ""
            return (
                "nothing determines its \(words.length)\(hint)",
                "Give it \(edges)a \(words.length), pin its opposite edges, or give it content of a natural size"
            )
        }
        return (
            "nothing determines where it lies \(words.adverb)\(hint)",
            "Pin its \(words.near), \(words.far) or \(words.center)"
        )
    }

    /// Another open item that an equation ties this one to, which comes before it in the tree.
    private mutating func leader(
        of node: LayoutNode, _ ambiguity: ItemAmbiguity, _ constraints: [NSLayoutConstraint]
    ) -> String? {
        for constraint in constraints where constraint.relationStorage == .equal {
            guard let second = constraint.second?.node else { continue }
            let other = constraint.first.node === node ? second : constraint.first.node
            guard other !== node, let item = other.handles.handle(in: system)?.item,
                open[item]?[ambiguity.axis] != nil, item.index < ambiguity.item.index
            else { continue }
            return names.name(of: other)
        }
        return nil
    }

    // MARK: Ties

    private mutating func tieExplanation(_ ties: [RowSource]) -> (reason: String, suggestion: String) {
        let pulls = ties.compactMap { pull($0) }
        let level = pulls.first?.priority ?? 0
        let kinds = Set(pulls.map(\.kind))
        let subjects = pulls.map(\.subject)
        guard let kind = kinds.first, kinds.count == 1, kind != .constraint else {
            let parts = pulls.map {
                $0.kind == .constraint ? $0.subject : "the \($0.kind.rawValue) of \($0.subject)"
            }
            return (
                "tie at \(number(level)) between \(parts.listed)",
                "Give one of them another priority"
            )
        }
        let property = kind == .hugging ? "contentHuggingPriority" : "contentCompressionResistancePriority"
        return (
            "tie at \(number(level)) between the \(kind.rawValue) of \(subjects.listed)",
            "Give one of them another \(property), such as \(number(level + 1))"
        )
    }

    private enum PullKind: String {
        case hugging
        case compression = "compression resistance"
        case constraint
    }

    private mutating func pull(_ source: RowSource) -> (kind: PullKind, subject: String, priority: Double)? {
        switch source {
        case .hugging(let item, let axis):
            guard let node = system.nodes[Int(item.index)] else { return nil }
            return (.hugging, names.name(of: node), system.engine.content(of: item, axis).hugging)
        case .compressionResistance(let item, let axis):
            guard let node = system.nodes[Int(item.index)] else { return nil }
            let content = system.engine.content(of: item, axis)
            return (.compression, names.name(of: node), content.compressionResistance)
        default:
            guard let constraint = system.constraint(for: source) else { return nil }
            return (
                .constraint, "\(names.phrase(for: constraint)) [\(constraint.origin.text)]",
                Double(constraint.priorityStorage.rawValue)
            )
        }
    }
}

extension ItemAmbiguity {
    /// What is open, by UIKit's names.
    var variableNames: [String] {
        let isHorizontal = axis == .horizontal
        return (isPositionAmbiguous ? [isHorizontal ? "minX" : "minY"] : [])
            + (isLengthAmbiguous ? [isHorizontal ? "Width" : "Height"] : [])
    }
}

extension NSLayoutConstraint.Axis {
    init(_ axis: LayoutCore.Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The engine's axis.
    var engineAxis: LayoutCore.Axis { self == .horizontal ? .horizontal : .vertical }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    fileprivate var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

extension UIView {
    /// Whether the view has a natural extent along an axis.
    fileprivate final func hasContent(_ axis: LayoutCore.Axis) -> Bool {
        let size = intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) >= 0
    }
}
