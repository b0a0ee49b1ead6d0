import Flexbox
import Foundation
import ReferenceTrees

/// Work that can be counted exactly: instructions under callgrind, measure calls, visited nodes, bytes.
enum Counting {
    /// Repeats one phase, so that the difference of two counts is the cost of the phase alone.
    static func run(_ name: String, phase: String, times: Int) {
        guard let spec = ReferenceSpec(name) else { return print("there is no tree \(name)") }
        for _ in 0..<(phase == "build" || phase == "first" || phase == "free" ? times : 1) {
            let tree = ReferenceTree(spec)
            if phase == "build" { continue }
            tree.layout(width: spec.widths.0)
            if phase == "free" { tree.free() }
            if phase == "first" || phase == "free" { continue }
            for round in 0..<times {
                switch phase {
                case "width": tree.layout(width: round % 2 == 0 ? spec.widths.1 : spec.widths.0)
                case "leaf":
                    round % 2 == 0 ? tree.dirty() : tree.undirty()
                    tree.layout(width: spec.widths.0)
                default: tree.layoutAgain()
                }
            }
        }
    }

    /// Prints what the first layout, a change of width and one dirty leaf do per node.
    static func work(_ names: [String]) {
        for name in names {
            guard let spec = ReferenceSpec(name) else { continue }
            let tree = ReferenceTree(spec)
            let built = tree.tree.allocatedBytes
            let count = Double(spec.nodes.count)
            let leaves = Double(max(1, spec.nodes.filter { $0.letters > 0 }.count))
            var line = name
            var last = LayoutStatistics()
            for phase in ["first", "width", "leaf"] {
                if phase == "leaf" { tree.dirty() }
                tree.layout(width: phase == "first" ? spec.widths.0 : spec.widths.1)
                let now = tree.tree.statistics
                line += String(
                    format: "  %@: %d measured (%.2f a leaf), %d runs (%.3f a node), %d hits, %d rounded",
                    phase,
                    now.measureCalls - last.measureCalls,
                    Double(now.measureCalls - last.measureCalls) / leaves,
                    now.containerRuns - last.containerRuns,
                    Double(now.containerRuns - last.containerRuns) / count,
                    now.cacheHits - last.cacheHits, now.roundedNodes - last.roundedNodes)
                last = now
            }
            let after = tree.tree.allocatedBytes
            line += String(
                format: "  bytes a node: built %.0f, laid out %.0f", Double(built) / count,
                Double(after) / count)
            print(line, tree.hash)
        }
    }
}
