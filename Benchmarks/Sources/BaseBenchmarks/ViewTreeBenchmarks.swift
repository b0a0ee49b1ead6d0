import BenchmarkSupport
import FlexLayout
import Flexbox
import LayoutCore
import UIKit

/// `view.flex` on a tree of 11,111 views against the engine alone on the same tree: ten items in ten in ten in
/// ten, each 10 by 10 and growing, rows and columns in turn.
@MainActor
enum ViewTreeBenchmarks {
    static func run() {
        let views = ViewTree()
        let engine = EngineTree()
        engine.layout(width: 1_000)
        views.layout(width: 1_000)
        compare("other width", views: { views.otherWidth() }, engine: { engine.otherWidth() })
        compare("one leaf", views: { views.oneLeaf() }, engine: { engine.oneLeaf() })
        compare("nothing to do", views: { views.nothing() }, engine: { engine.nothing() })
        firstLayout()
        compare("making, styles and first layout, and the end", views: { ViewTree().layout(width: 1_000) }) {
            EngineTree().layout(width: 1_000)
        }
    }

    /// The first layout of trees that are there, styles and all; and with making them.
    private static func firstLayout() {
        func times(_ sample: () -> (making: UInt64, layout: UInt64)) -> (whole: [Double], layout: [Double]) {
            let samples = (0..<15).map { _ in sample() }
            return (
                samples.map { Double($0.making + $0.layout) / 1_000 },
                samples.map { Double($0.layout) / 1_000 }
            )
        }
        let engine = times {
            var tree: EngineTree?
            let making = ProcessorTime.spent { tree = EngineTree() }
            return (making, ProcessorTime.spent { tree?.layout(width: 1_000) })
        }
        let views = times {
            var tree: ViewTree?
            let making = ProcessorTime.spent { tree = ViewTree() }
            return (making, ProcessorTime.spent { tree?.layout(width: 1_000) })
        }
        var alone = Benchmark("11,111 nodes, first layout alone: engine", .microseconds).report(engine.layout)
        Benchmark("11,111 views, first layout alone", .microseconds, bar: alone * 2).report(views.layout)
        alone = Benchmark("11,111 nodes, making and first layout: engine", .microseconds)
            .report(engine.whole)
        Benchmark("11,111 views, making and first layout", .microseconds).report(views.whole)
    }

    /// Makes trees, and lays them out once where that is the phase, for callgrind to count. Nothing ends.
    static func count(_ side: String, _ phase: String, times: Int) {
        var trees: [AnyObject] = []
        for _ in 0..<times {
            if side == "views" {
                let tree = ViewTree()
                if phase == "first" { tree.layout(width: 1_000) }
                trees.append(tree)
            } else {
                let tree = EngineTree()
                if phase == "first" { tree.layout(width: 1_000) }
                trees.append(tree)
            }
        }
        withExtendedLifetime(trees) { exit(0) }
    }

    /// Prints the instructions of making a tree and of its first layout.
    static func instructions() throws {
        var counts: [String: (making: Double, layout: Double)] = [:]
        for side in ["engine", "views"] {
            func count(_ phase: String, _ times: Int) throws -> Double {
                Double(try Instructions.count(["count", side, phase, "\(times)"]))
            }
            let (one, two) = (try count("making", 1), try count("making", 2))
            counts[side] = (two - one, try count("first", 2) - count("first", 1) - (two - one))
        }
        guard let engine = counts["engine"], let views = counts["views"] else { return }
        func line(_ name: String, _ views: Double, _ engine: Double) {
            print(
                String(
                    format: "instructions, %@: views %.2f million, engine %.2f million, ratio %.2f", name,
                    views / 1e6, engine / 1e6, views / engine))
        }
        line("making", views.making, engine.making)
        line("first layout alone", views.layout, engine.layout)
        line("both", views.making + views.layout, engine.making + engine.layout)
    }

    private static func compare(_ name: String, views: () -> Void, engine: () -> Void) {
        let alone = Benchmark("11,111 nodes, \(name): engine", .microseconds).run(engine)
        Benchmark("11,111 views, \(name)", .microseconds, bar: alone * 2).run(views)
    }

    /// The tree of views.
    @MainActor
    final class ViewTree {
        let root = UIView()
        private(set) var last: UIView
        private var width: CGFloat = 1_000
        private var height: CGFloat = 10

        init() {
            last = root
            root.flex.direction(.row)
            var level = [root]
            for depth in 1...4 {
                var next: [UIView] = []
                for parent in level {
                    for _ in 0..<10 {
                        let view = UIView()
                        parent.flex.addItem(view).grow(1).width(10).height(10)
                        if depth.isMultiple(of: 2) { view.flex.direction(.row) }
                        next.append(view)
                    }
                }
                level = next
            }
            last = level[level.count - 1]
        }

        @inline(never) func layout(width: CGFloat) {
            root.frame = CGRect(x: 0, y: 0, width: width, height: 1_000)
            root.flex.layout(mode: .adjustHeight)
        }

        @inline(never) func otherWidth() {
            width = width == 1_000 ? 700 : 1_000
            layout(width: width)
        }

        @inline(never) func oneLeaf() {
            height = height == 10 ? 17 : 10
            last.flex.height(height)
            root.flex.layout(mode: .adjustHeight)
        }

        @inline(never) func nothing() { root.flex.layout(mode: .adjustHeight) }
    }

    /// The tree of nodes.
    @MainActor
    final class EngineTree {
        let tree = FlexTree(defaults: .yoga, errata: .classic)
        let root: NodeID
        private var last: NodeID
        private var space = RootSpace(width: .definite(1_000), scale: Double(UIScreen.main.scale))
        private var height = 10.0

        init() {
            root = tree.makeNode()
            last = root
            tree.updateStyle(of: root) { $0.flexDirection = .row }
            var level = [root]
            for depth in 1...4 {
                var next: [NodeID] = []
                for parent in level {
                    for _ in 0..<10 {
                        let node = tree.makeNode()
                        tree.append(node, to: parent)
                        tree.updateStyle(of: node) { style in
                            style.flexGrow = 1
                            style.width = 10
                            style.height = 10
                            if depth.isMultiple(of: 2) { style.flexDirection = .row }
                        }
                        if depth == 4 { tree.setMeasure({ _ in .zero }, of: node) }
                        next.append(node)
                    }
                }
                level = next
            }
            last = level[level.count - 1]
        }

        @inline(never) func layout(width: Double) {
            space.width = .definite(width)
            tree.layout(root, in: space)
        }

        @inline(never) func otherWidth() { layout(width: space.width == .definite(1_000) ? 700 : 1_000) }

        @inline(never) func oneLeaf() {
            height = height == 10 ? 17 : 10
            tree.updateStyle(of: last) { $0.height = .points(height) }
            tree.layout(root, in: space)
        }

        @inline(never) func nothing() { tree.layout(root, in: space) }
    }
}
