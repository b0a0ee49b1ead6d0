internal import LayoutCore

/// The way from one edge of a scroll view's content to the other, along constraints.
@MainActor
struct ScrollPath {
    private let scroller: UIView
    private let guide: UILayoutGuide
    private let axis: LayoutCore.Axis
    /// What is pinned to the near and to the far edge of the content.
    private var near: [LayoutNode] = []
    private var far: [LayoutNode] = []

    init(_ scroller: UIView, _ guide: UILayoutGuide, _ axis: LayoutCore.Axis) {
        (self.scroller, self.guide, self.axis) = (scroller, guide, axis)
        let own = scroller.layoutNode
        let constraints = guide.layoutNode.uses + own.uses.filter { $0.host === scroller }
        for constraint in constraints {
            guard let second = constraint.second else { continue }
            for (one, other) in [(constraint.first, second), (second, constraint.first)] {
                guard one.node === own || one.node === guide.layoutNode,
                    one.attribute.axis == NSLayoutConstraint.Axis(axis)
                else { continue }
                switch one.attribute.edge {
                case .near: near.append(other.node)
                case .far: far.append(other.node)
                default: break
                }
            }
        }
    }

    /// Why the content's size is not determined, and what would settle it.
    func explanation(_ names: inout ItemNames) -> (reason: String, suggestion: String) {
        let (words, content) = (AxisWords(axis), names.path(of: scroller.layoutNode))
        func missing(_ start: String, _ end: String) -> String {
            "content size undetermined: no path from \(start) to \(end)"
        }
        if near.isEmpty, far.isEmpty {
            return (
                missing("\(content).\(words.near)", "\(content).\(words.far)"),
                "Pin what scrolls to the \(words.near) and \(words.far) of \(content).contentLayoutGuide"
            )
        }
        if far.isEmpty {
            let last = names.path(of: end(of: near[0], from: .far, to: .near))
            return (
                missing("\(last).\(words.far)", "\(content).\(words.far)"),
                "Pin \(last).\(words.far) to \(content).contentLayoutGuide.\(words.far)"
            )
        }
        if near.isEmpty {
            let first = names.path(of: end(of: far[0], from: .near, to: .far))
            return (
                missing("\(content).\(words.near)", "\(first).\(words.near)"),
                "Pin \(first).\(words.near) to \(content).contentLayoutGuide.\(words.near)"
            )
        }
        let first = names.name(of: near[0])
        return (
            missing("\(content).\(words.near)", "\(content).\(words.far)")
                + " that has a length all along",
            "Give \(first), or what stands between the edges, a \(words.length)"
        )
    }

    /// The last item of a chain of which each one's `edge` is tied to the next one's `nextEdge`.
    private func end(
        of start: LayoutNode, from edge: NSLayoutConstraint.Attribute.VisualEdge,
        to nextEdge: NSLayoutConstraint.Attribute.VisualEdge
    ) -> LayoutNode {
        var (last, seen) = (start, [ObjectIdentifier(start)] as Set)
        while let next = neighbour(of: last, edge, nextEdge), seen.insert(ObjectIdentifier(next)).inserted {
            last = next
        }
        return last
    }

    private func neighbour(
        of node: LayoutNode, _ edge: NSLayoutConstraint.Attribute.VisualEdge,
        _ nextEdge: NSLayoutConstraint.Attribute.VisualEdge
    ) -> LayoutNode? {
        for constraint in node.uses {
            guard let second = constraint.second else { continue }
            for (one, other) in [(constraint.first, second), (second, constraint.first)]
            where one.node === node && one.attribute.axis == NSLayoutConstraint.Axis(axis)
                && one.attribute.edge == edge && other.attribute.edge == nextEdge
            {
                return other.node
            }
        }
        return nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// Which end of a box the attribute lies at, margins and baselines taken in.
    fileprivate var edge: VisualEdge? {
        switch self {
        case .leadingMargin, .leftMargin, .topMargin, .firstBaseline: .near
        case .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline: .far
        default: visualEdge
        }
    }
}
