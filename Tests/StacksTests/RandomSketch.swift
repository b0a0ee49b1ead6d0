import LayoutCore
import Stacks
import TestSupport

/// Random layouts.
struct RandomSketch {
    var random: SeededRandom
    /// How many boxes there may still be.
    var budget: Int
    private var isInScroll = false
    /// Whether there are frames that follow other boxes: they are nodes besides those of the sketch.
    var hasFollowers = false

    init(_ random: SeededRandom, budget: Int = 24) {
        self.random = random
        self.budget = budget
    }

    static let horizontals: [AlignmentGuide] = [.leading, .horizontalCenter, .trailing]
    static let verticals: [AlignmentGuide] = [
        .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]

    mutating func number(_ maximum: Double = 120) -> Double {
        let value = Double.random(in: 0...maximum, using: &random)
        return random.chance(0.7) ? value.rounded() : value
    }

    mutating func maybe(_ maximum: Double, _ chance: Double = 0.5) -> Double? {
        random.chance(chance) ? number(maximum) : nil
    }

    mutating func proposal() -> WrittenRules.Proposal {
        WrittenRules.Proposal(w: maybe(400, 0.85), h: maybe(400, 0.85))
    }

    mutating func safeArea() -> Insets {
        guard random.chance(0.5) else { return .zero }
        var lengths: [Double] = []
        for _ in 0..<4 { lengths.append(random.chance(0.3) ? 0 : number(40)) }
        return Insets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }

    mutating func alignment() -> Alignment {
        Alignment(random.pick(Self.horizontals)!, random.pick(Self.verticals)!)
    }

    mutating func axes() -> AxisSet { random.pick([AxisSet.horizontal, .vertical, .both])! }

    mutating func box(depth: Int = 0) -> Sketch {
        budget -= 1
        let isLeaf = depth > 6 || budget <= 0 || random.chance(0.2 + Double(depth) * 0.04)
        if isLeaf { return Sketch(leaf()) }
        if random.chance(0.5) { return container(depth) }
        return wrapper(depth)
    }

    mutating func leaf() -> Sketch.Kind {
        switch Int.random(in: 0..<13, using: &random) {
        case 12: return .image(number(), number())
        case 0...2: return .fixed(number(), number())
        case 3, 4: return .greedy
        case 5, 6:
            return .text(
                (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
            )
        case 7:
            let minimum = number(40)
            let ideal = minimum + number(40)
            return .clamped(minimum: minimum, ideal: ideal, maximum: ideal + number(100), height: number(40))
        case 8: return .area(number(4000) + 10)
        case 9: return .divider
        default: return .spacer(random.chance(0.5) ? 0 : number(20))
        }
    }

    mutating func container(_ depth: Int) -> Sketch {
        let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in box(depth: depth + 1) }
        let spacing = random.pick([nil, 0, 4, -3, 10.5] as [Double?])!
        switch Int.random(in: 0..<15, using: &random) {
        case 10: return grid(depth)
        case 11: return lazyContainer(children)
        case 12: return Sketch(.staircase(number(20)), children)
        case 13:
            let edge = random.pick(BoxEdge.allCases)!
            return Sketch(.inset(edge, alignment(), spacing: number(10)), Array(children.prefix(2)))
        case 14: return Sketch(.gridRow(random.pick(Self.verticals)!), children)
        case 0...2:
            return Sketch(.stack(.horizontal, random.pick(Self.verticals)!, spacing: spacing), children)
        case 3...5:
            return Sketch(.stack(.vertical, random.pick(Self.horizontals)!, spacing: spacing), children)
        case 6: return Sketch(.depth(alignment()), children)
        case 7: return Sketch(random.chance(0.5) ? .overlay(alignment()) : .background(alignment()), children)
        case 8: return Sketch(.reader, children)
        default: return Sketch(.fitting(axes()), children)
        }
    }

    mutating func grid(_ depth: Int) -> Sketch {
        let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            guard random.chance(0.8) else { return box(depth: depth + 2) }
            let guide = random.chance(0.4) ? random.pick(Self.verticals)! : nil
            let cells = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                let inner = box(depth: depth + 2)
                return Sketch(inner.kind, inner.children, cell: cell())
            }
            return Sketch(.gridRow(guide), cells)
        }
        return Sketch(.grid(alignment(), number(12), number(12)), lines)
    }

    mutating func cell() -> GridCell {
        GridCell(
            columns: random.chance(0.2) ? 2 : 1,
            anchor: random.chance(0.1) ? UnitPoint(x: number(1), y: number(1)) : nil,
            unsizedAxes: random.chance(0.15) ? axes() : [],
            columnAlignment: random.chance(0.1) ? random.pick(Self.horizontals)! : nil)
    }

    mutating func lazyContainer(_ children: [Sketch]) -> Sketch {
        let axis = random.pick(Axis.allCases)!
        if random.chance(0.5) {
            let guide = random.pick(axis == .vertical ? Self.horizontals : Self.verticals)!
            return Sketch(.lazyStack(axis, guide, spacing: number(10)), children)
        }
        let tracks = (0..<Int.random(in: 0...3, using: &random)).map { _ in track() }
        return Sketch(.lazyGrid(axis, tracks, alignment(), spacing: number(10)), children)
    }

    mutating func track() -> GridTrack {
        let minimum = number(60)
        let maximum = random.chance(0.5) ? .infinity : minimum + number(80)
        let extent: GridTrack.Extent =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .fixed(minimum)
            case 1: .flexible(minimum: minimum, maximum: maximum)
            default: .adaptive(minimum: minimum + 5, maximum: maximum + 5)
            }
        return GridTrack(extent, spacing: maybe(10), alignment: random.chance(0.3) ? alignment() : nil)
    }

    mutating func wrapper(_ depth: Int) -> Sketch {
        let isScroll = random.chance(0.08)
        let wasInScroll = isInScroll
        isInScroll = isInScroll || isScroll
        let child = box(depth: depth + 1)
        isInScroll = wasInScroll
        if isScroll { return Sketch(.scroll(axes()), [child]) }
        switch Int.random(in: 0..<14, using: &random) {
        case 12:
            let edges = BoxEdges(rawValue: UInt8(Int.random(in: 0..<16, using: &random)))
            return Sketch(.ignoring(edges), [child])
        case 13: return Sketch(hasFollowers ? .following : .priority(1), [child])
        case 11:
            let part = ContainerPart(
                axes(), count: Int.random(in: 1...3, using: &random),
                span: Int.random(in: 1...2, using: &random),
                spacing: number(10))
            // The window is the only container here: see ``WrittenRules``.
            return isInScroll ? child : Sketch(.container(part, alignment()), [child])
        case 0: return Sketch(.frame(maybe(200), maybe(200), alignment()), [child])
        case 1, 2:
            return Sketch(.flexible(limits(), limits(), alignment()), [child])
        case 3: return Sketch(.fixedSize(axes()), [child])
        case 4:
            let ratio = random.chance(0.7) ? number(4) + 0.1 : nil
            return Sketch(.aspect(ratio, random.chance(0.6) ? .fit : .fill), [child])
        case 5:
            let insets = (0..<4).map { _ in random.chance(0.2) ? -number(20) : number(20) }
            return Sketch(
                .padding(Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])),
                [child])
        case 6: return Sketch(.offset(number(40) - 20, number(40) - 20), [child])
        case 7: return Sketch(.position(number(), number()), [child])
        case 8: return Sketch(.priority(Double(Int.random(in: -1...2, using: &random))), [child])
        case 9: return Sketch(.padding(Insets(top: 1, left: 2, bottom: 3, right: 4)), [child])
        default:
            let guide = random.pick(Self.horizontals + Self.verticals)!
            let (a, b, c) = (number(2) - 1, number(2) - 1, number(20) - 10)
            return Sketch(.guide(guide, { a * $0 + b * $1 + c }), [child])
        }
    }

    mutating func limits() -> [Double?] {
        var result = [maybe(100, 0.4), maybe(150, 0.3), maybe(250, 0.4)]
        if random.chance(0.2) { result[2] = .infinity }
        return result
    }
}
