import TestSupport

/// A small tree of views and guides, each with a rule for each axis by which its position follows from its parent's
/// size and from siblings that come before it. Exactly one layout follows from the rules.
struct TreeRecipe {
    enum Kind: CaseIterable {
        case view
        /// A view with a natural size.
        case content
        case guide
        /// A view that the app places by its frame.
        case manual
    }

    /// Where the box lies along an axis: in distances from where lines start.
    enum Position {
        case start(Double)
        case end(Double)
        case center(Double)
        case startMargin(Double)
        case after(Int, gap: Double)
        /// A preferred distance, but not before the end of a sibling.
        case preferred(Double, notBefore: Int, priority: Float)
    }

    enum Length {
        case fixed(Double)
        /// A part of the parent's, and some points.
        case part(Double, plus: Double)
        /// A sibling's.
        case same(Int)
        /// A preferred length, but at most a part of the parent's.
        case capped(Double, by: Double, priority: Float)
        /// The natural one, but at most a part of the parent's.
        case natural(cappedBy: Double)
    }

    struct Rule {
        var position: Position
        var length: Length
    }

    struct Node {
        var kind: Kind
        /// The index of the parent; -1 for the root.
        var parent: Int
        /// The rules, horizontal and vertical.
        var rules: [Rule]
        /// The natural size of views that have one.
        var natural: [Double]
    }

    var nodes: [Node] = []
    /// The root's size.
    var size: [Double] = [320, 480]
    var isRightToLeft = false

    /// The margin of all views, in points.
    static let margin = 8.0

    /// - Parameter turning: Whether the tree will be read from the right: then no frame is set by hand.
    init(nodes count: Int, turning: Bool, using random: inout SeededRandom) {
        for index in 0..<count {
            let parents = [-1] + nodes.indices.filter { nodes[$0].kind == .view }
            let kinds = [.view, .view] + Kind.allCases.filter { $0 != .manual || !turning }
            let kind = index == 0 ? .view : random.pick(kinds) ?? .view
            nodes.append(
                Node(
                    kind: kind, parent: random.pick(parents) ?? -1, rules: [],
                    natural: [10, 30].map { $0 + random.quarters(0...40) }))
            for axis in 0..<2 { nodes[index].rules.append(rule(for: index, axis, using: &random)) }
        }
    }

    /// The siblings that the node may refer to: they come before it.
    func siblings(of index: Int) -> [Int] {
        nodes.indices.filter { $0 < index && nodes[$0].parent == nodes[index].parent }
    }

    /// A random rule that determines a node's position and length on an axis.
    func rule(for index: Int, _ axis: Int, using random: inout SeededRandom) -> Rule {
        let kind = nodes[index].kind
        if kind == .manual {
            return Rule(
                position: .start(random.quarters(0...60)), length: .fixed(random.quarters(0...60)))
        }
        let sibling = random.pick(siblings(of: index))
        let priority = Self.priority(of: index, using: &random)
        return Rule(
            position: position(sibling, priority, using: &random),
            length: length(sibling, priority, kind, using: &random))
    }

    /// A priority for the preferences of a node: lower than any of the nodes before, on which it depends.
    static func priority(of index: Int, using random: inout SeededRandom) -> Float {
        995 - 20 * Float(index) - (random.chance(0.5) ? 5.5 : 0)
    }

    private func position(
        _ sibling: Int?, _ priority: Float, using random: inout SeededRandom
    ) -> Position {
        let distance = random.quarters(0...40)
        switch (Int.random(in: 0..<7, using: &random), sibling) {
        case (0, _): return .start(distance)
        case (1, _): return .end(distance)
        case (2, _): return .center(distance - 20)
        case (3, _): return .startMargin(distance)
        case (4...5, let sibling?): return .after(sibling, gap: random.pick([0, 0, 8, distance]) ?? 0)
        case (6, let sibling?):
            return .preferred(distance * 4, notBefore: sibling, priority: priority)
        default: return .start(-distance)
        }
    }

    private func length(
        _ sibling: Int?, _ priority: Float, _ kind: Kind, using random: inout SeededRandom
    ) -> Length {
        let length = random.quarters(0...120)
        if kind == .content { return .natural(cappedBy: random.pick([0.25, 0.5, 4]) ?? 1) }
        switch (Int.random(in: 0..<5, using: &random), sibling) {
        case (0, _): return .fixed(length)
        case (1, _):
            return .part(random.pick([0.5, 0.25, 1, 0.3]) ?? 1, plus: random.pick([0, 5, 1.5]) ?? 0)
        case (2, _), (3, nil): return .capped(length, by: 0.4, priority: priority)
        case (3, let sibling?): return .same(sibling)
        default: return .fixed(length / 2)
        }
    }
}

extension SeededRandom {
    /// A number of quarters.
    mutating func quarters(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
    }
}
