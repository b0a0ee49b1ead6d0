import Flexbox
import LayoutCore
import Testing

/// Advice about what styles ask for and cannot have.
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

    @Test func aChildThatSticksOut() {
        let found = issues { tree, _, item in
            tree.updateStyle(of: item) { ($0.width, $0.flexShrink) = (120, 0) }
        }
        #expect(found.first?.hasPrefix("root/0: overflows by 20.0 points") == true)
    }

    @Test func aMeasuredNodeWithChildren() {
        let found = issues { tree, root, _ in tree.setMeasure({ _ in .zero }, of: root) }
        #expect(found.first?.hasPrefix("root: measure is ignored") == true)
    }
}
