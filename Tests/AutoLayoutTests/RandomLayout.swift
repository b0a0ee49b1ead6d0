import AutoLayout
import Simplex
import LayoutCore
import TestSupport

/// A random tree of items with random metrics and constraints, in the engine and in a second formulation: each
/// edge as a variable in the coordinates of the page.
struct RandomLayout {
    struct Box {
        var parent: Int?
        var metrics = ItemMetrics()
        var item: LayoutItem
        /// The near and the far edge in the page's coordinates, by axis, in the second formulation.
        var edges: [Axis: (start: Variable, end: Variable)] = [:]
    }

    struct Entry {
        var first: Int
        var attribute: LayoutAttribute
        var relation: Relation
        var second: Int?
        var secondAttribute: LayoutAttribute?
        var multiplier: Double
        var constant: Double
        var level: Double
        var isRightToLeft: Bool
        var id: LayoutConstraintID?
    }

    let engine = LayoutEngine()
    var boxes: [Box] = []
    var entries: [Entry] = []

    init(_ random: inout SeededRandom) throws {
        for index in 0..<Int.random(in: 2...6, using: &random) {
            let parent = index == 0 ? nil : Int.random(in: 0..<index, using: &random)
            let item = engine.makeItem(in: parent.map { boxes[$0].item })
            boxes.append(Box(parent: parent, item: item))
            boxes[index].metrics = .random(&random)
            try engine.setMetrics(boxes[index].metrics, of: item)
        }
        for axis in Axis.allCases {
            try engine.pin(
                boxes[0].item, axis, AxisPin(position: .init(points: 0), length: .init(points: 300)))
        }
    }

    // MARK: Edits

    mutating func add(_ random: inout SeededRandom) throws {
        let first = Int.random(in: 0..<boxes.count, using: &random)
        let attribute = random.pick(LayoutAttribute.allCases) ?? .width
        var entry = Entry(
            first: first, attribute: attribute, relation: random.pick(Relation.allCases) ?? .equal,
            multiplier: 1, constant: Double(Int.random(in: -30...60, using: &random)),
            level: random.pick([250, 500, 750, 750, 999]) ?? 250, isRightToLeft: random.chance(0.3))
        if !attribute.isDimension || random.chance(0.5) {
            let others = LayoutAttribute.allCases.filter {
                $0.axis == attribute.axis && $0.isDimension == attribute.isDimension
            }
            entry.second = Int.random(in: 0..<boxes.count, using: &random)
            entry.secondAttribute = random.pick(others)
            if attribute.isDimension { entry.multiplier = random.pick([1, 0.5, 2]) ?? 1 }
        }
        entry.id = try engine.add(constraint(entry))
        entries.append(entry)
    }

    func constraint(_ entry: Entry) -> LayoutConstraint {
        var terms = [LayoutTerm(boxes[entry.first].item, entry.attribute)]
        var host = entry.first
        if let second = entry.second, let attribute = entry.secondAttribute {
            terms.append(LayoutTerm(boxes[second].item, attribute, times: -entry.multiplier))
            host = commonAncestor(host, second)
        }
        return LayoutConstraint(
            terms, entry.relation, entry.constant, priority: Priority(entry.level), in: boxes[host].item,
            isRightToLeft: entry.isRightToLeft)
    }

    private func commonAncestor(_ one: Int, _ two: Int) -> Int {
        let line = Array(sequence(first: one) { boxes[$0].parent })
        return sequence(first: two) { boxes[$0].parent }.first(where: line.contains) ?? 0
    }

    // MARK: What the engine found

    /// The frame of a box in the page's coordinates.
    func frame(_ index: Int) -> Rect {
        let (rect, insets) = (engine.rect(of: boxes[index].item), boxes[index].metrics.alignmentInsets)
        var frame = Rect(
            x: rect.origin.x - insets.left, y: rect.origin.y - insets.top,
            width: rect.size.width + insets.sum(.horizontal), height: rect.size.height + insets.sum(.vertical)
        )
        guard let parent = boxes[index].parent else { return frame }
        let (outer, origin) = (self.frame(parent), boxes[parent].metrics.origin)
        frame.origin.x += outer.origin.x - origin.x
        frame.origin.y += outer.origin.y - origin.y
        return frame
    }

    /// What is missed on each level where the frames are as the engine says.
    var costs: [Double: Double] {
        missed { box, axis in
            let side = frame(box)[axis]
            return (side.start, side.end)
        }
    }

    private func missed(_ side: (Int, Axis) -> (start: Double, end: Double)) -> [Double: Double] {
        var costs: [Double: Double] = [:]
        for entry in entries {
            let axis = entry.attribute.axis
            func value(_ box: Int, _ attribute: LayoutAttribute) -> Double {
                let (parts, offset) = boxes[box].metrics.edges(
                    of: attribute, isRightToLeft: entry.isRightToLeft)
                let edges = side(box, axis)
                return parts.start * edges.start + parts.end * edges.end + offset
            }
            var sum = value(entry.first, entry.attribute) - entry.constant
            if let second = entry.second, let attribute = entry.secondAttribute {
                sum -= entry.multiplier * value(second, attribute)
            }
            let cost: Double =
                switch entry.relation {
                case .equal: abs(sum)
                case .lessThanOrEqual: max(0, sum)
                case .greaterThanOrEqual: max(0, -sum)
                }
            costs[entry.level, default: 0] += cost
        }
        return costs
    }

    // MARK: The second formulation

    /// What the best solution misses on each level, found in the page's coordinates with lengths that are not
    /// negative.
    func bestCosts() throws -> [Double: Double] {
        let solver = Solver()
        let edges = boxes.map { _ in
            [Axis.horizontal, .vertical].map { _ in (solver.makeVariable(), solver.makeVariable()) }
        }
        func pair(_ box: Int, _ axis: Axis) -> (Variable, Variable) {
            edges[box][axis == .horizontal ? 0 : 1]
        }
        for axis in Axis.allCases {
            let (root, insets) = (pair(0, axis), boxes[0].metrics.alignmentInsets)
            try solver.add(
                Constraint(Expression([Term(root.0)], constant: insets.start(axis)), .equal))
            try solver.add(
                Constraint(Expression([Term(root.1)], constant: -300 - insets.end(axis)), .equal))
            for box in boxes.indices {
                // The alignment rectangle has no negative length.
                let own = pair(box, axis)
                try solver.add(
                    Constraint(
                        Expression(
                            [Term(own.1), Term(own.0, times: -1)],
                            constant: -boxes[box].metrics.alignmentInsets.sum(axis)), .greaterThanOrEqual))
            }
        }
        for entry in entries {
            var expression = Expression(constant: -entry.constant)
            func add(_ box: Int, _ attribute: LayoutAttribute, _ factor: Double) {
                let (parts, offset) = boxes[box].metrics.edges(
                    of: attribute, isRightToLeft: entry.isRightToLeft)
                let own = pair(box, attribute.axis)
                expression.terms += [
                    Term(own.0, times: factor * parts.start), Term(own.1, times: factor * parts.end),
                ]
                expression.constant += factor * offset
            }
            add(entry.first, entry.attribute, 1)
            if let second = entry.second, let attribute = entry.secondAttribute {
                add(second, attribute, -entry.multiplier)
            }
            try solver.add(Constraint(expression, entry.relation, priority: Priority(entry.level)))
        }
        solver.solve()
        return missed { box, axis in
            let own = pair(box, axis)
            return (solver.value(of: own.0), solver.value(of: own.1))
        }
    }
}

extension ItemMetrics {
    static func random(_ random: inout SeededRandom) -> ItemMetrics {
        var metrics = ItemMetrics()
        func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
        if random.chance(0.3) {
            metrics.alignmentInsets = Insets(
                top: number(-4...8), left: number(-4...8), bottom: number(-4...8), right: number(-4...8))
        }
        if random.chance(0.6) {
            metrics.margins = Insets(
                top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
        }
        if random.chance(0.3) { metrics.origin = Point(x: number(-20...20), y: number(-50...50)) }
        if random.chance(0.4) {
            metrics.firstBaseline = ItemBaseline(
                part: random.pick([0, 0.5, 1]) ?? 1, offset: number(-5...15))
            metrics.lastBaseline = ItemBaseline(part: random.pick([0, 0.5, 1]) ?? 1, offset: number(-5...15))
        }
        return metrics
    }

    /// An attribute as parts of the frame's two edges and points, from what the words mean.
    func edges(
        of attribute: LayoutAttribute, isRightToLeft: Bool
    ) -> (parts: (start: Double, end: Double), offset: Double) {
        let insets = alignmentInsets
        switch attribute {
        case .width: return ((-1, 1), -insets.left - insets.right)
        case .height: return ((-1, 1), -insets.top - insets.bottom)
        case .left: return ((1, 0), insets.left)
        case .right: return ((0, 1), -insets.right)
        case .top: return ((1, 0), insets.top)
        case .bottom: return ((0, 1), -insets.bottom)
        case .leading: return edges(of: isRightToLeft ? .right : .left, isRightToLeft: false)
        case .trailing: return edges(of: isRightToLeft ? .left : .right, isRightToLeft: false)
        case .centerX: return ((0.5, 0.5), (insets.left - insets.right) / 2)
        case .centerY: return ((0.5, 0.5), (insets.top - insets.bottom) / 2)
        case .leftMargin: return ((1, 0), margins.left)
        case .rightMargin: return ((0, 1), -margins.right)
        case .topMargin: return ((1, 0), margins.top)
        case .bottomMargin: return ((0, 1), -margins.bottom)
        case .leadingMargin:
            return edges(of: isRightToLeft ? .rightMargin : .leftMargin, isRightToLeft: false)
        case .trailingMargin:
            return edges(of: isRightToLeft ? .leftMargin : .rightMargin, isRightToLeft: false)
        case .centerXWithinMargins: return ((0.5, 0.5), (margins.left - margins.right) / 2)
        case .centerYWithinMargins: return ((0.5, 0.5), (margins.top - margins.bottom) / 2)
        case .firstBaseline, .lastBaseline:
            let baseline = attribute == .firstBaseline ? firstBaseline : lastBaseline
            // The height that counts is that of the alignment rectangle.
            let height = -insets.top - insets.bottom
            return (
                (1 - baseline.part, baseline.part), insets.top + baseline.part * height + baseline.offset
            )
        }
    }
}
