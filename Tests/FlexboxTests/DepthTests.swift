import Flexbox
import LayoutCore
import Testing

/// Trees may be as deep as memory allows: nothing in layout recurses.
@Suite struct DepthTests {
    @Test(arguments: [(100_000, FlexStyle.yoga), (20_000, .css)])
    func anyNumberOfLevels(depth: Int, defaults: FlexStyle) {
        let tree = FlexTree(defaults: defaults, errata: defaults == .yoga ? .yoga : [])
        var nodes = [tree.makeNode()]
        for level in 1..<depth {
            let node = tree.makeNode()
            if level % 3 == 0 { tree.set(\.flexDirection, to: .column, of: node) }
            if level % 1000 == 0 { tree.updateStyle(of: node) { $0.padding[.left] = 1 } }
            tree.append(node, to: nodes[level - 1])
            nodes.append(node)
        }
        tree.setMeasure({ _ in Size(width: 30, height: 20) }, of: nodes[depth - 1])
        tree.layout(nodes[0], in: RootSpace(width: .definite(500)))
        #expect(tree.frame(of: nodes[0]).size == Size(width: 500, height: 20))
        #expect(tree.frame(of: nodes[depth - 1]).size.height == 20)
        #expect(tree.frame(of: nodes[1000]).origin == .zero)
        #expect(tree.frame(of: nodes[1001]).origin.x == 1)

        tree.set(\.display, to: .none, of: nodes[1])
        tree.layout(nodes[0], in: RootSpace(width: .definite(500)))
        #expect(tree.frame(of: nodes[depth - 1]) == .zero)
        tree.freeSubtree(nodes[0])
        #expect(!tree.contains(nodes[depth - 1]))
    }
}
