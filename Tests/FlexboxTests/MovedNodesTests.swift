import Flexbox
import LayoutCore
import Testing

/// The nodes that a layout reports as moved.
@Suite struct MovedNodesTests {
    private let tree = FlexTree(defaults: .yoga, errata: .yoga)

    /// A root with two items, the first of which is empty.
    private func make() -> [NodeID] {
        let nodes = (0..<3).map { _ in tree.makeNode() }
        for node in nodes.dropFirst() { tree.append(node, to: nodes[0]) }
        tree.updateStyle(of: nodes[0]) { $0.alignItems = .flexStart }
        tree.updateStyle(of: nodes[2]) { ($0.width, $0.height) = (30, 20) }
        return nodes
    }

    @Test func theFirstLayoutReportsAll() {
        let nodes = make()
        for node in nodes { #expect(tree.frame(of: node) == .zero) }
        tree.layout(nodes[0], in: RootSpace(width: .definite(100)))
        // The first item too, which is of no size and at the origin.
        #expect(tree.movedNodes == nodes)
        #expect(tree.frame(of: nodes[1]) == .zero)
        tree.layout(nodes[0], in: RootSpace(width: .definite(100)))
        #expect(tree.movedNodes.isEmpty)
        tree.set(\.height, to: 50, of: nodes[2])
        tree.layout(nodes[0], in: RootSpace(width: .definite(100)))
        #expect(tree.movedNodes == [nodes[0], nodes[2]])
    }

    @Test func aForgottenFrameIsReportedAgain() {
        let nodes = make()
        tree.layout(nodes[0], in: RootSpace(width: .definite(100)))
        let other = tree.makeNode()
        tree.append(nodes[2], to: other)
        tree.forgetFrame(of: nodes[2])
        #expect(tree.frame(of: nodes[2]) == .zero)
        tree.layout(other, in: RootSpace(width: .definite(100)))
        #expect(tree.movedNodes == [other, nodes[2]])
        #expect(tree.frame(of: nodes[2]).size == Size(width: 30, height: 20))
    }

    @Test func leavesShareAMeasureFunction() {
        let nodes = make()
        let shared = SharedMeasure(size: Size(width: 7, height: 9))
        for node in nodes { tree.setMeasure(shared, of: node) }
        tree.updateStyle(of: nodes[0]) { ($0.flexDirection, $0.alignItems) = (.row, .baseline) }
        tree.updateStyle(of: nodes[2]) { ($0.width, $0.height) = (.auto, .auto) }
        // What one leaf says of itself is not said of the others.
        tree.setBaseline({ _ in 2 }, of: nodes[1])
        tree.layout(nodes[0], in: RootSpace(width: .definite(100)))
        #expect(tree.frame(of: nodes[1]) == Rect(x: 0, y: 7, width: 7, height: 9))
        #expect(tree.frame(of: nodes[2]) == Rect(x: 7, y: 0, width: 7, height: 9))
        tree.setMeasure(nil, of: nodes[1])
        tree.setMeasure(nil, of: nodes[2])
        tree.layout(nodes[0], in: RootSpace(width: .definite(100)))
        #expect(tree.frame(of: nodes[1]).size == .zero && tree.frame(of: nodes[2]).size == .zero)
        tree.setMeasure({ _ in Size(width: 1, height: 1) }, of: nodes[1])
        tree.setMeasure(shared, of: nodes[1])
        tree.layout(nodes[0], in: RootSpace(width: .definite(100)))
        #expect(tree.frame(of: nodes[1]).size == Size(width: 7, height: 9))
    }

    /// An item keeps its distance from a containing block further out while what is between them moves, and is not laid
    /// out again itself.
    @Test func absoluteItemsStayWhereBoxesAroundThemMove() {
        let tree = FlexTree()
        var styles = [FlexStyle](repeating: .css, count: 4)
        (styles[0].flexDirection, styles[0].position) = (.row, .relative)
        (styles[1].position, styles[1].width, styles[1].height) = (.static, 50, 10)
        styles[2].display = .contents
        (styles[3].position, styles[3].width, styles[3].height) = (.absolute, 30, 20)
        styles[3].inset[.left] = 8
        let nodes = styles.map { tree.makeNode($0) }
        for (parent, child) in zip(nodes, nodes.dropFirst()) { tree.append(child, to: parent) }
        let space = RootSpace(width: .definite(200), height: .definite(100))
        tree.layout(nodes[0], in: space)
        #expect(tree.frame(of: nodes[3]).origin == Point(x: 8, y: 0))
        tree.updateStyle(of: nodes[0]) { $0.padding[.left] = 13 }
        tree.layout(nodes[0], in: space)
        #expect(tree.frame(of: nodes[1]).origin == Point(x: 13, y: 0))
        #expect(tree.frame(of: nodes[3]).origin == Point(x: -5, y: 0))
        #expect(tree.movedNodes == [nodes[1], nodes[3]])
    }
}
