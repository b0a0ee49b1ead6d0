import Foundation
import SourcePorting
import Testing

/// Source that could mislead the rewrites.
@Suite struct HostileSourceTests {
    private func adapted(_ bytes: [UInt8]) throws -> AdaptedFile {
        try #require(Port.adapt(files: [("A.swift", bytes)], options: .init()).first)
    }
    private func adapted(_ source: String) throws -> AdaptedFile { try adapted(Array(source.utf8)) }

    /// Constructs that only look like those that are rewritten.
    @Test(arguments: [
        ##"let a = "#selector(b) @objc \(c) #if os(iOS)""##,
        ##"let a = #"#selector(\#(b)) "@IBOutlet" "#"##,
        "let a = \"\"\"\n    @objc func x() {}\n    #if os(iOS)\n    #available(iOS 17, *)\n    #endif\n    \"\"\"",
        "let a = /@objc #selector\\(b\\)/", "let a = #/#selector(b)/#",
        "// @objc #selector(a) #keyPath(b)\nlet a = 1",
        "/* @objc /* nested #selector(a) */ @IBOutlet */ let a = 1",
        "func objc() {}; let dynamic = 1; _ = dynamic",
        "@resultBuilder struct selector {}", "#if swift(>=5.9)\nlet a = 1\n#endif",
        "let objc = 1, IBOutlet = objc",
        "@objcc @IBOutlets var a: Int", "let s = #selectors(a)", "#externalMacro(module: \"a\", type: \"b\")",
        "@freestanding(expression) macro selector(_ a: Int) -> Int = #externalMacro(module: \"a\", type: \"b\")",
        "let `dynamic` = 1", "#error(\"@objc\")", "#warning(\"#selector(a)\")", "let a = Selector((\"a\"))",
        "",
        "#!/usr/bin/swift\nlet a = 1", "\u{FEFF}let a = 1\r\n\tlet b = 2\r\n", "let 😀 = \"👩‍👩‍👧‍👦\"",
    ])
    func otherSourceKeepsItsBytes(source: String) throws {
        let adapted = try adapted(source)
        #expect(adapted.bytes == Array(source.utf8))
        #expect(!adapted.isChanged)
    }

    @Test func interpolationsAndMacrosAreCode() throws {
        let source = ##"""
            class A: NSObject {
                @objc func go() {}
                func text() -> String { "\(#selector(go)) \("a\(#keyPath(A.b))")" + #"\(x) \#(#selector(go))"# }
                let view = #outer(#selector(go)) { _ = #selector(go) }
            }
            """##
        let text = try adapted(source).text
        #expect(
            text.contains(##""\(Selector("go", A.go)) \("a\("b")")" + #"\(x) \#(Selector("go", A.go))"#"##))
        #expect(text.contains(#"#outer(Selector("go", A.go)) { _ = Selector("go", A.go) }"#))
    }

    @Test func conditionsAroundCasesAttributesAndExpressionsAreAdapted() throws {
        let source = """
            enum A { #if os(iOS)
                case a
            #endif
            }
            #if os(iOS)
                @objc
            #endif
            class B: NSObject { @objc func c() { a
                #if os(iOS)
                    .b(#selector(c))
                #else
                    .d(#selector(c))
                #endif
            } }
            """
        let text = try adapted(source).text
        #expect(!text.contains("os(iOS)"))
        #expect(text.contains(#".b(Selector("c", B.c))"#))
        #expect(text.contains(".d(#selector(c))"))
    }

    @Test func invalidSourceIsReportedAndTheRestIsAdapted() throws {
        let source =
            "class A: NSObject {\n    @objc func a() {}\n    func b( { }\n    let c = #selector(a)\n}\nlet d = )\n"
        let adapted = try adapted(source)
        let errors = adapted.reports.filter { $0.cause == "syntax" }
        #expect(errors.contains { $0.line == 3 && $0.kind == .unanswered })
        #expect(adapted.text.contains("          func a() {}"))
        #expect(!adapted.text.contains("#selector(a)"))
    }

    @Test(arguments: [
        "#selector(", "#selector()", "@objc(", "#if os(", "#available(iOS", "@objc", "#keyPath()", "import",
        "{",
    ])
    func unfinishedSourceIsSurvived(source: String) throws {
        let adapted = try adapted("import UIKit\n" + source)
        #expect(adapted.text.hasPrefix("import UIKit"))
    }

    @Test func otherEncodingsAreRefused() throws {
        let source: [UInt8] = Array("@objc class A {} // ".utf8) + [0xE9, 0x0A]
        let adapted = try adapted(source)
        #expect(adapted.bytes == source)
        #expect(adapted.reports.map(\.cause) == ["encoding"])
    }

    @Test func columnsAndLineEndsAreKept() throws {
        let source =
            "\u{FEFF}import UIKit\r\nclass A: UIView {\r\n\t@objc\tfunc a() {} // 😀\r\n\t@IBOutlet\r\n\tvar b: A!\r\n}\r\n"
        let text = try adapted(source).text
        #expect(
            text.hasPrefix(
                "\u{FEFF}import UIKit\r\nclass A: UIView {\r\n\t     \tfunc a() {} // 😀\r\n\t         \r\n\tvar b: A!\r\n}\r\n"
            ))
    }

    @Test func reportsHaveLinesAndColumnsOfBytes() throws {
        let source = "import UIKit\n/* 😀 */ @objc class A: NSObject {}\n"
        let reports = try adapted(source).reports
        #expect(reports.map(\.line) == [2])
        #expect(reports.map(\.column) == [12])
    }

    @Test func longFilesAreAdapted() throws {
        var source = "import UIKit\nclass A: UIView {\n"
        for line in 0..<20_000 { source += "    @objc func f\(line)() { _ = #selector(f\(line)) }\n" }
        source += "}\n"
        let clock = ContinuousClock()
        var text = ""
        let time = try clock.measure { text = try adapted(source).text }
        #expect(text.contains(#"Selector("f19999", A.f19999)"#))
        #expect(time < .seconds(60), "far more than linear: \(time)")
    }
}
