import BenchmarkSupport
import FlexLayout
import ReferenceTrees
import UIKit

/// `view.flex` on real views against the engine alone on the same trees, turn by turn.
@MainActor
enum ViewTreeBenchmarks {
    static let trees = ["wide1000", "wide10000", "deep4000", "huge", "feed1000"]
    private static let phases = ["making", "first layout", "other width", "one leaf", "nothing to do", "end"]

    static func run(_ names: [String]) {
        for name in names.isEmpty ? trees : names {
            guard let spec = ReferenceSpec(name) else { continue }
            var times: (engine: [[Double]], views: [[Double]]) = ([], [])
            let rounds = max(9, min(49, 100_000 / spec.nodes.count))
            for round in 0...rounds {
                let engine = phaseTimes { EngineTree(spec) }
                let views = phaseTimes { ViewTree(spec) }
                if round == 0 { continue }
                times.engine.append(engine)
                times.views.append(views)
            }
            for (index, phase) in phases.enumerated() {
                let title = "\(name), \(phase)"
                let alone = Benchmark("\(title): engine", .microseconds)
                    .report(times.engine.map { $0[index] })
                let bar = phase == "making" || phase == "end" ? nil : alone * 2
                let views = Benchmark("\(title): views", .microseconds, bar: bar)
                    .report(times.views.map { $0[index] })
                print(String(format: "%@: ratio %.2f", title, views / alone))
            }
        }
    }

    /// The microseconds of each phase in the life of a tree.
    private static func phaseTimes<Tree: BenchmarkedTree>(_ make: () -> Tree) -> [Double] {
        var times: [Double] = []
        func time(_ operations: Double = 1, _ body: () -> Void) {
            times.append(Double(ProcessorTime.spent(body)) / 1_000 / operations)
        }
        var tree: Tree?
        time { tree = make() }
        guard let widths = tree?.spec.widths else { return [] }
        time { tree?.layout(width: widths.0) }
        time { tree?.layout(width: widths.1) }
        tree?.changeLeaf()
        time { tree?.layout(width: widths.1) }
        time(1_000) { for _ in 0..<1_000 { tree?.layout(width: widths.1) } }
        time {
            tree?.end()
            tree = nil
        }
        return times
    }

    /// Makes trees, and lays them out once where that is the phase, for callgrind to count. Nothing ends.
    static func count(_ side: String, _ name: String, _ phase: String, times: Int) {
        guard let spec = ReferenceSpec(name) else { return print("there is no tree \(name)") }
        var trees: [any BenchmarkedTree] = []
        trees.reserveCapacity(times)
        for _ in 0..<times {
            let tree: any BenchmarkedTree = side == "views" ? ViewTree(spec) : EngineTree(spec)
            if phase != "making" { tree.layout(width: spec.widths.0) }
            if phase == "nothing" { for _ in 0..<1_000 { tree.layout(width: spec.widths.0) } }
            trees.append(tree)
        }
        withExtendedLifetime(trees) { exit(0) }
    }

    /// Prints the instructions of making trees and of their first layout.
    static func instructions(_ names: [String]) throws {
        for name in names.isEmpty ? trees : names {
            var counts: [String: (making: Double, layout: Double)] = [:]
            for side in ["engine", "views"] {
                func count(_ phase: String, _ times: Int) throws -> Double {
                    Double(try Instructions.count(["count", side, name, phase, "\(times)"]))
                }
                let (one, two) = (try count("making", 1), try count("making", 2))
                counts[side] = (two - one, try count("first", 2) - count("first", 1) - (two - one))
            }
            guard let engine = counts["engine"], let views = counts["views"] else { return }
            func line(_ phase: String, _ views: Double, _ engine: Double) {
                print(
                    String(
                        format: "instructions, %@, %@: views %.2f million, engine %.2f million, ratio %.2f",
                        name, phase, views / 1e6, engine / 1e6, views / engine))
            }
            line("making", views.making, engine.making)
            line("first layout", views.layout, engine.layout)
        }
    }
}
