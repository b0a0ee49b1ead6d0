import Foundation
import Testing

/// What `Scripts/bench` does without building: its words, how it reads figures, and how it finds noise and regressions.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/python3"))) struct BenchTests {
    private func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-B"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }

    /// What a piece of Python prints that imports the script's modules.
    private func python(_ code: String) throws -> String {
        let folder = projectFolder.appending(path: "Benchmarks/harness").path
        let (text, status) = try run(["-c", "import sys; sys.path.insert(0, '\(folder)')\n" + code])
        #expect(status == 0, "\(text)")
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test func unknownNamesAreRefusedWithTheKnownOnes() throws {
        let script = projectFolder.appending(path: "Scripts/bench").path
        let (text, status) = try run([script, "nosuch"])
        #expect(status != 0)
        #expect(text.contains("there is no benchmark 'nosuch'") && text.contains("constraints"))
    }

    @Test func everyProgramIsAProductOfThePackage() throws {
        let manifest = try String(
            contentsOf: projectFolder.appending(path: "Benchmarks/Package.swift"), encoding: .utf8)
        let products = try python("from programs import PRODUCTS; print(' '.join(PRODUCTS.values()))")
        for product in products.split(separator: " ") {
            #expect(manifest.contains("\"\(product)\""), "\(product)")
        }
    }

    @Test func figuresAreReadFromRecordsAndFromText() throws {
        let text = try python(
            """
            import json, tempfile
            from figures import Figures
            f = Figures()
            line = "2 lines, seen words" + " " * 27 + "      2.00 us  p90       3.00  bar      5.0  ok"
            f.read("/nonexistent", line + "\\nno figure at all 12 us")
            with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                file.write(json.dumps({"name": "2 lines, seen words", "unit": "us", "median": 4, "high": 5}) + "\\n")
                file.flush()
                f.read(file.name, line)
            print(list(f.runs), f.median("2 lines, seen words"), f.high("2 lines, seen words"), f.median("other"))
            """)
        #expect(text == "['2 lines, seen words'] 3.0 4.0 None")
    }

    @Test func noiseIsHowFarEqualRunsDiffer() throws {
        let text = try python(
            """
            from figures import Figures
            f = Figures()
            for value in [10, 11, 10, 11]: f.add("a", "us", value)
            for value in [10, 10, 10, 10]: f.add("b", "us", value)
            for value in [10, 10]: f.add("c", "us", value)
            f.add("once", "us", 5)
            noise = f.noise()
            print(round(noise["median"], 3), round(noise["high"], 3), Figures().noise())
            """)
        #expect(text == "0.0 0.1 None")
    }

    @Test func targetsAreComparedWithTheirFigures() throws {
        let text = try python(
            """
            from figures import Figures
            from report import Report
            f = Figures()
            f.add("2 lines, seen words", "us", 1.9)
            f.add("2 lines, unseen words", "us", 45)
            rows = {target.figure: verdict for target, _, verdict in Report(f, {}, {}, 0, True).targets()}
            print(rows["2 lines, seen words"], "|", rows["2 lines, unseen words"], "|", rows["the first label of a process"])
            """)
        #expect(text == "reached | NOT REACHED | not measured")
    }

    @Test func profilesSumWhatFunctionsThemselvesExecute() throws {
        let text = try python(
            """
            from hotpaths import Profile, short
            text = \"\"\"positions: line
            fn=(1) $s9PinLayout3fooyyF
            0 10
            cfn=(2) swift_retain
            calls=3 0
            0 900
            +2 5
            fn=(2)
            0 60
            cfn=(3) malloc
            calls=1 0
            * 40
            fn=(3)
            0 40
            totals: 115
            \"\"\"
            one = Profile.read(text)
            print(dict(one.kinds()), sum(one.own.values()), dict(one.called("retains")))
            half = one.turn(Profile(), 2)
            print(half.own["swift_retain"], dict(half.called("allocations")), short(1234567), short(98.7))
            """)
        #expect(
            text == """
                {'PinLayout': 15, 'references': 60, 'allocation': 40} 115 {'$s9PinLayout3fooyyF': 3}
                30.0 {'$s9PinLayout3fooyyF': 0.5} 1.23 M 98.7
                """)
    }

    /// What the standard library allocates counts as its callers', in the ratio of their calls; extensions of its types are of the
    /// module that has them.
    @Test func whatLibrariesCallCountsAsTheirCallers() throws {
        let text = try python(
            """
            from hotpaths import Profile, module
            one = Profile()
            append = "$sSa6appendyyxnF"
            one.calls[("$s6Layout1fyyF", append)] = 3
            one.calls[("$s7PinText1gyyF", append)] = 1
            one.calls[(append, "swift_allocObject")] = 8
            one.calls[("swift_allocObject", "malloc")] = 8
            print(sorted(one.called("allocations").items()))
            print(module(append), module("malloc"), module("$sSa10FlexLayoutE8includedyyF"))
            """)
        #expect(
            text == """
                [('$s6Layout1fyyF', 6.0), ('$s7PinText1gyyF', 2.0)]
                Swift other libraries FlexLayout
                """)
    }

    @Test func reasonsAreFoundByTheFunctionsThatHaveThem() throws {
        let text = try python(
            """
            from reasons import REASONS, cell, reason
            print(reason("Simplex LinearProgram.pivot(_:_:)"), "|", reason("HeadlessUIKit UIView.newFunction()"))
            callers = {"Simplex a": 60, "HeadlessUIKit LayoutPass.run()": 39, "HeadlessUIKit UIView.newFunction()": 1}
            print(cell(callers), "|", cell({}))
            print(len({name for name, _, _ in REASONS}) == len(REASONS))
            """)
        #expect(
            text == """
                the linear program | None
                the linear program 60%, views 39%, no reason 1.0% | none
                True
                """)
    }

    @Test func unknownRevisionsAreNamed() throws {
        let text = try python(
            """
            from programs import Missing, worktree
            try:
                worktree("nosuch")
            except Missing as error:
                print(error)
            """)
        #expect(text == "there is no revision 'nosuch'")
    }

    @Test func tablesOfThePageAreReplacedBetweenTheirComments() throws {
        let text = try python(
            """
            import tempfile
            from page import replace
            with tempfile.NamedTemporaryFile("w+", suffix=".md") as file:
                file.write("a\\n<!-- profiled -->\\nold\\n<!-- end of what is profiled -->\\nb\\n")
                file.flush()
                replace(file.name, "profiled", ["| new |"])
                print(repr(open(file.name).read()))
            """)
        #expect(
            text == #"'a\n<!-- profiled -->\n\n| new |\n\n<!-- end of what is profiled -->\nb\n'"#)
    }
}
