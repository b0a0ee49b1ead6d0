import Foundation
import Testing

/// `Scripts/words` on a small package made for the purpose, with rules of its own and with the project's.
struct WordsTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")

    private static let rules = """
        # A comment
        cnp wobbly -> elastic
        c mood -> state
        n frobs? -> widgets
        p chatter -> messages
        cnp takes no nap -> waits
        allow wobbly castle
        allow frob nicate
        """

    private func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// What the script prints about the files, without the folder, and whether it passes.
    private func run(
        _ arguments: [String] = [], rules: String? = Self.rules
    ) throws -> (lines: [String], passes: Bool) {
        defer { try? FileManager.default.removeItem(at: root) }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [projectFolder.appending(path: "Scripts/words").path] + arguments + ["Sources"]
        process.currentDirectoryURL = root
        if let rules {
            try write(rules, to: "rules.txt")
            process.environment = ProcessInfo.processInfo.environment
            process.environment?["FORMWORK_WORDS"] = root.appending(path: "rules.txt").path
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output.split(separator: "\n").map(String.init), process.terminationStatus == 0)
    }

    /// What is reported of one file, as "line: word".
    private func found(_ text: String, in name: String = "A.swift", rules: String? = Self.rules) throws
        -> [String]
    {
        try write(text, to: "Sources/\(name)")
        let (lines, passes) = try run(rules: rules)
        if passes {
            #expect(lines == ["words: all are the field's"])
            return []
        }
        return lines.map { line in
            #expect(line.hasPrefix("Sources/\(name):"))
            return String(line.dropFirst("Sources/\(name):".count).prefix { $0 != ">" }.dropLast(2))
        }
    }

    @Test(arguments: [
        "// A wobbly line", "/// A Wobbly line", "let x = 1  // wobbly.", "/* wobbly */ let x = 1",
        "/* one /* two */ wobbly */", "let wobbly = 1", "let isWobbly = 1", "let isWOBBLYNow = 1",
        "let wobbly_line = 1", "/// See `isWobbly`.", "/// See ``Thing/isWobbly``.", "let x = \"\\(wobbly)\"",
        "let x = \"\\(f(\"a\", (1, wobbly)))\"", "let x = #\"\\#(wobbly)\"#", "func `a wobbly line`() {}",
        "let x = \"\" // wobbly", "let x = #\"\"\"#  // wobbly", "let x = \"a\\\"\" // wobbly",
    ])
    func wordsInCommentsAndNamesAreFound(line: String) throws {
        #expect(try found(line) == ["1: wobbly"])
    }

    @Test(arguments: [
        "let x = \"wobbly\"", "let x = \"a \\\" wobbly\"", "let x = \"\\(y) wobbly\"",
        "let x = #\"\" wobbly\"#",
        "let x = \"http://wobbly\"", "let x = \"/* \" + \"wobbly\"", "let wobblyCastle = 1",
        "// a wobbly castle",
        "let wobblyness = 1", "// wobblyness", "let mood = 1", "// frobs", "// chatter", "let frobNicate = 1",
        "// [link](https://wobbly.org/wobbly)",
    ])
    func literalsExceptionsAndOtherKindsPass(line: String) throws {
        #expect(try found(line) == [])
    }

    @Test func aLiteralOfSeveralLinesIsNoComment() throws {
        let text = #"""
            let x = """
                wobbly // wobbly
                "wobbly" \(wobbly)
                """
            let wobbly = 1
            """#
        #expect(try found(text) == ["3: wobbly", "5: wobbly"])
    }

    @Test func codeInACommentIsCode() throws {
        let text = """
            /// ```swift
            /// let frob = mood("wobbly")
            /// ```
            /// mood
            /// ```text
            /// wobbly
            /// ```
            let frobs = 1
            """
        #expect(try found(text) == ["2: frob", "4: mood", "8: frobs"])
    }

    @Test func aPhraseMayGoOnInTheNextLine() throws {
        #expect(try found("// It takes\n// no nap.") == ["2: takes no nap"])
        #expect(try found("// It takes\n\n// no nap.") == [])
        #expect(try found("// It takes.\n// no nap") == [])
        #expect(try found("// a wobbly\n// castle and a wobbly\n// castle") == ["1: wobbly", "2: wobbly"])
        #expect(try found("// wobbly\n// line") == ["1: wobbly"])
    }

    @Test func pagesHaveProseAndCode() throws {
        let text = """
            # A wobbly page
            The chatter of `frobs` and mood.
            ```swift
            let frob = "wobbly"  // wobbly
            ```
            ```cpp
            frob(wobbly);
            ```
            [chatter](wobbly.md)
            """
        #expect(
            try found(text, in: "Page.md")
                == ["1: wobbly", "2: frobs", "2: chatter", "4: frob", "4: wobbly", "9: chatter"])
    }

    @Test func scriptsHaveComments() throws {
        #expect(try found("#!/bin/wobbly\nwobbly=${#wobbly}\n# wobbly\n", in: "run.sh") == ["3: wobbly"])
    }

    @Test func whatToWriteIsSaid() throws {
        try write("// wobbly", to: "Sources/Low/A.swift")
        #expect(try run().lines == ["Sources/Low/A.swift:1: wobbly -> elastic"])
    }

    @Test func modulesAreCounted() throws {
        try write("// wobbly, wobbly", to: "Sources/Low/A.swift")
        try write("// wobbly", to: "Sources/Low/Nested/B.swift")
        try write("// wobbly", to: "Sources/High/A.swift")
        let (lines, passes) = try run(["--count"])
        #expect(!passes)
        #expect(
            lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "1 Sources/High", "3 Sources/Low", "4 in all",
            ])
    }

    @Test func stringsAreReadByThemselves() throws {
        try write("// wobbly\nlet wobbly = \"\"\"\n  a mood\n  \"\"\"", to: "Sources/A.swift")
        #expect(try run(["--strings"]).lines == ["Sources/A.swift:3: mood -> state"])
    }

    @Test func badRulesAreReported() throws {
        try write("// fine", to: "Sources/A.swift")
        let (lines, passes) = try run(rules: "x wobbly -> elastic")
        #expect(!passes)
        #expect(lines.first?.hasSuffix("not a rule: x wobbly -> elastic") == true)
    }

    @Test(arguments: [
        "let x = CGFloat.greatestFiniteMagnitude", "let x = Double.leastNonzeroMagnitude", "// at least 3",
        "// `leastNormalMagnitude`", "// The value in question", "// nan stands for no value",
        "let x = \"Room 12\"",
        "/// Asks the delegate for a size.", "// in place of the view", "// headroom", "func atLeast() {}",
        "// a user who reads", "// A placeholder takes the place of the text.", "// places its subviews",
    ])
    func ordinaryEnglishPassesTheProjectsRules(line: String) throws {
        #expect(try found(line, rules: nil) == [])
    }

    @Test(arguments: [
        ("// the room for text", "room"), ("let leastWidth = 1", "least"), ("// nobody uses it", "nobody"),
        ("let finalOffer = 1", "offer"), ("// is turned around", "turned around"),
        ("// its place in the row", "its place"),
        ("let percentBase = 1", "percent base"), ("// The view takes no\n// notice", "takes no notice"),
    ])
    func theProjectsRulesFindTheirWords(text: String, word: String) throws {
        #expect(try found(text, rules: nil).map { String($0.dropFirst(3)) } == [word])
    }
}
