import LayoutCore
import Stacks
import Testing

/// Geometry readers, preferences and anchors.
@Suite struct ReaderTests {
    let tree = StackTree()

    @Test func aReaderMakesItsContentForItsSize() {
        var sizes: [Size] = []
        let reader = tree.makeNode(.geometryReader)
        var content: NodeID?
        tree.setReader(
            { context in
                sizes.append(context.size)
                if let content { context.tree.freeSubtree(content) }
                let half = context.tree.makeNode(.frame(width: context.size.width / 2))
                context.tree.append(context.tree.makeNode(.greedy()), to: half)
                context.tree.append(half, to: context.node)
                content = half
            }, of: reader)
        let root = tree.makeNode(.stack(.vertical, spacing: 0))
        let header = tree.makeNode(.fixed(width: 20, height: 40))
        tree.setChildren([header, reader], of: root)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(sizes == [Size(width: 300, height: 160)])
        #expect(tree.frame(of: content!) == Rect(x: 0, y: 40, width: 150, height: 160))
        // Nothing has changed: the reader is not called.
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        tree.markDirty(header)
        tree.layout(root, in: StackSpace(width: 300, height: 200))
        #expect(sizes.count == 1)
        tree.layout(root, in: StackSpace(width: 200, height: 200))
        #expect(sizes.last == Size(width: 200, height: 160))
        #expect(tree.frame(of: content!).size.width == 100)
        #expect(tree.issues.isEmpty)
    }

    @Test func aReaderThatChangesWhatIsBesideItIsLaidOutAgain() {
        let root = tree.makeNode(.stack(.horizontal, spacing: 0))
        let reader = tree.makeNode(.geometryReader)
        let label = tree.makeNode(.fixed(width: 100, height: 20))
        tree.setReader(
            { $0.tree.setElement(.fixed(width: 60, height: 20), of: label) }, of: reader)
        tree.setChildren([reader, label], of: root)
        tree.layout(root, in: StackSpace(width: 300, height: 20))
        #expect(tree.frame(of: reader).size.width == 240)
        #expect(tree.frame(of: label) == Rect(x: 240, y: 0, width: 60, height: 20))
    }

    private static let titles = PreferenceKey<[String]>(defaultValue: []) { $0 += $1 }

    @Test func preferencesComeUpInOrder() {
        let key = Self.titles
        let root = tree.makeNode(.stack(.vertical))
        let group = tree.makeNode(.stack(.horizontal))
        let leaves = (0..<4).map { _ in tree.makeNode(.fixed(width: 10, height: 10)) }
        tree.setChildren([leaves[0], group, leaves[3]], of: root)
        tree.setChildren([leaves[1], leaves[2]], of: group)
        #expect(tree.preference(key, of: root) == [])
        for (index, leaf) in leaves.enumerated() { tree.setPreference(key, to: ["\(index)"], of: leaf) }
        #expect(tree.preference(key, of: root) == ["0", "1", "2", "3"])
        tree.transformPreference(key, of: group) { $0 = $0.map { $0 + "!" } }
        #expect(tree.preference(key, of: root) == ["0", "1!", "2!", "3"])
        // A node's own value replaces those of its descendants.
        tree.setPreference(key, to: ["group"], of: group)
        #expect(tree.preference(key, of: root) == ["0", "group", "3"])
        tree.setPreference(key, to: nil, of: group)
        tree.removeFromParent(leaves[1])
        #expect(tree.preference(key, of: root) == ["0", "2", "3"])
        let other = PreferenceKey<[String]>(defaultValue: ["none"]) { $0 += $1 }
        #expect(tree.preference(other, of: root) == ["none"])
    }

    @Test func anOverlayFollowsAnAnchorInItsBase() {
        let row = tree.makeNode(.stack(.horizontal, spacing: 0))
        let boxes = (0..<3).map { _ in tree.makeNode(.fixed(width: 50, height: 20)) }
        tree.setChildren(boxes, of: row)
        let overlay = tree.makeNode(.overlay(alignment: .topLeading))
        let reader = tree.makeNode(.lateReader)
        var selected = boxes[2]
        let line = tree.makeNode(.frame(width: 0, height: 2))
        let offset = tree.makeNode(.offset())
        tree.append(tree.makeNode(.greedy()), to: line)
        tree.append(line, to: offset)
        tree.append(offset, to: reader)
        tree.setReader(
            { context in
                let box = context.tree.anchorRect(of: selected, in: context.node)
                context.tree.setElement(.frame(width: box.size.width, height: 2), of: line)
                context.tree.setElement(.offset(x: box.origin.x, y: box.size.height), of: offset)
            }, of: reader)
        tree.setChildren([row, reader], of: overlay)
        tree.layout(overlay, in: StackSpace(width: 300, height: 100))
        #expect(tree.frame(of: line) == Rect(x: 100, y: 20, width: 50, height: 2))
        // Only the base changes.
        tree.setElement(.fixed(width: 80, height: 20), of: boxes[0])
        tree.layout(overlay, in: StackSpace(width: 300, height: 100))
        #expect(tree.frame(of: line) == Rect(x: 130, y: 20, width: 50, height: 2))
        selected = boxes[0]
        tree.markDirty(reader)
        tree.layout(overlay, in: StackSpace(width: 300, height: 100))
        #expect(tree.frame(of: line) == Rect(x: 0, y: 20, width: 80, height: 2))
    }
}
