import Flexbox
import Testing

/// Pages under the defaults of Yoga, written as CSS, against the boxes that Chromium gave them: what differs by Yoga's
/// rules has a name among the errata.
@Suite struct ResetFixtureTests {
    /// The rules of Yoga, each by itself.
    static let rules = (0..<UInt32(32)).map { Errata(rawValue: 1 << $0) }.filter {
        Errata.classic.contains($0)
    }

    /// Rules that show only where boxes are put onto the pixel grid, where the minimum size is automatic, where there
    /// is an aspect ratio, and where an item with padding shrinks: other pages have that.
    static let hidden: Errata = [
        .positionsRoundInParent, .minSizeUndefinedInsteadOfAuto, .aspectRatioBeatsStretch,
        .shrinkScalesByBorderBox,
    ]

    private func differing(_ errata: Errata) throws -> Set<String> {
        let fixtures = try BrowserFixture.load("resets.json")
        return Set(
            fixtures.filter {
                !$0.differences(tolerance: BrowserFixtureTests.tolerance, defaults: .yoga, errata: errata)
                    .isEmpty
            }.map(\.name))
    }

    @Test func defaultsOfYogaAreCSSWithAReset() throws {
        #expect(try differing([]) == [])
    }

    @Test(arguments: rules)
    func eachErratumShows(rule: Errata) throws {
        let isSeen = try !differing(rule).isEmpty
        #expect(isSeen != Self.hidden.contains(rule), "\(rule.rawValue)")
    }
}
