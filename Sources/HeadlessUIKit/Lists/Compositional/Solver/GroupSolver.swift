internal import LayoutCore

/// Solves one repetition of a group: sizes and positions of its items in a container.
///
/// A recursive walk. Each group determines how many of its items fit (``GroupSolver/fill(_:in:)``), places them
/// along its axis with their spacing, and returns what it occupies.
struct GroupSolver {
    /// What an item or group became, relative to the origin of the space that it occupies.
    struct Node {
        var plan: ItemPlan
        var size: CGSize
        var cells: [SolvedCell] = []
        var supplementaries: [SolvedSupplementary] = []
        /// How many of the cells exist.
        var existing = 0
        /// Where the existing cells end along each axis.
        var existingEnd = CGPoint.zero
    }

    let measurements: GroupMeasurements
    let scale: CGFloat
    /// The number of cells before the one that is solved next.
    var next = 0
    /// The number of cells whose sizes were read, with those that did not fit.
    var examined = 0
    var supplementaryNumbers: [String: Int] = [:]
    /// False within groups that do not measure their items.
    var measuresCells = true
    /// The lengths of items that are uniform across the siblings of the present group.
    var uniform: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    init(measurements: GroupMeasurements = GroupMeasurements(), scale: CGFloat) {
        self.measurements = measurements
        self.scale = scale
    }

    /// The frames of a group in a container. `trim` is the axis along which a group that is not full ends with its items.
    static func solve(
        _ plan: ItemPlan, in container: CGSize, trim: Axis, scale: CGFloat,
        with measurements: GroupMeasurements = GroupMeasurements()
    ) -> GroupSolution {
        var solver = GroupSolver(measurements: measurements, scale: scale)
        let node = solver.node(plan, in: container)
        var solution = GroupSolution(
            size: node.size, cells: node.cells, supplementaries: node.supplementaries)
        solution.examined = solver.examined
        solution.isFull = node.existing == node.cells.count
        if !solution.isFull {
            solution.cells.removeLast(node.cells.count - node.existing)
            solution.size[trim] = min(
                solution.size[trim], node.existingEnd[trim] + plan.countedInsets.end(trim))
        }
        return solution
    }

    // MARK: Items

    /// An item or group in a container; `length` replaces its length along an axis.
    mutating func node(_ plan: ItemPlan, in container: CGSize, length: (axis: Axis, CGFloat)? = nil) -> Node {
        switch plan.content {
        case .cell: cellNode(plan, in: container, length: length)
        case .group(let group): groupNode(plan, group, in: container, length: length)
        }
    }

    private mutating func cellNode(_ plan: ItemPlan, in container: CGSize, length: (axis: Axis, CGFloat)?)
        -> Node
    {
        let lengths = plan.lengths
        let measured = measuresCells ? measurements.cell(measurements.first + next) : nil
        var size = lengths.resolved(in: container, measured: measured, scale: scale)
        for axis in Axis.allCases {
            if let common = commonLength(lengths, on: axis) { size[axis] = common }
        }
        if let length { size[length.axis] = length.1 }
        let frame = CGRect(origin: .zero, size: size).inset(by: plan.countedInsets)
        let isMeasured = measuresCells && lengths.isMeasured
        var node = Node(plan: plan, size: size)
        node.cells = [
            SolvedCell(frame: frame, zIndex: 0, measured: isMeasured ? lengths : nil)
        ]
        if next < measurements.available {
            node.existing = 1
            node.existingEnd = CGPoint(x: size.width, y: size.height)
            addSupplementaries(of: plan, at: frame, to: &node)
        }
        next += 1
        examined = max(examined, next)
        return node
    }

    /// Continues from an earlier state; what was examined since then still counts.
    mutating func restore(_ state: GroupSolver) {
        let examined = examined
        self = state
        self.examined = examined
    }

    mutating func addSupplementaries(of plan: ItemPlan, at frame: CGRect, to node: inout Node) {
        for item in plan.supplementaries {
            let number = supplementaryNumbers[item.kind, default: 0]
            supplementaryNumbers[item.kind] = number + 1
            let base = measurements.supplementaryBase[item.kind, default: 0]
            let measured =
                item.lengths.isMeasured ? measurements.supplementary(item.kind, base + number) : nil
            node.supplementaries.append(
                SolvedSupplementary(
                    kind: item.kind, number: number,
                    frame: item.frame(at: frame, measured: measured, scale: scale),
                    zIndex: item.zIndex, measured: item.lengths.isMeasured ? item.lengths : nil))
        }
    }

    // MARK: Groups

    private mutating func groupNode(
        _ plan: ItemPlan, _ group: GroupPlan, in container: CGSize, length: (axis: Axis, CGFloat)?
    ) -> Node {
        var size = plan.lengths.resolved(in: container, scale: scale)
        if let length { size[length.axis] = length.1 }
        let insets = plan.countedInsets
        let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
        if case .custom(let frames) = group.arrangement {
            return customNode(plan, frames.frames(in: inner), size: size)
        }
        let outer = (uniform: uniform, measures: measuresCells)
        let common = (
            width: length?.axis == .horizontal ? nil : commonLength(plan.lengths, on: .horizontal),
            height: length?.axis == .vertical ? nil : commonLength(plan.lengths, on: .vertical)
        )
        defer { (uniform, measuresCells) = outer }
        if case .count = group.arrangement, group.axis == .vertical { measuresCells = false }
        uniform = (nil, nil)
        let box = GroupBox(
            plan: plan, group: group, inner: inner, fixedAxis: length?.axis, common: common)
        let nodes = uniformNodes(box)
        return place(nodes, in: box, size: size)
    }

    /// The items of a group. Those that are uniform across siblings are solved again with their largest length.
    private mutating func uniformNodes(_ box: GroupBox) -> [Node] {
        let start = (next: next, numbers: supplementaryNumbers)
        var nodes = fill(box)
        guard box.group.items.contains(where: \.isUniform) else { return nodes }
        for _ in 0..<3 {
            let common = commonLengths(of: nodes, from: start.next)
            if common == uniform { break }
            uniform = common
            (next, supplementaryNumbers) = start
            nodes = fill(box)
        }
        return nodes
    }

    /// The length that uniform siblings have in common; nil for other lengths and while it is not known.
    private func commonLength(_ lengths: LayoutLengths, on axis: Axis) -> CGFloat? {
        guard case .uniform = lengths[axis] else { return nil }
        return axis == .horizontal ? uniform.width : uniform.height
    }

    /// The largest lengths of the items that are uniform, by axis; nil where none was measured. Groups have the lengths of
    /// their items.
    private func commonLengths(of nodes: [Node], from first: Int) -> (width: CGFloat?, height: CGFloat?) {
        var common: (width: CGFloat?, height: CGFloat?) = (nil, nil)
        var index = measurements.first + first
        for node in nodes {
            defer { index += node.cells.count }
            var natural: CGSize? = node.size
            if case .cell = node.plan.content { natural = measuresCells ? measurements.cell(index) : nil }
            guard let natural else { continue }
            if case .uniform = node.plan.lengths.width {
                common.width = largest(common.width, natural.width)
            }
            if case .uniform = node.plan.lengths.height {
                common.height = largest(common.height, natural.height)
            }
        }
        return common
    }

    private func largest(_ length: CGFloat?, _ other: CGFloat) -> CGFloat? {
        other == LayoutLengths.unmeasured ? length : max(length ?? 0, other)
    }

    private mutating func customNode(_ plan: ItemPlan, _ frames: [CustomItemPlan], size: CGSize) -> Node {
        let insets = plan.countedInsets
        let origin = CGPoint(x: insets.leading, y: insets.top)
        var node = Node(plan: plan, size: size)
        for axis in Axis.allCases where plan.lengths[axis].isMeasured {
            node.size[axis] = frames.map { $0.frame.end(axis) }.max() ?? 0
        }
        for item in frames {
            let frame = item.frame.moved(by: origin)
            node.cells.append(SolvedCell(frame: frame, zIndex: item.zIndex, measured: nil))
            if next < measurements.available {
                node.existing += 1
                for axis in Axis.allCases {
                    node.existingEnd[axis] = max(node.existingEnd[axis], frame.end(axis))
                }
            }
            next += 1
        }
        if node.existing > 0 {
            addSupplementaries(
                of: plan, at: CGRect(origin: .zero, size: node.size).inset(by: insets), to: &node)
        }
        return node
    }
}

extension ItemPlan {
    fileprivate var isUniform: Bool {
        if case .uniform = lengths.width { return true }
        if case .uniform = lengths.height { return true }
        return false
    }
}
