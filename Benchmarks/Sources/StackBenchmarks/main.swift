import BenchmarkSupport
import Foundation
import LayoutCore
import Stacks

// Times the engine of stacks, per node: a first layout, one after the root was marked, and one after a leaf was.
//
//   StackBenchmarks                               times on all trees
//   StackBenchmarks growth [kinds]                what a node costs in small and in large trees, in instructions
//   StackBenchmarks count kind nodes times phase  does so many layouts and nothing else, for callgrind: build (none),
//                                                 first (each of a new tree), root (of one tree, its root marked)

/// Seconds that some work takes.
func seconds(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

func count(_ kind: String, _ nodes: Int, _ times: Int, _ phase: String) {
    guard let make = Scene.all.first(where: { $0.name == kind })?.make else {
        print("there is no tree '\(kind)'; there are: \(Scene.all.map(\.name).joined(separator: ", "))")
        exit(1)
    }
    if phase == "root" {
        let scene = make(nodes)
        for _ in 0..<times {
            if let root = scene.root { scene.tree.markDirty(root) }
            scene.layout()
        }
        return
    }
    for _ in 0..<times {
        let scene = make(nodes)
        if phase == "first" { scene.layout() }
    }
}

func times() {
    for (name, make) in Scene.all {
        let nodes = make(2000).tree.count
        let cold = (0..<25).map { _ in
            let scene = make(2000)
            return seconds { scene.layout() } * 1e9 / Double(nodes)
        }
        Benchmark("\(name): first layout, per node", .nanoseconds, bar: 150).report(cold)
        let scene = make(2000)
        scene.layout()
        Benchmark("\(name): the root marked, per node", .nanoseconds, bar: 30, operations: nodes).run {
            if let root = scene.root { scene.tree.markDirty(root) }
            scene.layout()
        }
        Benchmark("\(name): a leaf marked", .microseconds).run {
            if let leaf = scene.leaf { scene.tree.markDirty(leaf) }
            scene.layout()
        }
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "growth" {
    try Growth.run(Array(arguments.dropFirst()))
} else if arguments.first == "count", arguments.count == 5, let nodes = Int(arguments[2]),
    let repetitions = Int(arguments[3])
{
    count(arguments[1], nodes, repetitions, arguments[4])
} else {
    times()
}
