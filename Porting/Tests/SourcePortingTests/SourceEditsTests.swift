import Testing

@testable import SourcePorting

@Suite struct SourceEditsTests {
    private func apply(_ source: String, _ change: (inout SourceEdits) -> Void) -> (
        text: String, refused: Int
    ) {
        var edits = SourceEdits(Array(source.utf8))
        change(&edits)
        let text = String(decoding: edits.apply(), as: UTF8.self)
        return (text, edits.refused.count)
    }

    @Test func editsInsideKeptPartsAreApplied() {
        let result = apply("f(a, b)") { edits in
            edits.wrap(0..<7, before: "g(", after: ")")
            edits.replace(2..<3, with: "long")
            edits.wrap(0..<7, before: "h(", after: ")")
            edits.blank(5..<6)
        }
        #expect(result.text == "g(h(f(long,  )))")
        #expect(result.refused == 0)
    }

    @Test func editsInsideReplacedPartsAreDropped() {
        let result = apply("abc def") { edits in
            edits.replace(1..<2, with: "X")
            edits.replace(0..<3, with: "_")
        }
        #expect(result.text == "_ def")
    }

    @Test func overlappingEditsAreRefused() {
        let result = apply("abcdef") { edits in
            edits.replace(0..<4, with: "1")
            edits.replace(2..<6, with: "2")
        }
        #expect(result.text == "1ef")
        #expect(result.refused == 1)
    }

    @Test func partsCanBeMoved() {
        let result = apply("ab cd") { edits in
            edits.replace(0..<5, with: [.kept(3..<5), .text("-"), .kept(0..<2)])
            edits.replace(0..<1, with: "A")
            edits.replace(4..<5, with: "D")
        }
        #expect(result.text == "cD-Ab")
    }

    @Test func linesAreKept() {
        #expect(apply("a\nb\nc d") { $0.replace(0..<5, with: "x(1)") }.text == "x(1\n\n) d")
        #expect(apply("a\nb") { $0.replace(0..<3, with: "x") }.text == "x\n")
        let tooLong = apply("ab") { $0.replace(0..<1, with: "x\ny") }
        #expect(tooLong.text == "ab")
        #expect(tooLong.refused == 1)
        #expect(apply("a\tb\r\n😀c") { $0.blank(0..<9) }.text == " \t \r\n    c")
    }

    @Test func insertionsKeepTheirOrder() {
        let result = apply("ab") { edits in
            edits.insert("2", at: 1)
            edits.insert("3", at: 1)
            edits.insert("1", at: 1, order: -1)
        }
        #expect(result.text == "a123b")
    }

    @Test func appendedTextFollowsTheLastLine() {
        #expect(apply("a") { $0.append("b\n") }.text == "a\nb\n")
        #expect(apply("a\n") { $0.append("b\n") }.text == "a\nb\n")
        #expect(apply("") { $0.append("b\n") }.text == "b\n")
    }

    @Test func columnsCountBytes() {
        let lines = LineTable(Array("a\r\n😀b\n".utf8))
        #expect(lines.location(of: 7) == (2, 5))
        #expect(lines.location(of: 0) == (1, 1))
        #expect(lines.location(of: 9) == (3, 1))
    }
}
