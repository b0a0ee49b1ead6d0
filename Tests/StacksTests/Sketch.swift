import LayoutCore
import Stacks

/// A tree of boxes as a value, from which both the engine's tree and the expected layout are made.
final class Sketch: @unchecked Sendable {
    /// What the box is. Lengths that are nil are unspecified.
    indirect enum Kind {
        case fixed(Double, Double)
        case greedy
        /// Takes its width proposal within limits.
        case clamped(minimum: Double, ideal: Double, maximum: Double, height: Double)
        /// Text of words of so many letters: 8 points each, 20 points a line, 8 points for a blank.
        case text([Int])
        /// A picture of a fixed area: its height follows from its width, and its width from its height.
        case area(Double)
        case spacer(Double)
        case divider
        case stack(Axis, AlignmentGuide, spacing: Double?)
        case depth(Alignment)
        case frame(Double?, Double?, Alignment)
        case flexible([Double?], [Double?], Alignment)
        case fixedSize(AxisSet)
        case aspect(Double?, ContentMode)
        case padding(Insets)
        case offset(Double, Double)
        case position(Double, Double)
        case overlay(Alignment)
        case background(Alignment)
        case priority(Double)
        case guide(AlignmentGuide, @Sendable (Double, Double) -> Double)
        case reader
        case scroll(AxisSet)
        case fitting(AxisSet)
        /// A picture that takes any size and has an ideal size.
        case image(Double, Double)
        case grid(Alignment, Double, Double)
        case gridRow(AlignmentGuide?)
        case lazyGrid(Axis, [GridTrack], Alignment, spacing: Double)
        case lazyStack(Axis, AlignmentGuide, spacing: Double)
        case inset(BoxEdge, Alignment, spacing: Double)
        case container(ContainerPart, Alignment)
        /// Extends into the safe area at some edges.
        case ignoring(BoxEdges)
        /// One child, and over it a frame that follows the frame of a box in it: ``target``.
        case following
        /// Children one below the other, each moved to the right by a step: ``Staircase``.
        case staircase(Double)
    }

    let kind: Kind
    let children: [Sketch]
    let name: String
    /// How the box behaves in a grid.
    let cell: GridCell

    init(_ kind: Kind, _ children: [Sketch] = [], name: String = "", cell: GridCell = GridCell()) {
        self.kind = kind
        self.children = children
        self.name = name
        self.cell = cell
    }

    /// The box in this one whose frame is followed by a frame over this one.
    var target: Sketch { children.first?.target ?? self }

    /// The tree as text, a line for each box.
    func outline(_ indent: Int = 0) -> String {
        var line = String(repeating: "  ", count: indent) + "\(kind)"
        line += "\n" + children.map { $0.outline(indent + 1) }.joined()
        return line
    }

    /// Every box, parents before children.
    var all: [Sketch] { [self] + children.flatMap(\.all) }
}

/// The words of the worked examples.
func greedy(_ name: String) -> Sketch { Sketch(.greedy, name: name) }
func fixed(_ name: String, _ width: Double, _ height: Double) -> Sketch {
    Sketch(.fixed(width, height), name: name)
}
func clamped(_ name: String, _ minimum: Double, _ ideal: Double, _ maximum: Double, _ height: Double)
    -> Sketch
{
    Sketch(.clamped(minimum: minimum, ideal: ideal, maximum: maximum, height: height), name: name)
}
func text(_ name: String, _ words: [Int]) -> Sketch { Sketch(.text(words), name: name) }
func spacer(_ minimum: Double, _ name: String = "") -> Sketch { Sketch(.spacer(minimum), name: name) }
func row(
    _ children: Sketch..., sp: Double? = 0, al: AlignmentGuide = .verticalCenter, n: String = ""
) -> Sketch {
    Sketch(.stack(.horizontal, al, spacing: sp), children, name: n)
}
func column(
    _ children: Sketch..., sp: Double? = 0, al: AlignmentGuide = .horizontalCenter, n: String = ""
) -> Sketch {
    Sketch(.stack(.vertical, al, spacing: sp), children, name: n)
}
func pile(_ children: Sketch..., al: Alignment = .center, n: String = "") -> Sketch {
    Sketch(.depth(al), children, name: n)
}
func framed(_ child: Sketch, _ width: Double?, _ height: Double?, _ al: Alignment = .center, n: String = "")
    -> Sketch
{
    Sketch(.frame(width, height, al), [child], name: n)
}
func flexible(
    _ child: Sketch, mnw: Double? = nil, iw: Double? = nil, mxw: Double? = nil, mnh: Double? = nil,
    ih: Double? = nil, mxh: Double? = nil, al: Alignment = .center, n: String = ""
) -> Sketch {
    Sketch(.flexible([mnw, iw, mxw], [mnh, ih, mxh], al), [child], name: n)
}
func prior(_ child: Sketch, _ priority: Double) -> Sketch { Sketch(.priority(priority), [child]) }

extension Sketch {
    /// The tree with one of its boxes replaced; boxes off the path to it stay the same.
    func replacing(_ old: Sketch, by new: Sketch) -> Sketch {
        if self === old { return new }
        let children = children.map { $0.replacing(old, by: new) }
        if zip(children, self.children).allSatisfy({ $0 === $1 }) { return self }
        return Sketch(kind, children, name: name, cell: cell)
    }

    /// The engine's tree, with a node for each box.
    func build(in tree: StackTree = StackTree()) -> (
        tree: StackTree, root: NodeID, nodes: [ObjectIdentifier: NodeID]
    ) {
        var nodes: [ObjectIdentifier: NodeID] = [:]
        let root = build(in: tree, &nodes)
        return (tree, root, nodes)
    }

    /// Gives a node the element and the functions of the box.
    func apply(to node: NodeID, in tree: StackTree) {
        tree.setElement(element, of: node)
        tree.setCell(cell, of: node)
        if case .staircase(let step) = kind { tree.setLayout(Staircase(step: step), of: node) }
        if let measure = leaf { tree.setMeasure(measure, of: node) }
        if case .guide(_, let position) = kind { tree.setGuide({ position($0.width, $0.height) }, of: node) }
    }

    func build(in tree: StackTree, _ nodes: inout [ObjectIdentifier: NodeID]) -> NodeID {
        let node = tree.makeNode(element)
        apply(to: node, in: tree)
        for child in children { tree.append(child.build(in: tree, &nodes), to: node) }
        nodes[ObjectIdentifier(self)] = node
        if case .following = kind, let target = nodes[ObjectIdentifier(target)] {
            tree.append(follower(of: target, in: tree), to: node)
        }
        return node
    }

    /// A late reader with a frame over that of a node; ``follower(in:of:)`` finds the frame again.
    private func follower(of target: NodeID, in tree: StackTree) -> NodeID {
        let reader = tree.makeNode(.lateReader)
        let frame = tree.makeNode(.frame())
        let offset = tree.makeNode(.offset())
        tree.append(tree.makeNode(.greedy()), to: frame)
        tree.append(frame, to: offset)
        tree.append(offset, to: reader)
        tree.setReader(
            { context in
                let box = context.tree.anchorRect(of: target, in: context.node)
                context.tree.setElement(
                    .frame(width: box.size.width, height: box.size.height), of: frame)
                context.tree.setElement(.offset(x: box.origin.x, y: box.origin.y), of: offset)
            }, of: reader)
        return reader
    }

    /// The frame that follows the target of a node that was built for ``Kind/following``.
    static func follower(in tree: StackTree, of node: NodeID) -> NodeID? {
        tree.children(of: node).last.flatMap { tree.children(of: $0).first }
            .flatMap { tree.children(of: $0).first }
    }

    var element: StackElement {
        switch kind {
        case .fixed(let width, let height): .fixed(width: width, height: height)
        case .greedy: .greedy()
        case .clamped, .area: .measured()
        // Both ways of measuring text must have the same result.
        case .text(let words): .measured(words.count % 3 == 0 ? .widthFirst : .text)
        case .spacer(let minimum): .spacer(minLength: minimum)
        case .divider: .divider()
        case .stack(let axis, let guide, let spacing): .stack(axis, alignment: guide, spacing: spacing)
        case .depth(let alignment): .depthStack(alignment: alignment)
        case .frame(let width, let height, let alignment):
            .frame(width: width, height: height, alignment: alignment)
        case .flexible(let x, let y, let alignment):
            .flexibleFrame(
                FrameLimits(
                    minWidth: x[0], idealWidth: x[1], maxWidth: x[2], minHeight: y[0], idealHeight: y[1],
                    maxHeight: y[2]), alignment: alignment)
        case .fixedSize(let axes): .fixedSize(axes)
        case .aspect(let ratio, let mode): .aspectRatio(ratio, mode)
        case .padding(let insets): .padding(insets)
        case .offset(let x, let y): .offset(x: x, y: y)
        case .position(let x, let y): .position(x: x, y: y)
        case .overlay(let alignment): .overlay(alignment: alignment)
        case .background(let alignment): .background(alignment: alignment)
        case .priority(let priority): .priority(priority)
        case .guide(let guide, _): .guide(guide)
        case .reader: .geometryReader
        case .scroll(let axes): .scroll(axes)
        case .fitting(let axes): .viewThatFits(in: axes)
        case .image(let width, let height): .greedy(idealWidth: width, idealHeight: height)
        case .grid(let alignment, let x, let y):
            .grid(alignment: alignment, horizontalSpacing: x, verticalSpacing: y)
        case .gridRow(let guide): .gridRow(alignment: guide)
        case .lazyGrid(let axis, let tracks, let alignment, let spacing):
            .lazyGrid(axis, tracks: tracks, alignment: alignment, spacing: spacing)
        case .lazyStack(let axis, let guide, let spacing):
            .lazyStack(axis, alignment: guide, spacing: spacing)
        case .inset(let edge, let alignment, let spacing):
            .safeAreaInset(edge, alignment: alignment, spacing: spacing)
        case .container(let part, let alignment): .containerRelativeFrame(part, alignment: alignment)
        case .ignoring(let edges): .ignoresSafeArea(edges)
        case .following: .overlay(alignment: .topLeading)
        case .staircase: .custom
        }
    }

    /// The function that measures the box, if it is a leaf that is measured.
    var leaf: MeasureFunction? {
        switch kind {
        case .clamped(let minimum, let ideal, let maximum, let height):
            { proposal in
                Measurement(width: min(max(proposal.width ?? ideal, minimum), maximum), height: height)
            }
        case .text(let words): { proposal in ToyText(words).measure(proposal) }
        case .area(let area):
            { proposal in
                if let width = proposal.width, width.isFinite {
                    return Measurement(width: width, height: area / max(width, 1))
                }
                let height = min(max(proposal.height ?? 20, 5), 200)
                return Measurement(width: area / height, height: height)
            }
        default: nil
        }
    }
}

/// Text of the worked examples: letters of 8 points in lines of 20, with baselines at 15.
struct ToyText {
    let words: [Int]

    init(_ words: [Int]) { self.words = words }

    func measure(_ proposal: ProposedSize) -> Measurement {
        let available = proposal.width ?? .infinity
        let perLine = available.isFinite ? max(Int((available / 8 + 1e-9).rounded(.down)), 1) : Int.max
        var lines: [Int] = []
        for word in words {
            if let last = lines.last, last + 1 + word <= perLine {
                lines[lines.count - 1] = last + 1 + word
                continue
            }
            var rest = word
            while rest > perLine {
                lines.append(perLine)
                rest -= perLine
            }
            lines.append(rest)
        }
        let maximumLines = max(
            1, Int(((proposal.height ?? .infinity) / 20 + 1e-9).rounded(.down).clamped(to: 1...1e6)))
        let count = min(lines.count, maximumLines)
        let longest = Double(lines.max() ?? 0) * 8
        var result = Measurement(
            Size(width: min(longest, available), height: Double(count) * 20), firstBaseline: 15,
            lastBaseline: Double(count) * 20 - 5)
        result.lineHeight = 20
        if lines.count == 1 { result.naturalWidth = longest }
        return result
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

/// A custom layout: children one below the other, each a step further to the right. The width that is left is
/// proposed to each, and no height.
struct Staircase: CustomLayout {
    let step: Double

    private func childProposals(_ proposal: ProposedSize, _ count: Int) -> [ProposedSize] {
        (0..<count).map { index in
            ProposedSize(width: proposal.width.map { max($0 - step * Double(index), 0) }, height: nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Any?) -> Size {
        var size = Size.zero
        for (index, inner) in childProposals(proposal, subviews.count).enumerated() {
            let child = subviews[index].sizeThatFits(inner)
            size.width = max(size.width, child.width + step * Double(index))
            size.height += child.height
        }
        return size
    }

    func placeSubviews(
        _ subviews: Subviews, in bounds: Rect, _ proposal: ProposedSize, _ cache: inout Any?
    ) {
        var y = bounds.origin.y
        for (index, inner) in childProposals(proposal, subviews.count).enumerated() {
            subviews[index].place(at: Point(x: bounds.origin.x + step * Double(index), y: y), inner)
            y += subviews[index].sizeThatFits(inner).height
        }
    }
}
