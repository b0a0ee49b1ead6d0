import BenchmarkSupport
import Foundation

/// What a node costs in small trees and in large ones: instructions, counted by callgrind.
enum Growth {
    /// The trees, each in two sizes.
    private static let pairs: [(kind: String, small: Int, large: Int)] = [
        ("flat", 1000, 100_000), ("flat-text", 1000, 100_000), ("depth-3", 1000, 100_000),
        ("depth-5", 1000, 100_000), ("depth-7", 1000, 100_000), ("depth-50", 1000, 100_000),
        ("depth-5-text", 1000, 100_000), ("depth-50-text", 1000, 100_000), ("mixed", 1000, 100_000),
        // One stack in another, so that the number is the depth, too.
        ("chain", 100, 10_000), ("chain-text", 100, 10_000),
    ]

    /// Prints the instructions a node takes in a first layout and in one after the root was marked, and the exponent
    /// with which they grow: 1 where twice the nodes take twice the time.
    static func run(_ kinds: [String]) throws {
        for (kind, small, large) in pairs where kinds.isEmpty || kinds.contains(kind) {
            for phase in ["first", "root"] {
                let (few, fewNodes) = try instructions(kind, small, phase)
                let (many, manyNodes) = try instructions(kind, large, phase)
                let exponent = log(many / few) / log(Double(manyNodes) / Double(fewNodes))
                print(
                    String(
                        format: "%@ %@: %d nodes %.0f each, %d nodes %.0f each, exponent %.3f", kind, phase,
                        fewNodes, few / Double(fewNodes), manyNodes, many / Double(manyNodes), exponent))
            }
        }
    }

    /// The instructions of one layout, without those of making the tree, and the number of its nodes.
    private static func instructions(_ kind: String, _ size: Int, _ phase: String) throws -> (Double, Int) {
        guard let nodes = Scene.all.first(where: { $0.name == kind })?.make(size).tree.count else {
            throw CocoaError(.executableLoad)
        }
        // Small trees are laid out more often, so that what a process does besides counts for nothing.
        let times = max(2, 20_000 / nodes)
        let (more, fewer) =
            phase == "first"
            ? (
                try counted([kind, "\(size)", "\(times)", "first"]),
                try counted([kind, "\(size)", "\(times)", "build"])
            )
            : (
                try counted([kind, "\(size)", "\(times)", phase]), try counted([kind, "\(size)", "1", phase])
            )
        let layouts = phase == "first" ? times : times - 1
        return (Double(more - fewer) / Double(layouts), nodes)
    }

    private static func counted(_ arguments: [String]) throws -> Int {
        try Instructions.count(["count"] + arguments)
    }
}
