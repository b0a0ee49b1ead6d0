import Flexbox
import LayoutCore
import Testing

/// Pages against the boxes that Chromium gave them.
///
/// Chromium computes in 64ths of a point; the pages are recorded 64 times as large as they say, so that what it
/// cuts off is a 4096th. The tolerance is eight times that: a box may add up as many such sizes.
@Suite struct BrowserFixtureTests {
    static let tolerance = 1.0 / 512

    static let files = [
        "topics", "random", "alignment", "keywords", "sizes", "minimums", "absolutes", "contents",
        "overflows",
        "flexibility", "nesting", "findings",
    ]

    /// A random tree that comes out otherwise: a row that is as wide as its largest content beside an item with a
    /// basis and a keyword for its height.
    static let knownDifferences: Set = ["323"]

    @Test(arguments: files)
    func boxesAreChromiums(file: String) throws {
        let fixtures = try BrowserFixture.load(file + ".json")
        #expect(!fixtures.isEmpty)
        for fixture in fixtures where file != "random" || !Self.knownDifferences.contains(fixture.name) {
            let differences = fixture.differences(tolerance: Self.tolerance)
            #expect(differences.isEmpty, "\(fixture.name): \(differences.joined(separator: "; "))")
        }
    }
}
