import Flexbox
import Foundation
import LayoutCore

/// A million children of one parent: nothing may grow faster than they do.
enum Million {
    static func run() {
        let tree = FlexTree(defaults: .yoga, errata: .yoga)
        let root = tree.makeNode()
        tree.updateStyle(of: root) { ($0.flexDirection, $0.flexWrap, $0.width) = (.row, .wrap, 1000) }
        var style = FlexStyle.yoga
        (style.width, style.height) = (10, 10)
        var last = root
        time("build") {
            for _ in 0..<1_000_000 {
                last = tree.makeNode(style)
                tree.append(last, to: root)
            }
        }
        time("first") { tree.layout(root, in: RootSpace()) }
        tree.set(\.width, to: 700, of: root)
        time("width") { tree.layout(root, in: RootSpace()) }
        tree.set(\.height, to: 11, of: last)
        time("leaf") { tree.layout(root, in: RootSpace()) }
        print(
            "  the last one is at \(tree.frame(of: last).origin), \(tree.allocatedBytes / 1_000_001) bytes a node"
        )
        time("free") { tree.freeSubtree(root) }
    }

    private static func time(_ name: String, _ body: () -> Void) {
        let clock = ContinuousClock()
        print("  \(name): \(clock.measure(body))")
    }
}
