import Flexbox
import LayoutCore
import Testing

/// Trees whose boxes are known from Yoga itself, to the last pixel.
@Suite struct ReferenceHashTests {
    struct Expectation: Sendable, CustomStringConvertible {
        var description: String
        var make: @Sendable () -> ReferenceTree
        var sums: [Int]?
        var hashes: [String]
    }

    static let expectations: [Expectation] = [
        Expectation(
            description: "wide1000", make: { .wide(1000) }, sums: [455158, 1_351_977, 55887, 33191],
            hashes: ["08ac76be03bb685b", "43968c1521d3423e", "005486390007d3e7"]),
        Expectation(
            description: "wide10000", make: { .wide(10000) }, sums: nil,
            hashes: ["f852822fdce25127", "3a8cd4bea043e34f", "7f58c7ff76de3e5e"]),
        Expectation(
            description: "deep4000", make: { .deep(4000) }, sums: [333932, 803662, 364176, 1_137_225],
            hashes: ["c9b59bb4fba5141b", "bce247125ccf4461", "bbf6981d243e6295"]),
        Expectation(
            description: "deep10000", make: { .deep(10000) }, sums: [903485, 1_878_745, 846418, 2_531_645],
            hashes: ["e48a55d1530b9fa0", "fbf131566efa2a37", "fbf131566efa2a37"]),
        Expectation(
            description: "huge", make: { .huge() }, sums: [45000, 454950, 112100, 111200],
            hashes: ["de1dd1b76e68cd68", "669185bd6710e61b", "8676e1e7161d94f0"]),
    ]

    @Test(arguments: expectations)
    func boxesAreYogas(_ expectation: Expectation) {
        let reference = expectation.make()
        reference.layout(width: 1000)
        if let sums = expectation.sums { #expect(reference.sums == sums) }
        #expect(reference.hash == expectation.hashes[0])
        reference.layout(width: 700)
        #expect(reference.hash == expectation.hashes[1])
        reference.dirty()
        reference.layout(width: 700)
        #expect(reference.hash == expectation.hashes[2])
    }
}
