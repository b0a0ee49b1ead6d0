import CatalogMessages
import Foundation
import GalleryScreens
import Testing
import UIKit

@testable import FormworkCommand

/// The command as a program, on the catalogue of the gallery and on programs that misbehave.
@Suite(.serialized) struct CommandTests {
    @Test func aPictureIsTheOneThatATestDraws() async throws {
        let sandbox = try CommandSandbox()
        let options = try sandbox.addCatalog(ProgramRun.gallery)
        let file = sandbox.url.appending(path: "out/ticket.png")
        let run = try ProgramRun(
            ["render", "Ticket", "--device", "iPhoneSE", "--dark", "-o", file.path] + options)
        #expect(run.status == 0, "\(run.errors)")
        let expected = try await MainActor.run {
            let traits = UITraitCollection(userInterfaceStyle: .dark)
            let main = UIScreen.main
            defer { UIScreen.main = main }
            UIScreen.main = UIScreen(.iPhoneSE, overriding: traits)
            let window = UIWindow(screen: UIScreen.main)
            window.rootViewController = TicketViewController()
            window.makeKeyAndVisible()
            return try ViewDrawing(of: window, showing: .screen).pngData()
        }
        #expect(try Data(contentsOf: file) == expected)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: sandbox.url.path + "/out") == ["ticket.png"])
    }

    @Test func resultsAreJSON() throws {
        struct Rendered: Decodable {
            var pictures: [CatalogPicture]
            var failures: [CatalogResults.Failure]
        }
        let sandbox = try CommandSandbox()
        let options = try sandbox.addCatalog(ProgramRun.gallery)
        let list = try ProgramRun(["list", "--json"] + options)
        let screens =
            try JSONDecoder().decode([String: [CatalogEntry]].self, from: list.output)["screens"] ?? []
        #expect(screens.count == GalleryScreen.all.count + 3)
        let run = try ProgramRun(
            [
                "render", "base*", "ti*", "--scale", "1", "--format", "png,svg,pdf", "--json", "-o",
                sandbox.url.path + "/p/",
            ]
                + options)
        let result = try JSONDecoder().decode(Rendered.self, from: run.output)
        #expect(result.pictures.map(\.screen) == ["ticket", "baselines"])
        #expect(result.failures.isEmpty)
        for file in result.pictures.flatMap(\.files) { #expect(FileManager.default.fileExists(atPath: file)) }
        let capture = try ProgramRun(["inspect", "ticket", "--json"] + options)
        #expect(try JSONSerialization.jsonObject(with: capture.output) is [String: Any])
        let machine = try ProgramRun(["doctor", "--json"], in: sandbox.url)
        #expect(try JSONSerialization.jsonObject(with: machine.output) is [String: Any])
    }

    @Test func checksEndWithTheNumberOfFindings() throws {
        struct Checked: Decodable {
            var screens: [CatalogCheck]
            var findingCount: Int
        }
        let sandbox = try CommandSandbox()
        let options = try sandbox.addCatalog(ProgramRun.gallery)
        let run = try ProgramRun(["check", "ticket", "--matrix", "single", "--json"] + options)
        let result = try JSONDecoder().decode(Checked.self, from: run.output)
        #expect(result.screens.map(\.configurationCount) == [1])
        #expect(run.status == (result.findingCount == 0 ? 0 : 1))
    }

    @Test func reasonsAndPagesAreWritten() throws {
        let sandbox = try CommandSandbox()
        let options = try sandbox.addCatalog(ProgramRun.gallery)
        // A small screen: reasons of constraints are solved again for each edge.
        let tree = try ProgramRun(["inspect", "ticket"] + options)
        #expect(tree.text.contains("TicketViewController"))
        let why = try ProgramRun(["inspect", "ticket", "--why", "UILabel"] + options)
        #expect(why.status == 0 && why.text.contains("width = 345"), "\(why.errors)")
        let none = try ProgramRun(["inspect", "ticket", "--why", "nothing at all"] + options)
        #expect(none.status == 4 && none.errors.contains("no view is named 'nothing at all'"))
        let page = sandbox.url.appending(path: "ticket.html")
        let html = try ProgramRun(["inspect", "ticket", "--html", "-o", page.path] + options)
        #expect(html.status == 0, "\(html.errors)")
        #expect(try String(contentsOf: page, encoding: .utf8).hasPrefix("<!"))
    }

    @Test func argumentsThatAreWrongEndWithTwo() throws {
        let sandbox = try CommandSandbox()
        let options = try sandbox.addCatalog(ProgramRun.gallery)
        let unknown = try ProgramRun(["render", "tickt"] + options)
        #expect(unknown.status == 2)
        #expect(unknown.errors.hasPrefix("formwork: there is no screen 'tickt'; did you mean 'ticket'?"))
        #expect(try ProgramRun(["render", "--nothing"]).status == 2)
        #expect(try ProgramRun([]).status == 2)
        #expect(try ProgramRun(["render", "ticket", "-o", "a.gif"] + options).status == 2)
        #expect(try ProgramRun(["render", "popup*", "-o", "a.png"] + options).status == 2)
        #expect(
            try ProgramRun(["render", "ticket", "--scale", "1000", "-o", sandbox.url.path + "/"] + options)
                .status == 2)
        #expect(try ProgramRun(["render", "ticket", "--package-path", "/nowhere"]).status == 2)
        #expect(try ProgramRun(["help"]).status == 0)
        #expect(try ProgramRun(["--version"]).text == "formwork \(Formwork.version)\n")
    }

    @Test func errorsAreJSONWhereResultsAre() throws {
        let sandbox = try CommandSandbox()
        func error(_ arguments: String..., options: [String] = []) throws -> ErrorReport.Content {
            let run = try ProgramRun(arguments + options)
            let report = try JSONDecoder().decode(ErrorReport.self, from: run.output).error
            #expect(report.status == run.status && !report.message.isEmpty)
            // People read it on the errors.
            #expect(run.errors.hasPrefix("formwork: \(report.message)"), "\(run.errors)")
            return report
        }
        let option = try error("render", "--json", "--nothing")
        #expect(option.kind == "usage" && option.status == 2 && option.command == "render")
        #expect(option.message == "unknown option '--nothing'")
        #expect(try error("list", "--json", "--package-path", "/nowhere").kind == "usage")
        #expect(try error("snapshot", "list", "--json", "--report", "/nowhere").status == 2)
        let odd = try sandbox.addCatalog(script: "exit 3")
        #expect(try error("list", "--json", options: odd).kind == "build")
        let unknown = try error(
            "list", "--json", "--package-path", sandbox.url.path, "--product", "None", "--skip-build")
        #expect(unknown.kind == "build" && unknown.diagnostics == nil)
        // What is behind two hyphens is another program's.
        #expect(try ProgramRun(["render", "--nothing", "--", "--json"]).output.isEmpty)
    }

    @Test func errorsOfTheCompilerAreJSON() throws {
        let sandbox = try CommandSandbox()
        try Data("// swift-tools-version: 6.1\n".utf8).write(to: sandbox.url.appending(path: "Package.swift"))
        // A compiler that always says the same.
        let bin = sandbox.url.appending(path: "bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        let script = """
            #!/bin/sh
            echo "/p/Card.swift:3:5: error: cannot find 'x'"
            echo "/p/Card.swift:9:12: warning: never used"
            exit 1
            """
        try Data(script.utf8).write(to: bin.appending(path: "swift"))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: bin.path + "/swift")
        let command = "PATH=\(bin.path):$PATH exec \(ProgramRun.formwork.path) list --json --product Screens"
        let run = try ProgramRun(["-c", command], program: URL(filePath: "/bin/sh"), in: sandbox.url)
        #expect(run.status == 3)
        let report = try JSONDecoder().decode(ErrorReport.self, from: run.output).error
        #expect(report.kind == "build" && report.message.hasPrefix("Screens was not built, one error"))
        #expect(
            report.diagnostics == [
                BuildDiagnostic(file: "/p/Card.swift", line: 3, column: 5, message: "cannot find 'x'")
            ])
    }

    @Test func filesThatCannotBeWrittenEndWithFive() throws {
        let sandbox = try CommandSandbox()
        let options = try sandbox.addCatalog(ProgramRun.gallery)
        for path in ["/proc/nothing/a.png", "/dev/null/a.png"] {
            let run = try ProgramRun(["render", "ticket", "-o", path] + options)
            #expect(run.status == 5)
            #expect(run.errors.contains("cannot be"), "\(run.errors)")
        }
        let folder = sandbox.url.appending(path: "taken.png")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "in"), withIntermediateDirectories: true)
        #expect(
            try ProgramRun(["render", "ticket", "--format", "svg", "-o", folder.path] + options).status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/ticket.svg"))
    }

    /// A program that says what it shows, and ends at a screen as a trap does.
    private static let trapping = #"""
        names=(); verb=$1; into=
        for word in "$@"; do
            case $word in --screen=*) names+=("${word#*=}") ;; --into=*) into=${word#*=} ;; esac
        done
        if [ "$verb" = list ]; then
            screens=
            for name in one two three; do
                screens+="{\"name\":\"$name\",\"fileName\":\"$name\",\"section\":\"\",\"setting\":\"\"},"
            done
            echo "{\"catalog\":{\"version\":1,\"screens\":[${screens%,}]}}"
        fi
        for name in "${names[@]}"; do
            echo "{\"started\":{\"screen\":\"$name\"}}"
            if [ "$name" = two ]; then echo "Two.swift:7: Fatal error: out of range" >&2; MODE; fi
            echo picture > "$into/$name.png"
            echo "{\"drawn\":{\"picture\":{\"screen\":\"$name\",\"files\":[\"$name.png\"],\"setting\":\"\",\"width\":1,"\
        "\"height\":1,\"scale\":1,\"isDark\":false,\"viewCount\":1,\"layoutMilliseconds\":0,\"drawingMilliseconds\":0}}}"
        done
        echo '{"finished":{}}'
        """#

    @Test(arguments: [1, 2])
    func aScreenThatTrapsIsNamedAndTheRestGoesOn(jobs: Int) throws {
        let sandbox = try CommandSandbox()
        let script = Self.trapping.replacingOccurrences(of: "MODE", with: "kill -ILL $$")
        let options = try sandbox.addCatalog(script: script)
        let run = try ProgramRun(["gallery", "-o", sandbox.url.path + "/g", "--jobs", "\(jobs)"] + options)
        #expect(run.status == 4)
        #expect(run.errors.contains("formwork: two: Two.swift:7: Fatal error: out of range"), "\(run.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.url.path + "/g").sorted()
        #expect(files == ["index.html", "one.png", "three.png"])
    }

    @Test func aScreenThatHangsIsGivenUp() throws {
        let sandbox = try CommandSandbox()
        let script = Self.trapping.replacingOccurrences(of: "MODE", with: "exec sleep 60")
        let options = try sandbox.addCatalog(script: script)
        let start = Date()
        let run = try ProgramRun(["gallery", "-o", sandbox.url.path + "/g", "--timeout", "1"] + options)
        #expect(run.status == 4)
        #expect(run.errors.contains("two: ") && run.errors.contains("--timeout"), "\(run.errors)")
        #expect(Date().timeIntervalSince(start) < 30)
    }

    @Test func aProgramThatIsNoCatalogueIsNamed() throws {
        let sandbox = try CommandSandbox()
        let options = try sandbox.addCatalog(script: "echo hello; exit 3")
        let run = try ProgramRun(["list"] + options)
        #expect(run.status == 3)
        #expect(run.errors.contains("Screens does not list its screens"), "\(run.errors)")
    }

    @Test func anInterruptionLeavesNothingBehind() throws {
        let sandbox = try CommandSandbox()
        let script = Self.trapping.replacingOccurrences(of: "MODE", with: "exec sleep 60")
        let options = try sandbox.addCatalog(script: script)
        let process = Process()
        process.executableURL = ProgramRun.formwork
        process.arguments = ["gallery", "-o", sandbox.url.path + "/g", "--jobs", "1"] + options
        process.standardError = FileHandle.nullDevice
        try process.run()
        let folder = sandbox.url.path + "/g"
        let limit = Date().addingTimeInterval(20)
        var isWriting = false
        while !isWriting, Date() < limit {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            isWriting = names.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)/one.png") }
            usleep(20_000)
        }
        #expect(isWriting)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func whatTheMachineHasIsCompared() throws {
        let sandbox = try CommandSandbox()
        #expect(try ProgramRun(["doctor", "--record"], in: sandbox.url).status == 0)
        let file = sandbox.url.appending(path: "formwork-machine.json")
        var record = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
        #expect(try ProgramRun(["doctor"], in: sandbox.url).text.contains("Nothing differs from"))
        record["cairo-ft"] = "0.1"
        try JSONEncoder().encode(record).write(to: file)
        let run = try ProgramRun(["doctor"], in: sandbox.url)
        #expect(run.status == 1)
        #expect(run.text.contains("cairo-ft: 0.1 there, "))
    }
}
