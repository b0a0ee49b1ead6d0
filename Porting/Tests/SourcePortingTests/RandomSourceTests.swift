import Foundation
import Testing

@testable import SourcePorting

/// Random source: what is adapted parses, keeps its lines, has none of the constructs left, and stays the same when it is
/// adapted again. Run with 5,000 seeds for the record.
@Suite struct RandomSourceTests {
    /// Seeds from `FORMWORK_FUZZ_SEED` on, else from 1, so that the tests of a change do not depend on luck;
    /// `FORMWORK_FUZZ_COUNT` of them.
    static var seeds: [UInt64] {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["FORMWORK_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["FORMWORK_FUZZ_COUNT"].flatMap(UInt64.init) ?? 60
        return (0..<count).map { first &+ $0 }
    }

    private static func adapt(_ text: String) throws -> AdaptedFile {
        try #require(Port.adapt(files: [("A.swift", Array(text.utf8))], options: .init()).first)
    }

    @Test(arguments: seeds) func randomSourceIsAdapted(seed: UInt64) throws {
        let source = RandomSource.file(seed: seed)
        let original = ParsedFile(bytes: Array(source.utf8), path: "A.swift", options: .init())
        let wasValid = original.syntaxErrors(limit: 1).isEmpty
        let adapted = try Self.adapt(source)
        let parsed = ParsedFile(bytes: adapted.bytes, path: "A.swift", options: .init())
        if wasValid { #expect(parsed.syntaxErrors(limit: 3) == [], "seed \(seed)\n\(adapted.text)") }
        #expect(adapted.reports.allSatisfy { $0.cause != "overlapping edits" }, "seed \(seed)")

        let bytes = adapted.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let lines = bytes.map { String(decoding: $0, as: UTF8.self) }
        let count = source.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(lines.count > count)
        // A number that is in the text is the line's; those in what was left out are gone.
        for (number, line) in lines.enumerated() {
            guard let mark = line.range(of: " // L", options: .backwards) else { continue }
            let digits = line[mark.upperBound...].prefix { $0.isNumber }
            #expect(Int(digits) == number + 1, "seed \(seed): \(line)")
        }

        guard wasValid else { return }
        let attributes = Set(parsed.nodes.attributes.map(\.name))
        #expect(
            attributes.isDisjoint(with: ["objc", "objcMembers", "IBOutlet", "IBAction", "nonobjc"]),
            "seed \(seed)")
        #expect(
            parsed.nodes.macros.allSatisfy { !["selector", "keyPath"].contains($0.macroName.text) },
            "seed \(seed)")

        let again = try Self.adapt(adapted.text)
        let second = again.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let first = adapted.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let changed = zip(first, second).filter { $0 != $1 }.map { "\($0) -> \($1)" }
        #expect(changed == [], "seed \(seed)")
        #expect(first.count == second.count, "seed \(seed): \(second.dropFirst(first.count))")
    }

    /// Half of the random files at least are valid, or the test above would prove little.
    @Test func randomSourceIsMostlyValid() {
        let valid = (0..<100 as Range<UInt64>).filter { seed in
            let bytes = Array(RandomSource.file(seed: seed).utf8)
            return ParsedFile(bytes: bytes, path: "A.swift", options: .init()).syntaxErrors(limit: 1).isEmpty
        }
        #expect(valid.count > 50, "\(valid.count)")
    }
}
