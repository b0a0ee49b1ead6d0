import Foundation
import Testing
import UIKit

@testable import LayoutTesting

/// Reports as text, JSON, annotations and a page; silencing; audits.
@Suite @MainActor struct ReportTests {
    private func report(_ faults: Set<AccountViewController.Fault>) -> LayoutReport {
        LayoutReport(
            of: { AccountViewController(faults: faults, language: $0.language.identifier) },
            across: LayoutMatrix(textSizes: [.large, .accessibilityExtraExtraExtraLarge]))
    }

    @Test func writesText() {
        let text = "\(report([.smallButton]))"
        #expect(
            text.hasPrefix("1 finding in 2 configurations:\nhitRegion: AccountViewController.shareButton: "))
        #expect(text.contains("Remedy: Make it at least 44 x 44 points"))
        #expect("\(report([]))" == "No findings in 2 configurations.")
    }

    @Test func writesJSONThatReadsBack() throws {
        struct Document: Decodable {
            var configurations: [String]
            var findings: [LayoutFinding]
        }
        let report = report([.smallButton, .conflict])
        let document = try JSONDecoder().decode(Document.self, from: report.json)
        #expect(document.findings == report.findings)
        #expect(document.configurations == ["iPhone 16", "iPhone 16, text size AX5"])
        #expect(report.json == self.report([.smallButton, .conflict]).json)
    }

    @Test func writesAnnotations() {
        let text = report([.smallButton]).githubAnnotations(
            file: "Tests/AppTests/AccountTests.swift", line: 12)
        #expect(text.hasPrefix("::error file=Tests/AppTests/AccountTests.swift,line=12,title=hitRegion::"))
        #expect(text.contains("%0ARemedy: ") && !text.contains("\n"))
        // The constraint of a conflict has a line of its own.
        let conflict = report([.conflict]).githubAnnotations(file: "x", line: 1)
        #expect(conflict.contains("Story/AccountViewController.swift,line="))
    }

    @Test func writesAPageWithPictures() throws {
        let all = report(Set(AccountViewController.Fault.allCases))
        let page = String(decoding: all.page, as: UTF8.self)
        #expect(page.components(separatedBy: "<img ").count == all.findings.count + 1)
        #expect(!page.contains("http"))
        #expect(all.page == report(Set(AccountViewController.Fault.allCases)).page)
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] {
            try all.writePage(to: URL(fileURLWithPath: folder + "/layout.html"))
        }
    }

    @Test func silencesFindingsWithAReason() {
        func report(_ kind: LayoutFinding.Kind) -> LayoutReport {
            LayoutReport(
                of: {
                    Scene {
                        $0.add($0.button, 20, 100, 80, 30)
                        $0.view.layoutChecks.silence(kind, because: "it is a sample")
                    }
                }, across: .single)
        }
        #expect(report(.hitRegion).isEmpty)
        #expect(report(.hitRegion).silenced.map(\.reason) == ["it is a sample"])
        #expect(report(.contrast).findings.map(\.kind) == [.hitRegion])
    }

    @Test func recordsAnIssueForEachFinding() {
        withKnownIssue {
            checkLayout(of: { AccountViewController(faults: [.smallButton]) }, across: .single)
        }
    }

    @Test func auditsForAccessibility() throws {
        let screen = AccountViewController(faults: [.smallButton, .lowContrast, .fixedHeight])
        var found: [String] = []
        try screen.performAccessibilityAudit(for: [.contrast, .hitRegion]) { issue in
            found.append("\(issue.compactDescription): \(issue.element ?? "")")
            return true
        }
        #expect(
            found == [
                "Hit area is too small: AccountViewController.shareButton",
                "Contrast failed: AccountViewController.hintLabel",
            ])
        let error = #expect(throws: AccessibilityAuditError.self) {
            try AccountViewController(faults: [.fixedHeight]).performAccessibilityAudit()
        }
        #expect(error?.issues.map(\.auditType) == [.textClipped])
        try AccountViewController(faults: []).performAccessibilityAudit()
    }

    @Test func matricesAreSums() {
        let matrix = LayoutMatrix.phones.with(textSizes: [.large, .extraSmall]) + .single
        #expect(matrix.count == 6)
        #expect(LayoutMatrix.everything.count == 240)
        #expect(LayoutMatrix.standard.count == 16)
        let few = LayoutMatrix.everything.pairwise
        #expect(few.count < 30)
        for a in LayoutMatrix.everything.configurations {
            #expect(few.configurations.contains { $0.device == a.device && $0.textSize == a.textSize })
            #expect(few.configurations.contains { $0.direction == a.direction && $0.language == a.language })
        }
    }
}
