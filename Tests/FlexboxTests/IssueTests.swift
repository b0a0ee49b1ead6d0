import Flexbox
import LayoutCore
import Testing

/// Advice about styles that have no effect, or not the one that they state.
@Suite struct IssueTests {
    private func issues(_ change: (FlexTree, NodeID, NodeID) -> Void) -> [String] {
        let tree = FlexTree(defaults: .css)
        let (root, item) = (tree.makeNode(), tree.makeNode())
        tree.append(item, to: root)
        change(tree, root, item)
        tree.layout(root, in: RootSpace(width: .definite(100)))
        return tree.issues(of: root).map(\.description)
    }

    @Test func aSoundTreeHasNone() {
        #expect(issues { tree, _, item in tree.set(\.width, to: 50, of: item) }.isEmpty)
    }

    @Test func aPercentageOfAContentHeight() {
        let found = issues { tree, _, item in tree.set(\.height, to: .percent(50), of: item) }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("root/0: height(50.0%) is ignored") == true)
    }

    @Test func aChildThatOverflows() {
        let found = issues { tree, _, item in
            tree.updateStyle(of: item) { ($0.width, $0.flexShrink) = (120, 0) }
        }
        #expect(found.first?.hasPrefix("root/0: overflows by 20.0 points") == true)
    }

    @Test func aMeasuredNodeWithChildren() {
        let found = issues { tree, root, _ in tree.setMeasure({ _ in .zero }, of: root) }
        #expect(found.first?.hasPrefix("root: measure is ignored") == true)
    }

    /// A column that is as high as its content, with an item that would like to grow down.
    private func growIssues(_ change: (FlexTree, NodeID, NodeID) -> Void) -> [String] {
        issues { tree, root, item in
            let child = tree.makeNode()
            tree.append(child, to: item)
            tree.set(\.flexDirection, to: .column, of: item)
            tree.set(\.flexGrow, to: 1, of: child)
            change(tree, item, child)
        }
        .filter { $0.contains("flexGrow") }
    }

    @Test func growingWhereTheContentDecides() {
        let inRoot = growIssues { _, _, _ in }
        #expect(inRoot.count == 1)
        #expect(inRoot.first?.hasPrefix("root/0/0: flexGrow(1.0) is ignored") == true)
        #expect(growIssues { tree, item, _ in tree.set(\.alignSelf, to: .center, of: item) }.count == 1)
        #expect(growIssues { tree, item, _ in tree.set(\.height, to: .maxContent, of: item) }.count == 1)
        #expect(growIssues { tree, item, _ in tree.set(\.position, to: .absolute, of: item) }.count == 1)
    }

    @Test func growingWhereThereMayBeFreeSpace() {
        #expect(growIssues { tree, item, _ in tree.set(\.height, to: 50, of: item) }.isEmpty)
        #expect(growIssues { tree, item, _ in tree.set(\.minHeight, to: 50, of: item) }.isEmpty)
        #expect(growIssues { tree, _, child in tree.set(\.flexBasis, to: 0, of: child) }.isEmpty)
        #expect(growIssues { tree, item, _ in tree.set(\.flexDirection, to: .row, of: item) }.count == 1)
        #expect(
            growIssues { tree, item, _ in
                tree.set(\.flexDirection, to: .row, of: item)
                tree.set(\.flexGrow, to: 1, of: item)
            }.isEmpty)
        let beside = growIssues { tree, item, _ in
            let other = tree.makeNode()
            tree.set(\.height, to: 80, of: other)
            if let root = tree.parent(of: item) { tree.append(other, to: root) }
        }
        #expect(beside.isEmpty)
    }
}
