import Foundation
import SnapshotReport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a run leaves behind: JSON, JUnit, references to accept and to prune.
@Suite struct ReportTests {
    private let bytes = (
        expected: Data("old".utf8), actual: Data("new".utf8), difference: Data("change".utf8)
    )

    @Test func jsonAndJUnitListEverySnapshot() throws {
        let fixture = try ReportFixture()
        defer { fixture.remove() }
        try fixture.write([
            fixture.outcome("card()", 1),
            fixture.outcome("card()", 2, message: "Wrong <&> \"here\"\nmore", files: bytes),
        ])
        try fixture.write([fixture.outcome("card()", 1, message: "late")], process: "2")
        try fixture.report.writeReports()
        let json = try Data(contentsOf: fixture.report.url.appendingPathComponent("report.json"))
        let outcomes = try JSONDecoder().decode([SnapshotOutcome].self, from: json)
        #expect(outcomes.map(\.status) == [.failed, .failed])
        #expect(Set(outcomes.map(\.id)).count == 2)
        let junit = try String(
            contentsOf: fixture.report.url.appendingPathComponent("junit.xml"), encoding: .utf8)
        #expect(junit.contains("<testsuite name=\"CardTests\" tests=\"2\" failures=\"2\">"))
        #expect(junit.contains("Wrong &lt;&amp;&gt; &quot;here&quot;&#10;more"))
        let parser = XMLParser(data: Data(junit.utf8))
        #expect(parser.parse())
    }

    @Test func aRecordThatIsCutOffIsReadAsFarAsItGoes() throws {
        let fixture = try ReportFixture()
        defer { fixture.remove() }
        try fixture.write([fixture.outcome("card()", 1)])
        let file = fixture.report.url.appendingPathComponent("outcomes/1.jsonl")
        try (Data(contentsOf: file) + Data("{\"test\":\"ca".utf8)).write(to: file)
        #expect(try fixture.report.readOutcomes().count == 1)
    }

    @Test func acceptedSnapshotsBecomeReferences() throws {
        let fixture = try ReportFixture()
        defer { fixture.remove() }
        let outcomes = try (1...4).map { try fixture.outcome("card()", $0, message: "x", files: bytes) }
        try fixture.write(outcomes)
        for outcome in outcomes { try bytes.expected.write(to: URL(fileURLWithPath: outcome.reference)) }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: outcomes[2].reference))
        var acceptance = Acceptance(fixture.report)
        acceptance.selection = [outcomes[0].id, outcomes[2].id, "ffffffff"]
        let results = try acceptance.run()
        #expect(results.count { $0.problem == nil } == 1)
        #expect(results.count == 3)
        func stored(_ index: Int) throws -> String {
            try String(contentsOfFile: outcomes[index].reference, encoding: .utf8)
        }
        #expect(try (0..<4).map(stored) == ["new", "old", "mine", "old"])
        acceptance.selection = nil
        acceptance.isForced = true
        #expect(try acceptance.run().allSatisfy { $0.problem == nil })
        #expect(try (0..<4).map(stored) == ["new", "new", "new", "new"])
    }

    @Test func obsoleteReferencesAreFound() throws {
        let fixture = try ReportFixture()
        defer { fixture.remove() }
        try Data("func card() {}\nfunc other(size:) {}".utf8).write(to: fixture.source)
        let used = try fixture.outcome("card()", 1)
        try fixture.write([used])
        let names = [
            "card.1.png", "card.1.tree.txt", "card.2.png", "other-size.1.png", "gone.1.png",
            "gone-size.x.txt",
        ]
        for name in names { try Data().write(to: fixture.references.appendingPathComponent(name)) }
        let lost = fixture.references.deletingLastPathComponent().appendingPathComponent("LostTests/a.1.png")
        try FileManager.default.createDirectory(
            at: lost.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: lost)
        let findings = try ObsoleteReferences(fixture.report).findings()
        #expect(
            findings.map { URL(fileURLWithPath: $0.file).lastPathComponent + ": " + $0.reason } == [
                "card.2.png: card ran and did not use it", "gone-size.x.txt: CardTests.swift has no gone",
                "gone.1.png: CardTests.swift has no gone", "a.1.png: LostTests.swift is gone",
            ])
    }
}
