import LayoutCore
import Stacks
import Testing

/// Very deep and very wide trees, functions without an end, and limits that contradict each other.
@Suite struct HostileInputTests {
    /// A chain of nodes, each in the one before; the last one is a leaf.
    private func chain(
        _ depth: Int, leaf: StackElement = .fixed(width: 20, height: 10), _ element: (Int) -> StackElement
    ) -> (tree: StackTree, nodes: [NodeID]) {
        let tree = StackTree()
        var nodes: [NodeID] = []
        for level in 0..<depth {
            nodes.append(tree.makeNode(element(level)))
            if level > 0 { tree.append(nodes[level], to: nodes[level - 1]) }
        }
        nodes.append(tree.makeNode(leaf))
        tree.append(nodes[depth], to: nodes[depth - 1])
        return (tree, nodes)
    }

    static let wrappers: [StackElement] = [
        .stack(.horizontal), .stack(.vertical), .depthStack(), .frame(width: 100), .fixedSize(),
        .flexibleFrame(FrameLimits(minWidth: 5, maxWidth: .infinity)), .aspectRatio(2), .aspectRatio(),
        .padding(.zero), .offset(x: 0), .position(x: 0, y: 0), .overlay(), .priority(1), .geometryReader,
        .scroll(), .viewThatFits(), .grid(), .gridRow(), .lazyStack(.vertical),
        .lazyGrid(.vertical, tracks: [GridTrack(.flexible())]), .safeAreaInset(.top), .ignoresSafeArea(),
        .containerRelativeFrame(ContainerPart(.vertical)),
    ]

    @Test(arguments: wrappers) func tenThousandLevels(of element: StackElement) {
        let leaf = StackElement.measured()
        let (tree, nodes) = chain(10_000, leaf: leaf) { _ in element }
        tree.setMeasure({ Measurement(width: $0.width == nil ? 30 : 20, height: 10) }, of: nodes[10_000])
        tree.layout(nodes[0], in: StackSpace(width: 300, height: 200))
        #expect(tree.frame(of: nodes[10_000]).size.height == 10)
        tree.markDirty(nodes[10_000])
        tree.layout(nodes[0], in: StackSpace(width: 200, height: 300))
        #expect(tree.frame(of: nodes[10_000]).size.height == 10)
    }

    /// All kinds in turn, with text at the bottom whose height follows from its width.
    @Test func tenThousandLevelsOfAllKinds() {
        let kinds = Self.wrappers.filter { $0 != .aspectRatio() }
        let (tree, nodes) = chain(10_000, leaf: .measured()) { kinds[$0 % kinds.count] }
        tree.setMeasure(
            { Measurement(width: min($0.width ?? 50, 50), height: ($0.width ?? 50) < 50 ? 40 : 20) },
            of: nodes[10_000])
        tree.layout(nodes[0], in: StackSpace(width: 300, height: 200))
        #expect(tree.unroundedFrame(of: nodes[10_000]).size.width <= 50)
        tree.freeSubtree(nodes[0])
        #expect(tree.count == 0)
    }

    @Test func tenThousandGuidesThatDependOnEachOther() {
        let (tree, nodes) = chain(10_000) { _ in .guide(.leading) }
        for node in nodes { tree.setGuide({ $0[.leading] + 1 }, of: node) }
        #expect(tree.position(of: .leading, in: nodes[0], .unspecified) == 10_000)
    }

    @Test func tenThousandCustomLayouts() {
        let (tree, nodes) = chain(10_000, leaf: .measured()) { _ in .custom }
        for node in nodes.dropLast() { tree.setLayout(Staircase(step: 1), of: node) }
        tree.setMeasure({ _ in Measurement(width: 20, height: 10) }, of: nodes[10_000])
        tree.layout(nodes[0], in: StackSpace(width: 300, height: 200))
        #expect(tree.frame(of: nodes[10_000]) == Rect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test(arguments: [
        StackElement.stack(.horizontal), .stack(.vertical), .depthStack(), .overlay(), .geometryReader,
        .lazyStack(.vertical), .lazyGrid(.vertical, tracks: [GridTrack(.adaptive(minimum: 20))]),
        .custom,
    ]) func hundredThousandChildren(of element: StackElement) {
        let tree = StackTree()
        let root = tree.makeNode(element)
        tree.setLayout(Staircase(step: 0), of: root)
        var last = root
        for index in 0..<100_000 {
            last = tree.makeNode(index % 3 == 0 ? .measured(.width) : .fixed(width: 10, height: 10))
            let width = Double(index * 7919 % 1000)
            tree.setMeasure({ Measurement(width: min($0.width ?? width, width), height: 10) }, of: last)
            tree.append(last, to: root)
        }
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(tree.frame(of: last).size.height == 10)
    }

    @Test func aReaderThatMakesReadersWithoutEnd() {
        let tree = StackTree()
        func fill(_ context: ReaderContext) {
            let inner = context.tree.makeNode(.geometryReader)
            context.tree.setReader(fill, of: inner)
            context.tree.append(inner, to: context.node)
        }
        let root = tree.makeNode(.geometryReader)
        tree.setReader(fill, of: root)
        tree.setName("endless", of: root)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(tree.issues.contains { $0.kind == .feedbackLoop })
        #expect(tree.count < 10_000)
    }

    @Test func aBodyThatNeverSettles() {
        let tree = StackTree()
        let root = tree.makeNode(.stack(.vertical))
        let reader = tree.makeNode(.geometryReader)
        let label = tree.makeNode(.measured())
        tree.setName("restless label", of: label)
        var height = 10.0
        tree.setMeasure({ _ in Measurement(width: 10, height: height) }, of: label)
        tree.setReader(
            { context in
                height = height == 10 ? 20 : 10
                context.tree.markDirty(label)
            }, of: reader)
        tree.setChildren([reader, label], of: root)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(tree.issues.map(\.subject) == ["restless label"])
        #expect(tree.issues.map(\.kind) == [.feedbackLoop])
    }

    @Test func aReaderMayFreeItselfAndItsSiblings() {
        let tree = StackTree()
        let root = tree.makeNode(.depthStack())
        let reader = tree.makeNode(.geometryReader)
        let sibling = tree.makeNode(.padding(.zero))
        tree.setReader(
            { context in
                context.tree.freeSubtree(sibling)
                context.tree.freeSubtree(context.node)
            }, of: reader)
        tree.setChildren([reader, sibling], of: root)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(tree.children(of: root).isEmpty)
        #expect(tree.frame(of: reader) == .zero)
    }

    @Test func handlesOfFreedNodesDoNothing() {
        let tree = StackTree()
        let node = tree.makeNode(.fixed(width: 10, height: 10))
        tree.free(node)
        let other = tree.makeNode(.padding(.zero))
        tree.append(node, to: other)
        tree.append(other, to: node)
        tree.setElement(.greedy(), of: node)
        tree.setMeasure({ _ in Measurement(width: 1, height: 1) }, of: node)
        tree.layout(node, in: StackSpace(width: 10, height: 10))
        #expect(tree.measure(node, .unspecified) == .zero)
        #expect(tree.element(of: node) == .empty)
        #expect(tree.element(of: other) == .padding(.zero))
        #expect(tree.children(of: other).isEmpty)
    }

    @Test func noNodeLiesInItself() {
        let (tree, nodes) = chain(5) { _ in .padding(.zero) }
        tree.append(nodes[0], to: nodes[4])
        tree.append(nodes[2], to: nodes[2])
        #expect(tree.parent(of: nodes[0]) == nil)
        #expect(tree.parent(of: nodes[2]) == nodes[1])
    }

    @Test func limitsThatContradictEachOther() {
        let limits = FrameLimits(minWidth: 100, idealWidth: 50, maxWidth: 20, minHeight: -5, maxHeight: -10)
        let tree = StackTree()
        let frame = tree.makeNode(.flexibleFrame(limits))
        tree.append(tree.makeNode(.greedy()), to: frame)
        #expect(tree.measure(frame, ProposedSize(width: 10, height: 10)) == Size(width: 100, height: 0))
        #expect(tree.measure(frame, .infinity) == Size(width: 100, height: 0))
        #expect(tree.measure(frame, .unspecified) == Size(width: 100, height: 0))
    }
}
