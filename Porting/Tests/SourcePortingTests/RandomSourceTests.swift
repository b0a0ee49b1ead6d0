import Foundation
import Testing

@testable import SourcePorting

/// Random source: what is adapted parses, keeps its lines, has none of the constructs left, and stays the same when it is
/// adapted again. Run with 5,000 seeds for the record.
@Suite struct RandomSourceTests {
    /// Seeds from `FORMWORK_FUZZ_SEED` on, else from 1, so that the tests of a change do not depend on luck;
    /// `FORMWORK_FUZZ_COUNT` of them.
    static var seeds: Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["FORMWORK_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["FORMWORK_FUZZ_COUNT"].flatMap(UInt64.init) ?? 60
        return first..<first + max(count, 1)
    }

    /// The seeds in sixty parts, so that the overhead of a test is not paid for each seed.
    static var parts: [Range<UInt64>] {
        let seeds = seeds
        let size = UInt64((seeds.count + 59) / 60)
        return stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(size)).map {
            $0..<min($0 + size, seeds.upperBound)
        }
    }

    @Test(arguments: parts) func randomSourceIsAdapted(seeds: Range<UInt64>) {
        for seed in seeds { #expect(RandomSourceCheck.faults(seed: seed) == []) }
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
