import Foundation
import Testing

/// `Scripts/layers` on a small package made for the purpose.
struct LayersTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "layers-\(UUID())")

    private func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func violations() throws -> [String] {
        defer { try? FileManager.default.removeItem(at: root) }
        let script = projectFolder.appending(path: "Scripts/layers")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [script.path, root.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = output.split(separator: "\n").map(String.init)
        #expect((process.terminationStatus == 0) == (lines == ["layers: every import is in the table"]))
        return process.terminationStatus == 0 ? [] : lines
    }

    private let table = """
        ## Layers

        | Target | May import | Foundation? |
        |---|---|---|
        | `Low` (values) | nothing | no |
        | `High` | Low, the lowest | yes |

        """

    @Test func importsWithinTheTablePass() throws {
        try write(table, to: "ARCHITECTURE.md")
        try write("import Synchronization\n// import High\n", to: "Sources/Low/Low.swift")
        try write("internal import Low\nimport Foundation\n", to: "Sources/High/Nested/High.swift")
        #expect(try violations() == [])
    }

    @Test(arguments: [
        "import High", "  internal import High", "@_exported public import High",
        "@preconcurrency import struct High.Thing", "@_spi(Name) import High",
    ])
    func importsAgainstTheTableAreNamedWithTheirLine(statement: String) throws {
        try write(table, to: "ARCHITECTURE.md")
        try write("import Low\n", to: "Sources/High/High.swift")
        try write("// First line\n\(statement)\n", to: "Sources/Low/Low.swift")
        #expect(try violations() == ["Sources/Low/Low.swift:2: Low may not import High"])
    }

    @Test func foundationIsAViolationWhereTheTableSaysNo() throws {
        try write(table, to: "ARCHITECTURE.md")
        try write("import Foundation\n", to: "Sources/High/High.swift")
        try write("import FoundationEssentials\n", to: "Sources/Low/Low.swift")
        let expected =
            "Sources/Low/Low.swift:1: Low may not import FoundationEssentials: it does without Foundation"
        #expect(try violations() == [expected])
    }

    @Test func targetsAndRowsBelongTogether() throws {
        try write(table, to: "ARCHITECTURE.md")
        try write("\n", to: "Sources/Low/Low.swift")
        try write("\n", to: "Sources/Middle/Middle.swift")
        #expect(
            try violations() == [
                "ARCHITECTURE.md: the table names High, but there is no Sources/High",
                "Sources/Middle/: Middle has no row in the table of ARCHITECTURE.md",
            ])
    }
}
