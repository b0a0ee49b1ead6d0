import Foundation
import SourcePorting
import Testing

/// Source before and after. `FORMWORK_RECORD=1` writes the second of each pair anew, to be read before it is committed.
@Suite struct FixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fixtures")

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".before.swift.txt") }.map { String($0.prefix { $0 != "." }) }
            .sorted()
    }

    static func text(_ name: String, _ kind: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("\(name).\(kind).swift.txt"), encoding: .utf8)
    }

    @Test(arguments: names) func adaptedSourceIsThatOfTheFixture(name: String) throws {
        let before = try Self.text(name, "before")
        let adapted = try #require(
            Port.adapt(files: [("\(name).swift", Array(before.utf8))], options: .init()).first)
        if ProcessInfo.processInfo.environment["FORMWORK_RECORD"] != nil {
            let url = Self.folder.appendingPathComponent("\(name).after.swift.txt")
            try adapted.text.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try adapted.text == Self.text(name, "after"))
        #expect(!adapted.reports.contains { $0.cause == "overlapping edits" || $0.cause == "syntax" })
    }

    @Test(arguments: names) func adaptingAgainChangesNothing(name: String) throws {
        let after = try Self.text(name, "after")
        let again = try #require(
            Port.adapt(files: [("\(name).swift", Array(after.utf8))], options: .init()).first)
        #expect(again.text == after)
        #expect(!again.isChanged)
    }

    @Test(arguments: names) func linesKeepTheirNumbers(name: String) throws {
        let before = try Self.text(name, "before").split(separator: "\n", omittingEmptySubsequences: false)
        let after = try Self.text(name, "after").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(after.count >= before.count)
        for (old, new) in zip(before, after) {
            for mark in ["// ", "/* "] {
                guard let range = old.range(of: mark), !old.contains("\"") else { continue }
                #expect(new.contains(old[range.lowerBound...]), "\(name): \(old)")
            }
        }
    }
}
