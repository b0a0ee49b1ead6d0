import Foundation
import Testing

/// What `Scripts/layers` says of the floors inside of the kit, on a small package made for the purpose.
struct FloorsTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "floors-\(UUID())")

    private static let page = """
        ## Layers

        | Target | May import | Foundation? |
        |---|---|---|
        | `HeadlessUIKit` | nothing | no |

        ### Floors of the kit

        | Floor | Folders |
        |---|---|
        | Ground | `Geometry` |
        | Views | `Views`, `Screen` (windows) |
        | Controls | `Controls` |

        """

    private func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The lines of `Scripts/layers` for a view file of a text, a control `Switch` and a type `Edges` below.
    private func violations(
        _ view: String, page: String = Self.page, in folder: String = "Views"
    ) throws -> [String] {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(page, to: "ARCHITECTURE.md")
        try write("public struct Edges {}\n", to: "Sources/HeadlessUIKit/Geometry/Edges.swift")
        try write(
            "struct Outer {}\n@MainActor\nopen class Switch: View {\n    struct Part {}\n}\n",
            to: "Sources/HeadlessUIKit/Controls/Switch.swift")
        try write("class Window: View {}\n", to: "Sources/HeadlessUIKit/Screen/Nested/Window.swift")
        try write(view, to: "Sources/HeadlessUIKit/\(folder)/View.swift")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [projectFolder.appending(path: "Scripts/layers").path, root.path]
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

    @Test(arguments: [
        "class View { var edges: Edges, window: Window? }",
        "class View {} // a Switch", "/* Switch\n Switch */ class View {}",
        #"class View { let text = "Switch \"Switch\" \(1)" }"#,
        "class View { let text = \"\"\"\n    Switch\n    \"\"\" }",
        "class View { var part: Part, switchView: Switches }",
    ])
    func lowerFloorsTheSameAndWordsPass(view: String) throws {
        #expect(try violations(view + "\n") == [])
    }

    @Test(arguments: [
        "class View { var control: Switch? }", "extension View { func f() { _ = self as? Switch } }",
        "/* comment */ let control = [Switch]()", #"let text = "a", control: Switch.Part"#,
    ])
    func typesOfHigherFloorsAreNamedWithTheirLine(line: String) throws {
        #expect(
            try violations("class View {}\n\(line)\n") == [
                "Sources/HeadlessUIKit/Views/View.swift:2: Views is below Controls, which declares Switch"
            ])
    }

    @Test func exceptionsHoldForOneFileAndOneType() throws {
        let page = Self.page + "\n| File | Also mentions |\n|---|---|\n| `View.swift` | `Switch` |\n"
        #expect(
            try violations("class View { var control: Switch?, outer: Outer? }\n", page: page) == [
                "Sources/HeadlessUIKit/Views/View.swift:1: Views is below Controls, which declares Outer"
            ])
    }

    @Test func exceptionsThatNothingNeedsAreViolations() throws {
        let page = Self.page + "\n| File | Also mentions |\n|---|---|\n| `View.swift` | `Switch` |\n"
        #expect(
            try violations("class View {}\n", page: page) == [
                "ARCHITECTURE.md:17: View.swift does not mention Switch"
            ])
    }

    @Test func foldersWithoutAFloorAreViolations() throws {
        #expect(
            try violations("class View {}\n", in: "Attic") == [
                "Sources/HeadlessUIKit/Attic/: has no floor in the table of ARCHITECTURE.md"
            ])
    }
}
