import Foundation
import SourcePorting
import Testing

/// Adapted fixtures pass the compiler on Linux, in both language modes, without warnings.
@Suite final class CompilerTests {
    static let fixtures = [
        "AnyObjects", "Attributes", "Conditions", "GenericClasses", "Imports", "KeyPaths", "Observed",
        "Selectors", "Tables", "Tests",
    ]

    /// The compiler's folder; each test has its own.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "formwork-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: ["5", "6"]) func adaptedFixturesCompile(mode: String) throws {
        for (module, text) in [
            ("UIKit", try FixtureTests.text("UIKit", "stub")), ("os", "\n"),
            ("CoreGraphics", "import Foundation\n"),
            ("XCTestAdditions", "\n"), ("Cards", "\n"),
        ] {
            let output = try compile(
                text, "\(module).swift", ["-emit-module", "-enable-testing"], mode: "6")
            #expect(output == "")
        }
        for name in Self.fixtures {
            let before = try FixtureTests.text(name, "before")
            let files = [(path: "\(name).swift", bytes: Array(before.utf8))]
            let adapted = try #require(Port.adapt(files: files, options: .init()).first)
            let output = try compile(adapted.text, "\(name).swift", ["-typecheck"], mode: mode)
            #expect(!output.contains("error:"), "\(output)")
            // What the fixtures themselves are warned of: a constant without use.
            let own = ["was never used"]
            let warnings = output.split(separator: "\n").filter { line in
                line.contains("warning:") && !own.contains { line.contains($0) }
            }
            #expect(warnings == [])
        }
    }

    /// A package of two files with the file that lists its classes.
    @Test func theModuleFileCompiles() throws {
        try compileKit()
        let options = PortOptions(module: "Cards")
        let sources = [
            "A.swift": "import UIKit\nclass A: UIView { @objc func a() {} }\n", "B.swift": "struct B {}\n",
        ]
        let index = SourceIndex(
            sources.map { Port.index(Array($0.value.utf8), path: $0.key, options: options) })
        var text = Port.moduleFile(index: index, options: options)
        #expect(text.contains("FormworkFile_A_"))
        #expect(!text.contains("FormworkFile_B_"))
        for (path, source) in sources {
            text += Port.adapt(Array(source.utf8), path: path, index: index, options: options).text
        }
        #expect(try compile(text, "Cards.swift", ["-typecheck"], mode: "6") == "")
    }

    /// Implicit members in initializers of geometry, of which Foundation has three each.
    @Test(arguments: ["5", "6"]) func literalsOfGeometryAreNotAmbiguous(mode: String) throws {
        try compileKit()
        let source = """
            import UIKit
            extension CGPoint { init(x: Int, y: Int) { self.init(x: CGFloat(x) + 1, y: CGFloat(y)) } }
            public func sizes(
                _ fitting: CGSize = CGSize(width: 150, height: .greatestFiniteMagnitude), i: Int, d: Double, f: CGFloat
            ) -> [Any] {
                [
                    CGSize(width: .infinity, height: 1), CGSize(width: i, height: i), CGSize(width: d, height: f),
                    CGPoint(x: 0, y: .infinity), CGPoint(x: i, y: 0), CGPoint(x: d / 2, y: 0), CGPoint(x: f, y: 2),
                    CGRect(x: 0, y: 0, width: 1, height: .greatestFiniteMagnitude), CGRect(x: i, y: 0, width: 1, height: i),
                    CGRect(x: -f, y: 0, width: d, height: f * 2), [1, 2.5].map { CGSize(width: $0, height: 10) },
                    CGRect(origin: .init(x: 1, y: 2), size: .init(width: 1, height: .greatestFiniteMagnitude)),
                ]
            }

            """
        let options = PortOptions(module: "Sizes")
        let index = SourceIndex([Port.index(Array(source.utf8), path: "A.swift", options: options)])
        let text = source + Port.moduleFile(index: index, options: options)
        #expect(try compile(source, "Sizes.swift", ["-typecheck"], mode: mode).contains("ambiguous"))
        #expect(try compile(text, "Sizes.swift", ["-typecheck"], mode: mode) == "")
    }

    /// The module's own functions are called, not Foundation's.
    @Test func namesOfClassesAreTheKits() throws {
        try compileKit()
        let source = "import Foundation\nimport UIKit\npublic class Card { class Part {} }\n"
        let options = PortOptions(module: "Names")
        let index = SourceIndex([Port.index(Array(source.utf8), path: "A.swift", options: options)])
        let use = "let partName = (NSStringFromClass(Card.Part.self), NSClassFromString(\"UIView\"))\n"
        let text = source + use + Port.moduleFile(index: index, options: options)
        #expect(try compile(text, "Names.swift", ["-emit-sil", "-o", "Names.sil"], mode: "5") == "")
        let sil = try String(contentsOf: folder.appendingPathComponent("Names.sil"), encoding: .utf8)
        #expect(sil.contains("$s5Names17NSStringFromClass"))
        #expect(!sil.contains("$s10Foundation17NSStringFromClass"))
    }

    /// Makes the module that stands for the kit.
    private func compileKit() throws {
        let stub = try FixtureTests.text("UIKit", "stub")
        #expect(try compile(stub, "UIKit.swift", ["-emit-module", "-enable-testing"], mode: "6") == "")
    }

    private func compile(
        _ text: String, _ name: String, _ arguments: [String], mode: String
    ) throws -> String {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = folder
        let module = String(name.prefix { $0 != "." })
        process.arguments =
            ["swiftc", "-swift-version", mode, "-parse-as-library", "-I", ".", "-module-name", module]
            + arguments
            + [name]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
