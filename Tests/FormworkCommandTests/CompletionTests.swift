import CommandArguments
import Foundation
import Testing

@testable import FormworkCommand

/// Completions, in the shells that there are.
@Suite struct CompletionTests {
    private func path(_ shell: String) -> URL? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { URL(filePath: $0 + shell) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// What bash offers for a line whose last word is incomplete.
    private func bash(_ words: String..., folder: URL? = nil) throws -> [String] {
        let shell = try #require(path("bash"))
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let script =
            CommandList.table.bashCompletions + """

                COMP_WORDS=(formwork \(quoted)); COMP_CWORD=\(words.count)
                _formwork
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        let run = try ProgramRun(["-c", script], program: shell, in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.text.split(separator: "\n").map(String.init)
    }

    @Test func bashCompletesCommandsOptionsAndValues() throws {
        let sandbox = try CommandSandbox()
        _ = try sandbox.addCatalog(script: "")
        try Data("checkout\ncard\n".utf8).write(
            to: sandbox.url.appending(path: ".build/formwork-screens.txt"))
        #expect(try bash("ga") == ["gallery"])
        #expect(try bash("s") == ["snapshot"])
        #expect(try bash("snapshot", "p") == ["prune"])
        #expect(try bash("snapshot", "accept", "--f") == ["--force"])
        #expect(try bash("render", "--dar") == ["--dark"])
        #expect(try bash("render", "--device", "iPhone16Pro") == ["iPhone16Pro", "iPhone16ProMax"])
        #expect(try bash("render", "--text-size", "=", "AX1") == ["AX1"])
        #expect(try bash("completions", "f") == ["fish"])
        #expect(try bash("render", "c", folder: sandbox.url) == ["checkout", "card"])
        #expect(try bash("help", "doc") == ["doctor"])
    }

    @Test func bashReadsTheScript() throws {
        let shell = try #require(path("bash"))
        #expect(
            try ProgramRun(["-n", "-c", CommandList.table.bashCompletions], program: shell).errors.isEmpty)
    }

    @Test func zshReadsTheScript() throws {
        guard let shell = path("zsh") else {
            return print("zsh is not installed: its completions were not tried")
        }
        let script =
            "autoload -Uz compinit; compinit -u -D\n" + CommandList.table.zshCompletions
            + "\nprint $_comps[formwork]"
        let run = try ProgramRun(["-f", "-c", script], program: shell)
        #expect(run.errors.isEmpty, "\(run.errors)")
        #expect(run.text.contains("_formwork"))
    }

    @Test func fishCompletesCommandsAndOptions() throws {
        guard let shell = path("fish") else {
            return print("fish is not installed: its completions were not tried")
        }
        func completions(_ line: String) throws -> [String] {
            let script = CommandList.table.fishCompletions + "\ncomplete -C '\(line)'"
            let run = try ProgramRun(["--no-config", "-c", script], program: shell)
            #expect(run.errors.isEmpty, "\(run.errors)")
            return run.text.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
        }
        #expect(try completions("formwork ga").contains("gallery"))
        #expect(try completions("formwork snapshot p") == ["prune"])
        #expect(try completions("formwork render --dar").contains("--dark"))
        #expect(try completions("formwork render --ios ").contains("26"))
    }
}
