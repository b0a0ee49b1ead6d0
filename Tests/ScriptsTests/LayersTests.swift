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
        try write("import Foundation\nimport Low\n", to: "Sources/High/High.swift")
        try write("import FoundationEssentials\n", to: "Sources/Low/Low.swift")
        let expected =
            "Sources/Low/Low.swift:1: Low may not import FoundationEssentials: it does without Foundation"
        #expect(try violations() == [expected])
    }

    @Test(arguments: [
        "import\n  High", "/* why */ import High", "/* of two\nlines */ import /* and */ High",
        "let one = 1; import High",
        "@available(*, deprecated, message: \"use (another)\") @_spi(Name) import High",
        "@_documentation(\n  visibility: internal)\nimport High",
    ])
    func importsInUnusualFormsAreFound(statement: String) throws {
        try write(table, to: "ARCHITECTURE.md")
        try write("import Low\n", to: "Sources/High/High.swift")
        try write(statement + "\n", to: "Sources/Low/Low.swift")
        let found = try violations()
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(": Low may not import High") == true)
    }

    @Test func whatOnlyLooksLikeAnImportIsNone() throws {
        try write(table, to: "ARCHITECTURE.md")
        try write("import Low\n", to: "Sources/High/High.swift")
        let source = """
            let text = \"\"\"
            import High
            \"\"\"
            let raw = #"a " import High"#, quoted = "\\"import High", nested = "\\(f("import High"))"
            /* /* import High */ import High */
            func f(import name: Int) { f(import: name); a.import; `import` = High }

            """
        try write(source, to: "Sources/Low/Low.swift")
        #expect(try violations() == [])
    }

    @Test func theTableIsInOrderAndNamesNothingUnused() throws {
        let swapped = """
            ## Layers

            | Target | May import | Foundation? |
            |---|---|---|
            | `High` | Low | yes |
            | `Low` | High | yes |

            """
        try write(swapped, to: "ARCHITECTURE.md")
        try write("import Low\n", to: "Sources/High/High.swift")
        try write("\n", to: "Sources/Low/Low.swift")
        #expect(
            try violations() == [
                "ARCHITECTURE.md:5: High may import Low, whose row is further down",
                "ARCHITECTURE.md:6: Low may import High, but no file of it does",
            ])
    }

    @Test func thePictureAgreesWithTheTable() throws {
        try write(table + "```\n 2  Low\n 1  High (above all)\n```\n", to: "ARCHITECTURE.md")
        try write("import Low\n", to: "Sources/High/High.swift")
        try write("\n", to: "Sources/Low/Low.swift")
        #expect(
            try violations() == ["ARCHITECTURE.md:6: High in layer 1 may import Low in layer 2"])
    }

    @Test func dependenciesAgreeWithTheTable() throws {
        try write(table, to: "ARCHITECTURE.md")
        let manifest = """
            let targets: [Target] = [
                // .target(name: "High", dependencies: ["Low"]),
                .target(
                    name: "High",
                    dependencies: [.target(name: "Other", condition: .when(platforms: [.linux]))]),
                .target(name: "Low", dependencies: ["High"]),
            ]

            """
        try write(manifest, to: "Package.swift")
        try write("import Low\n", to: "Sources/High/High.swift")
        try write("\n", to: "Sources/Low/Low.swift")
        #expect(
            try violations() == [
                "Package.swift: Low depends on High, which the table does not allow",
                "Sources/High/High.swift:1: High imports Low, on which it does not depend in Package.swift",
            ])
    }

    @Test func targetsOfTheTableAreInTheManifest() throws {
        try write(table, to: "ARCHITECTURE.md")
        try write(".target(name: \"High\", dependencies: [\"Low\"])\n", to: "Package.swift")
        try write("import Low\n", to: "Sources/High/High.swift")
        try write("\n", to: "Sources/Low/Low.swift")
        #expect(try violations() == ["ARCHITECTURE.md:5: Low is no target of Package.swift"])
    }

    @Test func headersOfOtherTargetsAreViolations() throws {
        let page = """
            ## Layers

            | Target | May import | Foundation? |
            |---|---|---|
            | `CLow`, `CHigh` | nothing | no |

            """
        try write(page, to: "ARCHITECTURE.md")
        try write("#include <stdio.h>\n#include \"own.h\"\n", to: "Sources/CLow/shim.h")
        try write("\n", to: "Sources/CLow/own.h")
        try write(
            "#include \"shim.h\"\n#  include <own.h>\n#include \"../CLow/shim.h\"\n",
            to: "Sources/CHigh/file.c")
        try write("\n", to: "Sources/CHigh/shim.h")
        #expect(
            try violations() == [
                "Sources/CHigh/file.c:2: CHigh may not include own.h of CLow",
                "Sources/CHigh/file.c:3: CHigh may not include ../CLow/shim.h of CLow",
            ])
    }

    @Test func languagesUseNothingThatOnlyTheKitHas() throws {
        let page = """
            ## Layers

            | Target | May import | Foundation? |
            |---|---|---|
            | `HeadlessUIKit` | nothing | yes |
            | `ViewBridge` | HeadlessUIKit | yes |
            | `Language` | ViewBridge | yes |

            """
        try write(page, to: "ARCHITECTURE.md")
        let kit = """
            extension UIView {
                package final var isMarked: Bool { true }
                package func place() {}
                public var alpha: Double { 1 }
            }
            public struct LayoutReport {}
            public class UILabel {}

            """
        try write(kit, to: "Sources/HeadlessUIKit/View.swift")
        try write(
            "import HeadlessUIKit\nextension UIView { func place(at: Int) { isMarked } }\n",
            to: "Sources/ViewBridge/Seam.swift")
        let language = """
            import ViewBridge
            // isMarked
            let label = UILabel(), text = "isMarked", a = view.alpha
            view.place(at: 1)
            let marked = view.isMarked
            LayoutReport()

            """
        try write(language, to: "Sources/Language/Use.swift")
        #expect(
            try violations() == [
                "Sources/Language/Use.swift:5: Language may not use isMarked: only HeadlessUIKit has it, not Apple's UIKit",
                "Sources/Language/Use.swift:6: Language may not use LayoutReport: only HeadlessUIKit has it, not Apple's UIKit",
            ])
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
