internal import LayoutCore

/// Positions as sums of what the parent's rule adds.
extension StackTree {
    /// What the position of a node in its parent is the sum of.
    func position(of row: Int, _ axis: Axis) -> [Explanation.PositionPart] {
        var sum = PositionSum(origin: nodes.frames[row].origin[axis], length: nodes.frames[row].size[axis])
        let parent = Int(nodes.links[row].parent)
        guard parent >= 0 else {
            sum.add(.safeArea, sum.origin, "the layout starts at the safe area")
            return sum.parts
        }
        let outer = nodes.frames[parent].size[axis]
        let isFirst = nodes.firstChild(of: parent) == row
        switch nodes.kinds[parent] {
        case .stack(let stack) where stack.axis == axis: addStack(stack, parent, before: row, axis, to: &sum)
        case .stack(let stack): sum.align(stack.guide, in: outer)
        case .depthStack(let alignment), .frame(_, let alignment), .flexibleFrame(_, let alignment),
            .containerFrame(_, let alignment):
            sum.align(alignment[axis], in: outer)
        case .layers(let alignment, _) where !isFirst:
            sum.align(alignment[axis], in: nodes.frames[nodes.firstChild(of: parent)].size[axis])
        case .padding(let insets):
            sum.add(.padding, axis == .horizontal ? insets.left : insets.top, "padding")
        case .offset(let distance): sum.add(.offset, distance[axis], "offset")
        case .position(let center):
            sum.add(.offset, center[axis], "the position of its centre")
            sum.add(.length, -sum.length / 2, "half of its length")
        default: break
        }
        sum.complete(.rule, "\(nodes.kinds[parent].name): its place in it")
        return sum.parts
    }

    private func addStack(
        _ stack: NodeKind.Stack, _ parent: Int, before row: Int, _ axis: Axis, to sum: inout PositionSum
    ) {
        var (lengths, spaces): ([Double], [Double]) = ([], [])
        var names: [String] = []
        var previous = -1
        var child = nodes.firstChild(of: parent)
        while child >= 0 {
            let space = spacing(in: stack, from: previous, to: child)
            if previous >= 0, space != 0 { spaces.append(space) }
            if child == row { break }
            let length = nodes.frames[child].size[axis]
            if length != 0 {
                lengths.append(length)
                names.append(describe(child))
            }
            previous = child
            child = nodes.nextSibling(of: child)
        }
        let shown = names.prefix(8).joined(separator: ", ")
        let more = names.count > 8 ? " and \(names.count - 8) more" : ""
        sum.add(.siblings, lengths.reduce(0, +), "before it: \(shown)\(more)", lengths)
        sum.add(.spacing, spaces.reduce(0, +), "spacing between these", spaces)
    }
}

/// The parts of a position, as they are found.
private struct PositionSum {
    /// The position.
    let origin: Double
    /// The node's own length.
    let length: Double
    private(set) var parts: [Explanation.PositionPart] = []

    init(origin: Double, length: Double) {
        (self.origin, self.length) = (origin, length)
    }

    private var sum: Double { parts.reduce(0) { $0 + $1.amount } }

    mutating func add(
        _ kind: Explanation.PositionPart.Kind, _ amount: Double, _ words: String, _ numbers: [Double] = []
    ) {
        guard amount != 0 else { return }
        parts.append(Explanation.PositionPart(kind: kind, amount: amount, words: words, numbers: numbers))
    }

    /// An alignment in a box: by the fraction of a guide, or where guides that were set lie on one another.
    mutating func align(_ guide: AlignmentGuide, in outer: Double) {
        if let fraction = guide.fraction,
            abs(fraction * (outer - length) - origin) < 1e-9 * max(1, abs(origin))
        {
            add(.alignment, origin, "alignment \(guide.name)", [fraction, outer, length])
        } else {
            add(.alignment, origin, "alignment \(guide.name): its guide lies where those of the others are")
        }
    }

    /// Adds what is missing, where it is more than noise.
    mutating func complete(_ kind: Explanation.PositionPart.Kind, _ words: String) {
        let rest = origin - sum
        if abs(rest) > 1e-9 * max(1, abs(origin)) { add(kind, rest, words) }
    }
}

extension AlignmentGuide {
    /// The guide in a word or two.
    fileprivate var name: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        default: "by a guide of its own"
        }
    }
}
