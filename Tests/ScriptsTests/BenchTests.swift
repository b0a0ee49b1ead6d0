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
}
