import Flexbox
import LayoutCore
import Testing

/// Pages against the boxes that Chromium gave them. Chromium computes in 64ths of a point and rounds sums of
/// them, which is what the tolerance is for.
@Suite struct BrowserFixtureTests {
    static let tolerance = 4.0 / 64

    static let files = [
        "topics", "random", "alignment", "keywords", "sizes", "minimums", "absolutes", "contents",
        "overflows",
        "flexibility", "nesting",
    ]

    @Test(arguments: files)
    func boxesAreChromiums(file: String) throws {
        let fixtures = try BrowserFixture.load(file + ".json")
        #expect(!fixtures.isEmpty)
        for fixture in fixtures {
            let differences = fixture.differences(tolerance: Self.tolerance)
            #expect(differences.isEmpty, "\(fixture.name): \(differences.joined(separator: "; "))")
        }
    }
}
