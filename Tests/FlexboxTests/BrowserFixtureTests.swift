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
        "flexibility", "nesting", "findings", "ratios",
    ]

    /// A random tree that comes out otherwise: a column that wraps, as high as its content was before a percentage of
    /// its width was known. Here such a height breaks no lines, so that the content shrinks into it; Chromium breaks.
    static let knownDifferences: Set = ["323"]

    /// Where the engine departs from Chromium by the rules of CSS, and why.
    static let departures = [
        "a width of its own between insets":
            "the ratio gives the height and its minimum; Chromium gives the width one too, between two insets only",
        "parts of a width in a column that wraps":
            "the width in the end counts, as the specification says; Chromium keeps what there was before stretching",
        "parts of a height between two limits":
            "percentages refer to the height that the box has; Chromium keeps the one before its limits",
        "parts of a height between insets and content":
            "percentages refer to the height that the box has; Chromium keeps the one before its limits",
        "parts of a stretched ratio with margins":
            "percentages refer to the height that the box has; Chromium keeps that of the ratio for such margins",
        "a ratio of a height beside a width by content":
            "the width by the ratio counts around it too; Chromium counts the content there, and the ratio inside",
        "an absolute ratio that stretches at least":
            "the space below its position counts; Chromium takes all of the container's height, but only with a ratio",
        "an absolute ratio that stretches at most":
            "the maximum cuts off the height alone; Chromium transfers the length between the insets to the width",
        "a height that fits between margins":
            "a column by its content has no free space to fill; Chromium takes the margins off the height",
    ]

    @Test(arguments: files)
    func boxesAreChromiums(file: String) throws {
        let fixtures = try BrowserFixture.load(file + ".json")
        #expect(!fixtures.isEmpty)
        for fixture in fixtures where file != "random" || !Self.knownDifferences.contains(fixture.name) {
            let differences = fixture.differences(tolerance: Self.tolerance)
            #expect(differences.isEmpty, "\(fixture.name): \(differences.joined(separator: "; "))")
        }
    }

    @Test func departuresAreKnown() throws {
        let fixtures = try BrowserFixture.load("departures.json")
        #expect(Set(fixtures.map(\.name)) == Set(Self.departures.keys))
        for fixture in fixtures {
            // One that agrees is none any more.
            #expect(!fixture.differences(tolerance: Self.tolerance).isEmpty, "\(fixture.name)")
        }
    }
}
