import Foundation
import Testing

/// The example that lays out without views.
@Suite struct FlexboxAloneTests {
    @Test func itIsShortAndNeedsTheEngineAlone() throws {
        let file = projectFolder.appending(path: "Examples/FlexboxAlone/main.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropLast()
        #expect(lines.count <= 20)
        #expect(lines.filter { $0.hasPrefix("import") } == ["import Flexbox", "import LayoutCore"])
    }

    @Test func itPrintsFrames() throws {
        let process = Process()
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.executableURL = tests.deletingLastPathComponent().appending(path: "flexbox-alone")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let numbers = text.split(separator: "\n").map { line in
            line.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
        }
        #expect(numbers == [[0, 0, 320, 64], [12, 12, 40, 40], [60, 15, 176, 34], [244, 16, 64, 32]])
    }
}
