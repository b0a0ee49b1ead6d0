import Foundation
import Testing

@testable import PackagePorting

/// The statuses are those that Documentation/Command.md lists for `formwork`.
@Suite struct ExitStatusTests {
    private func status(_ command: String, _ swift: Int32, after lines: [String]) -> Int32 {
        let progress = BuildProgress()
        lines.forEach(progress.read)
        return ExitStatus.of(command, swift, wasBuilt: progress.isFinished)
    }

    @Test func aFailedBuildIsNoFailedTest() {
        #expect(status("test", 1, after: ["Building for debugging...", "Card.swift:1:1: error: no"]) == 3)
        #expect(status("test", 1, after: ["Build complete! (1.20s)", "Test Suite 'A' failed"]) == 1)
        #expect(status("test", 1, after: ["◇ Test run started."]) == 1)
        #expect(status("build", 1, after: []) == 3)
        #expect(status("test", 0, after: []) == 0)
    }

    @Test func aProgramEndsAsItEnds() {
        #expect(status("run", 7, after: ["Build of product 'Launch' complete! (3.37s)"]) == 7)
        #expect(status("run", 1, after: ["error: no executable product available"]) == 3)
        #expect(status("run", 130, after: []) == 130)
    }

    @Test func errorsNameTheirKind() throws {
        let folder = try TemporaryFolder()
        func status(of package: String) -> Int32 {
            do {
                let options = PackageMirror.Options(formwork: folder.url, cache: folder.url)
                _ = try PackageMirror(of: folder.url.appendingPathComponent(package), options: options)
                return 0
            } catch {
                return ExitStatus.of(error)
            }
        }
        try folder.write("not a manifest", to: "Bad/Package.swift")
        #expect(status(of: "Missing") == 5)
        #expect(status(of: "Bad") == 3)
    }
}
