import Foundation

// The rules of compositional layouts, written down again without arithmetic shortcuts: every group and item has its
// frame calculated, one after the other. Index 0 of a pair is horizontal, 1 vertical. Shares no code with the kit.

struct RuleDimension {
    enum Kind { case ofWidth, ofHeight, points, estimate, uniform }
    var kind: Kind
    var value: Double

    var isMeasured: Bool { kind == .estimate || kind == .uniform }
}

struct RuleGap {
    var length = 0.0
    var grows = false
}

final class RuleItem {
    enum Mode { case repeatsWhileFitting, shares(Int), repeats(Int) }

    var dimensions: [RuleDimension]
    /// Leading, top, trailing, bottom.
    var insets = [0.0, 0, 0, 0]
    /// Leading, top, trailing, bottom.
    var around = [RuleGap(), RuleGap(), RuleGap(), RuleGap()]
    /// The items of a group; nil for a cell.
    var children: [RuleItem]?
    var axis = 0
    var gap = RuleGap()
    var mode = Mode.repeatsWhileFitting
    var badges: [RuleBadge] = []

    init(_ dimensions: [RuleDimension]) { self.dimensions = dimensions }

    var countedInsets: [Double] {
        (0..<4).map { dimensions[$0 % 2].isMeasured ? 0 : insets[$0] }
    }
}

struct RuleFrame {
    var origin: [Double]
    var size: [Double]
}

/// A view at an item or a group.
struct RuleBadge {
    var kind: String
    var dimensions: [RuleDimension]
    /// Where it is at the item: 0 at the start, 1 at the end, 0.5 between.
    var anchor: [Double]
    var offset = [0.0, 0]
    /// Whether the offset is in the badge's own lengths.
    var isFractional = false
    /// What of the badge is there; as the anchor if nil.
    var ownAnchor: [Double]?
}

/// What an item became: its size, and frames of the cells in it by their index, in its own coordinates.
struct RuleBox {
    var item: RuleItem
    var size: [Double]
    var cells: [(index: Int, frame: RuleFrame)]
    /// The views at items that exist, those of an item before those of the group around it.
    var badges: [(kind: String, frame: RuleFrame)] = []
    /// Where that part of the box ends that has cells that exist.
    var end: [Double]
    /// Whether there is no cell that does not exist.
    var isComplete: Bool
}

struct WrittenRules {
    var scale: Double
    /// The number of items in the section.
    var count: Int
    /// Measured sizes by item; lengths that were not measured are not numbers.
    var measured: [Int: [Double]] = [:]

    func floored(_ length: Double) -> Double { max(floor(length * scale + 0.001) / scale, 0) }

    func resolved(_ dimension: RuleDimension, _ container: [Double]) -> Double {
        switch dimension.kind {
        case .ofWidth: floored(dimension.value * container[0])
        case .ofHeight: floored(dimension.value * container[1])
        case .points, .estimate, .uniform: floored(dimension.value)
        }
    }

    /// An item whose first cell has an index.
    func box(
        _ item: RuleItem, _ container: [Double], first: Int, length: (Int, Double)?, measures: Bool,
        common: [Double?] = [nil, nil]
    ) -> RuleBox {
        var size = [resolved(item.dimensions[0], container), resolved(item.dimensions[1], container)]
        guard let children = item.children else {
            if measures, let natural = measured[first] {
                for axis in 0...1 where item.dimensions[axis].isMeasured && !natural[axis].isNaN {
                    size[axis] = natural[axis]
                }
            }
            for axis in 0...1 where item.dimensions[axis].kind == .uniform {
                size[axis] = common[axis] ?? size[axis]
            }
            if let length { size[length.0] = length.1 }
            let insets = item.countedInsets
            let frame = RuleFrame(
                origin: [insets[0], insets[1]],
                size: [max(size[0] - insets[0] - insets[2], 0), max(size[1] - insets[1] - insets[3], 0)])
            var box = RuleBox(
                item: item, size: size, cells: [(first, frame)], end: size, isComplete: first < count)
            if first < count { box.badges = badges(item, frame) }
            return box
        }
        if let length { size[length.0] = length.1 }
        let (axis, cross) = (item.axis, 1 - item.axis)
        let insets = item.countedInsets
        var inner = [max(size[0] - insets[0] - insets[2], 0), max(size[1] - insets[1] - insets[3], 0)]
        let isOpen = item.dimensions[axis].isMeasured && length?.0 != axis
        let boxes = self.boxes(item, children, inner, first: first, isOpen: isOpen, measures: measures)
        func needed(_ box: RuleBox, _ axis: Int) -> Double {
            box.size[axis] + box.item.around[axis].length + box.item.around[axis + 2].length
        }
        if isOpen {
            size[axis] =
                boxes.reduce(0) { $0 + needed($1, axis) } + item.gap.length * Double(max(boxes.count - 1, 0))
        }
        if item.dimensions[cross].isMeasured, length?.0 != cross {
            size[cross] = boxes.map { needed($0, cross) }.max() ?? 0
        }
        var isFixed = !isOpen
        for line in 0...1 where item.dimensions[line].kind == .uniform && length?.0 != line {
            guard let common = common[line] else { continue }
            size[line] = common
            if line == axis { isFixed = true }
        }
        inner = [max(size[0] - insets[0] - insets[2], 0), max(size[1] - insets[1] - insets[3], 0)]
        return placed(boxes, in: item, size: size, inner: inner, isOpen: !isFixed)
    }

    /// The items of a group, not placed.
    func boxes(
        _ group: RuleItem, _ children: [RuleItem], _ inner: [Double], first: Int, isOpen: Bool, measures: Bool
    ) -> [RuleBox] {
        // Items whose number depends on measured lengths end with the data.
        let varies: Bool
        if case .repeatsWhileFitting = group.mode, !isOpen, measures {
            varies = children.contains { $0.dimensions[group.axis].isMeasured }
        } else {
            varies = false
        }
        func run(_ number: Int, share: Bool, measures: Bool, common: [Double?] = [nil, nil]) -> [RuleBox] {
            var container = inner
            container[group.axis] = max(
                container[group.axis] - Double(max(number - 1, 0)) * group.gap.length, 0)
            var boxes: [RuleBox] = []
            var index = first
            for position in 0..<number {
                if varies, index >= count { break }
                let child = children[position % children.count]
                let length = share ? (group.axis, floored(container[group.axis] / Double(number))) : nil
                var box = box(
                    child, container, first: index, length: length, measures: measures, common: common)
                if varies, child.children == nil, child.dimensions[group.axis].isMeasured,
                    case let edges = child.around[group.axis].length + child.around[group.axis + 2].length,
                    box.size[group.axis] > max(inner[group.axis] - edges, 0)
                {
                    let limit = max(inner[group.axis] - edges, 0)
                    box.size[group.axis] = limit
                    box.end[group.axis] = limit
                    box.cells[0].frame.size[group.axis] = limit
                }
                boxes.append(box)
                index += box.cells.count
            }
            guard common[0] == nil, common[1] == nil else { return boxes }
            // Uniform siblings all have the largest measured length.
            let largest = (0...1).map { axis in boxes.compactMap { uniformLength($0, axis, measures) }.max() }
            if largest[0] == nil, largest[1] == nil { return boxes }
            return run(number, share: share, measures: measures, common: largest)
        }
        switch group.mode {
        case .shares(let number): return run(number, share: true, measures: measures && group.axis == 0)
        case .repeats(let number): return run(number, share: false, measures: measures && group.axis == 0)
        case .repeatsWhileFitting: break
        }
        if isOpen { return run(children.count, share: false, measures: measures) }
        var best: [RuleBox] = []
        for number in 1...400 {
            let boxes = run(number, share: false, measures: measures)
            var total = group.gap.length * Double(number - 1)
            for box in boxes {
                total +=
                    box.size[group.axis] + box.item.around[group.axis].length
                    + box.item.around[group.axis + 2].length
            }
            if total > inner[group.axis] + 0.001 || boxes.count < number { break }
            best = boxes
            if number == children.count, total <= 0, group.gap.length == 0 { break }
        }
        return best
    }

    /// What a sibling contributes to the common length of uniform ones; nil for others and where nothing was measured.
    private func uniformLength(_ box: RuleBox, _ axis: Int, _ measures: Bool) -> Double? {
        guard box.item.dimensions[axis].kind == .uniform else { return nil }
        if box.item.children != nil { return box.size[axis] }
        let length = measures ? box.cells.first.flatMap { measured[$0.index]?[axis] } : nil
        return length?.isNaN == true ? nil : length
    }

    private func badges(_ item: RuleItem, _ frame: RuleFrame) -> [(kind: String, frame: RuleFrame)] {
        item.badges.map { badge in
            let size = (0...1).map { resolved(badge.dimensions[$0], frame.size) }
            let own = badge.ownAnchor ?? badge.anchor
            let origin = (0...1).map { axis -> Double in
                let anchor: Double = frame.origin[axis] + badge.anchor[axis] * frame.size[axis]
                let unit: Double = badge.isFractional ? size[axis] : 1
                return anchor - own[axis] * size[axis] + badge.offset[axis] * unit
            }
            return (badge.kind, RuleFrame(origin: origin, size: size))
        }
    }

    func placed(_ boxes: [RuleBox], in group: RuleItem, size: [Double], inner: [Double], isOpen: Bool)
        -> RuleBox
    {
        let (axis, cross) = (group.axis, 1 - group.axis)
        let insets = group.countedInsets
        // Flexible spaces share what is left.
        var gaps: [RuleGap] = []
        for (index, box) in boxes.enumerated() {
            if index > 0 { gaps.append(group.gap) }
            gaps += [box.item.around[axis], box.item.around[axis + 2]]
        }
        let rigid =
            gaps.filter { !$0.grows }.reduce(0) { $0 + $1.length } + boxes.reduce(0) { $0 + $1.size[axis] }
        let growing = gaps.filter(\.grows).count
        func length(_ gap: RuleGap) -> Double {
            gap.grows && !isOpen ? (inner[axis] - rigid) / Double(growing) : gap.length
        }
        var result = RuleBox(item: group, size: size, cells: [], end: [0, 0], isComplete: true)
        var offset = insets[axis]
        for (index, box) in boxes.enumerated() {
            if index > 0 { offset += length(group.gap) }
            offset += length(box.item.around[axis])
            var origin = [0.0, 0]
            origin[axis] = offset
            let (before, after) = (box.item.around[cross], box.item.around[cross + 2])
            var free = inner[cross] - box.size[cross]
            if before.grows {
                if !after.grows { free -= after.length }
                origin[cross] = insets[cross] + free / (after.grows ? 2 : 1)
            } else {
                origin[cross] = insets[cross] + before.length
            }
            for cell in box.cells {
                let moved = [cell.frame.origin[0] + origin[0], cell.frame.origin[1] + origin[1]]
                result.cells.append((cell.index, RuleFrame(origin: moved, size: cell.frame.size)))
            }
            for badge in box.badges {
                let moved = [badge.frame.origin[0] + origin[0], badge.frame.origin[1] + origin[1]]
                result.badges.append((badge.kind, RuleFrame(origin: moved, size: badge.frame.size)))
            }
            if let start = box.cells.first?.index, start < count {
                for line in 0...1 {
                    let edge = box.item.around[line + 2]
                    let own =
                        box.isComplete
                        ? box.size[line]
                        : min(box.size[line], box.end[line] + box.item.countedInsets[line + 2])
                    result.end[line] = max(
                        result.end[line], origin[line] + own + (edge.grows ? 0 : edge.length))
                }
            }
            if !box.isComplete { result.isComplete = false }
            offset += box.size[axis] + length(box.item.around[axis + 2])
        }
        if let first = result.cells.first?.index, first < count {
            let frame = RuleFrame(
                origin: [insets[0], insets[1]],
                size: (0...1).map { max(size[$0] - insets[$0] - insets[$0 + 2], 0) })
            result.badges += badges(group, frame)
        }
        return result
    }
}

extension RuleItem {
    /// The description in a failure.
    var text: String {
        let size = dimensions.map { "\($0.kind) \($0.value)" }.joined(separator: " x ")
        let edges = around.map { "\($0.length)\($0.grows ? "+" : "")" }.joined(separator: ",")
        let own = "(\(size) in \(insets) around \(edges)"
        guard let children else { return own + ")" }
        return own + " axis \(axis) gap \(gap) \(mode): " + children.map(\.text).joined(separator: "; ") + ")"
    }
}
