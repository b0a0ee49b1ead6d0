import Flexbox
import LayoutCore
import TestSupport
import Testing

/// What holds for every tree, tried on random ones.
@Suite struct RandomTreeTests {
    static let modes: [Errata] = [[], .yoga, .classic]

    @Test(arguments: modes, RandomRuns.seeds(default: 100))
    func randomChangesComeOutAsFromScratch(errata: Errata, seed: RandomSeed) {
        var random = seed.random
        var value = RandomTree(&random, errata: errata)
        let (tree, nodes) = value.build()
        for step in 0..<6 {
            let space = RootSpace(
                width: random.chance(0.2) ? .maxContent : .definite(.random(in: 50...300, using: &random)),
                scale: random.pick([0, 1, 2, 3])!)
            tree.layout(nodes[0], in: space)
            #expect(nodes.map(tree.frame(of:)) == value.boxes(space), "\(seed), step \(step)")
            let index = Int.random(in: 0..<nodes.count, using: &random)
            if value.texts[index] != nil, random.chance(0.5) {
                let letters = Int.random(in: 1...60, using: &random)
                value.texts[index] = letters
                tree.setMeasure(measureText(length: letters), of: nodes[index])
            } else {
                let defaults: FlexStyle = errata.isEmpty ? .css : .yoga
                value.styles[index] = RandomTree.style(&random, defaults: defaults, isRoot: index == 0)
                tree.setStyle(value.styles[index], of: nodes[index])
            }
        }
    }

    @Test(arguments: modes, RandomRuns.seeds(default: 100))
    func randomLayoutsAreIdempotent(errata: Errata, seed: RandomSeed) {
        var random = seed.random
        let (tree, nodes) = RandomTree(&random, errata: errata).build()
        tree.layout(nodes[0], in: RootSpace())
        let first = nodes.map(tree.frame(of:))
        for node in nodes { tree.markDirty(node) }
        tree.layout(nodes[0], in: RootSpace())
        #expect(nodes.map(tree.frame(of:)) == first, "\(seed)")
    }

    /// A border of 0 changes nothing, but boxes with borders are resolved edge by edge.
    @Test(arguments: modes, RandomRuns.seeds(default: 200))
    func randomBoxesAreTheSameEdgeByEdge(errata: Errata, seed: RandomSeed) {
        var random = seed.random
        var value = RandomTree(&random, errata: errata)
        for index in value.styles.indices {
            if random.chance(0.3) { value.styles[index].boxSizing = .contentBox }
            value.styles[index].border = EdgeLengths()
            for property in [\FlexStyle.margin, \.padding] where random.chance(0.6) {
                let edges = random.chance(0.3) ? [Edge.all] : [.left, .top, .right, .bottom]
                for edge in edges where random.chance(0.7) {
                    value.styles[index][keyPath: property][edge] =
                        random.chance(0.05) ? .auto : .points(.random(in: -5...20, using: &random).rounded())
                }
            }
        }
        var resolved = value
        for index in value.styles.indices { resolved.styles[index].border[.start] = 0 }
        #expect(value.boxes() == resolved.boxes(), "\(seed)")
    }

    @Test(arguments: [Errata.none, .yoga], RandomRuns.seeds(default: 200))
    func randomTreesMirrorFromRightToLeft(errata: Errata, seed: RandomSeed) {
        var random = seed.random
        var value = RandomTree(&random, errata: errata)
        for index in value.styles.indices {
            // Where left and right contradict each other, the direction decides which of them wins; and what
            // starts at neither has only one side to start from.
            value.styles[index].inset = EdgeLengths()
            // Columns have no baselines across them: left edges are aligned instead, also in right-to-left text.
            let flow = container(of: index, in: value).map { value.styles[$0].flexDirection }
            if flow == .column || flow == .columnReverse,
                [.baseline, .lastBaseline].contains(value.styles[index].alignSelf)
            {
                value.styles[index].alignSelf = nil
            }
            guard errata == .yoga else { continue }
            // By Yoga's rules boxes may come out narrower than their padding, and then start where it starts.
            (value.styles[index].padding, value.styles[index].border) = (EdgeLengths(), EdgeLengths())
        }
        let plain = value.boxes()
        let mirrored = value.mirrored.boxes()
        for index in plain.indices where isShown(index, in: value) {
            let container =
                container(of: index, in: value).map { plain[$0].size.width } ?? plain[index].size.width
            let expected = container - plain[index].origin.x - plain[index].size.width
            let isMirrored = abs(mirrored[index].origin.x - expected) < 1e-6
            #expect(
                index == 0 || isMirrored, "\(seed): \(index) is at \(mirrored[index]), not at \(expected)")
            #expect(abs(mirrored[index].size.width - plain[index].size.width) < 1e-6, "\(seed)")
        }
    }

    /// Axes are alike where nothing is measured and no size follows from what only one axis has: text,
    /// baselines, wrapping in content-sized containers, percentages, aspect ratios.
    @Test(arguments: [Errata.yoga, .classic], RandomRuns.seeds(default: 100))
    func randomTreesTranspose(errata: Errata, seed: RandomSeed) {
        var random = seed.random
        var value = RandomTree(&random, errata: errata, hasText: false)
        for index in value.styles.indices {
            value.styles[index].flexWrap = .noWrap
            value.styles[index].aspectRatio = nil
            if value.styles[index].alignSelf == .baseline { value.styles[index].alignSelf = .flexStart }
            if value.styles[index].alignSelf == .lastBaseline { value.styles[index].alignSelf = .flexEnd }
            if [.left, .right].contains(value.styles[index].justifyContent) {
                value.styles[index].justifyContent = .end
            }
            if value.styles[index].position == .absolute { value.styles[index].position = .relative }
            for property in [\FlexStyle.margin, \.padding, \.border, \.inset] {
                for edge in Edge.allCases where value.styles[index][keyPath: property][edge].isPercent {
                    value.styles[index][keyPath: property][edge] = 7
                }
                value.styles[index][keyPath: property][.start] = .undefined
                value.styles[index][keyPath: property][.end] = .undefined
            }
        }
        value.styles[0].height = 200
        let plain = value.boxes()
        let transposed = value.transposed.boxes()
        for index in plain.indices {
            for axis in Axis.allCases {
                let (ours, expected) = (transposed[index][axis.cross], plain[index][axis])
                let isEqual =
                    abs(ours.start - expected.start) < 1e-6 && abs(ours.length - expected.length) < 1e-6
                #expect(isEqual, "\(seed): \(index) is \(ours), not \(expected)")
            }
        }
    }

    @Test(arguments: modes, RandomRuns.seeds(default: 100))
    func randomFramesAreNumbers(errata: Errata, seed: RandomSeed) {
        var random = seed.random
        var value = RandomTree(&random, errata: errata)
        let wild: [Double] = [.nan, .infinity, -.infinity, -50, 1e12, 0]
        for index in value.styles.indices where random.chance(0.5) {
            value.styles[index].width = .points(random.pick(wild)!)
            value.styles[index].minHeight = .points(random.pick(wild)!)
            value.styles[index].flexGrow = random.pick(wild)!
            value.styles[index].aspectRatio = random.pick(wild)!
            value.styles[index].margin[.all] = .percent(random.pick(wild)!)
        }
        let space = RootSpace(width: .definite(random.pick(wild)!), scale: random.pick(wild)!)
        for box in value.boxes(space) {
            #expect(box.origin.x.isFinite && box.origin.y.isFinite, "\(seed)")
            #expect(
                box.size.width >= 0 && box.size.height >= 0 && box.size.width.isFinite
                    && box.size.height.isFinite, "\(seed)")
        }
    }

    private func isShown(_ index: Int, in value: RandomTree) -> Bool {
        var node: Int? = index
        while let current = node {
            if value.styles[current].display == .none { return false }
            node = value.parents[current]
        }
        return value.styles[index].display != .contents
    }

    private func container(of index: Int, in value: RandomTree) -> Int? {
        var node = value.parents[index]
        while let current = node, value.styles[current].display == .contents { node = value.parents[current] }
        return node
    }
}
