import LayoutCore
import Stacks
import Testing

/// Nested stacks that align by baselines: each requests the guide positions of its descendants, for other proposals.
@Suite struct NestedGuideTests {
    private func nested(_ depth: Int, hasFrames: Bool) -> (tree: StackTree, nodes: [NodeID], root: NodeID) {
        let tree = StackTree()
        var nodes: [NodeID] = []
        func leaf() -> NodeID {
            let leaf = tree.makeNode(.measured(.text))
            let natural = Double(60 + nodes.count * 7 % 50)
            tree.setMeasure(
                { proposal in
                    let width = min(proposal.width ?? natural, natural)
                    let lines = (natural / max(width, 8)).rounded(.up)
                    return Measurement(Size(width: width, height: lines * 20), firstBaseline: 12)
                }, of: leaf)
            nodes.append(leaf)
            return leaf
        }
        func framed(_ child: NodeID) -> NodeID {
            guard hasFrames else { return child }
            let frame = tree.makeNode(.flexibleFrame(FrameLimits(minWidth: 5, maxHeight: .infinity)))
            tree.append(child, to: frame)
            nodes.append(frame)
            return frame
        }
        var node = leaf()
        for level in 0..<depth {
            let isRow = level.isMultiple(of: 2)
            let stack = tree.makeNode(
                .stack(
                    isRow ? .horizontal : .vertical, alignment: isRow ? .firstTextBaseline : nil, spacing: 2))
            tree.setChildren([framed(leaf()), framed(node), leaf()], of: stack)
            nodes.append(stack)
            node = stack
        }
        return (tree, nodes, node)
    }

    /// By the rules the requests double every two levels; the engine stops requesting, reports an issue and goes on.
    @Test(arguments: [30, 300])
    func tooManyRequestsAreReported(depth: Int) {
        let (tree, nodes, root) = nested(depth, hasFrames: true)
        tree.layout(root, in: StackSpace(width: 390, height: 844))
        #expect(tree.issues.count == 1)
        #expect(tree.issues.first?.description.contains("align by baselines") == true)
        #expect(tree.statistics.requests < nodes.count * 2_000)
        for node in nodes {
            let frame = tree.frame(of: node)
            #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
            #expect(frame.size.width >= 0 && frame.size.width.isFinite)
            #expect(frame.size.height >= 0 && frame.size.height.isFinite)
        }
    }

    @Test(arguments: [(8, true), (8, false), (1000, false)])
    func otherStacksAreWithinTheLimit(depth: Int, hasFrames: Bool) {
        let (tree, nodes, root) = nested(depth, hasFrames: hasFrames)
        tree.layout(root, in: StackSpace(width: 390, height: 844))
        #expect(tree.issues.isEmpty)
        if !hasFrames { #expect(tree.statistics.requests < nodes.count * 8) }
    }
}
