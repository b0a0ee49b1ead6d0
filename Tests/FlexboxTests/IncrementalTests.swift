import Flexbox
import LayoutCore
import TestSupport
import Testing

/// A tree that has been changed comes out as one built anew does.
@Suite struct IncrementalTests {
    @Test(arguments: [Errata(), .yoga, .classic], RandomRuns.seeds(default: 60))
    func randomChangesOfEveryPropertyComeOutAsFromScratch(errata: Errata, seed: RandomSeed) {
        compare(errata, seed, hasLists: false)
    }

    @Test(arguments: [Errata(), .yoga, .classic], RandomRuns.seeds(default: 60))
    func randomChangesOfListsComeOutAsFromScratch(errata: Errata, seed: RandomSeed) {
        compare(errata, seed, hasLists: true)
    }

    private func compare(_ errata: Errata, _ seed: RandomSeed, hasLists: Bool) {
        var random = seed.random
        var forest = EditedForest(&random, errata: errata, hasLists: hasLists)
        var space = RootSpace(width: .definite(250), height: .definite(400), scale: 2)
        for step in 0..<12 {
            for root in forest.roots { forest.tree.layout(forest.nodes[root], in: space) }
            #expect(forest.hasItsLinks, "\(seed), step \(step)")
            let difference = forest.difference(in: space)
            #expect(difference == nil, "\(seed), step \(step)")
            for _ in 0..<Int.random(in: 1...2, using: &random) { forest.edit(&random) }
            if random.chance(0.2) { space.width = random.chance(0.3) ? .maxContent : .definite(180) }
            // Questions in between change nothing.
            if random.chance(0.2) { _ = forest.tree.size(of: forest.nodes[0], in: space) }
        }
    }
}
