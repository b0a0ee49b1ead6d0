import LayoutCore
import Stacks
import TestSupport
import Testing

/// Properties of every tree, checked with random ones.
@Suite struct RandomTreeTests {
    @Test(arguments: RandomRuns.seeds(default: 500))
    func randomTreesFollowTheWrittenRules(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        maker.hasFollowers = true
        let sketch = maker.box()
        let (tree, root, nodes) = sketch.build()
        for _ in 0..<3 {
            let proposal = maker.proposal()
            var space = StackSpace(proposal.proposedSize, scale: 0)
            space.safeArea = maker.safeArea()
            tree.layout(root, in: space)
            let rules = WrittenRules(sketch, proposal, safeArea: space.safeArea)
            for (index, box) in sketch.all.enumerated() {
                let node = nodes[ObjectIdentifier(box)]!
                guard let expected = rules.frames[ObjectIdentifier(box)] else {
                    #expect(tree.isHidden(node), "\(seed): \(index) \(box.kind)")
                    continue
                }
                let frame = tree.frame(of: node)
                if !frame.isNear(expected) {
                    Issue.record("\(seed): \(index) \(box.kind) is \(frame), not \(expected)")
                    if RandomRuns.count(default: 0) == 1 {
                        print(proposal, sketch.outline(), separator: "\n")
                    }
                    return
                }
                guard case .following = box.kind, let target = rules.frames[ObjectIdentifier(box.target)],
                    let follower = Sketch.follower(in: tree, of: node)
                else { continue }
                #expect(tree.frame(of: follower).isNear(target), "\(seed): \(index) follows badly")
            }
        }
    }

    /// Edits of all kinds, each followed by a layout of what has changed.
    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomChangesComeOutAsFromScratch(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        var sketch = maker.box()
        var (tree, root, nodes) = sketch.build()
        var proposal = maker.proposal()
        var replaced: [Sketch] = []
        for step in 0..<8 {
            let space = StackSpace(
                proposal.proposedSize, scale: maker.random.pick([0, 1, 2, 3])!,
                direction: maker.random.chance(0.8) ? .leftToRight : .rightToLeft)
            tree.layout(root, in: space)
            let (fresh, freshRoot, freshNodes) = sketch.build()
            fresh.layout(freshRoot, in: space)
            for (index, box) in sketch.all.enumerated() {
                let (node, other) = (nodes[ObjectIdentifier(box)]!, freshNodes[ObjectIdentifier(box)]!)
                guard
                    tree.isHidden(node) == fresh.isHidden(other),
                    tree.frame(of: node).isNear(fresh.frame(of: other))
                else {
                    Issue.record(
                        "\(seed): in step \(step) \(index) \(box.kind) is \(tree.frame(of: node)), not \(fresh.frame(of: other))"
                    )
                    if RandomRuns.count(default: 0) == 1 {
                        print(proposal, sketch.outline(), separator: "\n")
                    }
                    return
                }
            }
            if maker.random.chance(0.3) { proposal = maker.proposal() }
            (sketch, root) = change(sketch, root, tree, &nodes, &maker, &replaced)
        }
    }

    /// Changes one box: into another one with the same children, or a whole new one.
    private func change(
        _ sketch: Sketch, _ root: NodeID, _ tree: StackTree, _ nodes: inout [ObjectIdentifier: NodeID],
        _ maker: inout RandomSketch, _ replaced: inout [Sketch]
    ) -> (Sketch, NodeID) {
        let old = maker.random.pick(sketch.all)!
        let node = nodes[ObjectIdentifier(old)]!
        maker.budget = 5
        let other = maker.box(depth: 3)
        var newRoot = root
        let new: Sketch
        if !old.children.isEmpty, !other.children.isEmpty {
            new = Sketch(other.kind, old.children, cell: old.cell)
            new.apply(to: node, in: tree)
            nodes[ObjectIdentifier(new)] = node
        } else {
            new = other
            let made = other.build(in: tree, &nodes)
            if let parent = tree.parent(of: node) {
                tree.insert(made, into: parent, before: node)
            } else {
                newRoot = made
            }
            tree.freeSubtree(node)
        }
        let result = sketch.replacing(old, by: new)
        for (before, after) in zip(path(to: old, in: sketch), path(to: new, in: result)) {
            if before !== old { nodes[ObjectIdentifier(after)] = nodes[ObjectIdentifier(before)] }
        }
        // New objects may have the identifiers of freed ones; the old ones are retained for the run.
        replaced.append(sketch)
        return (result, newRoot)
    }

    private func path(to box: Sketch, in root: Sketch) -> [Sketch] {
        if root === box { return [root] }
        for child in root.children {
            let rest = path(to: box, in: child)
            if !rest.isEmpty { return [root] + rest }
        }
        return []
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomTreesMirrorFromRightToLeft(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let (tree, root, nodes) = maker.box().build()
        let proposal = maker.proposal()
        tree.layout(root, in: StackSpace(proposal.proposedSize, scale: 0))
        let plain = nodes.mapValues(tree.frame(of:))
        tree.layout(root, in: StackSpace(proposal.proposedSize, scale: 0, direction: .rightToLeft))
        let whole = tree.frame(of: root)
        for (key, node) in nodes where !tree.isHidden(node) {
            var expected = plain[key]!
            // The root's trailing edge lies at the end of the available space, if that is definite.
            expected.origin.x = (proposal.w ?? whole.size.width) - expected.origin.x - expected.size.width
            #expect(tree.frame(of: node).isNear(expected), "\(seed)")
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomEdgesLieOnPixels(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let (tree, root, nodes) = maker.box().build()
        let proposal = maker.proposal()
        let scale = maker.random.pick([1, 1.5, 2, 3])!
        let origin = Point(x: maker.number(10), y: maker.number(10))
        tree.layout(
            root,
            in: StackSpace(proposal.proposedSize, scale: scale, origin: origin))
        for node in nodes.values where !tree.isHidden(node) {
            for axis in Axis.allCases {
                let (exact, pixels) = (tree.unroundedFrame(of: node)[axis], tree.frame(of: node)[axis])
                // Each edge by itself goes to the nearest pixel of the screen: what touches still touches.
                for (edge, rounded) in [(exact.start, pixels.start), (exact.end, pixels.end)] {
                    let pixel = (rounded + origin[axis]) * scale
                    #expect(abs(pixel - pixel.rounded()) < 1e-6, "\(seed)")
                    #expect(abs(rounded - edge) * scale < 0.5 + 1e-5, "\(seed)")
                }
            }
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomLayoutsAreIdempotent(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let (tree, root, nodes) = maker.box().build()
        let proposal = maker.proposal()
        tree.layout(root, in: StackSpace(proposal.proposedSize))
        let first = nodes.mapValues(tree.frame(of:))
        let size = tree.measure(root, proposal.proposedSize)
        #expect(size == tree.unroundedFrame(of: root).size, "\(seed)")
        for node in nodes.values { tree.markDirty(node) }
        tree.layout(root, in: StackSpace(proposal.proposedSize))
        #expect(nodes.mapValues(tree.frame(of:)) == first, "\(seed)")
        #expect(tree.movedNodes.isEmpty, "\(seed)")
    }

    /// A tree that has been measured for many proposals, in any order, has the same sizes and frames as a new one.
    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomCachedMeasurementsChangeNothing(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let sketch = maker.box()
        let (tree, root, nodes) = sketch.build()
        for _ in 0..<12 {
            let proposal = maker.proposal()
            let (fresh, freshRoot, freshNodes) = sketch.build()
            if maker.random.chance(0.6) {
                let (size, other) = (
                    tree.measure(root, proposal.proposedSize), fresh.measure(freshRoot, proposal.proposedSize)
                )
                #expect(abs(size.width - other.width) <= 1e-6 * max(1, other.width), "\(seed)")
                #expect(abs(size.height - other.height) <= 1e-6 * max(1, other.height), "\(seed)")
                continue
            }
            tree.layout(root, in: StackSpace(proposal.proposedSize, scale: 0))
            fresh.layout(freshRoot, in: StackSpace(proposal.proposedSize, scale: 0))
            for (key, node) in nodes {
                let (frame, other) = (tree.frame(of: node), fresh.frame(of: freshNodes[key]!))
                #expect(frame.isNear(other), "\(seed): \(frame), not \(other)")
            }
        }
    }

    /// Numbers that are no valid lengths, everywhere.
    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomFramesAreNumbers(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let sketch = maker.box()
        let (tree, root, nodes) = sketch.build()
        let wild: [Double] = [.nan, .infinity, -.infinity, -50, 1e12, 0, .greatestFiniteMagnitude, 1e-300]
        var random = maker.random
        func any() -> Double { random.pick(wild)! }
        func anyOrNil() -> Double? { random.chance(0.3) ? nil : any() }
        for node in nodes.values where random.chance(0.5) {
            let hasChildren = !tree.children(of: node).isEmpty
            switch Int.random(in: 0..<(hasChildren ? 11 : 4), using: &random) {
            case 0: tree.setElement(.fixed(width: any(), height: any()), of: node)
            case 1: tree.setElement(.spacer(minLength: any()), of: node)
            case 2, 3:
                let measurement = Measurement(Size(width: any(), height: any()), firstBaseline: any())
                tree.setElement(.measured(), of: node)
                tree.setMeasure({ _ in measurement }, of: node)
            case 4:
                tree.setElement(.stack(.horizontal, alignment: .firstTextBaseline, spacing: any()), of: node)
            case 5: tree.setElement(.frame(width: anyOrNil(), height: anyOrNil()), of: node)
            case 6:
                let limits = FrameLimits(
                    minWidth: anyOrNil(), idealWidth: anyOrNil(), maxWidth: anyOrNil(), minHeight: anyOrNil(),
                    idealHeight: anyOrNil(), maxHeight: anyOrNil())
                tree.setElement(.flexibleFrame(limits), of: node)
            case 7: tree.setElement(.aspectRatio(any(), random.chance(0.5) ? .fit : .fill), of: node)
            case 8:
                tree.setElement(
                    .padding(Insets(top: any(), left: any(), bottom: any(), right: any())), of: node)
            case 9: tree.setElement(.position(x: any(), y: any()), of: node)
            default:
                let position = any()
                tree.setElement(.guide(.verticalCenter), of: node)
                tree.setGuide({ _ in position }, of: node)
            }
        }
        tree.layout(root, in: StackSpace(width: anyOrNil(), height: anyOrNil(), scale: any()))
        for node in nodes.values {
            for frame in [tree.frame(of: node), tree.unroundedFrame(of: node)] {
                #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "\(seed)")
                #expect(frame.size.width.isFinite && frame.size.width >= 0, "\(seed)")
                #expect(frame.size.height.isFinite && frame.size.height >= 0, "\(seed)")
            }
        }
    }
}

extension Rect {
    func isNear(_ other: Rect, _ tolerance: Double = 1e-6) -> Bool {
        Axis.allCases.allSatisfy { axis in
            abs(self[axis].start - other[axis].start) <= tolerance * max(1, abs(other[axis].start))
                && abs(self[axis].length - other[axis].length) <= tolerance * max(1, other[axis].length)
        }
    }
}
