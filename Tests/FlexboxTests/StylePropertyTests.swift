import LayoutCore
import TestSupport
import Testing

@testable import Flexbox

/// Properties that are set one by one, against whole styles that are packed at once.
@Suite struct StylePropertyTests {
    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomEditsKeepWhatAWholeStyleKeeps(seed: RandomSeed) {
        var random = seed.random
        let edited = FlexTree(defaults: random.chance(0.5) ? .yoga : .css)
        let packed = FlexTree(defaults: edited.defaults)
        let nodes = (0..<3).map { _ in (edited.makeNode(), packed.makeNode()) }
        var styles = nodes.map { _ in edited.defaults }
        for _ in 0..<300 {
            guard let index = random.pick(nodes.indices) else { return }
            let (node, twin) = nodes[index]
            edit(&styles[index], of: node, in: edited, &random)
            packed.setStyle(styles[index], of: twin)
            #expect(edited.style(of: node) == styles[index], "\(seed)")
            guard let row = edited.row(of: node), let twinRow = packed.row(of: twin) else { return }
            let (kept, whole) = (edited.styles.packed(in: row), packed.styles.packed(in: twinRow))
            #expect(kept.mask == whole.mask && kept.bits == whole.bits, "\(seed)")
        }
        // Blocks that were given back do not reach into those that are in use.
        for (index, (node, _)) in nodes.enumerated() { #expect(edited.style(of: node) == styles[index]) }
    }

    @Test func onlyAnotherValueMarksTheNode() {
        let tree = FlexTree(defaults: .yoga)
        let (root, item) = (tree.makeNode(), tree.makeNode())
        tree.append(item, to: root)
        let sets: [() -> Void] = [
            { tree.set(.width, to: 10, of: item) }, { tree.set(.maxWidth, to: .percent(5), of: item) },
            { tree.set(.margin, .top, to: 3, of: item) }, { tree.set(.flexGrow, to: 1, of: item) },
            { tree.set(.flexShrink, to: 0.5, of: item) }, { tree.set(.position, to: .absolute, of: item) },
            { tree.set(.overflowY, to: .scroll, of: item) }, { tree.setAlignSelf(.center, of: item) },
            { tree.setAspectRatio(2, of: item) }, { tree.setOrder(3, of: item) },
            { tree.set(.width, to: .auto, of: item) }, { tree.setAlignSelf(nil, of: item) },
        ]
        for set in sets {
            tree.layout(root, in: RootSpace(width: .definite(100)))
            #expect(!tree.isDirty(root))
            set()
            #expect(tree.isDirty(item) && tree.isDirty(root))
            tree.layout(root, in: RootSpace(width: .definite(100)))
            set()
            #expect(!tree.isDirty(item) && !tree.isDirty(root))
        }
        tree.set(.flexGrow, to: .nan, of: item)
        tree.layout(root, in: RootSpace(width: .definite(100)))
        tree.set(.flexGrow, to: .nan, of: item)
        #expect(!tree.isDirty(root))
    }

    @Test func freedNodesTakeNothing() {
        let tree = FlexTree(defaults: .css)
        let (gone, other) = (tree.makeNode(), tree.makeNode())
        tree.free(gone)
        let new = tree.makeNode()
        tree.set(.width, to: 10, of: gone)
        tree.set(.flexGrow, to: 3, of: gone)
        tree.set(.display, to: .none, of: gone)
        tree.set(.inset, .start, to: 1, of: gone)
        for node in [new, other, gone] { #expect(tree.style(of: node) == .css) }
    }

    // MARK: Edits

    private func edit(
        _ style: inout FlexStyle, of node: NodeID, in tree: FlexTree, _ random: inout SeededRandom
    ) {
        switch Int.random(in: 0...7, using: &random) {
        case 0, 1: editLength(&style, of: node, in: tree, &random)
        case 2, 3: editEdge(&style, of: node, in: tree, &random)
        case 4:
            let value = random.pick([0, -0.0, 1, 2, 0.5, -1]) ?? 0
            if random.chance(0.5) {
                style.flexGrow = value
                tree.set(.flexGrow, to: value, of: node)
            } else {
                style.flexShrink = value
                tree.set(.flexShrink, to: value, of: node)
            }
        case 5:
            style.aspectRatio = random.pick([Double?.none, 0, 1, 1.5]) ?? nil
            tree.setAspectRatio(style.aspectRatio, of: node)
        case 6:
            style.order = Int.random(in: -1...1, using: &random)
            tree.setOrder(style.order, of: node)
        default: editKeyword(&style, of: node, in: tree, &random)
        }
    }

    private func editLength(
        _ style: inout FlexStyle, of node: NodeID, in tree: FlexTree, _ random: inout SeededRandom
    ) {
        let paths: [(LengthProperty, WritableKeyPath<FlexStyle, Length>)] = [
            (.width, \.width), (.height, \.height), (.minWidth, \.minWidth), (.minHeight, \.minHeight),
            (.maxWidth, \.maxWidth), (.maxHeight, \.maxHeight), (.flexBasis, \.flexBasis),
            (.columnGap, \.columnGap), (.rowGap, \.rowGap),
        ]
        #expect(paths.count == LengthProperty.allCases.count)
        guard let (property, path) = random.pick(paths) else { return }
        let value = random.pick([Length.auto, .undefined, 0, 7, .percent(5), .content, .maxContent]) ?? .auto
        style[keyPath: path] = value
        tree.set(property, to: value, of: node)
    }

    private func editEdge(
        _ style: inout FlexStyle, of node: NodeID, in tree: FlexTree, _ random: inout SeededRandom
    ) {
        let paths: [(EdgeProperty, WritableKeyPath<FlexStyle, EdgeLengths>)] = [
            (.margin, \.margin), (.padding, \.padding), (.border, \.border), (.inset, \.inset),
        ]
        guard let (property, path) = random.pick(paths), let edge = random.pick(Edge.allCases) else { return }
        let value = random.pick([Length.undefined, .auto, 0, 3, .percent(5)]) ?? .auto
        style[keyPath: path][edge] = value
        tree.set(property, edge, to: value, of: node)
    }

    private func editKeyword(
        _ style: inout FlexStyle, of node: NodeID, in tree: FlexTree, _ random: inout SeededRandom
    ) {
        func set<Keyword: CaseIterable & RawRepresentable<UInt8>>(
            _ property: KeywordProperty<Keyword>, _ path: WritableKeyPath<FlexStyle, Keyword>
        ) {
            guard let value = random.pick(Array(Keyword.allCases)) else { return }
            style[keyPath: path] = value
            tree.set(property, to: value, of: node)
        }
        switch Int.random(in: 0...11, using: &random) {
        case 0: set(.flexDirection, \.flexDirection)
        case 1: set(.flexWrap, \.flexWrap)
        case 2: set(.justifyContent, \.justifyContent)
        case 3: set(.alignItems, \.alignItems)
        case 4: set(.alignContent, \.alignContent)
        case 5: set(.position, \.position)
        case 6: set(.display, \.display)
        case 7: set(.boxSizing, \.boxSizing)
        case 8: set(.direction, \.direction)
        case 9: set(.overflowX, \.overflowX)
        case 10: set(.overflowY, \.overflowY)
        default:
            style.alignSelf = random.pick(AlignItems.allCases.map(Optional.some) + [nil]) ?? nil
            tree.setAlignSelf(style.alignSelf, of: node)
        }
    }
}
