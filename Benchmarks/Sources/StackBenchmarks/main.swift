import BenchmarkSupport
import Foundation
import LayoutCore
import Stacks

// Times the engine of stacks, per node: a first layout, one after the root was marked, and one after a leaf was.
//
//   StackBenchmarks                       times on all trees
//   StackBenchmarks count kind nodes times   lays a tree out so many times and does nothing else, for callgrind

/// Seconds that some work takes.
func seconds(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

func count(_ kind: String, _ nodes: Int, _ times: Int) {
    guard let make = Scene.all.first(where: { $0.name == kind })?.make else {
        print("there is no tree '\(kind)'; there are: \(Scene.all.map(\.name).joined(separator: ", "))")
        exit(1)
    }
    let trees = (0..<max(times, 1)).map { _ in make(nodes) }
    for tree in trees.prefix(times) { tree.layout() }
    print("\(kind): \(trees[0].tree.count) nodes, laid out \(times) times")
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

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "count", arguments.count == 4, let nodes = Int(Array(arguments)[2]),
    let repetitions = Int(Array(arguments)[3])
{
    count(Array(arguments)[1], nodes, repetitions)
} else {
    times()
}
