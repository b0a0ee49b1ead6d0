import BenchmarkSupport
import Foundation

/// What a constraint costs in small cases and in large ones: instructions, counted by callgrind.
enum Growth {
    /// A case in two sizes.
    private struct Pair {
        let name: String
        let small: Int
        let large: Int
    }

    private static let pairs = [
        Pair(name: "chain", small: 1000, large: 10_000), Pair(name: "groups", small: 4, large: 6),
        Pair(name: "feed", small: 100, large: 1000),
    ]
    /// The maximum of an exponent.
    private static let bar = 1.1

    /// Prints instructions a constraint, in the solver and in views, and the power of the number of constraints
    /// with which the whole grows.
    static func run(_ names: [String]) throws {
        for pair in pairs where names.isEmpty || names.contains(pair.name) {
            for place in ["solver", "views"] {
                let small = try instructions(pair.name, pair.small, place)
                let large = try instructions(pair.name, pair.large, place)
                let growth = Double(large.constraints) / Double(small.constraints)
                let exponent = log(large.total / small.total) / log(growth)
                print(
                    String(
                        format: "%@ in %@: %d: %.0f a constraint, %d: %.0f a constraint, exponent %.3f  %@",
                        pair.name, place, pair.small, small.total / Double(small.constraints), pair.large,
                        large.total / Double(large.constraints), exponent, exponent <= bar ? "ok" : "MISSED"))
            }
        }
    }

    /// The instructions from no constraints to a solution, without those of building the case.
    private static func instructions(
        _ name: String, _ size: Int, _ place: String
    ) throws -> (total: Double, constraints: Int) {
        let constraints = LayoutSpec(name, size: size).constraintCount
        let built = try Instructions.count(["count", name, "\(size)", place, "build"])
        let all = try Instructions.count(["count", name, "\(size)", place])
        return (Double(all - built), constraints)
    }
}
