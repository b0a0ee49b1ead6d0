import TestSupport
import Testing
import UIKit

/// Random trees of all scales against whole numbers, from scratch and after changes that move superviews by parts of a
/// pixel.
@MainActor @Suite struct PixelRandomTests {
    private func check(_ tree: PixelTree, _ what: String) {
        for (index, (frame, expected)) in zip(tree.frames, tree.oracle.frames).enumerated() {
            let worst =
                [
                    frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
                    frame.height - expected.height,
                ].map(\.magnitude).max() ?? 0
            #expect(
                worst < 1e-6,
                "\(what): node \(index) of scale \(tree.oracle.scale), \(tree.oracle.nodes[index]): \(frame), not \(expected)"
            )
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomEdgesLieOnTheRootsPixels(seed: RandomSeed) {
        var random = seed.random
        let tree = PixelTree(PixelOracle(&random))
        check(tree, "\(seed), from scratch")
        for round in 0..<6 {
            tree.change(&random)
            check(tree, "\(seed), change \(round)")
        }
        for round in 0..<2 {
            tree.reinsert(&random)
            check(tree, "\(seed), put back \(round)")
        }
    }
}
