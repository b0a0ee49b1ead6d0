import BenchmarkSupport
import Foundation
import ReferenceTrees

/// What a node costs in small trees and in large ones: instructions, counted by callgrind.
enum Growth {
    /// A shape in two sizes.
    private struct Pair {
        let shape: String
        let small: Int
        let large: Int
    }

    private static let pairs = [
        Pair(shape: "wide", small: 1000, large: 100_000), Pair(shape: "deep", small: 1000, large: 100_000),
        // Rows of 15 nodes.
        Pair(shape: "feed", small: 67, large: 6667),
        // Levels of 10 nodes.
        Pair(shape: "ncol", small: 10, large: 1000), Pair(shape: "nalt", small: 10, large: 1000),
    ]

    /// Prints instructions a node for a first layout and for a change of width, and how they grow.
    static func run(_ shapes: [String]) throws {
        for pair in pairs where shapes.isEmpty || shapes.contains(pair.shape) {
            for phase in ["first", "width"] {
                let small = try instructions(pair.shape, pair.small, phase)
                let large = try instructions(pair.shape, pair.large, phase)
                print(
                    String(
                        format: "%@ %@: %@%d %.0f a node, %@%d %.0f a node, ratio %.3f", pair.shape, phase,
                        pair.shape, pair.small, small, pair.shape, pair.large, large, large / small))
            }
        }
    }

    /// The instructions of one phase, without those of building the tree, for each node.
    private static func instructions(_ shape: String, _ size: Int, _ phase: String) throws -> Double {
        let name = "\(shape)\(size)"
        guard let count = ReferenceSpec(name)?.nodes.count else { return .nan }
        // Small trees are laid out more often, so that what a process does besides counts for nothing.
        let times = max(2, 20_000 / count / 2 * 2)
        let total: Int
        if phase == "first" {
            total = try counted([name, "first", "\(times)"]) - counted([name, "build", "\(times)"])
        } else {
            // The first two give the sizes that later ones find.
            total = try counted([name, phase, "\(2 + times)"]) - counted([name, phase, "2"])
        }
        return Double(total) / Double(times * count)
    }

    private static func counted(_ arguments: [String]) throws -> Int {
        try Instructions.count(["count"] + arguments)
    }
}
