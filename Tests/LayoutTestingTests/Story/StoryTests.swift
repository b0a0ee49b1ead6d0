import Testing
import UIKit

@testable import LayoutTesting

/// The story of the article "Checking a screen".
@Suite @MainActor struct StoryTests {
    private static let matrix = LayoutMatrix(
        devices: [.iPhone13Mini, .iPhone16, .iPhone16ProMax], appearances: [.light, .dark],
        textSizes: [.large, .accessibilityExtraExtraExtraLarge], directions: [.leftToRight, .rightToLeft],
        languages: [.development, .language("de")])

    private func report(_ faults: Set<AccountViewController.Fault>) -> LayoutReport {
        LayoutReport(
            of: { AccountViewController(faults: faults, language: $0.language.identifier) },
            across: Self.matrix)
    }

    /// The kind, the view and a word of the remedy for each fault.
    private static let expected: [AccountViewController.Fault: (LayoutFinding.Kind, String, String)] = [
        .truncatedGerman: (.localeText, "termsLabel", "numberOfLines = 0"),
        .unsafeButton: (.safeArea, "deleteButton", "safeAreaLayoutGuide"),
        .conflict: (.conflict, "avatar", "change the constant of the first"),
        .ambiguity: (.ambiguity, "statusDot", "Pin its leading"),
        .unmirroredRow: (.mirroring, "row", "leading and trailing"),
        .lowContrast: (.contrast, "hintLabel", "darker"),
        .smallButton: (.hitRegion, "shareButton", "44 x 44"),
        .fixedHeight: (.textClipped, "aboutLabel", "minimum"),
    ]

    @Test func findsTheEightFaults() throws {
        let report = report(Set(AccountViewController.Fault.allCases))
        print(report)
        #expect(report.findings.count == 8)
        for fault in AccountViewController.Fault.allCases {
            let (kind, view, remedy) = try #require(Self.expected[fault])
            let finding = report.findings.first { $0.kind == kind }
            #expect(finding?.view == "AccountViewController.\(view)")
            #expect(finding?.remedy.contains(remedy) == true, "\(finding?.remedy ?? "")")
        }
    }

    @Test func findsNothingInTheMendedScreen() {
        let report = report([])
        #expect(report.isEmpty, "\(report)")
        #expect(report.matrix.count == 48)
    }

    @Test(arguments: AccountViewController.Fault.allCases)
    func findsEachFaultByItself(_ fault: AccountViewController.Fault) throws {
        let report = report([fault])
        let (kind, view, _) = try #require(Self.expected[fault])
        #expect(
            report.findings.map { "\($0.kind) \($0.view)" } == ["\(kind) AccountViewController.\(view)"],
            "\(report)")
    }
}
