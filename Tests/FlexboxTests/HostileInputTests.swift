import Flexbox
import LayoutCore
import TestSupport
import Testing

/// Input that no sane program would give: results stay numbers, and layout comes to an end.
@Suite struct HostileInputTests {
    static let wild: [Double] = [.nan, .infinity, -.infinity, -50, 1e300, -1e300, 1e-300, 1e9, 0]

    @Test(arguments: [Errata.none, .yoga, .classic], RandomRuns.seeds(default: 60))
    func randomWildValuesInEveryProperty(errata: Errata, seed: RandomSeed) {
        var random = seed.random
        var value = RandomTree(&random, errata: errata)
        func number() -> Double { random.pick(Self.wild)! }
        func length() -> Length {
            random.pick([
                .points(number()), .percent(number()), .auto, .undefined, .content, .minContent, .maxContent,
                .fitContent, .stretch,
            ])!
        }
        let lengths: [WritableKeyPath<FlexStyle, Length>] = [
            \.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight, \.flexBasis, \.columnGap,
            \.rowGap,
        ]
        let edges: [WritableKeyPath<FlexStyle, EdgeLengths>] = [\.margin, \.padding, \.border, \.inset]
        for index in value.styles.indices {
            for property in lengths where random.chance(0.4) {
                value.styles[index][keyPath: property] = length()
            }
            for property in edges where random.chance(0.4) {
                value.styles[index][keyPath: property][random.pick(Edge.allCases)!] = length()
            }
            if random.chance(0.4) { value.styles[index].flexGrow = number() }
            if random.chance(0.4) { value.styles[index].flexShrink = number() }
            if random.chance(0.3) { value.styles[index].aspectRatio = number() }
            if random.chance(0.3) { value.styles[index].order = random.pick([.min, -1, 0, .max])! }
            if random.chance(0.3) { value.styles[index].overflow = random.pick(Overflow.allCases)! }
        }
        let (tree, nodes) = value.build()
        for scale in [0, 1, 3, Double.nan] {
            let space = RootSpace(
                width: .definite(number()), height: random.chance(0.5) ? .minContent : .definite(number()),
                scale: scale)
            tree.layout(nodes[0], in: space)
            // With the largest numbers all that can be expected is a result that is a number.
            for node in nodes { #expect(tree.frame(of: node).size.width >= 0, "\(seed)") }
            _ = tree.size(of: nodes[0], in: space)
            _ = tree.issues(of: nodes[0])
            _ = tree.scrollableOverflow(of: nodes[0])
        }
    }

    /// A million take no longer for each: `Scripts/bench flex million`.
    @Test func manyChildrenOfOneParent() {
        let tree = FlexTree(defaults: .yoga, errata: .yoga)
        let root = tree.makeNode()
        tree.updateStyle(of: root) { ($0.flexDirection, $0.flexWrap, $0.width) = (.row, .wrap, 1000) }
        var style = FlexStyle.yoga
        (style.width, style.height) = (10, 10)
        var last = root
        for _ in 0..<200_000 {
            last = tree.makeNode(style)
            tree.append(last, to: root)
        }
        tree.layout(root, in: RootSpace())
        #expect(tree.frame(of: last) == Rect(x: 990, y: 19_990, width: 10, height: 10))
        tree.freeSubtree(root)
        #expect(!tree.contains(last))
    }

    @Test(arguments: wild)
    func measureFunctionsMayReturnAnyNumber(number: Double) {
        for defaults in [FlexStyle.css, .yoga] {
            let tree = FlexTree(defaults: defaults)
            let (root, leaf) = (tree.makeNode(), tree.makeNode())
            tree.append(leaf, to: root)
            tree.setMeasure({ _ in Size(width: number, height: -number) }, of: leaf)
            tree.setBaseline({ _ in number }, of: leaf)
            tree.set(\.alignItems, to: .baseline, of: root)
            tree.layout(root, in: RootSpace(width: .definite(100)))
            let frame = tree.frame(of: leaf)
            #expect(frame.size.width >= 0 && frame.size.height >= 0)
        }
    }

    @Test func measureFunctionsMayComeBack() {
        let tree = FlexTree(defaults: .css)
        let (root, leaf, other) = (tree.makeNode(), tree.makeNode(), tree.makeNode())
        tree.append(leaf, to: root)
        var calls = 0
        tree.setMeasure(
            { _ in
                calls += 1
                // Of the tree at hand nothing comes; another one may be laid out, and nodes made and changed.
                tree.layout(root, in: RootSpace(width: .definite(50)))
                tree.layout(leaf, in: RootSpace(width: .definite(50)))
                tree.layout(other, in: RootSpace(width: .definite(7), height: .definite(9)))
                for _ in 0..<100 { tree.append(tree.makeNode(), to: other) }
                tree.updateStyle(of: leaf) { $0.padding[.all] = .points(Double(calls)) }
                return Size(width: 30, height: 20)
            }, of: leaf)
        tree.layout(root, in: RootSpace(width: .definite(100)))
        #expect(calls > 0 && calls < 20)
        #expect(tree.frame(of: other).size == Size(width: 7, height: 9))
        #expect(tree.isDirty(root))
    }
}
