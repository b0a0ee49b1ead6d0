import Foundation
import InlineSnapshotTesting
import Testing

@Suite struct InlineTests {
    @Test func equalTextsPass() {
        assertInlineSnapshot(of: ["a", "b"], as: .dump) {
            """
            ▿ 2 elements
              - "a"
              - "b"

            """
        }
    }

    @Test func differentTextsAreShown() {
        withKnownIssue {
            assertInlineSnapshot(of: "a", as: .lines, record: .never) { "b" }
        } matching: { issue in
            issue.comments.first?.rawValue == """
                Snapshot did not match. Difference: …

                  @@ \u{2212}1,1 +1,1 @@
                  \u{2212}b
                  +a
                """
        }
        withKnownIssue {
            assertInlineSnapshot(of: "a", as: .lines, record: .never)
        } matching: {
            $0.comments.first?.rawValue == "No expected value to assert against."
        }
    }

    /// Calls with their expected source. The column is that of the call.
    @Test(arguments: [
        // A new closure.
        (
            "  check(of: x, as: .lines)\n",
            "  check(of: x, as: .lines) {\n    \"\"\"\n    a\n\n    b\n    \"\"\"\n  }\n"
        ),
        // One that is replaced, whatever is in it.
        (
            "  check(of: f(\")\", /* ) */ \"\\(g(\"(\"))\")) { \"}\" /* } */ }.then()\n",
            "  check(of: f(\")\", /* ) */ \"\\(g(\"(\"))\")) {\n    \"\"\"\n    a\n\n    b\n    \"\"\"\n  }.then()\n"
        ),
        (
            "  check(of: #\"\\(\"#) {\n    \"\"\"\n    }\n    \"\"\"\n  }\n",
            "  check(of: #\"\\(\"#) {\n    \"\"\"\n    a\n\n    b\n    \"\"\"\n  }\n"
        ),
    ])
    func textsAreWrittenIntoClosures(source: String, expected: String) {
        let edit = SourceEdit(line: 1, column: 3, label: "matches", text: "a\n\nb")
        #expect(SourceRewriting.apply([edit], to: source).source == expected)
    }

    @Test func labelledClosuresAreFound() {
        let source = "func f() {\n\tcheck(1) { 2 } other: { 3 }\n\tcheck(4)\n}\n"
        let edits = [
            SourceEdit(line: 2, column: 2, label: "other", offset: 1, text: "back\\slash"),
            SourceEdit(line: 3, column: 2, label: "matches", text: "x"),
        ]
        #expect(
            SourceRewriting.apply(edits, to: source).source
                == "func f() {\n\tcheck(1) { 2 } other: {\n\t\t#\"\"\"\n\t\tback\\slash\n\t\t\"\"\"#\n\t}\n"
                + "\tcheck(4) {\n\t\t\"\"\"\n\t\tx\n\t\t\"\"\"\n\t}\n}\n")
        let removal = SourceEdit(line: 2, column: 2, label: "other", offset: 1, text: nil)
        #expect(
            SourceRewriting.apply([removal], to: source).source
                == "func f() {\n\tcheck(1) { 2 }\n\tcheck(4)\n}\n")
    }
}
